"""Drawings of single games for the terminal: `<game>.py` with `draw(view, language, names)`."""
