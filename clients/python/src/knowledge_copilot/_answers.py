"""Reads bodies into the classes that the API's description makes."""

from __future__ import annotations

import re
from dataclasses import dataclass, fields, is_dataclass
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

from ._generated import models
from ._generated.models import CopilotCitation

T = TypeVar("T")

# Code, in which [1] is an index, or a mark.
_CODE_OR_MARK = re.compile(r"```.*?(?:```|\Z)|`[^`\n]+`|\[([0-9]+)\]", re.DOTALL)


@dataclass(kw_only=True)
class CopilotAnswer(models.CopilotAnswer):
    """What ``copilot.query()`` answers."""

    def parts(self) -> list[str | CopilotCitation]:
        """Return the answer as pieces of text, and the citation wherever it refers to one."""
        by_mark = {f"[{citation.n}]": citation for citation in self.citations}
        parts: list[str | CopilotCitation] = []
        begin = 0
        for mark in _CODE_OR_MARK.finditer(self.answer):
            if mark[0] in by_mark:
                parts += [self.answer[begin : mark.start()], by_mark[mark[0]]]
                begin = mark.end()
        return [part for part in [*parts, self.answer[begin:]] if part != ""]


def decode(kind: type[T], value: object) -> T:
    """Make an object of a class from JSON. Fields that the class does not know become attributes.

    Raises a ValueError that names what is missing.
    """
    return _decode(kind, value, "the body")  # type: ignore[no-any-return]


def _decode(kind: Any, value: object, name: str) -> Any:
    if get_origin(kind) is list:
        if not isinstance(value, list):
            raise ValueError(f"{name} is not a list")
        return [_decode(get_args(kind)[0], each, name) for each in value]
    if not is_dataclass(kind):
        return value
    if not isinstance(value, dict):
        raise ValueError(f"{name} is not a JSON object")
    for field in fields(kind):
        if field.name not in value:
            raise ValueError(f"{name} lacks the field '{field.name}'")
    hints = get_type_hints(kind)
    made = object.__new__(kind)  # type: ignore[call-overload]
    made.__dict__.update({key: _decode(hints.get(key), each, f"'{key}'") for key, each in value.items()})
    return made
