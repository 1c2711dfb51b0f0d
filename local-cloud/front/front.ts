import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import {
  createServer as createHttp2Server,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type ServerHttp2Session,
} from 'node:http2';
import { listenOnLoopback } from '../protocol/listen-on-loopback.ts';
import type { AwsResponse } from '../stand-in.ts';
import type { FrontAnswer } from './answer-request.ts';
import type { PageRequest } from './cors-headers.ts';
import type { WireRequest } from './wire-request.ts';

/** The loopback ports that serve all of AWS: one for HTTP/1.1 and one for HTTP/2 without TLS. */
export interface Front {
  readonly endpoint: string;
  readonly http2Endpoint: string;
  readonly stop: () => Promise<void>;
}

/** The CORS headers for a request of a page; null when no rule allows it. */
export type PageRules = (request: PageRequest) => Readonly<Record<string, string>> | null;

type Answer = (request: WireRequest) => Promise<FrontAnswer>;
type Incoming = IncomingMessage | Http2ServerRequest;
type Outgoing = ServerResponse | Http2ServerResponse;

// Far above what the product sends in one request; it bounds the memory that one caller can take.
const BODY_BYTES_MAX = 256 * 1024 * 1024;
// A frozen instance cannot notice that its idle connection was closed, so connections stay open as long as tests run.
const KEEP_ALIVE_MS = 3_600_000;
// The time per byte of a trickled response: even a short body takes longer than any caller waits.
const TRICKLE_MS = 500;
const LOOPBACK_HOST = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/;

const NO_PAGE: PageRules = () => null;

/**
 * Opens both ports, on loopback only. Requests from web pages are rejected before they are read, except for those that
 * the rules let through.
 */
export async function openFront(answer: Answer, now: () => number, pages = NO_PAGE): Promise<Front> {
  const handle = (incoming: Incoming, outgoing: Outgoing) => void exchange(incoming, outgoing, { answer, now, pages });
  const http1 = createServer({ keepAliveTimeout: KEEP_ALIVE_MS, requestTimeout: 0 }, handle);
  const http2 = createHttp2Server(handle);
  const sessions = new Set<ServerHttp2Session>();
  http2.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
    // A caller that was killed resets its session; the others continue.
    session.on('error', () => undefined);
  });
  const endpoints = await Promise.all([listenOnLoopback(http1, 0), listenOnLoopback(http2, 0)]);
  return {
    endpoint: endpoints[0],
    http2Endpoint: endpoints[1],
    stop: async () => {
      http1.closeAllConnections();
      for (const session of sessions) {
        session.destroy();
      }
      await Promise.all([close(http1), close(http2)]);
    },
  };
}

interface Handling {
  readonly answer: Answer;
  readonly now: () => number;
  readonly pages: PageRules;
}

async function exchange(incoming: Incoming, outgoing: Outgoing, { answer, now, pages }: Handling): Promise<void> {
  try {
    const { origin } = incoming.headers;
    const corsHeaders = origin === undefined ? {} : pages(pageRequestOf(incoming, origin));
    for (const [name, value] of Object.entries(corsHeaders ?? {})) {
      outgoing.setHeader(name, value);
    }
    const preflight = origin !== undefined && incoming.method === 'OPTIONS' ? { status: 200 } : null;
    const answered =
      refusalOfWebPage(incoming, corsHeaders !== null) ??
      preflight ??
      (await answer({ ...(await readWire(incoming)), gone: goneOf(outgoing) }));
    if (answered === 'cut') {
      return cut(incoming, outgoing);
    }
    send({ incoming, outgoing }, answered, now());
  } catch {
    // The caller disconnected, or sent more than the limit.
    cut(incoming, outgoing);
  }
}

// A web page can reach loopback from its script, or through its own DNS name that resolves to 127.0.0.1 (DNS
// rebinding): neither is a client of AWS.
function refusalOfWebPage(incoming: Incoming, isAllowed: boolean): AwsResponse | null {
  const host = incoming.headers.host ?? incoming.headers[':authority'] ?? '';
  return !isAllowed || !LOOPBACK_HOST.test(String(host))
    ? { status: 403, headers: { 'content-type': 'text/plain' }, body: 'Not for web pages.\n' }
    : null;
}

