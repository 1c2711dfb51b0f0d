// Guarantee: a function's result reaches the caller as API Gateway would send it, or not at all. Risk: a result that
// works locally is a 502 on AWS.
import { describe, expect, it } from 'vitest';
import { api, callPuppet, startApi } from './gateway.fixture.ts';

describe('the answer of a proxy integration', () => {
  it('has the status, headers and body of the result; headers that API Gateway sets itself are renamed', async () => {
    const cloud = await startApi();
    const answer = await callPuppet(
      cloud,
      JSON.stringify({
        statusCode: 418,
        headers: { 'Content-Type': 'text/plain', 'WWW-Authenticate': 'Bearer', Date: 'never', flag: true, both: 'one' },
        multiValueHeaders: { both: ['1', '2'] },
        body: 'tea',
      }),
    );
    expect(answer).toMatchObject({ status: 418, text: 'tea' });
    expect(answer.headers).toMatchObject({
      'content-type': 'text/plain',
      'x-amzn-remapped-www-authenticate': 'Bearer',
      'x-amzn-remapped-date': 'never',
      flag: 'true',
      both: '1, 2',
      'content-length': '3',
    });
    expect(answer.headers['www-authenticate']).toBeUndefined();
  });

  it('defaults to status 200, an empty body and the media type of JSON', async () => {
    const cloud = await startApi();
    const answer = await callPuppet(cloud, '{}');
    expect(answer).toMatchObject({ status: 200, text: '', headers: { 'content-type': 'application/json' } });
  });

  it.each([
    'null',
    '"text"',
    '[]',
    '{"statusCode":200,"body":{}}',
    '{"statusCode":"x"}',
    '{"statusCode":200,"cookies":[]}',
    '{"statusCode":200,"headers":{"a":1}}',
    '{"statusCode":200,"multiValueHeaders":{"a":"b"}}',
    '!throw new Error("private")',
    '!process.exit(1)',
    '!for (;;);',
  ])('is 502 for %s', async (body) => {
    const cloud = await startApi();
    const answer = await callPuppet(cloud, body);
    expect(answer).toMatchObject({ status: 502, text: '{"message":"Internal server error"}' });
    expect(answer.headers['x-amzn-errortype']).toBe('InternalServerErrorException');
    expect(cloud.reports.lines().at(-1)).toContain('gateway: POST /puppet');
  });

  it('is 504 after the timeout of the integration, while the function continues', async () => {
    const cloud = await startApi({ methods: api.methods.map((method) => ({ ...method, timeoutMs: 50 })) });
    const answer = await callPuppet(
      cloud,
      '!await new Promise((done) => setTimeout(done, 1000)); console.log("done"); return {};',
    );
    expect(answer).toMatchObject({ status: 504, text: '{"message":"Endpoint request timed out"}' });
    await cloud.logs.waitFor(({ text }) => text === 'done');
  });
});
