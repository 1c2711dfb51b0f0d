// Guarantee: on a deployed stage the actor of a change is the signer of the request as AWS identifies it, and nobody
// else can be named; an unsigned request comes from the stage's own deployment and may run one operation. Risk: a
// change that is recorded as somebody else's.
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { type CallerServices, identifyCaller } from '../../../shared/administration/identify-caller.ts';
import { identityRequest, type Signature } from '../../../shared/administration/signed-request.ts';

const ARN = 'arn:aws:sts::123456789012:assumed-role/Operators/alice';
const NOW_MS = Date.parse('2026-11-20T06:00:00Z');
const KEY = `kc_test_${'0'.repeat(32)}3CvwjH`;
const signedHeaders =
  'content-type;host;x-amz-content-sha256;x-amz-date;x-knowledge-copilot-request;x-knowledge-copilot-stage';
const authorizationFor = (headers = signedHeaders, region = 'us-east-1', day = '20261120') =>
  `AWS4-HMAC-SHA256 Credential=AKIA0123456789ABCDEF/${day}/${region}/sts/aws4_request, SignedHeaders=${headers}, Signature=${'a'.repeat(64)}`;
const signature: Signature = {
  nonce: '00000000-0000-4000-8000-000000000000',
  time: '20261120T060000Z',
  authorization: authorizationFor(),
};

function callerServices(unsignedCallers: CallerServices['unsignedCallers'] = 'refused') {
  const used = new Set<string>();
  return {
    stage: 'prod',
    region: 'us-east-1',
    stsEndpoint: 'https://sts.us-east-1.amazonaws.com',
    unsignedCallers,
    nowMs: () => NOW_MS,
    getCallerIdentity: vi.fn<CallerServices['getCallerIdentity']>(async () => ARN),
    useOnce: vi.fn<CallerServices['useOnce']>(async ({ authorization }) => {
      const found = used.has(authorization);
      used.add(authorization);
      return found ? 'used' : 'new';
    }),
  };
}
const request = { operation: 'key.create', input: { name: 'x' } };

