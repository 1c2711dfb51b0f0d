// Guarantee: the key of the smoke test is read from its secret and written to it, and no error contains it. Risk: the
// first value of the secret, which the deployment generates, is used as a key; or the key is logged.
import { json } from 'node:stream/consumers';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createSmokeTestSecret } from '../../../shared/stage/smoke-test-secret.client.ts';
import { answerSigned, RUNTIME, serve } from '../aws/scripted-server.fixture.ts';

const ARN = 'arn:aws:secretsmanager:eu-west-1:1:secret:smoke';
const KEPT = { company_id: 'c', application_id: 'a', base_id: 'b', key_id: 'k', key: 'kept-key' };

// Secrets Manager with this answer.
async function openSecret(status: number, answer: string) {
  const asked: unknown[] = [];
  const endpoint = await serve(async (request, response) => {
    const { 'x-amz-target': target, 'content-type': type } = request.headers;
    asked.push([request.method, request.url, target, type, await json(request)]);
    response.writeHead(status).end(answer);
  });
  return { asked, secret: createSmokeTestSecret(ARN, { ...RUNTIME, AWS_ENDPOINT_URL: endpoint }) };
}

const calling = (operation: string, input: object) => [
  'POST',
  '/',
  `secretsmanager.${operation}`,
  'application/x-amz-json-1.1',
  { SecretId: ARN, ...input },
];

it('reads the stored key of the smoke test', async () => {
  const { asked, secret } = await openSecret(200, JSON.stringify({ SecretString: JSON.stringify(KEPT) }));
  expect(await secret.read()).toEqual(KEPT);
  expect(asked).toEqual([calling('GetSecretValue', {})]);
});

it('writes the key of the smoke test', async () => {
  const { asked, secret } = await openSecret(200, '{}');
  expect(await secret.write(KEPT)).toBeUndefined();
  expect(asked).toEqual([calling('PutSecretValue', { SecretString: JSON.stringify(KEPT) })]);
});

it.each([
  ['the value that the deployment generated', { SecretString: 'x7Kq' }],
  ['nothing', {}],
  ['only a part of a smoke test', { SecretString: JSON.stringify({ ...KEPT, key: undefined }) }],
  ['a smoke test with an unknown field', { SecretString: JSON.stringify({ ...KEPT, secret: 'more' }) }],
  ['a list', { SecretString: '[]' }],
])('finds no smoke test in a secret that contains %s', async (_name, answer) => {
  const { secret } = await openSecret(200, JSON.stringify(answer));
  expect(await secret.read()).toBeNull();
});

it.each([400, 403, 500])('reports the status %i of a refusal, without its text', async (status) => {
  const { secret } = await openSecret(status, JSON.stringify({ SecretString: JSON.stringify(KEPT) }));
  const cause = new Error(`Secrets Manager answered ${status}.`);
  const refusal = { code: 'unavailable', retryAfterSeconds: 2, cause };
  await expect(secret.read()).rejects.toMatchObject(refusal);
  await expect(secret.write(KEPT)).rejects.toMatchObject(refusal);
});

it('is unavailable when the response breaks off, without its text', async () => {
  const { secret } = await openSecret(200, JSON.stringify({ SecretString: JSON.stringify(KEPT) }).slice(0, -1));
  const cause = new Error('The response of Secrets Manager is incomplete.');
  const refusal = { code: 'unavailable', retryAfterSeconds: 2, cause };
  await expect(secret.read()).rejects.toMatchObject(refusal);
  await expect(secret.write(KEPT)).rejects.toMatchObject(refusal);
});

it('waits two seconds for an answer at most', async () => {
  const limit = vi.spyOn(AbortSignal, 'timeout');
  onTestFinished(() => limit.mockRestore());
  const { secret } = await openSecret(200, '{}');
  await secret.write(KEPT);
  expect(limit.mock.calls).toEqual([[2_000]]);
});

it("asks Secrets Manager in the stage's own Region", async () => {
  const asked = answerSigned(() => '{}');
  await createSmokeTestSecret(ARN, { ...RUNTIME, AWS_REGION: 'eu-west-1' }).read();
  expect(asked.map(({ url, headers }) => [url, headers.authorization])).toEqual([
    ['https://secretsmanager.eu-west-1.amazonaws.com/', expect.stringContaining('/eu-west-1/secretsmanager/')],
  ]);
});
