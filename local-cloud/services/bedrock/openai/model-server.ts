import { setTimeout as pause } from 'node:timers/promises';

/** A server that speaks the API of OpenAI: Ollama, llama.cpp, vLLM, LM Studio. */
export interface ModelServer {
  /**
   * Posts JSON to a path below the server's address and returns the JSON of a 200. The request is canceled when `gone`
   * aborts.
   *
   * @throws ModelServerError for any other response, and for none.
   */
  readonly post: (path: string, body: object, gone?: AbortSignal) => Promise<unknown>;
  /** Returns the names of the server's models; null if it does not list them. */
  readonly models: () => Promise<readonly string[] | null>;
}

/** Why the server gave no answer; `status` is null when no response came, or only part of one. */
export class ModelServerError extends Error {
  readonly status: number | null;

  constructor(status: number | null, message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }

  /** Whether the server refuses the request itself. One that is busy, or fails, may answer the same request later. */
  get isRefusal(): boolean {
    return this.status !== null && this.status < 500 && this.status !== TOO_MANY;
  }
}

interface Connection {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
}

// The pause before the single retry after a 503; if that fails as well, the caller retries.
const RETRY_PAUSE_MS = 250;
// Listing models does not load one, so it takes little time.
const LIST_MS_MAX = 10_000;
const TOO_MANY = 429;
const STATUS_HINTS: Readonly<Record<number, string>> = {
  400: ' (often a prompt that is longer than the context of the model)',
  401: ' (the key is missing or not valid there)',
  404: ' (the address or the name of the model is unknown there)',
};

/** Connects to a server at an address such as `http://127.0.0.1:11434/v1`. A key is sent as a bearer token. */
export function createModelServer(url: string, key: string | null, timeoutMs: number): ModelServer {
  const authorization = key === null ? {} : { authorization: `Bearer ${key}` };
  const headers = { 'content-type': 'application/json', ...authorization };
  const connection = { address: url.replace(/\/+$/, ''), headers, timeoutMs };
  const post: ModelServer['post'] = async (path, body, gone) => {
    const init = { method: 'POST', body: JSON.stringify(body), ...(gone === undefined ? {} : { signal: gone }) };
    try {
      return await request(connection, path, init);
    } catch (error) {
      // The server answers 503 while it loads a model.
      if (error instanceof ModelServerError && error.status === 503) {
        await pause(RETRY_PAUSE_MS);
        return request(connection, path, init);
      }
      throw error;
    }
  };
  return {
    post,
    async models() {
      try {
        const listing = { ...connection, timeoutMs: Math.min(timeoutMs, LIST_MS_MAX) };
        const list = (await request(listing, '/models', { method: 'GET' })) as { data?: readonly { id?: unknown }[] };
        return Array.isArray(list?.data) ? list.data.map((each) => String(each?.id)) : null;
      } catch (error) {
        if (error instanceof ModelServerError && error.status !== null) {
          return null;
        }
        throw error;
      }
    },
  };
}

async function request({ address, headers, timeoutMs }: Connection, path: string, init: RequestInit): Promise<unknown> {
  const startedAt = performance.now();
  const signal = AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(init.signal ? [init.signal] : [])]);
  const unanswered = (otherwise: string) => (cause: unknown) => {
    const seconds = Math.round((performance.now() - startedAt) / 1_000);
    const reason = signal.aborted ? `no answer within ${seconds} s` : `${otherwise}${inBrackets(cause)}`;
    throw new ModelServerError(null, reason, { cause });
  };
  // A redirect could send a question to a server that the user did not choose.
  const sent = fetch(`${address}${path}`, { ...init, headers, signal, redirect: 'error' });
  const response = await sent.catch(unanswered('no connection'));
  const { ok, status } = response;
  if (!ok) {
    await response.body?.cancel();
    throw new ModelServerError(status, `status ${status}${STATUS_HINTS[status] ?? ''}`);
  }
  const body = await response.text().catch(unanswered('the connection broke off'));
  try {
    return JSON.parse(body);
  } catch (cause) {
    throw new ModelServerError(status, 'no JSON', { cause });
  }
}

// `fetch` has the reason for its "fetch failed" in its cause: ECONNREFUSED, an expired certificate, a redirect.
function inBrackets(error: unknown): string {
  const { cause } = error as { readonly cause?: { readonly code?: string; readonly message?: string } };
  const reason = cause?.code ?? cause?.message;
  return reason === undefined ? '' : ` (${reason})`;
}
