"""How the server bears load: many tables of random seats over real connections, from another process.

    python -m tools.load [--tables 200] [--seconds 10] [--pace 1] [--post] [--peers] [--json]

Every table has two seats, each with a feed of its own; whoever is asked chooses at random, over the feed or (--post) by
a call of HTTP. First each table makes `pace` choices a second (how long an answer takes), then all play as fast as they
can (how many choices a second). The time of a choice runs until it is answered, and until the seat that is asked next
has seen the new table. With --peers, boardgame.io's server plays its own small game in the same way, installed under
`.bench/` on first use.

    players   random players, on connections that cost the driver little
    serving   the server in a process of its own, and what it does
    peer      boardgame.io
"""
