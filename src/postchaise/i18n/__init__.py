"""Words in English, French and German: phrases in, sentences out."""

from .languages import LANGUAGES, language_of_locale
from .translator import Translator, format_error

__all__ = ["LANGUAGES", "Translator", "format_error", "language_of_locale"]
