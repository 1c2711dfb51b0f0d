import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The field that a later version of the API adds to every object of an answer. */
export const ADDED_FIELD = 'added_by_a_later_version';

// What a client sends that the API reads.
const SENT = ['authorization', 'content-type', 'idempotency-key'];

/**
 * Serves the API as a later version of it may answer: every object has a field that today's description does not name.
 * Returns its base URL.
 */
export async function startLaterVersion(baseUrl: string, signal: AbortSignal): Promise<string> {
  const { origin, pathname } = new URL(baseUrl);
  const server = createServer(async (incoming, outgoing) => {
    const response = await fetch(`${origin}${incoming.url}`, { ...(await requestOf(incoming)), signal });
    const id = response.headers.get('x-request-id') ?? '';
    outgoing.writeHead(response.status, { 'content-type': 'application/json', 'x-request-id': id });
    outgoing.end(JSON.stringify(grown(await response.json())));
  });
  signal.addEventListener('abort', () => server.close());
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}${pathname}`;
}

async function requestOf(incoming: IncomingMessage): Promise<RequestInit> {
  const chunks = await incoming.toArray();
  const headers = SENT.flatMap((name) => {
    const value = incoming.headers[name];
    return value === undefined ? [] : [[name, String(value)] as [string, string]];
  });
  const body = chunks.length === 0 ? {} : { body: Buffer.concat(chunks) };
  return { method: incoming.method ?? 'GET', headers, ...body };
}

function grown(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(grown);
  }
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  const own = Object.entries(value).map(([name, field]) => [name, grown(field)]);
  return { ...Object.fromEntries(own), [ADDED_FIELD]: { of: ['anything'] } };
}
