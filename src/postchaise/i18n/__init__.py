"""Words in English, French and German: phrases in, sentences out."""

from .languages import LANGUAGES, language_of_locale
from .translator import Speaker, say_error

__all__ = ["LANGUAGES", "Speaker", "language_of_locale", "say_error"]
