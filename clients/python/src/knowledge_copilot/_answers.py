"""Reads bodies into the classes that the API's description makes."""

import re
from dataclasses import dataclass, fields, is_dataclass
from typing import Any, get_args, get_origin, get_type_hints

from ._generated import models
from ._generated.models import CopilotCitation

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


def decode(kind: Any, value: object, name: str = "the body") -> Any:
    """Make an object of a class from JSON. Fields that the class does not know become attributes.

    Raises a ValueError that says what is missing.
    """
    if get_origin(kind) is list:
        if not isinstance(value, list):
            raise ValueError(f"{name} is not a list")
        return [decode(get_args(kind)[0], each, name) for each in value]
    if not (isinstance(kind, type) and is_dataclass(kind)):
        return value
    if not isinstance(value, dict):
        raise ValueError(f"{name} is not a JSON object")
    for field in fields(kind):
        if field.name not in value:
            raise ValueError(f"{name} lacks the field '{field.name}'")
    hints = get_type_hints(kind)
    made = object.__new__(kind)
    made.__dict__.update({key: decode(hints.get(key), each, f"'{key}'") for key, each in value.items()})
    return made
