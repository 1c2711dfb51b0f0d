"""The client, sync and async, of a server that fails in many ways.

Guarantee: it gives an answer, or one error that says what happened; it repeats what may succeed, as late as the service
asks for, and never pays for a question twice. Risk: an outage becomes a storm of repeats, or a key appears in a log.
FAILING_SERVER is the address of the server; its answers to /seen/<name> are the requests that it has seen.
"""

import asyncio
import json
import os
import pickle
import traceback
import uuid
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from typing import Any

import httpx
import knowledge_copilot as kc
import pytest

SERVER = os.environ["FAILING_SERVER"]
MARKED_ANSWERS = json.loads(os.environ["MARKED_ANSWERS"])
KEY = ("kc_test_" + "Secret5" * 6)[:46]
QUESTION = "How long is the notice period?"

Action = Callable[[Any], Any]


@dataclass
class Outcome:
    result: Any = None
    waits: list[float] = field(default_factory=list)
    events: list[kc.RequestEvent] = field(default_factory=list)
    requests: list[dict[str, Any]] = field(default_factory=list)


@pytest.fixture(params=["sync", "async"])
def outcome_of(request: pytest.FixtureRequest) -> Callable[..., Outcome]:
    """Return a function that calls a server which fails in one way, and waits in no time."""

    def sync_outcome(action: Action, options: dict[str, Any], waits: list[float]) -> Any:
        with kc.KnowledgeCopilot(sleep=waits.append, **options) as client:
            try:
                return action(client)
            except kc.KnowledgeCopilotError as error:
                return error

    async def async_outcome(action: Action, options: dict[str, Any], waits: list[float]) -> Any:
        async def sleep(seconds: float) -> None:
            waits.append(seconds)

        async with kc.AsyncKnowledgeCopilot(sleep=sleep, **options) as client:
            try:
                return await action(client)
            except kc.KnowledgeCopilotError as error:
                return error

    def outcome(way: str, times: int, action: Action = lambda c: c.copilot.query(QUESTION), **more: Any) -> Outcome:
        name, made = str(uuid.uuid4()), Outcome()
        options = {"api_key": KEY, "base_url": f"{SERVER}/{way}/{times}/{name}", "on_request": made.events.append}
        options |= {"random": lambda: 0.5, "clock": lambda: 0.0, **more}
        if request.param == "sync":
            made.result = sync_outcome(action, options, made.waits)
        else:
            made.result = asyncio.run(async_outcome(action, options, made.waits))
        made.requests = httpx.get(f"{SERVER}/seen/{name}", trust_env=False).json()
        return made

    return outcome


@pytest.mark.parametrize(
    ("way", "waits"),
    [
        ("limited", [7.5, 7.5]),
        ("busy", [2.5, 2.5]),
        ("busy-until", [9.5, 9.5]),
        ("down", [0.375, 0.75]),
        ("html", [0.375, 0.75]),
        ("cut", [0.375, 0.75]),
        ("reset", [0.375, 0.75]),
    ],
)
def test_a_failure_that_passes(outcome_of: Callable[..., Outcome], way: str, waits: list[float]) -> None:
    outcome = outcome_of(way, 2)
    assert outcome.result.answer == "It is 30 days [1]."
    assert outcome.waits == waits
    assert len(outcome.requests) == 3
    assert len({request["idempotencyKey"] for request in outcome.requests}) == 1
    assert outcome.requests[0]["body"] == {"question": QUESTION}


def test_it_waits_by_the_clock_of_the_machine_unless_it_gets_another() -> None:
    with kc.KnowledgeCopilot(KEY, f"{SERVER}/down/1/{uuid.uuid4()}") as client:
        assert client.health().status == "ok"

    async def main() -> str:
        async with kc.AsyncKnowledgeCopilot(KEY, f"{SERVER}/down/1/{uuid.uuid4()}") as client:
            return (await client.health()).status

    assert asyncio.run(main()) == "ok"


def test_each_question_has_its_own_idempotency_key(outcome_of: Callable[..., Outcome]) -> None:
    keys = [outcome_of("none", 0).requests[0]["idempotencyKey"] for _ in range(2)]
    assert uuid.UUID(keys[0]) != uuid.UUID(keys[1])
    mine = outcome_of("none", 0, lambda client: client.copilot.query(QUESTION, idempotency_key="mine"))
    assert mine.requests[0]["idempotencyKey"] == "mine"


@pytest.mark.parametrize("key", ["", "a b", "a\nb", "\u20ac", "x" * 256])
def test_an_idempotency_key_that_cannot_work_is_not_sent(outcome_of: Callable[..., Outcome], key: str) -> None:
    outcome = outcome_of("none", 0, lambda client: client.copilot.query(QUESTION, idempotency_key=key))
    assert type(outcome.result) is kc.ConfigurationError
    assert outcome.result.message == "The Idempotency-Key must be 1 to 255 visible ASCII characters."
    assert outcome.requests == []


