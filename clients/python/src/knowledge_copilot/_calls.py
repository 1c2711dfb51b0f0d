"""Every decision about a call. Nothing here waits or sends: ``call`` says what to do next, and a client does it."""

import json
import math
import re
import uuid
from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass, field
from email.utils import parsedate_to_datetime
from typing import Any, Generic, TypeVar

from ._answers import CopilotAnswer, decode
from ._errors import BY_STATUS, ApiError, ConfigurationError, KnowledgeCopilotError, UnreadableAnswerError
from ._generated.models import Health, KnowledgeBaseList, SearchResult
from ._settings import RequestEvent, Settings

T = TypeVar("T")
BaseIds = Sequence[str | uuid.UUID]

_SHOWN, _WAIT_MAX = 200, 60
_BACKOFF, _BACKOFF_MAX, _JITTER = 0.5, 8.0, 1.0


@dataclass(frozen=True)
class Operation(Generic[T]):
    """An operation of the API: the class of its answer, and what it is asked."""

    path: str
    kind: type[T]
    body: dict[str, object] | None = None
    headers: dict[str, str] = field(default_factory=dict)
    #: False where a try that was lost may have been paid for, and a repeat would be paid again.
    repeatable: bool = True


@dataclass(frozen=True)
class Send:
    """What to send, as httpx takes it. The key is not among the headers."""

    method: str
    url: str
    headers: dict[str, str]
    content: bytes | None
    timeout: float
    #: The key would be sent to wherever a redirect leads.
    follow_redirects: bool = False


@dataclass(frozen=True)
class Received:
    """An answer, read whole. The names of its headers are found in any case."""

    status: int
    headers: Mapping[str, str]
    text: str


Result = Received | KnowledgeCopilotError

HEALTH = Operation("/health", Health)
LIST_BASES = Operation("/knowledge-bases", KnowledgeBaseList)


def search(query: str, k: int | None, base_ids: BaseIds | None) -> Operation[SearchResult]:
    return Operation("/knowledge/search", SearchResult, _body(query=query, k=k, base_ids=base_ids))


def query(settings: Settings, question: str, base_ids: BaseIds | None, key: str | None) -> Operation[CopilotAnswer]:
    # A repeat with the same key gets the same answer, and is not paid for again.
    key = str(uuid.uuid4()) if key is None and settings.idempotency else key
    if key is not None and not re.fullmatch(r"[!-~]{1,255}", key):
        raise ConfigurationError("The Idempotency-Key must be 1 to 255 visible ASCII characters.")
    headers = {} if key is None else {"idempotency-key": key}
    return Operation("/copilot/query", CopilotAnswer, _body(base_ids, question=question), headers, key is not None)


def _body(base_ids: BaseIds | None, **fields: object) -> dict[str, object]:
    ids = None if base_ids is None else [str(base_id) for base_id in base_ids]
    return {name: value for name, value in {**fields, "base_ids": ids}.items() if value is not None}


def call(settings: Settings, operation: Operation[T]) -> Generator[Send | float, Any, T]:
    """Say what to send and how many seconds to wait, until there is an answer to return or an error to raise."""
    method, url = "GET" if operation.body is None else "POST", f"{settings.api_url}{operation.path}"
    content = None if operation.body is None else json.dumps(operation.body).encode()
    headers = operation.headers if content is None else {**operation.headers, "content-type": "application/json"}
    attempt = 0
    while True:
        attempt, start = attempt + 1, settings.clock()
        received: Result = yield Send(method, url, headers, content, settings.timeout)
        answer = _read(received, operation.kind, settings) if isinstance(received, Received) else received
        error, retry_in = answer if isinstance(answer, KnowledgeCopilotError) else None, None
        if error is not None and attempt <= settings.max_retries:
            retry_in = _wait_before_repeat(error, received, operation, attempt, settings)
        found = received.headers if isinstance(received, Received) else {}
        request_id = settings.api_key.masked(found.get("x-request-id", "")) or None
        seconds = settings.clock() - start
        settings.on_request(RequestEvent(method, url, attempt, received.status, request_id, seconds, retry_in))
        if error is None:
            return answer  # type: ignore[return-value]
        if retry_in is None:
            raise error
        yield retry_in


def _read(received: Received, kind: type[T], settings: Settings) -> T | KnowledgeCopilotError:
    status, headers, text = received.status, received.headers, received.text
    try:
        body, problem = json.loads(text), ""
        if 200 <= status < 300:
            answer: T = decode(kind, body)
            return answer
    except (ValueError, RecursionError) as error:
        body, problem = None, "the body is not JSON" if isinstance(error, json.JSONDecodeError) else str(error)
    error_class = UnreadableAnswerError if 200 <= status < 300 else BY_STATUS.get(status, ApiError)
    if 300 <= status < 400:
        message = f"{status}: a redirect, which is not followed, because the API key would go to another address."
    elif isinstance(body, dict) and isinstance(body.get("error"), str):
        message = settings.api_key.masked(body["error"])
    else:
        # The key is masked first: otherwise its beginning could be the end of what is shown.
        shown = settings.api_key.masked(text)[:_SHOWN].strip() or "it is empty."
        message = f"{status}: {problem or 'the body is not an error of the API'}: {shown}"
    request_id = settings.api_key.masked(headers.get("x-request-id", "")) or None
    return error_class(message, status, request_id, _retry_after_of(headers))


def _retry_after_of(headers: Mapping[str, str]) -> int | None:
    value = headers.get("retry-after", "").strip()
    if re.fullmatch(r"[0-9]{1,9}", value):
        return int(value)
    try:
        until = parsedate_to_datetime(value) - parsedate_to_datetime(headers.get("date", ""))
    except (TypeError, ValueError):
        return None
    return max(0, math.ceil(until.total_seconds()))


def _wait_before_repeat(
    error: KnowledgeCopilotError, received: Result, operation: Operation[T], attempt: int, settings: Settings
) -> float | None:
    refused = isinstance(received, Received) and received.headers.get("x-should-retry") == "false"
    if refused or not _is_passing(error, operation.repeatable) or (error.retry_after or 0) > _WAIT_MAX:
        return None
    if error.retry_after is None:
        return float(min(_BACKOFF_MAX, _BACKOFF * 2 ** (attempt - 1))) * (0.5 + settings.random() / 2)
    # Never earlier than the service asks for, and never all clients at once.
    return error.retry_after + settings.random() * _JITTER


# Whether a repeat may succeed, and is paid only once. What is refused with 429 or 403 was not paid for.
def _is_passing(error: KnowledgeCopilotError, repeatable: bool) -> bool:
    if not isinstance(error, ApiError):
        return repeatable and not isinstance(error, UnreadableAnswerError)
    if error.status == 403:
        return error.retry_after is not None
    return error.status == 429 or (error.status in (502, 503) and repeatable)
