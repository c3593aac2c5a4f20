"""The kernel: everything a turn-based game needs and no game in particular.

It imports nothing of Serai and nothing outside the standard library.

    chance      the random generator that lies on the table
    state       plain data: dump, load, digest
    table       the base of a game's table
    message     keys with arguments; events
    decision    options, decisions, reasons; `ask`
    effects     the language of cards; `perform` runs it
    formula     counting expressions
    content     CSV tables with sources, layers and overrides
    game        the interface of a game; `rooms` one made of functions; `expansion` what a folder inside it brings to it
    match       a running match: play, undo, clone, determinize, replay
    save        a match as a JSON document
    scenario    positions, choices and expectations from a short text
    expectation what a scenario expects
    playout     random play
"""
