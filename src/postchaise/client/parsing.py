"""From JSON to shapes. What a newer server tells beyond them is passed over."""

from __future__ import annotations

import types
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

T = TypeVar("T")


def read(shape: type[T], data: Any) -> T:
    return _read(shape, data)  # type: ignore[no-any-return]  # it is what it was asked to be


def _read(shape: Any, data: Any) -> Any:
    if is_dataclass(shape) and isinstance(shape, type):
        return shape(**{name: _read(each, data[name]) for name, each in _fields(shape).items() if name in data})
    if get_origin(shape) is list:
        return [_read(get_args(shape)[0], each) for each in data]
    if get_origin(shape) in (Union, types.UnionType):
        known = [each for each in get_args(shape) if each is not type(None)]
        return None if data is None else _read(known[0], data)
    return data


@cache
def _fields(shape: Any) -> dict[str, Any]:
    hints = get_type_hints(shape)
    return {each.name: hints[each.name] for each in fields(shape)}
