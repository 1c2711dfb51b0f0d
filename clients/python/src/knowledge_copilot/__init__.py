"""Client of the Knowledge & Copilot API."""

from ._answers import CopilotAnswer
from ._client import AsyncKnowledgeCopilot, KnowledgeCopilot
from ._errors import (
    ApiError, BadGatewayError, BadRequestError, ConfigurationError, ConnectionLostError, ForbiddenError,
    InternalServerError, KnowledgeCopilotError, MethodNotAllowedError, NotFoundError, RequestTimeoutError,
    ServiceUnavailableError, TooManyRequestsError, UnauthorizedError, UnreadableAnswerError,
)
from ._generated.models import Citation, CopilotCitation, Health, KnowledgeBase, KnowledgeBaseList, SearchResult, Usage
from ._settings import RequestEvent

__all__ = [
    "ApiError", "AsyncKnowledgeCopilot", "BadGatewayError", "BadRequestError", "Citation",
    "ConfigurationError", "ConnectionLostError", "CopilotAnswer", "CopilotCitation", "ForbiddenError",
    "Health", "InternalServerError", "KnowledgeBase", "KnowledgeBaseList", "KnowledgeCopilot",
    "KnowledgeCopilotError", "MethodNotAllowedError", "NotFoundError", "RequestEvent", "RequestTimeoutError",
    "SearchResult", "ServiceUnavailableError", "TooManyRequestsError", "UnauthorizedError",
    "UnreadableAnswerError", "Usage",
]
