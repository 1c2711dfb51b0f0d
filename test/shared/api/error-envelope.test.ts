// Guarantee: every failure is answered with one sentence, its own status and the request id; the message of an
// unexpected error reaches neither the caller nor the log. Risk: a driver's message that quotes a key, a document or an
// internal address.
import type { APIGatewayProxyResult } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { errorEnvelope } from '../../../shared/api/error-envelope.ts';
import { ServiceError } from '../../../shared/service-error.ts';

const SECRET = 'kc_live_secret at 10.0.0.1';

// Returns the request as the envelope leaves it for the request log, which is the next middleware.
async function failedWith(error: unknown, headers: Record<string, string> = {}) {
  const request = { event: { requestContext: { requestId: 'request-1' }, headers }, error, response: null };
  await errorEnvelope().onError?.(request as never);
  return request;
}

async function answerTo(error: unknown, headers?: Record<string, string>): Promise<APIGatewayProxyResult> {
  return (await failedWith(error, headers)).response ?? expect.fail('no answer');
}

describe('a service error', () => {
  it.each([
    ['invalid_request', 400],
    ['unauthenticated', 401],
    ['forbidden', 403],
    ['not_found', 404],
    ['conflict', 409],
    ['limit_exceeded', 429],
    ['internal', 500],
    ['unavailable', 503],
  ] as const)('with the code %s is answered %i, with its sentence and the request id', async (code, statusCode) => {
    expect(await answerTo(new ServiceError(code, 'One sentence.', { cause: new Error(SECRET) }))).toEqual({
      statusCode,
      body: '{"error":"One sentence."}',
      headers: {
        'content-type': 'application/json',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'x-request-id': 'request-1',
        ...(statusCode === 429 && { 'x-should-retry': 'false' }),
      },
    });
  });

  it('has Retry-After when it says how long to wait', async () => {
    const { headers } = await answerTo(new ServiceError('unavailable', 'Later.', { retryAfterSeconds: 7 }));
    expect(headers?.['retry-after']).toBe('7');
  });

  it('of a limit asks clients not to retry only if it does not say how long to wait', async () => {
    const { headers } = await answerTo(new ServiceError('limit_exceeded', 'Later.', { retryAfterSeconds: 7 }));
    expect(headers).toMatchObject({ 'retry-after': '7' });
    expect(headers).not.toHaveProperty('x-should-retry');
  });
});

describe('a foreign error', () => {
  it.each<[name: string, error: unknown]>([
    ['an Error', new Error(SECRET)],
    // From our own code, and not from the parser of the request's body.
    ['a SyntaxError', new SyntaxError(SECRET)],
    ['an Error with the status 404', Object.assign(new Error(SECRET), { statusCode: 404 })],
    ['an Error with the status 400', Object.assign(new Error(SECRET), { statusCode: 400 })],
    ['an Error that asks to be shown', Object.assign(new Error(SECRET), { expose: true, statusCode: 500 })],
    ['an Error with the code of a service error', Object.assign(new Error(SECRET), { code: 'forbidden' })],
    ['a string', SECRET],
    ['an object', { message: SECRET, error: SECRET }],
    ['null', null],
  ])('such as %s is answered 500, with one sentence that repeats none of its words', async (_name, error) => {
    const { statusCode, body, headers } = await answerTo(error);
    expect(statusCode).toBe(500);
    expect(body).toBe('{"error":"Internal error."}');
    expect(JSON.stringify(headers)).not.toContain('secret');
  });

  it('of the body parser is answered 400, without what was sent', async () => {
    const { statusCode, body } = await answerTo(Object.assign(new Error(SECRET), { statusCode: 422 }));
    expect(statusCode).toBe(400);
    expect(body).toBe('{"error":"The request body is not valid JSON."}');
  });

  it.each([
    [
      'Content-Encoding',
      'gzip',
      'The request body must not be compressed. Send it without the Content-Encoding header.',
    ],
    [
      'content-encoding',
      'x-GZIP',
      'The request body must not be compressed. Send it without the Content-Encoding header.',
    ],
    ['content-encoding', 'utf-8', 'The request body is not valid JSON.'],
  ])('of the body parser is answered with the reason if %s is %s', async (name, value, sentence) => {
    const answer = await answerTo(Object.assign(new Error(SECRET), { statusCode: 422 }), { [name]: value });
    expect(answer).toMatchObject({ statusCode: 400, body: JSON.stringify({ error: sentence }) });
  });

  it('becomes the cause of the answered error, so that the log names it', async () => {
    const error = new Error(SECRET);
    const { error: answered } = await failedWith(error);
    expect(answered).toBeInstanceOf(ServiceError);
    expect(answered).toMatchObject({ code: 'internal', message: 'Internal error.', cause: error });
  });
});
