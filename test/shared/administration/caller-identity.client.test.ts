// Guarantee: only STS says who signed a request: the ARN comes from a successful response, a refusal identifies nobody,
// and anything else is not an answer; the signed call is sent only to the address that it was made for. Risk: an
// operator invented by another host, or a signature that is passed on.
import { createHash } from 'node:crypto';
import type { IncomingMessage, RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished, vi } from 'vitest';
import { getCallerIdentity } from '../../../shared/administration/caller-identity.client.ts';
import { identityRequest } from '../../../shared/administration/signed-request.ts';
import { serve } from '../aws/scripted-server.fixture.ts';

const ARN = 'arn:aws:iam::123456789012:user/operator';
const SIGNATURE = { nonce: 'nonce', time: '20261120T060000Z', authorization: 'AWS4-HMAC-SHA256 Signature=abc' };
const CONTENT = { stage: 'dev', operation: 'company.list', input: {}, nonce: SIGNATURE.nonce };
const identity = (arn: string) => `<GetCallerIdentityResponse><Arn>${arn}</Arn></GetCallerIdentityResponse>`;

async function ask(listener: RequestListener): Promise<string | null> {
  return getCallerIdentity(identityRequest(await serve(listener), CONTENT), SIGNATURE);
}

it('reads the ARN from a successful response to the signed call', async () => {
  let seen: IncomingMessage['headers'] = {};
  let body = '';
  const arn = await ask(async (request, response) => {
    seen = request.headers;
    body = await text(request);
    response.end(identity(ARN));
  });
  expect(arn).toBe(ARN);
  expect(seen).toMatchObject({
    authorization: SIGNATURE.authorization,
    'x-amz-date': SIGNATURE.time,
    'content-type': 'application/x-www-form-urlencoded; charset=utf-8',
    'x-amz-content-sha256': createHash('sha256').update(body).digest('hex'),
    'x-knowledge-copilot-stage': 'dev',
    // A frozen instance would keep a connection that is gone.
    connection: 'close',
  });
  expect(body).toBe('Action=GetCallerIdentity&Version=2011-06-15');
});

it('passes on the session token of temporary credentials, without which STS refuses the signature', async () => {
  const seen: IncomingMessage['headers'][] = [];
  const origin = await serve((request, response) => {
    seen.push(request.headers);
    response.end(identity(ARN));
  });
  const call = identityRequest(origin, CONTENT);
  await getCallerIdentity(call, SIGNATURE);
  await getCallerIdentity(call, { ...SIGNATURE, token: 'session' });
  expect(seen.map((headers) => headers['x-amz-security-token'])).toEqual([undefined, 'session']);
});

it.each([400, 403])('identifies nobody when STS refuses with %i', async (status) => {
  expect(await ask((_request, response) => response.writeHead(status).end(identity(ARN)))).toBeNull();
});

it('identifies nobody when STS refuses with an error document', async () => {
  const refused = '<Error><Code>SignatureDoesNotMatch</Code></Error>';
  expect(await ask((_request, response) => response.writeHead(403).end(refused))).toBeNull();
});

it.each<[string, number, string]>([
  ['is throttled', 400, '<Error><Code>Throttling</Code></Error>'],
  ['fails', 500, identity(ARN)],
  ['returns no ARN', 200, '<GetCallerIdentityResponse/>'],
  ["returns an ARN that is not a caller's", 200, identity('arn:aws:s3:::operator')],
  ['returns the ARN of a function', 200, identity('arn:aws:lambda::123456789012:function/operator')],
  ['returns a text that contains an ARN', 200, identity(`Not ${ARN}`)],
])('is unavailable when STS %s', async (_name, status, body) => {
  const answer = ask((_request, response) => response.writeHead(status).end(body));
  await expect(answer).rejects.toMatchObject({
    code: 'unavailable',
    retryAfterSeconds: 2,
    cause: new Error(`STS answered ${status}.`),
  });
});

it('is unavailable when STS redirects, and does not follow the redirect', async () => {
  let calls = 0;
  const elsewhere = await serve((_request, response) => {
    calls += 1;
    response.end(identity(ARN));
  });
  const answer = ask((_request, response) => response.writeHead(307, { location: `${elsewhere}/` }).end());
  await expect(answer).rejects.toMatchObject({ code: 'unavailable' });
  expect(calls).toBe(0);
});

it('waits at most five seconds for STS', async () => {
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  onTestFinished(() => limit.mockRestore());
  const answer = ask((_request, response) => response.end(identity(ARN)));
  await expect(answer).rejects.toMatchObject({ code: 'unavailable' });
  expect(limit.mock.calls).toEqual([[5_000]]);
});
