// Guarantee: a deployed stage asks AWS who signed a request and records that ARN; a request that was signed for another
// stage, host or input, that is too old, or that was used before is refused and changes nothing. Risk: a change is
// recorded under somebody else's name, or made twice by replaying an intercepted request.

import { execFile } from 'node:child_process';
import { createHash, createHmac, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { SignatureV4 } from '@smithy/signature-v4';
import { beforeAll, describe, expect, it } from 'vitest';
import { identityRequest } from '../../../shared/administration/signed-request.ts';
import { administer, sendToAdminister, tryAdminister } from '../../harness/administer.ts';
import type { CloudAccess } from '../../harness/cloud.ts';
import { cloudOfWorker } from '../../harness/own-cloud.ts';
import { startStageForTest } from '../../harness/stage-cloud.ts';
import { storedItems } from '../../harness/stored-items.ts';

const OPERATOR = 'arn:aws:iam::123456789012:user/operator';
let own: Awaited<ReturnType<typeof cloudOfWorker>>;
beforeAll(async () => {
  own = await cloudOfWorker();
});

class Sha256 {
  readonly #hash;
  constructor(secret?: string | ArrayBuffer | ArrayBufferView) {
    this.#hash = secret === undefined ? createHash('sha256') : createHmac('sha256', secret as Uint8Array);
  }
  update(data: string | ArrayBuffer | ArrayBufferView): void {
    this.#hash.update(data as Uint8Array);
  }
  async digest(): Promise<Uint8Array> {
    return this.#hash.digest();
  }
}

interface Signed {
  readonly stage?: string;
  readonly endpoint?: string;
  readonly input?: object;
  readonly ageSeconds?: number;
}

async function sign(access: CloudAccess, operation: string, input: object, signed: Signed = {}) {
  const { region, accessKeyId, secretAccessKey } = access;
  const nonce = randomUUID();
  const content = { stage: signed.stage ?? 'local', operation, input: signed.input ?? input, nonce };
  const { url, headers, body } = identityRequest(signed.endpoint ?? access.endpoint, content);
  const { protocol, hostname, host } = new URL(url);
  const credentials = { accessKeyId, secretAccessKey };
  const signer = new SignatureV4({ service: 'sts', region, credentials, sha256: Sha256 });
  const request = { method: 'POST', protocol, hostname, path: '/', headers: { ...headers, host }, body };
  const signingDate = new Date(Date.now() - (signed.ageSeconds ?? 0) * 1_000);
  const { authorization = '', 'x-amz-date': time = '' } = (await signer.sign(request, { signingDate })).headers;
  return { operation, input, signature: { nonce, time, authorization } };
}

const company = () => ({ name: `Company ${randomUUID()}`, monthly_budget_usd: 'unlimited' });
const companies = async () => (await administer(own.access, 'company.list', {})).length;

describe('a signed request', () => {
  it('is recorded under the ARN that STS confirms; an unsigned one, where it is allowed, as not verified', async () => {
    const signed = await sendToAdminister(own.access, await sign(own.access, 'company.create', company()));
    const signedId = signed.ok ? String(signed.result.id) : expect.fail(signed.error);
    const named = await administer(own.access, 'company.create', company());
    const recordOf = async (company_id: string) =>
      (await administer(own.access, 'audit.list', { company_id })).records[0];
    expect(await recordOf(signedId)).toMatchObject({ actor: OPERATOR, actor_verified: true });
    expect(await recordOf(named.id)).toMatchObject({ actor: 'tester', actor_verified: false });
  });

  it.each<[string, Signed]>([
    ['for another stage', { stage: 'prod' }],
    ['for another host', { endpoint: 'https://sts.amazonaws.com' }],
    ['for another input', { input: { name: 'Another' } }],
    ['two minutes ago', { ageSeconds: 120 }],
  ])('is refused when it was signed %s', async (_name, signed) => {
    const before = await companies();
    const request = await sign(own.access, 'company.create', company(), signed);
    expect(await sendToAdminister(own.access, request)).toMatchObject({ ok: false, code: 'forbidden' });
    expect(await companies()).toBe(before);
  });

  it('is refused when it names the host of STS itself, or an actor', async () => {
    const request = await sign(own.access, 'company.create', company());
    const withUrl = { ...request, signature: { ...request.signature, url: 'https://sts.example.com' } };
    expect(await sendToAdminister(own.access, withUrl)).toMatchObject({ ok: false, code: 'invalid_request' });
    expect(await sendToAdminister(own.access, { ...request, actor: 'alice' })).toMatchObject({ ok: false });
  });

  it('is carried out once, however often and to however many instances it is sent', async () => {
    const before = await companies();
    const request = await sign(own.access, 'company.create', company());
    const answers = await Promise.all(Array.from({ length: 5 }, () => sendToAdminister(own.access, request)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await companies()).toBe(before + 1);
    expect(await sendToAdminister(own.access, request)).toMatchObject({ ok: false, code: 'forbidden' });
    const kept = (await storedItems(own.cloud, 'AccessTable')).filter(({ pk }) => String(pk).startsWith('SIGNATURE#'));
    expect(kept).not.toEqual([]);
    expect(JSON.stringify(kept)).not.toContain(request.signature.authorization.slice(-64));
  });

  it('is carried out when the answer to the write that remembers its signature is lost', async () => {
    const fault = own.cloud.faults.script({
      service: 'dynamodb',
      operation: 'PutItem',
      times: 1,
      effect: { kind: 'drop', when: 'after' },
    });
    const request = await sign(own.access, 'company.create', company());
    expect(await sendToAdminister(own.access, request)).toMatchObject({ ok: true });
    expect(fault.hits()).toBe(1);
  });

  it('is neither carried out nor permanently refused while STS does not answer', async () => {
    const fault = own.cloud.faults.script({ service: 'sts', effect: { kind: 'throttle' } });
    const request = await sign(own.access, 'company.create', company());
    expect(await sendToAdminister(own.access, request)).toMatchObject({ ok: false, code: 'unavailable' });
    fault.remove();
    expect(await sendToAdminister(own.access, request)).toMatchObject({ ok: true });
  });
});

it('the command signs its request to a deployed stage, which refuses unsigned requests', async () => {
  const { cloud, access } = await startStageForTest({ name: 'dev' });
  const unsigned = await tryAdminister(access, 'company.create', company());
  expect(unsigned).toMatchObject({ ok: false, code: 'forbidden', error: expect.stringContaining('signed requests') });
  expect(await tryAdminister(access, 'company.create', company(), 'deployment')).toMatchObject({ ok: false });
  const env = {
    PATH: '',
    HOME: '/nonexistent',
    AWS_ENDPOINT_URL: access.endpoint,
    AWS_REGION: access.region,
    AWS_ACCESS_KEY_ID: access.accessKeyId,
    AWS_SECRET_ACCESS_KEY: access.secretAccessKey,
  };
  const run = promisify(execFile);
  const args = [
    'bin/admin.ts',
    'company',
    'create',
    '--name',
    'Signed',
    '--monthly-budget-usd',
    '0',
    '--stage',
    'dev',
    '--json',
  ];
  const made = JSON.parse((await run(process.execPath, args, { env })).stdout);
  const records = (await storedItems(cloud, 'AuditTable')).map(({ actor, actorVerified, subjectId }) => ({
    actor,
    actorVerified,
    subjectId,
  }));
  expect(records).toEqual([{ actor: OPERATOR, actorVerified: true, subjectId: made.id }]);
});
