"""English, French and German: messages in, sentences out."""

from .languages import LANGUAGES, detect_language
from .translator import Translator, format_error

__all__ = ["LANGUAGES", "Translator", "detect_language", "format_error"]
