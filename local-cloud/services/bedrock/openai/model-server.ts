import { setTimeout as pause } from 'node:timers/promises';

/** A server that speaks the API of OpenAI: Ollama, llama.cpp, vLLM, LM Studio. */
export interface ModelServer {
  /** Posts JSON to a path below the server's address and returns the JSON of a 200; throws ModelServerError. */
  readonly post: (path: string, body: object) => Promise<unknown>;
  /** The names of the models that the server says it has; null where it does not say. */
  readonly models: () => Promise<readonly string[] | null>;
}

/** Why the server gave no answer; `status` is null where there was none at all. */
export class ModelServerError extends Error {
  readonly status: number | null;

  constructor(status: number | null, message: string) {
    super(message);
    this.status = status;
  }
}

const RETRY_PAUSE_MS = 250;

/** Connects to a server at an address such as `http://127.0.0.1:11434/v1`. A key is sent as a bearer token. */
export function createModelServer(url: string, key: string | null, timeoutMs: number): ModelServer {
  const address = url.replace(/\/+$/, '');
  const headers = {
    'content-type': 'application/json',
    ...(key === null ? {} : { authorization: `Bearer ${key}` }),
  };
  const request = async (path: string, init: RequestInit): Promise<unknown> => {
    const signal = AbortSignal.timeout(timeoutMs);
    // A redirect could send a question to a server that nobody chose.
    const response = await fetch(`${address}${path}`, { ...init, headers, signal, redirect: 'error' }).catch(
      (error: unknown) => {
        const late = error instanceof Error && error.name === 'TimeoutError';
        throw new ModelServerError(null, late ? `no answer within ${timeoutMs / 1_000} s` : 'no connection');
      },
    );
    if (!response.ok) {
      await response.body?.cancel();
      throw new ModelServerError(response.status, `status ${response.status}`);
    }
    return response.json().catch(() => {
      throw new ModelServerError(response.status, 'no JSON');
    });
  };
  const post = async (path: string, body: object, isRetry = false): Promise<unknown> => {
    try {
      return await request(path, { method: 'POST', body: JSON.stringify(body) });
    } catch (error) {
      // The server answers 503 while it loads a model.
      if (error instanceof ModelServerError && error.status === 503 && !isRetry) {
        await pause(RETRY_PAUSE_MS);
        return post(path, body, true);
      }
      throw error;
    }
  };
  return {
    post: (path, body) => post(path, body),
    async models() {
      try {
        const list = (await request('/models', { method: 'GET' })) as { data?: readonly { id?: unknown }[] | null };
        return Array.isArray(list.data) ? list.data.map(({ id }) => String(id)) : null;
      } catch (error) {
        if (error instanceof ModelServerError && error.status !== null) {
          return null;
        }
        throw error;
      }
    },
  };
}
