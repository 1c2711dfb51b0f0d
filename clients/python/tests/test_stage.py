"""Every call of the client, sync and async, on a local stage. KC_BASE_URL, KC_API_KEY and SPENT_KEY are of that stage."""

import asyncio
import os

import knowledge_copilot as kc
import pytest


def check(
    health: kc.Health, bases: kc.KnowledgeBaseList, found: kc.SearchResult, answer: kc.CopilotAnswer, again: object
) -> None:
    assert (health.status, health.scopes) == ("ok", ["knowledge:read", "copilot:query"])
    assert [base.name for base in bases.data] == ["Handbook", "Travel"]
    assert [(citation.n, citation.source_title, citation.page) for citation in found.data] == [(1, "Leaving", None)]
    assert answer.grounded and answer.usage.input_tokens > 0
    assert [type(part) for part in answer.parts()] == [str, kc.CopilotCitation, str]
    assert again == answer


def test_sync() -> None:
    with kc.KnowledgeCopilot() as client:
        health, bases = client.health(), client.knowledge_bases.list()
        ids = [bases.data[0].id]
        found = client.knowledge.search("notice period", k=1, base_ids=ids)
        ask = [client.copilot.query("How long is the notice period?", idempotency_key="python-1") for _ in range(2)]
        check(health, bases, found, *ask)


def test_async() -> None:
    async def main() -> None:
        async with kc.AsyncKnowledgeCopilot() as client:
            health, bases = await asyncio.gather(client.health(), client.knowledge_bases.list())
            found = await client.knowledge.search("notice period", k=1, base_ids=[bases.data[0].id])
            first = await client.copilot.query("How long is the notice period?", idempotency_key="python-2")
            again = await client.copilot.query("How long is the notice period?", idempotency_key="python-2")
            check(health, bases, found, first, again)

    asyncio.run(main())


def test_refusals() -> None:
    with kc.KnowledgeCopilot(api_key="kc_test_wrong") as client, pytest.raises(kc.UnauthorizedError) as refused:
        client.health()
    assert refused.value.request_id is not None
    with kc.KnowledgeCopilot() as client, pytest.raises(kc.BadRequestError, match="'query' must not be blank"):
        client.knowledge.search(" ")
    events: list[kc.RequestEvent] = []
    spent = kc.KnowledgeCopilot(api_key=os.environ["SPENT_KEY"], on_request=events.append)
    with spent as client, pytest.raises(kc.TooManyRequestsError):
        client.copilot.query("How long is the notice period?")
    assert len(events) == 1
