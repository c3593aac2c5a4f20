"""The games as researchers know them: Gymnasium, PettingZoo and OpenSpiel faces of any game.

May import the kernel, the games and the bots. Needs the optional extra `research`, and each face only its own library.

    episode       one match with its rewards, and the bots on the seats that do not learn: what all faces stand on
    spaces        the forms of observations, and the Gymnasium spaces of all this; `rendering` draws the table
    gymnasium     one seat against chosen bots
    vector        many such matches at once; `rows` steps them, here or in other processes; `memory` holds them
    pettingzoo    every seat an agent
    openspiel     every game a `pyspiel` game
    layout        which named arrays a view becomes: fixed, versioned, kept in the game's `research/`
    encoding      a view as these arrays, and as text

What is seen by default comes from `serai.kernel.sight`, without a view.
"""
