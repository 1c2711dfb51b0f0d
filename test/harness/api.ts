import { request as httpRequest, type IncomingMessage } from 'node:http';
import { expect } from 'vitest';
import { expectMatchesOpenApi } from '../../bin/smoke/openapi-response.ts';
import type { CloudAccess } from './cloud.ts';

/** An answer as a caller sees it; header names in lower case. */
export interface ApiAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

interface ApiCall {
  readonly method?: string;
  readonly key?: string;
  /** Sent as they are, case and repetition kept; wins over `key` and the content type. */
  readonly headers?: Readonly<Record<string, string | string[]>>;
  /** A string is sent as it is, anything else as JSON. */
  readonly body?: unknown;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/**
 * Sends one request to `/api/public/v1<path>`. Every answer, whatever its status, is JSON with a request id and is held
 * against openapi.yaml.
 */
export async function callApi(cloud: CloudAccess, path: string, call: ApiCall = {}): Promise<ApiAnswer> {
  const body = call.body === undefined || typeof call.body === 'string' ? call.body : JSON.stringify(call.body);
  const method = call.method ?? (body === undefined ? 'GET' : 'POST');
  const headers = call.headers ?? {
    ...(call.key === undefined ? {} : { Authorization: `Bearer ${call.key}` }),
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
  };
  const answer = await send(`${cloud.baseUrl}/api/public/v1${path}`, method, headers, body as string | undefined);
  expect(answer.headers['content-type']).toBe('application/json');
  expect(answer.headers['x-request-id']).toMatch(UUID);
  if (answer.status >= 400) {
    expect(answer.body).toEqual({ error: expect.stringMatching(/^[A-Z].*\.$/) });
  }
  expectMatchesOpenApi({ method, path, ...answer });
  return answer;
}

/** Asks with a good key and body and gives status and body, for tests that compare nothing else. */
export async function postApi(cloud: CloudAccess, path: string, key: string, body: unknown) {
  const { status, body: answer } = await callApi(cloud, path, { key, body });
  return { status, body: answer };
}

function send(
  url: string,
  method: string,
  headers: Record<string, string | string[]>,
  body?: string,
): Promise<ApiAnswer> {
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(url, { method, headers, agent: false }, (incoming) => {
      readAnswer(incoming).then(resolve, reject);
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

async function readAnswer(incoming: IncomingMessage): Promise<ApiAnswer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) {
    chunks.push(chunk as Buffer);
  }
  const text = Buffer.concat(chunks).toString('utf8');
  const headers = Object.fromEntries(Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]));
  return { status: incoming.statusCode ?? 0, headers, body: JSON.parse(text) };
}
