"""Language: from keys with arguments to sentences in French or English.

Kernel and games only name what is to be said; the texts lie in Fluent files (`.ftl`), the kernel's here in `text/`,
a game's in its own folder. Imports the kernel only.

    Language    says messages, events, effects and formulas in one language
    texts       the Fluent files, behind a small facade
    sentences   effects
    formulas    points, goals and requirements
    labels      observations as text
"""

from serai.language.language import Language
from serai.language.texts import LanguageError, locales

__all__ = ["Language", "LanguageError", "locales"]
