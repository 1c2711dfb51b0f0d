"""A customer's program: every call of the API, by the client that OpenAPI Generator makes for Python.

Prints what came back as JSON.
"""

import json
import os
from collections.abc import Callable
from typing import Any
from uuid import UUID

from openapi_client import ApiClient, Configuration, CopilotApi, CopilotRequest, KeyApi, KnowledgeApi, SearchRequest
from openapi_client.exceptions import ApiException

BASE = UUID(os.environ["BASE_ID"])
QUESTION = "How long is the notice period?"


def client(url: str, key: str) -> ApiClient:
    return ApiClient(Configuration(host=os.environ[url], access_token=os.environ[key]))


def outcome_of(call: Callable[..., Any], *args: Any, **more: Any) -> dict[str, Any]:
    try:
        response = call(*args, **more)
    except ApiException as refused:
        found = {"status": refused.status, "requestId": "x-request-id" in (refused.headers or {})}
        return {**found, "error": json.loads(refused.body or "null")}
    found = {"status": response.status_code, "requestId": "x-request-id" in (response.headers or {})}
    return {**found, "data": json.loads(response.data.to_json())}


def answers_of(api: ApiClient) -> dict[str, dict[str, Any]]:
    ask = CopilotApi(api).copilot_query_with_http_info
    question = CopilotRequest(question=QUESTION, base_ids=[BASE])
    return {
        "health": outcome_of(KeyApi(api).health_with_http_info),
        "bases": outcome_of(KnowledgeApi(api).list_knowledge_bases_with_http_info),
        "search": outcome_of(KnowledgeApi(api).search_knowledge_with_http_info, SearchRequest(query="notice period")),
        "question": outcome_of(ask, question, idempotency_key=f"a-question-in-python-{api.configuration.host}"),
    }


api = client("API_URL", "KC_API_KEY")
later = answers_of(client("LATER_URL", "KC_API_KEY"))
search = KnowledgeApi(api).search_knowledge_with_http_info
spender = CopilotApi(client("API_URL", "SPENT_KEY"))
print(
    json.dumps(
        {
            **answers_of(api),
            "searchOneBase": outcome_of(search, SearchRequest(query="notice period", base_ids=[BASE], k=1)),
            "blankQuery": outcome_of(search, SearchRequest(query=" ")),
            "wrongKey": outcome_of(KeyApi(client("API_URL", "NO_KEY")).health_with_http_info),
            "spent": outcome_of(spender.copilot_query_with_http_info, CopilotRequest(question=QUESTION)),
            **{f"later{name.capitalize()}": outcome for name, outcome in later.items()},
        }
    )
)
