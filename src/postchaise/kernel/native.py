"""What compiled code has of librt: rows of machine numbers, `Ids` made of them, and bytes; pure Python has stand-ins.

A `vec` is used as a list of a fixed length: it is read, written and sliced, and does not grow. Never compiled itself,
so that every module, compiled or not, finds what its build works with.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import u8

from .actions import domains

PURE: Final[bool] = str(domains.__file__).endswith((".py", ".pyc"))  # a site in the browser ships no sources

if TYPE_CHECKING or not PURE:
    from librt.strings import BytesWriter as BytesWriter
    from librt.vecs import vec as vec

    from .actions.action_buffer import Ids as Ids
    from .actions.action_buffer import to_list as to_list

    def zeros(n: int) -> vec[u8]:
        """So many bytes, which numpy can look at while they are written."""
        return vec[u8](bytes(n))

else:
    vec, Ids, to_list, zeros = list, list, list, bytearray  # no class of our own: CPython is quickest with its own list

    class BytesWriter(bytearray):
        write = bytearray.extend

        def getvalue(self):
            return bytes(self)
