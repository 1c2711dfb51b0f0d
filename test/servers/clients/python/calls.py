"""A customer's program: every call of the API, by the client that openapi-python-client generates from its description.

Prints what came back as JSON.
"""

import json
import os
from typing import Any
from uuid import UUID

from knowledge_and_copilot_public_api_client import AuthenticatedClient
from knowledge_and_copilot_public_api_client.api.copilot import copilot_query
from knowledge_and_copilot_public_api_client.api.key import health
from knowledge_and_copilot_public_api_client.api.knowledge import list_knowledge_bases, search_knowledge
from knowledge_and_copilot_public_api_client.models import (
    CopilotAnswer,
    CopilotRequest,
    Health,
    KnowledgeBaseList,
    Refusal,
    SearchRequest,
    SearchResult,
)
from knowledge_and_copilot_public_api_client.types import Response

Parsed = CopilotAnswer | Health | KnowledgeBaseList | Refusal | SearchResult
QUESTION = "How long is the notice period?"
BASE = UUID(os.environ["BASE_ID"])


def client_with(key: str) -> AuthenticatedClient:
    return AuthenticatedClient(base_url=os.environ["API_URL"], token=key)


def outcome_of(response: Response[Any]) -> dict[str, object]:
    parsed: Parsed | None = response.parsed
    body = None if parsed is None else parsed.to_dict()
    is_refusal = isinstance(parsed, Refusal)
    return {
        "status": int(response.status_code),
        "requestId": "x-request-id" in response.headers,
        **({"error": body} if is_refusal else {"data": body}),
    }


api = client_with(os.environ["KC_API_KEY"])
request = CopilotRequest(question=QUESTION, base_ids=[BASE])
answer = copilot_query.sync_detailed(client=api, body=request, idempotency_key="a-question-in-python")
again = copilot_query.sync_detailed(client=api, body=request, idempotency_key="a-question-in-python")
numbers = [citation.n for citation in answer.parsed.citations] if isinstance(answer.parsed, CopilotAnswer) else []
spent = client_with(os.environ["SPENT_KEY"])

print(
    json.dumps(
        {
            "health": outcome_of(health.sync_detailed(client=api)),
            "bases": outcome_of(list_knowledge_bases.sync_detailed(client=api)),
            "search": outcome_of(search_knowledge.sync_detailed(client=api, body=SearchRequest(query="notice period"))),
            "searchOneBase": outcome_of(
                search_knowledge.sync_detailed(
                    client=api, body=SearchRequest(query="notice period", base_ids=[BASE], k=1)
                )
            ),
            "question": outcome_of(answer),
            "questionAgain": outcome_of(again),
            "numbers": numbers,
            "noKey": outcome_of(health.sync_detailed(client=client_with("none"))),
            "wrongKey": outcome_of(list_knowledge_bases.sync_detailed(client=client_with("kc_live_wrong"))),
            "noScope": outcome_of(
                search_knowledge.sync_detailed(
                    client=client_with(os.environ["QUESTIONS_ONLY_KEY"]), body=SearchRequest(query="notice")
                )
            ),
            "blankQuery": outcome_of(search_knowledge.sync_detailed(client=api, body=SearchRequest(query=" "))),
            "spent": outcome_of(copilot_query.sync_detailed(client=spent, body=CopilotRequest(question=QUESTION))),
        }
    )
)
