import { ApiError, errorOfStatus, KnowledgeCopilotError, UnreadableAnswerError } from './errors.ts';

/** An answer, read whole. */
export interface Received {
  readonly status: number;
  readonly request_id: string | null;
  readonly headers: { readonly get: (name: string) => string | null };
  readonly text: string;
}

/** What a request needs to know of itself. */
export interface Operation {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: object;
  /** The fields without which an answer is not one of this operation. */
  readonly required: readonly string[];
  /** False where a try that was lost may have been paid for, and a repeat would be paid again. */
  readonly repeatable: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

const SHOWN = 200;
const WAIT_S_MAX = 60;
const BACKOFF_S = 0.5;
const BACKOFF_S_MAX = 8;
const JITTER_S = 1;

/** Masks a key, also one that a proxy cut off. */
export const withoutKey = (text: string, apiKey: string) =>
  text.replaceAll(apiKey, '[key]').replace(/kc_(?:live|test)_\w+/g, '[key]');

/** Returns the body of a success, or the error that an answer is. */
export function readAnswer(received: Received, operation: Operation, apiKey: string): object | KnowledgeCopilotError {
  const { status, request_id, headers, text } = received;
  const facts = { status, request_id, retry_after: retryAfterOf(headers) };
  const body = parseObject(text);
  if (status >= 200 && status < 300) {
    const missing = operation.required.find((field) => (body?.[field] ?? null) === null);
    const problem = body === null ? 'is not a JSON object' : `lacks the field '${missing}'`;
    return body !== null && missing === undefined
      ? body
      : new UnreadableAnswerError(quote(`${status}: the body ${problem}`, text, apiKey), facts);
  }
  return errorOfStatus(status, messageOf(received, body, apiKey), facts);
}

function messageOf({ status, text }: Received, body: Record<string, unknown> | null, apiKey: string): string {
  if (status >= 300 && status < 400) {
    return `${status}: a redirect, which is not followed, because the API key would go to another address. Correct the base URL.`;
  }
  return typeof body?.error === 'string'
    ? withoutKey(body.error, apiKey)
    : quote(`${status}: the body is not an error of the API`, text, apiKey);
}

// The key is masked first: otherwise its beginning could be the end of what is quoted.
function quote(problem: string, text: string, apiKey: string): string {
  const masked = withoutKey(text, apiKey);
  return masked.trim() === '' ? `${problem}: it is empty.` : `${problem}: ${masked.slice(0, SHOWN)}`;
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}

/** Returns the seconds of `Retry-After`, a number or a date; null where it is neither. */
export function retryAfterOf(headers: Received['headers']): number | null {
  const value = headers.get('retry-after')?.trim() ?? '';
  if (/^\d{1,9}$/.test(value)) {
    return Number(value);
  }
  const seconds = Math.ceil((Date.parse(value) - Date.parse(headers.get('date') ?? '')) / 1_000);
  return Number.isNaN(seconds) ? null : Math.max(0, seconds);
}

/** What decides about a repeat. */
interface Outcome {
  readonly operation: Operation;
  readonly answer: object | KnowledgeCopilotError;
  readonly received: Received | KnowledgeCopilotError;
  /** The tries so far. */
  readonly attempt: number;
}

/** Returns the seconds to wait before a repeat; null if there is to be none. */
export function waitBeforeRepeat(
  { operation, answer, received, attempt }: Outcome,
  { random }: { readonly random: () => number },
): number | null {
  if (!(answer instanceof KnowledgeCopilotError) || !isPassing(answer, operation)) {
    return null;
  }
  if ('headers' in received && received.headers.get('x-should-retry') === 'false') {
    return null;
  }
  const { retry_after } = answer;
  if (retry_after === null) {
    return Math.min(BACKOFF_S_MAX, BACKOFF_S * 2 ** (attempt - 1)) * (0.5 + random() / 2);
  }
  // Never earlier than the service asks for, and never all clients at once.
  return retry_after > WAIT_S_MAX ? null : retry_after + random() * JITTER_S;
}

// Whether a repeat may succeed, and is paid only once. What is refused with 429 or 403 was not paid for.
function isPassing(error: KnowledgeCopilotError, { repeatable }: Operation): boolean {
  if (!(error instanceof ApiError)) {
    return repeatable && !(error instanceof UnreadableAnswerError);
  }
  const { status, retry_after } = error;
  return status === 429 || (status === 403 && retry_after !== null) || ([502, 503].includes(status ?? 0) && repeatable);
}
