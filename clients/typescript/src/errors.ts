/** What is known of a request that failed; null where there is nothing to know. */
export interface ErrorFacts {
  readonly status: number | null;
  /** Of the header `x-request-id`: quote it when you report a problem. */
  readonly request_id: string | null;
  /** Seconds to wait before a repeat, of the header `Retry-After`. */
  readonly retry_after: number | null;
}

const NOTHING: ErrorFacts = { status: null, request_id: null, retry_after: null };

/** Everything that this package throws by itself. */
export class KnowledgeCopilotError extends Error implements ErrorFacts {
  readonly status: number | null;
  readonly request_id: string | null;
  readonly retry_after: number | null;

  constructor(message: string, facts: ErrorFacts = NOTHING) {
    super(message);
    this.name = new.target.name;
    this.status = facts.status;
    this.request_id = facts.request_id;
    this.retry_after = facts.retry_after;
  }
}

/** A key, a base URL or an option that is missing or cannot work. Nothing was sent. */
export class ConfigurationError extends KnowledgeCopilotError {}

/** The connection could not be made, or was lost before the whole answer had come. */
export class ConnectionLostError extends KnowledgeCopilotError {}

/** The answer did not come in time. */
export class RequestTimeoutError extends KnowledgeCopilotError {}

/** The status says success, and the body is not what the API answers: something between you and the API spoke. */
export class UnreadableAnswerError extends KnowledgeCopilotError {}

/** An answer with a status that is no success. Each status of the API has a class of its own. */
export class ApiError extends KnowledgeCopilotError {}

/** 400: the request is not valid; the message names the field and the rule. */
export class BadRequestError extends ApiError {}

/** 401: the key is missing, mistyped, unknown, expired, revoked or of another stage. */
export class UnauthorizedError extends ApiError {}

/** 403: the key may not do this, or not from this address; for a search also a limit of the company. */
export class ForbiddenError extends ApiError {}

/** 404: there is no such path; the base URL may be wrong. */
export class NotFoundError extends ApiError {}

/** 405: this method is not allowed for the path. */
export class MethodNotAllowedError extends ApiError {}

/** 429: the company's budget, rate or number of questions in progress. */
export class TooManyRequestsError extends ApiError {}

/** 500: a fault of the service; report it with `request_id`. */
export class InternalServerError extends ApiError {}

/** 502: the service stopped while it worked on the request. */
export class BadGatewayError extends ApiError {}

/** 503: the service is busy, or something that it needs does not answer. */
export class ServiceUnavailableError extends ApiError {}

const BY_STATUS = new Map<number, typeof ApiError>([
  [400, BadRequestError],
  [401, UnauthorizedError],
  [403, ForbiddenError],
  [404, NotFoundError],
  [405, MethodNotAllowedError],
  [429, TooManyRequestsError],
  [500, InternalServerError],
  [502, BadGatewayError],
  [503, ServiceUnavailableError],
]);

/** The error of a status, of its own class where it has one. */
export function errorOfStatus(status: number, message: string, facts: ErrorFacts): ApiError {
  const Class = BY_STATUS.get(status) ?? ApiError;
  return new Class(message, facts);
}
