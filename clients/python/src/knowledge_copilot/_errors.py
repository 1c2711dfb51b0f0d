"""The errors of this package: one class for each status of the API, and four for what is no answer of it."""


class KnowledgeCopilotError(Exception):
    """Everything that this package raises by itself. None of it contains the API key."""

    def __init__(
        self, message: str, status: int | None = None, request_id: str | None = None, retry_after: int | None = None
    ) -> None:
        super().__init__(message)
        self.message = message
        self.status = status
        self.request_id = request_id  #: Quote it when you report a problem.
        self.retry_after = retry_after  #: Seconds to wait before a repeat, as the service says.

    def __str__(self) -> str:
        return self.message if self.request_id is None else f"{self.message} (request {self.request_id})"


class ConfigurationError(KnowledgeCopilotError, ValueError):
    """A key, a base URL or an option that is missing or cannot work. Nothing was sent."""


class ConnectionLostError(KnowledgeCopilotError):
    """The connection could not be made, or was lost before the whole answer had come."""


class RequestTimeoutError(KnowledgeCopilotError):
    """The answer did not come in time."""


class UnreadableAnswerError(KnowledgeCopilotError):
    """The status says success, and the body is not what the API answers: something in between spoke."""


class ApiError(KnowledgeCopilotError):
    """An answer with a status that is no success. Each status of the API has a class of its own."""


class BadRequestError(ApiError):
    """400: the request is not valid; the message names the field and the rule."""


class UnauthorizedError(ApiError):
    """401: the key is missing, mistyped, unknown, expired, revoked or of another stage."""


class ForbiddenError(ApiError):
    """403: the key may not do this, or not from this address; for a search also a limit of the company."""


class NotFoundError(ApiError):
    """404: there is no such path; the base URL may be wrong."""


class MethodNotAllowedError(ApiError):
    """405: this method is not allowed for the path."""


class TooManyRequestsError(ApiError):
    """429: the company's budget, rate or number of questions in progress."""


class InternalServerError(ApiError):
    """500: a fault of the service; report it with ``request_id``."""


class BadGatewayError(ApiError):
    """502: the service stopped while it worked on the request."""


class ServiceUnavailableError(ApiError):
    """503: the service is busy, or something that it needs does not answer."""


BY_STATUS: dict[int, type[ApiError]] = {
    400: BadRequestError, 401: UnauthorizedError, 403: ForbiddenError, 404: NotFoundError,
    405: MethodNotAllowedError, 429: TooManyRequestsError, 500: InternalServerError,
    502: BadGatewayError, 503: ServiceUnavailableError,
}  # fmt: skip
