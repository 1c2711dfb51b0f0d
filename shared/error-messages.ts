// Error messages that more than one file uses. Messages are for people and may be reworded.

/** A key that is missing, malformed, unknown, revoked or expired, or whose company is suspended. */
export const INVALID_KEY = 'The API key is missing or not valid.';
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
/** A body with a compression, which no endpoint reads. */
export const COMPRESSED_BODY = 'The request body must not be compressed. Send it without the Content-Encoding header.';
/** A request without the body that the endpoint needs. */
export const NO_BODY = 'The request needs a JSON body.';
/** A body that cannot be parsed. */
export const NOT_JSON = 'The request body is not valid JSON.';
/** A base that is unknown, another company's, or not visible to the whole company. */
export const UNKNOWN_BASE = "The field 'base_ids' names a base that does not exist.";
/** Why a question with an `Idempotency-Key` is refused. */
export const IDEMPOTENCY_KEY_REFUSALS = {
  form: "The header 'Idempotency-Key' must be sent once, with 1 to 255 visible ASCII characters.",
  otherQuestion: "The 'Idempotency-Key' was used for another question within the last hour.",
  gone: 'The answer kept for this Idempotency-Key can no longer be shown. Use a new Idempotency-Key.',
  off: "The company has turned off stored answers. Remove the header 'Idempotency-Key'.",
} as const;
/** A question whose first call is still being answered. */
export const IDEMPOTENCY_KEY_IN_PROGRESS = 'A request with this Idempotency-Key is in progress. Try again.';
/** Too many requests for the whole stage, or for a function. */
export const BUSY = 'The service is busy. Try again.';
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
