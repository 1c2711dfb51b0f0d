// Guarantee: a signature is accepted only around the time that it names. Risk: one with a time that does not exist is
// accepted at any time, and fails on AWS.
import { expect, it } from 'vitest';
import { createCredentialRegistry } from '../iam/credentials.ts';
import { signatureOf } from './canonical-request.ts';
import type { Signing } from './signed-request.ts';
import { verifySignature } from './verify-signature.ts';

const NOW = Date.parse('2026-11-20T06:00:00Z');
const HOLDER = { principal: { arn: 'arn', kind: 'operator' }, functionName: null, kill: () => undefined } as const;

// What the check says about a request that the operator signed with this time.
function verdictOn(time: string, expiresSeconds: number | null) {
  const credentials = createCredentialRegistry();
  const { accessKeyId, secretAccessKey } = credentials.issue(HOLDER);
  const headers = { host: 'localhost' };
  const request = { method: 'GET', path: '/b/k', queryText: '', headers, body: Buffer.alloc(0), gone: signal };
  const unsigned: Signing = {
    accessKeyId,
    day: time.slice(0, 8),
    region: 'us-east-1',
    service: 's3',
    signedHeaders: ['host'],
    signature: '',
    time,
    sessionToken: null,
    expiresSeconds,
  };
  const signing = { ...unsigned, signature: signatureOf(request, unsigned, secretAccessKey) };
  const verified = verifySignature(request, signing, { credentials, region: 'us-east-1', now: NOW });
  return 'flaw' in verified ? verified.flaw : 'accepted';
}

const { signal } = new AbortController();

it.each([
  ['20261120T060000Z', null, 'accepted'],
  ['20261120T054500Z', null, 'accepted'],
  ['20261120T061500Z', null, 'accepted'],
  ['20261120T054459Z', null, 'wrong-time'],
  ['20261120T061501Z', null, 'wrong-time'],
  ['20261320T060000Z', null, 'wrong-signature'],
  ['20261120T250000Z', null, 'wrong-signature'],
  ['20261120T055900Z', 60, 'accepted'],
  ['20261120T055859Z', 60, 'expired'],
  ['20261120T061501Z', 60, 'wrong-time'],
  ['20261320T060000Z', 60, 'wrong-signature'],
])('of %s, valid for %s seconds, is %s', (time, expiresSeconds, verdict) => {
  expect(verdictOn(time, expiresSeconds)).toBe(verdict);
});
