// Guarantee: the key of the smoke test is read from its secret and written to it, and no error contains it. Risk: the
// first value of the secret, which the deployment generates, is used as a key; or the key is logged.
import { json } from 'node:stream/consumers';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createSmokeTestSecret } from '../../../shared/stage/smoke-test-secret.client.ts';
import { answerSigned, RUNTIME, serve } from '../aws/scripted-server.fixture.ts';

const ARN = 'arn:aws:secretsmanager:eu-west-1:1:secret:smoke';
const VersionId = 'version-of-the-stage';
// The SHA-256 of VersionId, in hexadecimal digits.
const SUCCESSOR = 'f75fdb4b34b6cdd2d9d146dac7a7e2e3d675541ebf91802dfee29e6798e49822';
const STORED = { company_id: 'c', application_id: 'a', base_id: 'b', key_id: 'k', key: 'kept-key' };

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

const requestOf = (operation: string, input: object) => [
  'POST',
  '/',
  `secretsmanager.${operation}`,
  'application/x-amz-json-1.1',
  { SecretId: ARN, ...input },
];

it('reads the stored key of the smoke test', async () => {
  const { asked, secret } = await openSecret(200, JSON.stringify({ VersionId, SecretString: JSON.stringify(STORED) }));
  expect(await secret.read()).toEqual({ id: VersionId, smokeTest: STORED });
  expect(asked).toEqual([requestOf('GetSecretValue', {})]);
});

it('replaces a version by one whose id is the SHA-256 of its own', async () => {
  const { asked, secret } = await openSecret(200, '{}');
  expect(await secret.replace(VersionId, STORED)).toBeUndefined();
  const SecretString = JSON.stringify(STORED);
  expect(asked).toEqual([requestOf('PutSecretValue', { ClientRequestToken: SUCCESSOR, SecretString })]);
});

it('changes nothing if another request has replaced the version', async () => {
  const { asked, secret } = await openSecret(400, '{"__type":"ResourceExistsException","Message":"It exists."}');
  expect(await secret.replace(VersionId, STORED)).toBeUndefined();
  expect(asked).toHaveLength(1);
});

it.each([
  ['the value that the deployment generated', { SecretString: 'x7Kq' }],
  ['nothing', {}],
  ['only a part of a smoke test', { SecretString: JSON.stringify({ ...STORED, key: undefined }) }],
  ['a smoke test with an unknown field', { SecretString: JSON.stringify({ ...STORED, secret: 'more' }) }],
  ['a list', { SecretString: '[]' }],
])('finds no smoke test in a secret that contains %s', async (_name, answer) => {
  const { secret } = await openSecret(200, JSON.stringify({ VersionId, ...answer }));
  expect(await secret.read()).toEqual({ id: VersionId, smokeTest: null });
});

it.each([400, 403, 500])('reports the status %i of a refusal, without its text', async (status) => {
  const { secret } = await openSecret(status, JSON.stringify({ SecretString: JSON.stringify(STORED) }));
  const cause = new Error(`Secrets Manager answered ${status}.`);
  const refusal = { code: 'unavailable', retryAfterSeconds: 2, cause };
  await expect(secret.read()).rejects.toMatchObject(refusal);
  await expect(secret.replace(VersionId, STORED)).rejects.toMatchObject(refusal);
});

it.each([
  ['breaks off', JSON.stringify({ VersionId, SecretString: JSON.stringify(STORED) }).slice(0, -1)],
  ['names no version', JSON.stringify({ SecretString: JSON.stringify(STORED) })],
])('finds no secret in a response that %s, and the error does not contain the key', async (_name, answer) => {
  const { secret } = await openSecret(200, answer);
  const cause = new Error('The response of Secrets Manager is incomplete.');
  const refusal = { code: 'unavailable', retryAfterSeconds: 2, cause };
  await expect(secret.read()).rejects.toMatchObject(refusal);
});

it('waits at most two seconds for an answer', async () => {
  const limit = vi.spyOn(AbortSignal, 'timeout');
  onTestFinished(() => limit.mockRestore());
  const { secret } = await openSecret(200, '{}');
  await secret.replace(VersionId, STORED);
  expect(limit.mock.calls).toEqual([[2_000]]);
});

it("asks Secrets Manager in the stage's own Region", async () => {
  const asked = answerSigned(() => JSON.stringify({ VersionId }));
  await createSmokeTestSecret(ARN, { ...RUNTIME, AWS_REGION: 'eu-west-1' }).read();
  expect(asked.map(({ url, headers }) => [url, headers.authorization])).toEqual([
    ['https://secretsmanager.eu-west-1.amazonaws.com/', expect.stringContaining('/eu-west-1/secretsmanager/')],
  ]);
});
