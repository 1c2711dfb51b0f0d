// Guarantee: the pepper is read at most every two minutes, both versions together, and an outage of Secrets Manager is
// bridged for as long as no version can have been missed. Risk: every call pays for a read, or an old version is used
// forever.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createPepperClient } from '../../../shared/keys/pepper.client.ts';
import { answerSigned } from '../aws/scripted-server.fixture.ts';

const ARN = 'arn:aws:secretsmanager:us-east-1:123456789012:secret:pepper';
const START_MS = Date.parse('2026-11-20T06:00:00Z');
let server: Server;
let asked: { stage: string; target: unknown; type: unknown; authorization: string }[] = [];
let versions: Record<string, object> = {};
// Whether Secrets Manager fails: for every version, for none, or for the previous one.
let failing: true | false | 'AWSPREVIOUS' = false;
// How many connections are lost before an answer, for each version.
let lost: Record<string, number> = {};
// The type of the error for a version that does not exist.
let missingType = '';
let nowMs = START_MS;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const { SecretId, VersionStage } = JSON.parse(await text(request));
    asked.push({
      stage: VersionStage,
      target: request.headers['x-amz-target'],
      type: request.headers['content-type'],
      authorization: String(request.headers.authorization),
    });
    const left = lost[VersionStage] ?? 0;
    lost[VersionStage] = left - 1;
    if (left > 0) {
      request.socket.destroy();
      return;
    }
    const fails = failing === true || failing === VersionStage;
    const version = SecretId === ARN && !fails ? versions[VersionStage] : undefined;
    const error = { __type: fails ? 'InternalServiceError' : missingType };
    const errorStatus = fails ? 500 : 400;
    response.writeHead(version ? 200 : errorStatus, { 'content-type': 'application/x-amz-json-1.1' });
    response.end(JSON.stringify(version ?? error));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});
afterAll(() => void server.close());
beforeEach(() => {
  asked = [];
  failing = false;
  lost = {};
  missingType = 'ResourceNotFoundException';
  nowMs = START_MS;
  versions = { AWSCURRENT: version('one', START_MS - 86_400_000) };
});

const version = (id: string, createdMs: number) => ({
  SecretString: `secret ${id}`,
  VersionId: id,
  CreatedDate: createdMs / 1_000,
});
const client = () => {
  const { port } = server.address() as AddressInfo;
  const runtime = {
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'AKID',
    AWS_SECRET_ACCESS_KEY: 'secret',
    AWS_ENDPOINT_URL: `http://127.0.0.1:${port}`,
  };
  return createPepperClient(ARN, runtime, () => nowMs);
};

