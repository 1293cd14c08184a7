"""What stands in for librt in pure Python."""

from postchaise.kernel.native import BytesWriter, vec


def test_what_stands_in_for_librt() -> None:
    out = BytesWriter()
    out.append(7)
    out.write(b"\x01\x02")
    assert (out.getvalue(), len(out), out[0]) == (bytes([7, 1, 2]), 3, 7)
    row = vec[int]([1, 2, 3])
    row[1] = 5
    assert list(row[1:]) == [5, 3]