@pytest.mark.parametrize("proxy", ["HTTP_PROXY", "ALL_PROXY"])
def test_a_key_for_this_machine_goes_through_no_proxy(
    outcome_of: Callable[..., Outcome], monkeypatch: pytest.MonkeyPatch, proxy: str
) -> None:
    monkeypatch.setenv("NO_PROXY", "")
    monkeypatch.setenv(proxy, "http://127.0.0.1:9")
    assert outcome_of("none", 0, lambda client: client.health()).result.status == "ok"


@pytest.mark.parametrize(
    "action",
    [
        lambda client: client.health(),
        lambda client: client.knowledge_bases.list(),
        lambda client: client.knowledge.search("notice", k=1, base_ids=[uuid.UUID(int=0)]),
    ],
)
def test_every_call_is_repeated(outcome_of: Callable[..., Outcome], action: Action) -> None:
    outcome = outcome_of("reset", 1, action)
    assert not isinstance(outcome.result, Exception)
    assert [event.status for event in outcome.events] == [None, 200]


@pytest.mark.parametrize(("way", "tries"), [("reset", 1), ("busy", 1), ("html", 1), ("limited", 3)])
def test_without_a_key_only_what_was_not_paid_for_is_repeated(
    outcome_of: Callable[..., Outcome], way: str, tries: int
) -> None:
    outcome = outcome_of(way, 9, idempotency=False)
    assert [request["idempotencyKey"] for request in outcome.requests] == [None] * tries


@pytest.mark.parametrize(
    ("way", "error", "status", "tries", "retry_after", "message"),
    [
        ("limited", kc.TooManyRequestsError, 429, 3, 7, "The service is busy. Try again."),
        ("spent", kc.TooManyRequestsError, 429, 1, None, "The service is busy. Try again."),
        ("busy", kc.ServiceUnavailableError, 503, 3, 2, "The service is busy. Try again."),
        ("busy-for-hours", kc.ServiceUnavailableError, 503, 1, 7200, "The service is busy. Try again."),
        ("refused", kc.BadRequestError, 400, 1, None, "The field 'k' is not known."),
        ("cut", kc.ConnectionLostError, None, 3, None, "The connection to 127.0.0.1:"),
        ("reset", kc.ConnectionLostError, None, 3, None, "The connection to 127.0.0.1:"),
        ("html", kc.BadGatewayError, 502, 3, None, "502: the body is not JSON: <html>Bearer [key] Bad gateway xxx"),
        ("page", kc.UnreadableAnswerError, 200, 1, None, "200: the body is not JSON: <html>Sign in to the guest"),
        ("redirect", kc.ApiError, 307, 1, None, "307: a redirect, which is not followed"),
        ("empty", kc.UnreadableAnswerError, 200, 1, None, "200: the body is not JSON: it is empty."),
        ("half", kc.UnreadableAnswerError, 200, 1, None, '200: the body is not JSON: {"answer": "It is 30 da'),
        ("nulls", kc.UnreadableAnswerError, 200, 1, None, "200: 'citations' is not a list: {\"answer\": null"),
        ("other", kc.UnreadableAnswerError, 200, 1, None, "200: the body lacks the field 'answer': {\"message\""),
    ],
)
def test_a_failure_that_stays(
    outcome_of: Callable[..., Outcome],
    way: str,
    error: type[kc.KnowledgeCopilotError],
    status: int | None,
    tries: int,
    retry_after: int | None,
    message: str,
) -> None:
    outcome = outcome_of(way, 9)
    found = outcome.result
    assert type(found) is error
    assert (found.status, found.retry_after) == (status, retry_after)
    assert found.request_id == (None if status is None else "7d9a4c1e-3b52-4f0a-9a6e-1c2d3e4f5a6b")
    assert found.message.startswith(message)
    assert len(found.message) < 300
    assert len(outcome.requests) == tries
    # Neither it nor what it was raised from shows the key.
    assert found.__context__ is None
    assert "Secret5" not in "".join(traceback.format_exception(found)) + repr(found) + str(vars(found))
    assert vars(pickle.loads(pickle.dumps(found))) == vars(found)


def test_no_part_of_the_key_is_shown(outcome_of: Callable[..., Outcome]) -> None:
    outcome = outcome_of("echo", 9, lambda client: client.health())
    assert outcome.result.message == "401: the body is not JSON: <html>Bearer [key]"
    assert outcome.result.request_id == "Bearer [key]"
    assert "Secret5" not in str(outcome.result) + repr(outcome.events)


@pytest.mark.parametrize("way", ["slow", "drip"])
def test_an_answer_that_comes_too_late(outcome_of: Callable[..., Outcome], way: str) -> None:
    outcome = outcome_of(way, 9, lambda client: client.health(), timeout=0.2, max_retries=1)
    assert isinstance(outcome.result, kc.RequestTimeoutError)
    assert outcome.result.message == "No answer came within 0.2 seconds."
    assert len(outcome.events) == 2


