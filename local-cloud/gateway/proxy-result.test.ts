// What a function returns reaches the caller as API Gateway would send it, or not at all. Risk: an answer that is well
// formed here and a 502 there.
import { describe, expect, it } from 'vitest';
import { api, pull, startApi } from './gateway.fixture.ts';

describe('the answer of a proxy integration', () => {
  it('has its status, headers and body; renamed are the headers that API Gateway answers itself', async () => {
    const cloud = await startApi();
    const answer = await pull(
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

  it('is 200, empty and JSON by type where the function says nothing of them', async () => {
    const cloud = await startApi();
    const answer = await pull(cloud, '{}');
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
    const answer = await pull(cloud, body);
    expect(answer).toMatchObject({ status: 502, text: '{"message":"Internal server error"}' });
    expect(answer.headers['x-amzn-errortype']).toBe('InternalServerErrorException');
    expect(cloud.reports.lines().at(-1)).toContain('gateway: POST /puppet');
  });

  it('is 504 after the time of the integration, while the function runs on', async () => {
    const cloud = await startApi({ methods: api.methods.map((method) => ({ ...method, timeoutMs: 50 })) });
    const answer = await pull(
      cloud,
      '!await new Promise((done) => setTimeout(done, 1000)); console.log("done"); return {};',
    );
    expect(answer).toMatchObject({ status: 504, text: '{"message":"Endpoint request timed out"}' });
    await cloud.logs.waitFor(({ text }) => text === 'done');
  });
});
