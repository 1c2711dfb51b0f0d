// Guarantee: a scripted fault affects exactly the calls that it names, at the specified moment. Risk: a test passes
// although its failure never happened.
import { BedrockRuntimeClient, InvokeModelCommand } from '@aws-sdk/client-bedrock-runtime';
import { describe, expect, it } from 'vitest';
import { clientOf, getItem, startCallers } from './callers.fixture.ts';

describe('scripted faults', () => {
  it('throttle and fail as the service would, as many times as scripted', async () => {
    const { cloud, operator } = await startCallers();
    const throttle = cloud.faults.script({ service: 'dynamodb', times: 1, effect: { kind: 'throttle' } });
    const fail = cloud.faults.script({
      service: 'dynamodb',
      skip: 1,
      times: 1,
      effect: { kind: 'error', status: 500, code: 'InternalServerError' },
    });
    await expect(getItem(cloud.endpoint, operator)).rejects.toMatchObject({ name: 'ThrottlingException' });
    await getItem(cloud.endpoint, operator);
    await expect(getItem(cloud.endpoint, operator)).rejects.toMatchObject({ name: 'InternalServerError' });
    await getItem(cloud.endpoint, operator);
    expect(throttle.hits()).toBe(1);
    expect(fail.hits()).toBe(1);
  });

  it('affect the operation, function and request that they name, and no other', async () => {
    const { cloud, operator, credentials } = await startCallers();
    const effect = { kind: 'throttle' } as const;
    cloud.faults.script({ service: 'dynamodb', operation: 'PutItem', effect });
    cloud.faults.script({ service: 'dynamodb', functionName: cloud.nameOf('Fn'), effect });
    cloud.faults.script({ service: 'dynamodb', match: ({ body }) => body.includes('"b"'), effect });
    await getItem(cloud.endpoint, operator);
    await expect(getItem(cloud.endpoint, credentials)).rejects.toMatchObject({ name: 'ThrottlingException' });
    cloud.faults.clear();
    await getItem(cloud.endpoint, credentials);
  });

  it('stall until they are released', async () => {
    const { cloud, operator } = await startCallers();
    const stall = cloud.faults.script({ service: 'dynamodb', effect: { kind: 'stall' } });
    const waiting = getItem(cloud.endpoint, operator);
    await stall.reached();
    expect(cloud.standIns.dynamodb.requests).toEqual([]);
    stall.release();
    await waiting;
    expect(cloud.standIns.dynamodb.requests).toHaveLength(1);
  });

  it.each([
    ['before', 0],
    ['after', 1],
  ] as const)('drop the connection %s the call is applied', async (when, applied) => {
    const { cloud, operator } = await startCallers();
    cloud.faults.script({ service: 'dynamodb', times: 1, effect: { kind: 'drop', when } });
    await expect(getItem(cloud.endpoint, operator)).rejects.toThrow();
    expect(cloud.standIns.dynamodb.requests).toHaveLength(applied);
    await getItem(cloud.endpoint, operator, { maxAttempts: 3 });
  });

  it.each(['malformed', 'truncated'] as const)('return a %s response after the call is applied', async (how) => {
    const { cloud, operator } = await startCallers();
    cloud.faults.script({ service: 'dynamodb', times: 1, effect: { kind: 'garble', how } });
    await expect(getItem(cloud.endpoint, operator)).rejects.toThrow();
    expect(cloud.standIns.dynamodb.requests).toHaveLength(1);
    await getItem(cloud.endpoint, operator);
  });

  it('refuse a signature as if the clock of the caller were wrong, and say when to retry a throttled call', async () => {
    const { cloud, operator } = await startCallers();
    cloud.faults.script({ service: 'dynamodb', times: 1, effect: { kind: 'skew' } });
    await expect(getItem(cloud.endpoint, operator, { maxAttempts: 1 })).rejects.toMatchObject({
      name: 'InvalidSignatureException',
    });
    cloud.faults.script({ service: 'dynamodb', times: 1, effect: { kind: 'throttle', retryAfterSeconds: 7 } });
    await expect(getItem(cloud.endpoint, operator, { maxAttempts: 1 })).rejects.toMatchObject({
      name: 'ThrottlingException',
      $response: { headers: { 'retry-after': '7' } },
    });
    await getItem(cloud.endpoint, operator);
  });

  it('drop a stream of HTTP/2', async () => {
    const { cloud, operator } = await startCallers();
    cloud.faults.script({ service: 'bedrock', effect: { kind: 'drop', when: 'before' } });
    const client = clientOf(
      new BedrockRuntimeClient({
        endpoint: cloud.http2Endpoint,
        region: 'us-east-1',
        credentials: operator,
        maxAttempts: 1,
      }),
    );
    await expect(client.send(new InvokeModelCommand({ modelId: 'm', body: '{}' }))).rejects.toThrow();
  });
});
