import { request as httpRequest, type IncomingMessage } from 'node:http';
import { expect } from 'vitest';
import type { RecordedAnswer } from '../../bin/smoke/openapi-response.ts';
import { BASE_PATH } from '../../functions/endpoints.ts';
import type { CloudAccess } from './cloud.ts';

/** An answer as a caller sees it, and the call that it answers. */
export type ApiAnswer = RecordedAnswer;

interface ApiCall {
  readonly method?: string;
  readonly key?: string;
  /** Sent unchanged, with their case and repetitions; they override `key` and the content type. */
  readonly headers?: Readonly<Record<string, string | string[]>>;
  /** A string and bytes are sent as they are, anything else as JSON. */
  readonly body?: unknown;
}

/**
 * Sends one request to `/api/public/v1<path>`. Whatever its status, the answer is checked to be JSON with a request id
 * and to conform to openapi.yaml.
 */
export async function callApi(cloud: CloudAccess, path: string, call: ApiCall = {}): Promise<ApiAnswer> {
  const body = isRaw(call.body) ? call.body : JSON.stringify(call.body);
  const method = call.method ?? (body === undefined ? 'GET' : 'POST');
  const headers = call.headers ?? {
    ...(call.key === undefined ? {} : { Authorization: `Bearer ${call.key}` }),
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
  };
  const sent = await send(`${cloud.baseUrl}${BASE_PATH}${path}`, method, headers, body);
  const answer = { method, path, ...sent };
  expect(answer).toMatchOpenApi();
  if (answer.status >= 400) {
    expect(answer.body).toEqual({ error: expect.stringMatching(/^[A-Z].*\.$/) });
  }
  return answer;
}

function isRaw(body: unknown): body is string | Buffer | undefined {
  return body === undefined || typeof body === 'string' || Buffer.isBuffer(body);
}

/** Posts a body with a key. */
export function postApi(cloud: CloudAccess, path: string, key: string, body: unknown): Promise<ApiAnswer> {
  return callApi(cloud, path, { key, body });
}

function send(
  url: string,
  method: string,
  headers: Record<string, string | string[]>,
  body?: string | Buffer,
): Promise<Omit<ApiAnswer, 'method' | 'path'>> {
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(url, { method, headers, agent: false }, (incoming) => {
      readAnswer(incoming).then(resolve, reject);
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

async function readAnswer(incoming: IncomingMessage): ReturnType<typeof send> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) {
    chunks.push(chunk as Buffer);
  }
  const text = Buffer.concat(chunks).toString('utf8');
  const headers = Object.fromEntries(Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]));
  return { status: incoming.statusCode ?? 0, headers, body: JSON.parse(text) };
}
