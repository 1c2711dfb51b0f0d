// Error messages that more than one file uses. Messages are for people and may be reworded.

/** A failure that nobody expects. Its cause is only in the log. */
export const INTERNAL_ERROR = 'Internal error.';
/** A service that the request depends on does not answer. */
export const SERVICE_UNAVAILABLE = 'Service unavailable. Try again.';
/** The model for embeddings or for answers does not answer. */
export const MODEL_UNAVAILABLE = 'The language model is unavailable. Try again.';
/** The search index does not answer. */
export const INDEX_UNAVAILABLE = 'The search index is unavailable. Try again.';
/** The bucket of the documents does not answer. */
export const DOCUMENT_STORE_UNAVAILABLE = 'The document store is unavailable. Try again.';
/** The deadline passed. */
export const REQUEST_TIMED_OUT = 'The request timed out. Try again.';
/** The fallback for an invalid body. */
export const INVALID_BODY = 'The request body is not valid.';
/** The fallback for invalid path or query parameters. */
export const INVALID_PARAMETERS = 'The request parameters are not valid.';
/** A body over the limit of the API. */
export const BODY_TOO_LARGE = 'The request body must be at most 64 kB.';
/** A body that is not sent as JSON. */
export const NOT_JSON_CONTENT_TYPE = 'The Content-Type header must be application/json.';
/** JSON in another charset, or with a parameter that would be ignored. */
export const NOT_UTF8_CONTENT_TYPE = 'The Content-Type header may have no parameter other than charset=utf-8.';
/** A path that does not exist, or, where API Gateway cannot tell, a method that is not allowed for it. */
export const UNKNOWN_PATH = 'The requested path or method does not exist.';
/** A method that an existing path does not have. */
export const METHOD_NOT_ALLOWED = 'This method is not allowed for this path.';

/** An address for alerts that is not an email address. */
export const INVALID_ALERT_EMAIL = 'alert_email must be an email address.';

/** The cause of a request to AWS that failed. It has no text of the response, which could contain anything. */
export function failedRequest(service: string, status: number): string {
  return `${service} answered ${status}.`;
}
