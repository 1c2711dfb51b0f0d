import { cp, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { DynamoDBClient, GetItemCommand } from '@aws-sdk/client-dynamodb';
import { type LocalCloud, startLocalCloud } from '@knowledge-copilot/local-cloud';
import { build } from 'esbuild';
import { administer } from '../harness/administer.ts';
import { makeCompany } from '../harness/company.ts';
import { accessTo } from '../harness/local-cloud/start-cloud.ts';
import { functionNameAt } from '../harness/record-calls.ts';
import { storedItems } from '../harness/stored-items.ts';
import { alternate } from './alternate.ts';
import type { BenchContext } from './bench-context.ts';
import { callsDuring } from './calls-during.ts';
import type { Figure } from './figure.ts';
import { percentile } from './percentile.ts';

const ROUNDS = 7;
const WARM_UPS = 1;
const CALLS = 200;
const CALLERS = 4;
const MILLISECONDS_MAX = 40_000;
const ENTRIES = 1_000;
const SOURCE_IP = '203.0.113.7';

// The least that an authorizer with a table can do: the same client, one strongly consistent read.
const BARE_HANDLER = `
import { DynamoDBClient, GetItemCommand } from '@aws-sdk/client-dynamodb';
const client = new DynamoDBClient({});
export const handler = async ({ pk }) => {
  const Key = { pk: { S: pk }, sk: { S: 'KEY' } };
  await client.send(new GetItemCommand({ TableName: process.env.ACCESS_TABLE, Key, ConsistentRead: true }));
  return {};
};`;

/**
 * Measures the authorizer alone: its calls per second against a bare handler that does one GetItem, the read units that
 * DynamoDB charges for a call, and what a long allow-list costs.
 */
export async function benchAuthorizer({ assembly, work, signal }: BenchContext): Promise<Figure[]> {
  const cloud = await startLocalCloud({ assembly, data: null, port: 0 });
  try {
    const bare = await startBare(cloud, assembly, work);
    try {
      return [
        await againstBare(cloud, bare, signal),
        ...(await readsOfOneCall(cloud)),
        await longAllowList(cloud, signal),
      ];
    } finally {
      await bare.stop();
    }
  } finally {
    await cloud.stop();
  }
}

// The same stage with the bare handler in place of the authorizer's code; runtime, memory and role stay the same.
async function startBare(cloud: LocalCloud, assembly: string, work: string): Promise<LocalCloud> {
  const copy = join(work, 'bare');
  await cp(assembly, copy, { recursive: true });
  const { taskRoot } = cloud.lambda.find(functionNameAt(cloud, 'authorizer')).definition;
  const built = await build({
    stdin: { contents: BARE_HANDLER, resolveDir: process.cwd() },
    bundle: true,
    minify: true,
    write: false,
    platform: 'node',
    format: 'esm',
    mainFields: ['module', 'main'],
    banner: { js: "import{createRequire as __cr}from'node:module';const require=__cr(import.meta.url);" },
  });
  await writeFile(join(copy, relative(assembly, taskRoot), 'index.mjs'), built.outputFiles[0]?.contents ?? '');
  return startLocalCloud({ assembly: copy, data: null, port: 0 });
}

async function againstBare(cloud: LocalCloud, bare: LocalCloud, signal: AbortSignal): Promise<Figure> {
  const { key } = await makeCompany(accessTo(cloud));
  await makeCompany(accessTo(bare));
  // Reads an item that exists, as the authorizer does: looking for one that does not exist is faster.
  const item = (await storedItems(bare, 'AccessTable')).find(({ pk }) => String(pk).startsWith('KEY#'));
  const readOne = () => bare.invoke(functionNameAt(bare, 'authorizer'), { pk: item?.pk });
  const { ours, theirs } = await alternate(
    { ours: () => callsPerSecond(() => call(cloud, key)), theirs: () => callsPerSecond(readOne) },
    { rounds: ROUNDS, warmUps: WARM_UPS, millisecondsMax: MILLISECONDS_MAX, signal },
  );
  return {
    bench: 'authorizer',
    name: `calls per second, ${CALLERS} callers`,
    value: percentile(ours, 0.5),
    unit: 'calls/s',
    baseline: { name: 'a bare handler with one GetItem', value: percentile(theirs, 0.5) },
    target: { limit: 0.5, of: 'ratio', atLeast: true },
  };
}

async function readsOfOneCall(cloud: LocalCloud): Promise<Figure[]> {
  const { key } = await makeCompany(accessTo(cloud));
  await call(cloud, key);
  // Well-formed, but never issued.
  const unknown = `${key.slice(0, 8)}000000000000000000000000000000003CvwjH`;
  const units = (given: string) => unitsOf(cloud, () => call(cloud, given).catch(() => undefined));
  const figure = (name: string, value: number, limit: number): Figure => ({
    bench: 'authorizer',
    name,
    value,
    unit: 'read units',
    target: { limit, of: 'value' },
  });
  return [
    figure('reads of an accepted call, ConsumedCapacity', await units(key), 2),
    figure('reads of an unknown key', await units(unknown), 2),
    figure('reads of a mistyped key', await units(`${key.slice(0, -1)}!`), 0),
  ];
}

// Repeats the recorded reads and asks DynamoDB what they cost.
async function unitsOf(cloud: LocalCloud, makeCall: () => Promise<unknown>): Promise<number> {
  const { endpoint, region, operator: credentials } = cloud;
  const dynamo = new DynamoDBClient({ endpoint, region, credentials });
  let units = 0;
  for (const { operation, body } of await callsDuring(cloud, ['authorizer'], makeCall)) {
    if (operation !== 'GetItem') {
      continue;
    }
    const command = new GetItemCommand({ ...JSON.parse(body), ReturnConsumedCapacity: 'TOTAL' });
    units += (await dynamo.send(command)).ConsumedCapacity?.CapacityUnits ?? Number.NaN;
  }
  dynamo.destroy();
  return units;
}

async function longAllowList(cloud: LocalCloud, signal: AbortSignal): Promise<Figure> {
  const access = accessTo(cloud);
  const keyWith = async (entries: readonly string[]) => {
    const { id, key } = await makeCompany(access);
    await administer(access, 'policy.set', { company_id: id, ip_allow_list: entries });
    return key;
  };
  const others = Array.from({ length: ENTRIES - 1 }, (_, i) => `10.${i >> 8}.${i & 255}.1`);
  const [longKey, shortKey] = [await keyWith([...others, SOURCE_IP]), await keyWith([SOURCE_IP])];
  const { long, short } = await alternate(
    {
      long: () => callsPerSecond(() => call(cloud, longKey)),
      short: () => callsPerSecond(() => call(cloud, shortKey)),
    },
    { rounds: ROUNDS, warmUps: WARM_UPS, millisecondsMax: MILLISECONDS_MAX, signal },
  );
  return {
    bench: 'authorizer',
    name: `time a call with an allow-list of ${ENTRIES} entries`,
    value: (1_000 * CALLERS) / percentile(long, 0.5),
    unit: 'ms',
    baseline: { name: 'with one entry', value: (1_000 * CALLERS) / percentile(short, 0.5) },
    target: { limit: 1.2, of: 'ratio' },
  };
}

async function callsPerSecond(callOnce: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  const callers = Array.from({ length: CALLERS }, async () => {
    for (let made = 0; made < CALLS / CALLERS; made += 1) {
      await callOnce();
    }
  });
  await Promise.all(callers);
  return (1_000 * CALLS) / (performance.now() - startedAt);
}

function call(cloud: LocalCloud, key: string): Promise<unknown> {
  const methodArn = 'arn:aws:execute-api:us-east-1:123456789012:bench/api/GET/public/v1/knowledge-bases';
  return cloud.invoke(functionNameAt(cloud, 'authorizer'), {
    type: 'REQUEST',
    methodArn,
    resource: '/public/v1/knowledge-bases',
    httpMethod: 'GET',
    headers: { Authorization: `Bearer ${key}` },
    multiValueHeaders: { Authorization: [`Bearer ${key}`] },
    requestContext: { requestId: 'bench', identity: { sourceIp: SOURCE_IP } },
  });
}
