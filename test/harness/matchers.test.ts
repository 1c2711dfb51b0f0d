// Guarantee: each matcher for answers of the API accepts what it describes, and rejects everything else with status and
// body in its message. Risk: a matcher that accepts anything turns every test that uses it green.
import { describe, expect, it } from 'vitest';
import type { RecordedAnswer } from '../../bin/smoke/openapi-response.ts';
import './matchers.ts';

const HEADERS = { 'content-type': 'application/json', 'x-request-id': '00000000-0000-4000-8000-000000000001' };
const BASES = { data: [{ id: '00000000-0000-4000-8000-000000000002', name: 'Handbook', description: '' }] };
const LISTED: RecordedAnswer = { method: 'GET', path: '/knowledge-bases', status: 200, headers: HEADERS, body: BASES };
const FORBIDDEN: RecordedAnswer = { ...LISTED, status: 403, body: { error: 'Not allowed.' } };
const BUSY: RecordedAnswer = {
  ...LISTED,
  status: 503,
  headers: { ...HEADERS, 'retry-after': '5' },
  body: { error: 'The service is busy.' },
};
const without = (name: string) =>
  Object.fromEntries(Object.entries(HEADERS).filter(([header]) => header !== name)) as Record<string, string>;

describe('toMatchOpenApi', () => {
  it('passes for an answer that openapi.yaml describes', () => {
    expect(LISTED).toMatchOpenApi();
  });

  it.each<[what: string, change: Partial<RecordedAnswer>, message: string]>([
    ['a status that is not described', { status: 418 }, 'status 418 is not described'],
    ['a field that is not described', { body: { ...BASES, more: 1 } }, '(more)'],
    ['another content type', { headers: { ...HEADERS, 'content-type': 'text/html' } }, 'content-type is not'],
    ['no request id', { headers: without('x-request-id') }, 'header x-request-id is missing'],
    [
      'a request id that is not a uuid',
      { headers: { ...HEADERS, 'x-request-id': 'A-1' } },
      'x-request-id is not a uuid',
    ],
    ['a header that is not described', { headers: { ...HEADERS, 'retry-after': '5' } }, 'retry-after is not described'],
  ])('fails for %s', (_what, change, message) => {
    expect(() => expect({ ...LISTED, ...change }).toMatchOpenApi()).toThrow(message);
  });
});

describe('toAnswer', () => {
  it('passes for the status and the whole body, which may contain matchers', () => {
    expect(LISTED).toAnswer(200, BASES);
    expect(LISTED).toAnswer(200, { data: [expect.objectContaining({ name: 'Handbook' })] });
  });

  it.each<[what: string, status: number, body: unknown]>([
    ['another status', 201, BASES],
    ['another body', 200, { data: [] }],
    ['a part of the body', 200, {}],
  ])('fails for %s, and shows what was answered', (_what, status, body) => {
    const message = `GET /knowledge-bases answered 200 {"data": [{"description": "", "id": "${BASES.data[0]?.id}"`;
    expect(() => expect(LISTED).toAnswer(status, body)).toThrow(message);
  });

  it('fails for an answer that openapi.yaml does not describe, though status and body are as expected', () => {
    const html = { ...LISTED, headers: { ...HEADERS, 'content-type': 'text/html' } };
    expect(() => expect(html).toAnswer(200, BASES)).toThrow('content-type is not application/json');
    const numbered = { ...LISTED, headers: { ...HEADERS, 'x-request-id': '1' } };
    expect(() => expect(numbered).toAnswer(200, BASES)).toThrow('x-request-id is not a uuid: 1');
    const wider = { ...LISTED, body: { data: [], total: 0 } };
    expect(() => expect(wider).toAnswer(200, { data: [], total: 0 })).toThrow('(total)');
  });
});

describe('toBeRefused', () => {
  it('passes for the stated status, message and Retry-After', () => {
    expect(FORBIDDEN).toBeRefused(403, 'Not allowed.');
    expect(FORBIDDEN).toBeRefused(403, /^Not/);
    expect(BUSY).toBeRefused(503, 'The service is busy.', { retryAfter: '5' });
    expect(BUSY).toBeRefused(503, /busy/, { retryAfter: expect.stringMatching(/^\d$/) });
  });

  it.each<[what: string, status: number, sentence: string | RegExp]>([
    ['another status', 401, 'Not allowed.'],
    ['another sentence', 403, 'Not allowed'],
    ['a sentence that does not match', 403, /^allowed/],
  ])('fails for %s, and shows what was answered and what was expected', (_what, status, sentence) => {
    const refused = () => expect(FORBIDDEN).toBeRefused(status, sentence);
    expect(refused).toThrow('GET /knowledge-bases answered 403 {"error": "Not allowed."}');
    expect(refused).toThrow(`expected ${status} {"error": `);
  });

  it('fails for a body that contains more than the message', () => {
    const more = { ...FORBIDDEN, body: { error: 'Not allowed.', scope: 'knowledge:read' } };
    expect(() => expect(more).toBeRefused(403, 'Not allowed.')).toThrow('"scope": "knowledge:read"');
  });

  it.each<[what: string, answer: RecordedAnswer, retryAfter: string | undefined, message: string]>([
    ['differs', BUSY, '2', 'Retry-After: "5"\nexpected 503 {"error": "The service is busy."}, Retry-After: "2"'],
    ['is sent without being stated', BUSY, undefined, 'Retry-After: "5"\nexpected 503'],
    ['is stated without being sent', { ...BUSY, headers: HEADERS }, '5', 'header retry-after is missing'],
  ])('fails when Retry-After %s', (_what, answer, retryAfter, message) => {
    expect(() => expect(answer).toBeRefused(503, 'The service is busy.', { retryAfter })).toThrow(message);
  });

  it('fails for an answer that openapi.yaml does not describe, though status and sentence are as expected', () => {
    const html = { ...FORBIDDEN, headers: { ...HEADERS, 'content-type': 'text/html' } };
    expect(() => expect(html).toBeRefused(403, 'Not allowed.')).toThrow('content-type is not application/json');
  });
});
