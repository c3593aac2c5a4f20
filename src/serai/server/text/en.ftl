### Texts of the server.

automa-name = Automa
bot-name = Bot { $n }
open-seat = Open seat
choosing = { $seat } is choosing.
waiting-for-people = Waiting for people to sit down.
