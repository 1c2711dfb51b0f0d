import { type Operation, type Received, readAnswer, waitBeforeRepeat, withoutKey } from './decisions.ts';
import { ConnectionLostError, KnowledgeCopilotError, RequestTimeoutError } from './errors.ts';
import type { RequestEvent, Settings } from './settings.ts';

/** What a caller may choose for one call. */
export interface CallOptions {
  /** Ends the call; it then rejects with the reason of the signal. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Sends a request until it is answered, cannot be repeated, or was repeated as often as allowed.
 *
 * @throws KnowledgeCopilotError as the last try failed.
 */
export async function send(settings: Settings, operation: Operation, options: CallOptions): Promise<object> {
  const { clock, maxRetries, apiKey } = settings;
  for (let attempt = 1; ; attempt += 1) {
    const startMs = clock.now();
    const received = await tryOnce(settings, operation, options);
    const answer = received instanceof KnowledgeCopilotError ? received : readAnswer(received, operation, apiKey);
    const retryIn = attempt > maxRetries ? null : waitBeforeRepeat({ operation, answer, received, attempt }, settings);
    settings.onRequest(eventOf({ settings, operation, received, attempt, startMs, retryIn }));
    if (!(answer instanceof KnowledgeCopilotError)) {
      return answer;
    }
    if (retryIn === null) {
      throw answer;
    }
    await clock.sleep(retryIn * 1_000, options.signal);
  }
}

interface Try {
  readonly settings: Settings;
  readonly operation: Operation;
  readonly received: Received | KnowledgeCopilotError;
  readonly attempt: number;
  readonly startMs: number;
  readonly retryIn: number | null;
}

function eventOf({ settings, operation, received, attempt, startMs, retryIn }: Try): RequestEvent {
  return {
    method: operation.method,
    url: `${settings.apiUrl}${operation.path}`,
    attempt,
    status: received.status,
    request_id: received.request_id,
    duration_ms: settings.clock.now() - startMs,
    retry_in: retryIn,
  };
}

async function tryOnce(
  { apiUrl, apiKey, timeoutMs }: Settings,
  { method, path, body, headers }: Operation,
  { signal }: CallOptions,
): Promise<Received | KnowledgeCopilotError> {
  signal?.throwIfAborted();
  const ending = new AbortController();
  const end = () => ending.abort();
  const timer = setTimeout(end, timeoutMs);
  signal?.addEventListener('abort', end, { once: true });
  try {
    const response = await fetch(`${apiUrl}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${apiKey}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? null : JSON.stringify(body),
      // The key would be sent to wherever the redirect leads.
      redirect: 'manual',
      signal: ending.signal,
    });
    const { status, headers: answered } = response;
    const request_id = withoutKey(answered.get('x-request-id') ?? '', apiKey) || null;
    return { status, request_id, headers: answered, text: await response.text() };
  } catch (error) {
    signal?.throwIfAborted();
    return ending.signal.aborted
      ? new RequestTimeoutError(`No answer came within ${timeoutMs / 1_000} seconds.`)
      : new ConnectionLostError(`The connection to ${new URL(apiUrl).host} failed (${codeOf(error)}).`);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', end);
  }
}

// Only the code: an error of the transport may hold the request, and with it the key.
function codeOf(error: unknown): string {
  const { cause } = error as { cause?: { code?: unknown } };
  return typeof cause?.code === 'string' ? cause.code : 'connection lost';
}
