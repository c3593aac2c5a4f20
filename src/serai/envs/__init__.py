"""The games as researchers know them: Gymnasium, PettingZoo and OpenSpiel faces of any game.

May import the kernel, the games and the bots. Needs the optional extra `research`, and each face only its own library.

    layout        which arrays a game's observation becomes: fixed, versioned, kept in `layouts/`
    encoding      an observation as these arrays, as one vector, and as text; options as numbers
    episode       one match with its rewards, and the bots on the seats that do not learn: what all faces stand on
    spaces        the Gymnasium spaces of all this
    gymnasium     one seat against chosen bots; `vector` steps many such matches at once
    pettingzoo    every seat an agent
    openspiel     every game a `pyspiel` game
"""
