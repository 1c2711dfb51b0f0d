import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One request as the server saw it. */
export interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly idempotencyKey: string | null;
  readonly body: unknown;
}

/** A server that answers as the API does, after it has failed a number of times in one way. */
export interface FailingServer {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

type Fail = (response: ServerResponse, request: IncomingMessage) => void;

const CITATION = { n: 1, source_title: 'Terms', excerpt: 'A notice period of 30 days.' };
const ANSWERS: Readonly<Record<string, object>> = {
  '/health': { status: 'ok', tenant: 'Company', application: 'Intranet', scopes: ['knowledge:read'] },
  '/knowledge-bases': { data: [{ id: '3f6c1f0e-5a43-4a55-9d0e-2f6d8f1f7a10', name: 'Handbook', description: '' }] },
  '/knowledge/search': { data: [{ ...CITATION, page: null, similarity: 0.7 }] },
  '/copilot/query': {
    answer: 'It is 30 days [1].',
    grounded: true,
    citations: [CITATION],
    usage: { input_tokens: 10, output_tokens: 5 },
  },
};
const REQUEST_ID = '7d9a4c1e-3b52-4f0a-9a6e-1c2d3e4f5a6b';
const SENTENCE = JSON.stringify({ error: 'The service is busy. Try again.' });

function answer(response: ServerResponse, [status, body]: [number, string], headers: Record<string, string> = {}) {
  response.writeHead(status, { 'content-type': 'application/json', 'x-request-id': REQUEST_ID, ...headers });
  response.end(body);
}

// The ways to fail, by their name in the path.
const WAYS: Readonly<Record<string, Fail>> = {
  limited: (response) => answer(response, [429, SENTENCE], { 'retry-after': '7' }),
  spent: (response) => answer(response, [429, SENTENCE], { 'x-should-retry': 'false' }),
  busy: (response) => answer(response, [503, SENTENCE], { 'retry-after': '2' }),
  'busy-until': (response) => {
    const date = 'Tue, 01 Dec 2026 10:00:00 GMT';
    answer(response, [503, SENTENCE], { date, 'retry-after': 'Tue, 01 Dec 2026 10:00:09 GMT' });
  },
  'busy-for-hours': (response) => answer(response, [503, SENTENCE], { 'retry-after': '7200' }),
  down: (response) => answer(response, [503, SENTENCE]),
  refused: (response) => answer(response, [400, JSON.stringify({ error: "The field 'k' is not known.", more: 1 })]),
  cut: (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
    response.write('{"answer": "It is', () => response.destroy());
  },
  reset: (response) => response.destroy(),
  slow: () => undefined,
  drip: (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const dripping = setInterval(() => response.write(' '), 20);
    response.once('close', () => clearInterval(dripping));
  },
  // What a proxy shows when it debugs: the headers of the request.
  html: (response, { headers }) =>
    answer(response, [502, `<html>${headers.authorization} Bad gateway ${'x'.repeat(500)}</html>`], {
      'content-type': 'text/html',
    }),
  // The same, cut off within the key, and with the key as the id of the request.
  echo: (response, { headers: { authorization = '' } }) =>
    answer(response, [401, `<html>${authorization.slice(0, 30)}`], { 'x-request-id': authorization }),
  nulls: (response) => answer(response, [200, '{"answer": null, "grounded": null, "citations": null, "usage": null}']),
  page: (response) =>
    answer(response, [200, '<html>Sign in to the guest network</html>'], { 'content-type': 'text/html' }),
  redirect: (response) => answer(response, [307, ''], { location: 'http://127.0.0.1:9/elsewhere' }),
  empty: (response) => answer(response, [200, '']),
  half: (response) => answer(response, [200, '{"answer": "It is 30 da']),
  other: (response) => answer(response, [200, '{"message": "Hello"}']),
};

/**
 * Starts the server. The path before the API's is `/<way>/<times>/<name>`; `/seen/<name>` returns the requests of that
 * name. The way `none` never fails, and `typed` and `extra` answer with another content type and with more fields.
 */
export async function startFailingServer(): Promise<FailingServer> {
  const seen = new Map<string, SeenRequest[]>();
  const server = createServer(async (request, response) => {
    const [, way = '', times = '', name = '', path = ''] =
      /^\/([\w-]+)\/([\w-]+)\/?([\w-]*)(?:\/api\/public\/v1(\/.*))?$/.exec(request.url ?? '') ?? [];
    if (way === 'seen') {
      answer(response, [200, JSON.stringify(seen.get(times) ?? [])]);
      return;
    }
    const requests = seen.get(name) ?? [];
    seen.set(name, [...requests, await seenOf(request, path)]);
    const fail = WAYS[way];
    if (fail !== undefined && requests.length < Number(times)) {
      fail(response, request);
      return;
    }
    const more = way === 'extra' ? { confidence: 0.9, links: [{ href: '/x' }] } : {};
    const type = way === 'typed' ? { 'content-type': 'text/plain' } : {};
    answer(response, [200, JSON.stringify({ ...ANSWERS[path], ...more })], type);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

async function seenOf(request: IncomingMessage, path: string): Promise<SeenRequest> {
  const chunks = await request.toArray();
  const text = Buffer.concat(chunks).toString('utf8');
  return {
    method: request.method ?? '',
    path,
    idempotencyKey: request.headers['idempotency-key']?.toString() ?? null,
    body: text === '' ? null : JSON.parse(text),
  };
}
