"""The four main actions of a Work turn, and Rest: one module each."""
