"""Observations: first all numbers, then flags as pieces of bytes that are kept ready. Quick in both builds."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from postchaise.kernel import native
from postchaise.kernel.native import BytesWriter, vec

PURE: Final[bool] = native.PURE
Layout = list[tuple[str, int]]  # of every byte: its name, and what it is divided by to be about 0 to 1

WIDTH: Final = 8
BITS: Final[list[list[bytes]]] = [  # of so many bits, every mask
    [bytes([mask >> i & 1 for i in range(n)]) for mask in range(1 << n)] for n in range(WIDTH + 1)
]
MOST: Final = 255
LONE: Final[bytes] = bytes(MOST) + b"\1" + bytes(MOST + 1)


def write_numbers(numbers: list[int], first: i64, n: i64, out: BytesWriter) -> None:
    """So many numbers of a list, from `first` on. In pure Python a slice is faster than a loop."""
    if PURE:
        out.write(bytes(numbers[first : first + n]))
        return
    for i in range(first, first + n):
        out.append(numbers[i])


def write_row(numbers: vec[i64], first: i64, n: i64, out: BytesWriter) -> None:
    """The same of a row."""
    if PURE:
        out.write(bytes(list(numbers[first : first + n])))
        return
    for i in range(first, first + n):
        number: int = numbers[i]
        out.append(number)


def write_translated_row(numbers: vec[i64], first: i64, n: i64, table: bytes, out: BytesWriter) -> None:
    """For each of so many numbers of a row, what a table has for it; the table has 256 bytes."""
    if PURE:
        out.write(bytes(list(numbers[first : first + n])).translate(table))
        return
    for i in range(first, first + n):
        out.append(table[numbers[i]])


def encode_one_of(value: int, n: int) -> bytes:
    """One of n bytes is 1; none of them for -1."""
    return LONE[MOST - value : MOST - value + n]


def list_one_of_encodings(n: int) -> list[bytes]:
    """Return `encode_one_of` for every value, to be kept; the last one, at index -1, encodes none."""
    return [encode_one_of(value, n) for value in [*range(n), -1]]


def write_bits(mask: i64, n: i64, out: BytesWriter) -> None:
    """A byte for each of the n bits of a mask."""
    while n > WIDTH:
        out.write(BITS[WIDTH][mask & 255])
        mask >>= WIDTH
        n -= WIDTH
    out.write(BITS[n][mask])


def clamp_to_byte(value: int) -> int:
    """What has no room in a byte is as much as there is room for."""
    return 0 if value < 0 else MOST if value > MOST else value


def flag_layout(names: list[str]) -> Layout:
    """Bytes that are 0 or 1."""
    return [(name, 1) for name in names]


def layout_for_all_seats(seats: int, layout: Layout) -> Layout:
    """The same bytes for every seat, the own one first, then in turn order."""
    return [(f"{'me' if i == 0 else f'next{i}'}.{name}", scale) for i in range(seats) for name, scale in layout]
