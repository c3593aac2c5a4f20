"""Notifying: people are told that it is their turn while they do not look at the table.

`waiting` finds who is waited for, `outbox` sends what is to be told and tries again, `channels` are the ways to
somebody: the push service of a browser (`push`), e-mail (`mail`), a webhook (`posting` sends it, to the outside only).
`links` are signed, so that one press ends it without logging in. Everything is in the store: any process may send. No
message tells more of a match than its game, who plays, and that it is somebody's turn.
"""
