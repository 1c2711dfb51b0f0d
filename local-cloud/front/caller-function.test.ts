// Guarantee: a function reaches the local AWS with nothing but its environment and its own role, and a fault that kills
// it during a call ends only the instance that made the call. Risk: a client works only because a test configured it,
// or the tests of recovery miss a crash.
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { apiResources } from '../fixtures/api.ts';
import { functionResources, writeAssembly } from '../fixtures/assembly.ts';
import { startTestCloud } from '../fixtures/start.ts';
import { createStubService } from '../fixtures/stub-service.ts';
import { allowed, tableArn } from './callers.fixture.ts';

const source = `
  import { DynamoDBClient, GetItemCommand } from '@aws-sdk/client-dynamodb';
  const client = new DynamoDBClient({});
  export const handler = async () => {
    const { Item } = await client.send(new GetItemCommand({ TableName: 'things', Key: { pk: { S: 'a' } } }));
    return Item.name.S;
  };`;

async function start() {
  const bundled = await build({
    stdin: { contents: source, resolveDir: import.meta.dirname },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  });
  const resources = {
    ...functionResources('Fn', { statements: [allowed], properties: { MemorySize: 512 } }),
    ...apiResources({ methods: [{ path: '/x', httpMethod: 'GET', functionId: 'Fn' }] }),
  };
  const assembly = writeAssembly({ Try: { resources } }, { Fn: bundled.outputFiles[0]?.text ?? '' });
  const cloud = await startTestCloud(assembly, () => ({
    dynamodb: createStubService('dynamodb', { action: 'dynamodb:GetItem', resource: tableArn }),
  }));
  cloud.standIns.dynamodb.answerWith = () => ({ status: 200, body: '{"Item":{"name":{"S":"Ann"}}}' });
  return cloud;
}

describe('the code of a function', () => {
  it('finds the services without configuration, even after the clock is moved', async () => {
    const cloud = await start();
    expect(await cloud.invoke('Fn')).toEqual({ ok: true, payload: '"Ann"' });
    cloud.clock.move(-3 * 86_400_000);
    expect(await cloud.invoke('Fn')).toEqual({ ok: true, payload: '"Ann"' });
    expect(cloud.lambda.find(cloud.nameOf('Fn')).coldStarts()).toBe(1);
  });

  it.each([
    ['before', 0],
    ['after', 1],
  ] as const)('is killed %s its call is applied, and starts again', async (when, applied) => {
    const cloud = await start();
    cloud.faults.script({ service: 'dynamodb', operation: 'GetItem', times: 1, effect: { kind: 'kill', when } });
    expect(await cloud.invoke('Fn')).toMatchObject({
      ok: false,
      error: { errorType: 'Runtime.ExitError', errorMessage: expect.stringContaining('signal: killed') },
    });
    expect(cloud.standIns.dynamodb.requests).toHaveLength(applied);
    expect(await cloud.invoke('Fn')).toEqual({ ok: true, payload: '"Ann"' });
    expect(cloud.lambda.find(cloud.nameOf('Fn')).coldStarts()).toBe(2);
  });

  it('loses only the instance that made the call', async () => {
    const cloud = await start();
    await Promise.all([cloud.invoke('Fn'), cloud.invoke('Fn')]);
    cloud.faults.script({ service: 'dynamodb', times: 1, effect: { kind: 'kill', when: 'before' } });
    const outcomes = await Promise.all([cloud.invoke('Fn'), cloud.invoke('Fn')]);
    expect(outcomes.map(({ ok }) => ok).sort()).toEqual([false, true]);
  });
});