describe('a signed request', () => {
  it("takes as its actor the ARN that STS returns in the stage's Region", async () => {
    const services = callerServices();
    expect(await identifyCaller(services, { ...request, signature })).toEqual({ actor: ARN, actorVerified: true });
    const [call] = services.getCallerIdentity.mock.calls[0] ?? [];
    expect(call?.url).toBe('https://sts.us-east-1.amazonaws.com/');
    expect(call?.headers).toMatchObject({ 'x-knowledge-copilot-stage': 'prod' });
  });

  it('is confirmed for its own operation and input, so that neither can be exchanged on the way', async () => {
    const services = callerServices();
    await identifyCaller(services, { ...request, signature });
    const signed = { stage: 'prod', ...request, nonce: signature.nonce };
    expect(services.getCallerIdentity.mock.calls).toEqual([
      [identityRequest('https://sts.us-east-1.amazonaws.com', signed), signature],
    ]);
  });

  it('is refused when it is sent again', async () => {
    const services = callerServices();
    await identifyCaller(services, { ...request, signature });
    await expect(identifyCaller(services, { ...request, signature })).rejects.toMatchObject({
      code: 'forbidden',
      message: 'This request was already processed. Sign a new one.',
    });
  });

  it('is refused when STS does not confirm it, and its signature is not stored', async () => {
    const services = callerServices();
    services.getCallerIdentity.mockResolvedValue(null);
    await expect(identifyCaller(services, { ...request, signature })).rejects.toMatchObject({
      code: 'forbidden',
      message: 'AWS did not confirm who signed the request for this stage and operation.',
    });
    expect(services.useOnce).not.toHaveBeenCalled();
  });

  it.each(['20261120T055900Z', '20261120T060100Z'])(
    'is accepted within a minute before or after it was signed: %s',
    async (time) => {
      const given = { ...request, signature: { ...signature, time } };
      expect(await identifyCaller(callerServices(), given)).toEqual({ actor: ARN, actorVerified: true });
    },
  );

  it.each([60_001, -60_001])('is refused more than a minute before or after it was signed: %i ms', async (lateMs) => {
    const services = { ...callerServices(), nowMs: () => NOW_MS + lateMs };
    await expect(identifyCaller(services, { ...request, signature })).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('is accepted with the token of temporary credentials, if the token is signed', async () => {
    const headers = signedHeaders.replace('x-knowledge', 'x-amz-security-token;x-knowledge');
    const given = { ...request, signature: { ...signature, token: 'token', authorization: authorizationFor(headers) } };
    expect(await identifyCaller(callerServices(), given)).toEqual({ actor: ARN, actorVerified: true });
  });

  const MALFORMED = 'signature must have the form that npm run admin sends.';
  const LATE = 'The request was not signed within the last 60 seconds. Check the clock of your machine.';
  const ELSEWHERE = 'The request must be signed for the Region of the stage.';

  it.each<[string, Partial<Signature>, string?]>([
    ['61 seconds ago', { time: '20261120T055859Z' }, LATE],
    ['61 seconds ahead', { time: '20261120T060101Z' }, LATE],
    ['at a time that does not exist', { time: '20261120T256000Z' }, LATE],
    [
      'for a day that differs from its time',
      { authorization: authorizationFor(signedHeaders, 'us-east-1', '20261119') },
    ],
    ['for another Region', { authorization: authorizationFor(signedHeaders, 'eu-west-1') }, ELSEWHERE],
    ['for another service', { authorization: authorizationFor().replace('/sts/', '/iam/') }],
    // Another text would count as another signature, and the same request could be sent again.
    ['with a text after its signature', { authorization: `${authorizationFor()} ` }],
    ['without the stage', { authorization: authorizationFor(signedHeaders.replace(/;[^;]+$/, '')) }],
    ['with an additional header', { authorization: authorizationFor(`accept;${signedHeaders}`) }],
    ['without the token that comes with it', { token: 'token' }],
  ])('is refused without a call to AWS when it was signed %s', async (_name, wrong, message = MALFORMED) => {
    const services = callerServices();
    const given = { ...request, signature: { ...signature, ...wrong } };
    await expect(identifyCaller(services, given)).rejects.toMatchObject({ code: 'forbidden', message });
    expect(services.getCallerIdentity).not.toHaveBeenCalled();
  });

  it('cannot name an actor', async () => {
    const given = { ...request, signature, actor: 'deployment' };
    await expect(identifyCaller(callerServices(), given)).rejects.toThrow('actor is not allowed in a signed request');
  });

  it('is bound to its operation and input, however they are written in JSON', () => {
    const hashOf = (input: unknown, operation = 'key.create', nonce = signature.nonce) =>
      identityRequest('', { stage: 'prod', operation, input, nonce }).headers['x-knowledge-copilot-request'];
    fc.assert(
      fc.property(fc.jsonValue(), (input) => {
        const carried = JSON.parse(JSON.stringify({ input })).input;
        expect(hashOf(carried)).toBe(hashOf(input));
        expect(hashOf([input])).not.toBe(hashOf(input));
      }),
    );
    expect(hashOf({}, 'key.revoke')).not.toBe(hashOf({}));
    expect(hashOf({}, 'key.create', '1')).not.toBe(hashOf({}));
  });
});

describe('an unsigned request', () => {
  it.each([ARN, 'tester', 'deployment', undefined])(
    'is refused on a deployed stage when it names %s',
    async (actor) => {
      await expect(identifyCaller(callerServices(), { ...request, actor })).rejects.toMatchObject({
        code: 'forbidden',
        message: 'This stage requires signed requests. Use npm run admin.',
      });
    },
  );

  it('is accepted from the deployment for its one operation, and recorded as not verified', async () => {
    const seed = { operation: 'stage.seed-smoke-test', input: {} };
    const given = { ...seed, actor: 'deployment' };
    const recorded = { actor: 'deployment', actorVerified: false };
    expect(await identifyCaller(callerServices('allowed'), given)).toEqual(recorded);
    expect(await identifyCaller(callerServices('refused'), given)).toEqual(recorded);
    await expect(identifyCaller(callerServices(), { ...seed, actor: 'tester' })).rejects.toThrow(
      'requires signed requests',
    );
  });

  it.each(['key.create', 'stage.prepare', 'stage.switch-generation'])(
    'is refused for %s, which is no operation of the deployment',
    async (operation) => {
      const claimed = { operation, input: {}, actor: 'deployment' };
      await expect(identifyCaller(callerServices('allowed'), claimed)).rejects.toThrow('requires signed requests');
    },
  );

  it('may name its actor on a local stage, which is recorded as not verified', async () => {
    const services = callerServices('allowed');
    const found = await identifyCaller(services, { ...request, actor: 'tester' });
    expect(found).toEqual({ actor: 'tester', actorVerified: false });
  });

  it.each([
    ['an empty string', ''],
    ['null', null],
    ['missing', undefined],
    ['a text with a line break', 'x\n'],
    ['a text with an invisible character', 'a\u200bb'],
    ['longer than 500 characters', 'a'.repeat(501)],
    ['an API key', KEY],
    ['a text with an API key', `Anna, ${KEY}`],
  ])('is refused on a local stage when its actor is %s', async (_case, actor) => {
    await expect(identifyCaller(callerServices('allowed'), { ...request, actor })).rejects.toThrow(/^actor must/);
  });
});