def test_unknown_fields_are_kept(outcome_of: Callable[..., Outcome]) -> None:
    answer = outcome_of("extra", 0).result
    assert answer.confidence == 0.9
    assert vars(answer)["links"] == [{"href": "/x"}]
    assert asdict(answer)["usage"] == {"input_tokens": 10, "output_tokens": 5}


def test_the_body_decides_not_its_content_type(outcome_of: Callable[..., Outcome]) -> None:
    assert outcome_of("typed", 0, lambda client: client.health()).result.tenant == "Company"


def test_the_hook_sees_each_try(outcome_of: Callable[..., Outcome]) -> None:
    first, second = outcome_of("busy", 1).events
    assert (first.method, first.attempt, first.status, first.retry_in) == ("POST", 1, 503, 2.5)
    assert (second.attempt, second.status, second.retry_in) == (2, 200, None)
    assert first.url.endswith("/copilot/query")
    assert "Secret5" not in repr([first, second]) and QUESTION not in repr([first, second])


@pytest.mark.parametrize("marked", MARKED_ANSWERS)
def test_parts(marked: dict[str, Any]) -> None:
    citations = [kc.CopilotCitation(n=n, source_title="Title", excerpt="Excerpt") for n in (1, 2)]
    usage = kc.Usage(input_tokens=0, output_tokens=0)
    answer = kc.CopilotAnswer(answer=marked["answer"], grounded=True, citations=citations, usage=usage)
    assert [part if isinstance(part, str) else part.n for part in answer.parts()] == marked["parts"]


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"api_key": f"{KEY}\n"}, "The API key contains a line break. Pass the key alone, as one word."),
        ({"api_key": f'"{KEY}"'}, "The API key contains a quote. Remove the quotes around it."),
        ({"api_key": f"'{KEY}'"}, "The API key contains a quote. Remove the quotes around it."),
        ({"api_key": f"Bearer {KEY}"}, "The API key contains a space. Pass the key alone, as one word."),
        ({"api_key": f"{KEY}…"}, "The API key contains a character that no key has. Copy it again."),
        ({"api_key": ""}, "There is no API key. Pass api_key, or set KC_API_KEY."),
        ({"base_url": ""}, "There is no base URL. Pass base_url, or set KC_BASE_URL."),
        ({"base_url": "api.example.com"}, "The base URL is not a URL. It looks like https://api.example.com."),
        ({"base_url": "ftp://api.example.com"}, "The base URL is not a URL. It looks like https://api.example.com."),
        ({"base_url": "https://xn--a.com/\u00e9"}, "The base URL is not a URL. It looks like https://api.example.com."),
        ({"base_url": "http://[::1"}, "The base URL is not a URL. It looks like https://api.example.com."),
        ({"base_url": "http://api.example.com"}, "The base URL must begin with https://, because the API key would"),
        ({"base_url": "http://127.0.0.1.example.com"}, "The base URL must begin with https://"),
        ({"base_url": "https://me:word@api.example.com"}, "The base URL may have no user, no query and no fragment."),
        ({"timeout": 0}, "timeout must be more than 0"),
        ({"timeout": float("inf")}, "timeout must be more than 0"),
        ({"max_retries": -1}, "timeout must be more than 0, at most 1000000; max_retries a whole number"),
    ],
)
@pytest.mark.parametrize("client", [kc.KnowledgeCopilot, kc.AsyncKnowledgeCopilot])
def test_what_cannot_work_is_refused_before_anything_is_sent(
    client: type[Any], options: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(kc.ConfigurationError) as refused:
        client(**{"api_key": KEY, "base_url": SERVER, **options})
    assert refused.value.message.startswith(sentence)
    assert "Secret5" not in str(refused.value)


@pytest.mark.parametrize("url", ["https://api.example.com", "http://127.0.0.1:8787", "http://localhost:1", "http://[::1]:1"])
def test_what_may_be_called(url: str) -> None:
    kc.KnowledgeCopilot(KEY, url).close()


@pytest.mark.parametrize("end", ["", "/", "/api/public/v1", "/api/public/v1/"])
def test_the_end_of_the_base_url(end: str) -> None:
    name = str(uuid.uuid4())
    with kc.KnowledgeCopilot(KEY, f"{SERVER}/none/0/{name}{end}") as client:
        client.health()
    assert [request["path"] for request in httpx.get(f"{SERVER}/seen/{name}").json()] == ["/health"]


def test_no_client_shows_its_key(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level("DEBUG"), kc.KnowledgeCopilot(KEY, f"{SERVER}/none/0/logged") as client:
        client.health()
        shown = repr(client) + repr(vars(client)) + repr(client._settings) + repr(vars(client._settings.api_key))
    assert caplog.text != ""
    assert "Secret5" not in shown + caplog.text