describe('reading the pepper', () => {
  it('signs its request, returns the current version, and no previous one before the first rotation', async () => {
    expect(await client().read()).toMatchObject({
      current: { version: 'one', secret: 'secret one' },
      previous: null,
      propagated: true,
      stale: false,
    });
    expect(asked.map(({ stage }) => stage).sort()).toEqual(['AWSCURRENT', 'AWSPREVIOUS']);
    expect(asked[0]).toMatchObject({
      target: 'secretsmanager.GetSecretValue',
      type: 'application/x-amz-json-1.1',
      authorization: expect.stringMatching(/^AWS4-HMAC-SHA256 Credential=AKID\/\d{8}\/us-east-1\/secretsmanager\//),
    });
  });

  // The server closes idle connections while Lambda has frozen the instance.
  it('asks again when its connections were lost: the first call after a pause is served', async () => {
    lost = { AWSCURRENT: 1, AWSPREVIOUS: 1 };
    expect(await client().read()).toMatchObject({ current: { version: 'one' }, previous: null, stale: false });
    expect(asked.map(({ stage }) => stage).sort()).toEqual(['AWSCURRENT', 'AWSCURRENT', 'AWSPREVIOUS', 'AWSPREVIOUS']);
  });

  it('asks at most twice when connections are lost', async () => {
    lost = { AWSPREVIOUS: Number.POSITIVE_INFINITY };
    await expect(client().read()).rejects.toMatchObject({ code: 'unavailable' });
    expect(asked.map(({ stage }) => stage)).toEqual(['AWSCURRENT', 'AWSPREVIOUS', 'AWSPREVIOUS']);
    lost = { AWSCURRENT: Number.POSITIVE_INFINITY };
    await expect(client().read()).rejects.toMatchObject({ code: 'unavailable' });
    expect(asked.slice(3).map(({ stage }) => stage)).toEqual(['AWSCURRENT', 'AWSCURRENT']);
  });

  it("asks Secrets Manager in the stage's own Region", async () => {
    const requests = answerSigned(() => JSON.stringify(version('one', START_MS)));
    const runtime = { AWS_REGION: 'eu-west-1', AWS_ACCESS_KEY_ID: 'AKID', AWS_SECRET_ACCESS_KEY: 'secret' };
    await createPepperClient(ARN, runtime, () => nowMs).read();
    const signed = expect.stringContaining('/eu-west-1/secretsmanager/aws4_request');
    // The current and the previous version.
    const sent = requests.map(({ url, headers }) => [url, headers.authorization]);
    expect(sent).toEqual(Array(2).fill(['https://secretsmanager.eu-west-1.amazonaws.com/', signed]));
  });

  it('treats a previous version as missing even if the name of the error has its namespace', async () => {
    missingType = 'com.amazonaws.secretsmanager#ResourceNotFoundException';
    expect(await client().read()).toMatchObject({ current: { version: 'one' }, previous: null });
  });

  it('reads again after two minutes, not before', async () => {
    const peppers = client();
    await peppers.read();
    versions = { AWSCURRENT: version('two', nowMs), AWSPREVIOUS: version('one', 0) };
    nowMs += 119_999;
    expect((await peppers.read()).current.version).toBe('one');
    expect(asked).toHaveLength(2);
    nowMs += 1;
    expect(await peppers.read()).toMatchObject({
      current: { version: 'two' },
      previous: { version: 'one' },
      propagated: false,
    });
    expect(asked).toHaveLength(4);
  });

  it('never misses the version that a rotation replaces between the two answers', async () => {
    versions = { AWSCURRENT: version('two', START_MS - 1), AWSPREVIOUS: version('one', 0) };
    answerSigned(async ({ body }) => {
      const { VersionStage } = JSON.parse(body);
      if (VersionStage === 'AWSCURRENT') {
        // Requests that were sent at the same time have been answered by now.
        await new Promise(setImmediate);
        versions = { AWSCURRENT: version('three', START_MS), AWSPREVIOUS: version('two', START_MS - 1) };
      }
      return JSON.stringify(versions[VersionStage]);
    });
    expect(await client().read()).toMatchObject({ current: { version: 'three' }, previous: { version: 'two' } });
  });

  it('waits two seconds for each version, and counts the two minutes from the moment at which it asked', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    onTestFinished(() => timeout.mockRestore());
    const peppers = client();
    const first = peppers.read();
    nowMs += 1_000;
    await first;
    expect(timeout.mock.calls).toEqual([[2_000], [2_000]]);
    nowMs = START_MS + 120_000;
    await peppers.read();
    expect(asked).toHaveLength(4);
  });

  it('reports a version as propagated when every instance must have read it', async () => {
    versions = { AWSCURRENT: version('two', START_MS), AWSPREVIOUS: version('one', 0) };
    const peppers = client();
    expect((await peppers.read()).propagated).toBe(false);
    nowMs += 299_999;
    expect((await peppers.read()).propagated).toBe(false);
    nowMs += 1;
    expect((await peppers.read()).propagated).toBe(true);
  });
});

describe('an outage', () => {
  it('is bridged with the last versions, marked as stale, for four minutes and no longer', async () => {
    const peppers = client();
    await peppers.read();
    failing = true;
    nowMs += 239_999;
    expect(await peppers.read()).toMatchObject({ current: { version: 'one' }, stale: true });
    nowMs += 1;
    await expect(peppers.read()).rejects.toMatchObject({ code: 'unavailable' });
    failing = false;
    expect(await peppers.read()).toMatchObject({ stale: false });
  });

  it('is reported as `unavailable` at the first read, without any part of the response', async () => {
    failing = true;
    await expect(client().read()).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.not.stringContaining('Internal'),
    });
  });

  it('marks the versions as stale from the moment at which they should have been read again', async () => {
    const peppers = client();
    await peppers.read();
    failing = true;
    nowMs += 119_999;
    expect(await peppers.read()).toMatchObject({ stale: false });
    nowMs += 1;
    expect(await peppers.read()).toMatchObject({ stale: true });
  });

  const unavailable = (reason: string) => ({
    code: 'unavailable',
    retryAfterSeconds: 2,
    cause: { message: reason },
  });

  it('includes a failure to read only the previous version, whose keys would look unknown', async () => {
    failing = 'AWSPREVIOUS';
    await expect(client().read()).rejects.toMatchObject(unavailable('Secrets Manager answered 500.'));
  });

  it.each(['ThrottlingException', 'AccessDeniedException'])(
    'includes a previous version that is refused with %s',
    async (type) => {
      missingType = type;
      await expect(client().read()).rejects.toMatchObject(unavailable('Secrets Manager answered 400.'));
    },
  );

  it.each([
    ['a string', { VersionId: 'one', CreatedDate: 1 }],
    ['a version', { SecretString: 'secret', CreatedDate: 1 }],
    ['a date', { SecretString: 'secret', VersionId: 'one' }],
  ])('includes a secret without %s', async (_what, incomplete) => {
    versions = { AWSCURRENT: incomplete };
    await expect(client().read()).rejects.toMatchObject(unavailable('The pepper secret does not contain a string.'));
  });

  it('includes a missing secret', async () => {
    versions = {};
    await expect(client().read()).rejects.toMatchObject(unavailable('Secrets Manager answered 400.'));
  });
});
