import { expect } from 'vitest';
import { BASE_PATH } from '../../functions/endpoints.ts';
import { answerLimit } from '../time-limits.ts';
import { expectMatchesOpenApi } from './openapi-response.ts';
import { type SmokeTarget, smokeTarget } from './target.ts';

/** What the stage answered, with the body parsed. */
export interface StageAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  // biome-ignore lint/suspicious/noExplicitAny: each endpoint has its own body, which its test asserts
  readonly body: any;
}

interface StageCall {
  readonly method?: string;
  readonly body?: unknown;
  /** The value of the Authorization header; null for no header, and undefined for the stage's own key. */
  readonly authorization?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/**
 * Calls `/api/public/v1<path>` with `fetch`; every response must be JSON with a request id, and match openapi.yaml.
 */
export async function callStage(path: string, call: StageCall = {}): Promise<StageAnswer> {
  const target = smokeTarget();
  const method = call.method ?? (call.body === undefined ? 'GET' : 'POST');
  const response = await fetch(`${target.baseUrl}${BASE_PATH}${path}`, {
    method,
    headers: headersOf(call, target),
    signal: answerLimit(),
    ...(call.body === undefined ? {} : { body: typeof call.body === 'string' ? call.body : JSON.stringify(call.body) }),
  });
  const headers = Object.fromEntries(response.headers);
  const answer = { status: response.status, headers, body: await response.json() };
  expect(headers['x-request-id']).toMatch(UUID);
  if (answer.status >= 400) {
    expect(answer.body).toEqual({ error: expect.stringMatching(/^[A-Z].*\.$/) });
  }
  expectMatchesOpenApi({ method, path, ...answer });
  return answer;
}

function headersOf({ authorization, body, headers }: StageCall, { key }: SmokeTarget): Record<string, string> {
  return {
    ...(authorization === null ? {} : { authorization: authorization ?? `Bearer ${key}` }),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...headers,
  };
}