function pageRequestOf(incoming: Incoming, origin: string): PageRequest {
  const requestedMethod = incoming.headers['access-control-request-method'];
  const requestedHeaders = String(incoming.headers['access-control-request-headers'] ?? '');
  return {
    origin,
    path: (incoming.url ?? '/').split('?')[0] ?? '/',
    method: incoming.method === 'OPTIONS' ? String(requestedMethod ?? '') : (incoming.method ?? ''),
    requestedHeaders: requestedHeaders.split(',').flatMap((name) => (name.trim() === '' ? [] : [name.trim()])),
  };
}

// Shared: every exchange ends with an abort, and creating an error with its stack is most of the cost.
const GONE = new DOMException('The caller is gone.', 'AbortError');

function goneOf(outgoing: Outgoing): AbortSignal {
  const leaving = new AbortController();
  outgoing.once('close', () => leaving.abort(GONE));
  return leaving.signal;
}

async function readWire(incoming: Incoming): Promise<Omit<WireRequest, 'gone'>> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > BODY_BYTES_MAX) {
      throw new Error('The body is too large.');
    }
    chunks.push(chunk);
  }
  const target = incoming.url ?? '/';
  const at = target.indexOf('?');
  return {
    method: incoming.method ?? 'GET',
    path: at < 0 ? target : target.slice(0, at),
    queryText: at < 0 ? '' : target.slice(at + 1),
    headers: plainHeaders(incoming.headers),
    body: Buffer.concat(chunks),
  };
}

function plainHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const plain: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !name.startsWith(':')) {
      plain[name] = Array.isArray(value) ? value.join(',') : value;
    }
  }
  const authority = headers[':authority'];
  if (typeof authority === 'string') {
    plain.host = authority;
  }
  return plain;
}

function send(
  { incoming, outgoing }: { readonly incoming: Incoming; readonly outgoing: Outgoing },
  answered: Exclude<FrontAnswer, 'cut'>,
  now: number,
): void {
  const body = answered.body ?? '';
  outgoing.sendDate = false;
  outgoing.statusCode = answered.status;
  for (const [name, value] of Object.entries(answered.headers ?? {})) {
    outgoing.setHeader(name, value);
  }
  // The SDK corrects its clock by this header, so it must show the clock that signatures are checked with.
  outgoing.setHeader('date', new Date(now).toUTCString());
  const bodiless = incoming.method === 'HEAD' || answered.status === 204 || answered.status === 304;
  if (!bodiless) {
    outgoing.setHeader('content-length', Buffer.byteLength(body));
  }
  if (answered.damage !== undefined) {
    sendDamaged({ incoming, outgoing, body: Buffer.from(body) }, answered.damage);
    return;
  }
  const end = outgoing.end.bind(outgoing) as (body?: string | Buffer) => void;
  end(bodiless ? undefined : body);
}

interface Sent {
  readonly incoming: Incoming;
  readonly outgoing: Outgoing;
  readonly body: Buffer;
}

function sendDamaged({ incoming, outgoing, body }: Sent, damage: 'truncated' | 'trickled'): void {
  const write = outgoing.write.bind(outgoing) as (chunk: Buffer, done?: () => void) => void;
  if (damage === 'truncated') {
    write(body.subarray(0, body.length / 2), () => cut(incoming, outgoing));
    return;
  }
  let at = 0;
  const trickling = setInterval(() => {
    write(body.subarray(at, at + 1));
    at += 1;
    if (at >= body.length) {
      outgoing.end();
    }
  }, TRICKLE_MS).unref();
  outgoing.once('close', () => clearInterval(trickling));
}

function cut(incoming: Incoming, outgoing: Outgoing): void {
  if ('stream' in outgoing) {
    outgoing.stream?.close();
  } else {
    incoming.socket?.destroy();
  }
}

function close(server: { close: (done: () => void) => unknown }): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}
