// Guarantee: a signature has its own nonce and the session token of temporary credentials, in the form that the stage
// accepts, and is bound to the stage, the operation and its input. Risk: the stage refuses a change that an operator
// repeats, or every operator with temporary credentials, or a signature can be used for another change.
import { STSClient } from '@aws-sdk/client-sts';
import { SignatureV4 } from '@smithy/signature-v4';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRequestSigner } from '../../../bin/admin/sign-request.client.ts';
import {
  identityRequest,
  SignatureField,
  signatureProblem,
  stsEndpoint,
} from '../../../shared/administration/signed-request.ts';

const REQUEST = { stage: 'dev', operation: 'company.create', input: { name: 'Harbour' } };

beforeEach(() => {
  vi.stubEnv('AWS_REGION', 'eu-west-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'AKIATRYTRYTRYTRY');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'try');
  vi.stubEnv('AWS_SESSION_TOKEN', 'session-token');
  vi.stubEnv('AWS_ENDPOINT_URL', '');
});
afterEach(() => void vi.unstubAllEnvs());

const signaturePart = (authorization: string) => /Signature=([0-9a-f]{64})$/.exec(authorization)?.[1];

it('makes a signature that the stage accepts, with the token of temporary credentials', async () => {
  const signature = await createRequestSigner()(REQUEST);
  expect(v.parse(SignatureField, signature)).toEqual(signature);
  expect(signature.token).toBe('session-token');
  expect(signatureProblem(signature, { region: 'eu-west-1', nowMs: Date.now() })).toBeNull();
  expect(signature.authorization).toContain('x-amz-security-token');
});

it('makes a signature without a token if the credentials have none', async () => {
  vi.stubEnv('AWS_SESSION_TOKEN', '');
  const signature = await createRequestSigner()(REQUEST);
  expect(signature).not.toHaveProperty('token');
  expect(signatureProblem(signature, { region: 'eu-west-1', nowMs: Date.now() })).toBeNull();
});

it('makes another signature, with another nonce, for the same request at the same second', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20), toFake: ['Date'] });
  try {
    const sign = createRequestSigner();
    const signatures = await Promise.all([sign(REQUEST), sign(REQUEST)]);
    const [first, second] = signatures;
    expect(first?.time).toBe('20261120T000000Z');
    expect(first?.nonce).not.toBe(second?.nonce);
    expect(new Set(signatures.map(({ authorization }) => signaturePart(authorization))).size).toBe(2);
  } finally {
    vi.useRealTimers();
  }
});

it.each([
  ['that of STS', '', stsEndpoint('eu-west-1')],
  ['that of every service, if it is set', 'http://127.0.0.1:4566//', 'http://127.0.0.1:4566'],
])('signs the stage, the operation and the whole input for an endpoint: %s', async (_name, set, endpoint) => {
  vi.stubEnv('AWS_ENDPOINT_URL', set);
  const { nonce, time, authorization } = await createRequestSigner()(REQUEST);
  const { url, headers, body } = identityRequest(endpoint, { ...REQUEST, nonce });
  const { protocol, host, hostname } = new URL(url);
  const credentials = { accessKeyId: 'AKIATRYTRYTRYTRY', secretAccessKey: 'try', sessionToken: 'session-token' };
  const { sha256 } = new STSClient({}).config;
  const signer = new SignatureV4({ service: 'sts', region: 'eu-west-1', credentials, sha256 });
  const signingDate = new Date(time.replace(/^(\d{4})(\d\d)(\d\dT\d\d)(\d\d)(\d\dZ)$/, '$1-$2-$3:$4:$5'));
  const request = { method: 'POST', protocol, hostname, path: '/', headers: { ...headers, host }, body };
  expect((await signer.sign(request, { signingDate })).headers.authorization).toBe(authorization);
});

it('signs for the endpoint of STS if no other one is set', async () => {
  vi.stubEnv('AWS_ENDPOINT_URL', undefined);
  const signature = await createRequestSigner()(REQUEST);
  expect(signatureProblem(signature, { region: 'eu-west-1', nowMs: Date.now() })).toBeNull();
});
