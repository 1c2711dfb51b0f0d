import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A request that the fake received. */
export interface SeenRequest {
  readonly path: string;
  readonly authorization: string | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: tests look at whatever was sent
  readonly body: any;
  /** Resolves when the connection of this request ends or its answer is sent. */
  readonly left: Promise<unknown>;
}

/**
 * What the fake answers with: a status and JSON, or text that is not JSON. `cutAfter` ends the connection after that
 * text; with null, no body comes until the caller disconnects.
 */
export type FakeReply = {
  readonly status?: number;
  readonly json?: unknown;
  readonly text?: string;
  readonly cutAfter?: string | null;
};

/** A server that speaks OpenAI's API as far as Ollama, llama.cpp and vLLM agree on it. */
export interface FakeModels {
  readonly url: string;
  readonly seen: SeenRequest[];
  /** Replaces the answer to a path until it is set to null. */
  readonly answerWith: (path: string, reply: ((request: SeenRequest) => FakeReply) | null) => void;
  readonly close: () => Promise<void>;
}

const DIMENSIONS = 4;
const MISSING: FakeReply = { status: 404, json: { error: { message: 'not found' } } };

/**
 * Opens the fake with the models `writer` and `vectors`. A vector has 4 numbers, which count letters by their code
 * modulo 4.
 */
export async function openFakeModels(): Promise<FakeModels> {
  const seen: SeenRequest[] = [];
  const replies = new Map<string, (request: SeenRequest) => FakeReply>();
  const server = createServer(async (request, response) => {
    const body = request.method === 'POST' ? JSON.parse(await text(request)) : null;
    const path = (request.url ?? '').replace(/^\/v1/, '');
    const left = once(response, 'close');
    const one = { path, authorization: request.headers.authorization, body, left };
    seen.push(one);
    // Like Ollama and vLLM, it answers nothing that is not below /v1.
    const isBelow = request.url?.startsWith('/v1/') === true;
    const { status = 200, json, text: plain, cutAfter } = isBelow ? (replies.get(path) ?? usual)(one) : MISSING;
    if (cutAfter !== undefined) {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.write(cutAfter ?? ' ', () => cutAfter !== null && response.destroy());
      return;
    }
    response.writeHead(status, { 'content-type': 'application/json' }).end(plain ?? JSON.stringify(json));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    seen,
    answerWith: (path, reply) => {
      if (reply === null) {
        replies.delete(path);
      } else {
        replies.set(path, reply);
      }
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function usual({ path, body }: SeenRequest): FakeReply {
  switch (path) {
    case '/models':
      return { json: { object: 'list', data: [{ id: 'writer:latest' }, { id: 'vectors' }] } };
    case '/embeddings':
      return {
        json: { data: [{ index: 0, embedding: lettersOf(body.input) }], usage: { prompt_tokens: 7, total_tokens: 7 } },
      };
    case '/chat/completions':
      return {
        json: {
          choices: [{ index: 0, message: { role: 'assistant', content: 'Hello.' }, finish_reason: 'stop' }],
          usage: { prompt_tokens: 21, completion_tokens: 3, total_tokens: 24 },
        },
      };
    default:
      return MISSING;
  }
}

function lettersOf(input: string): number[] {
  const numbers = Array.from({ length: DIMENSIONS }, () => 0);
  for (const letter of input.toLowerCase()) {
    const at = letter.charCodeAt(0) % DIMENSIONS;
    numbers[at] = (numbers[at] ?? 0) + 1;
  }
  return numbers;
}
