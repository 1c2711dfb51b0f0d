export type {
  Citation,
  CopilotAnswer,
  CopilotCitation,
  Health,
  KnowledgeBase,
  KnowledgeBaseList,
  QueryOptions,
  SearchOptions,
  SearchResult,
} from './client.ts';
export { KnowledgeCopilot } from './client.ts';
export {
  ApiError,
  BadGatewayError,
  BadRequestError,
  ConfigurationError,
  ConnectionLostError,
  ForbiddenError,
  InternalServerError,
  KnowledgeCopilotError,
  MethodNotAllowedError,
  NotFoundError,
  RequestTimeoutError,
  ServiceUnavailableError,
  TooManyRequestsError,
  UnauthorizedError,
  UnreadableAnswerError,
} from './errors.ts';
export type { CallOptions } from './send.ts';
export type { ClientOptions, Clock, RequestEvent } from './settings.ts';
