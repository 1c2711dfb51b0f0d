import { expect } from 'vitest';
import { ENDPOINTS } from '../../functions/endpoints.ts';
import { HOUR_MS } from '../../shared/durations.ts';
import type { FaultEffect } from '../harness/local-cloud/faults.ts';
import { functionNameAt } from '../harness/record-calls.ts';
import { type Callers, goodHeaders, SENTINEL_CALLS, TEXTS } from './caller-paths.ts';
import { type Dependency, dependenciesCalled, type SentinelWorld, tryPath } from './sentinel-world.ts';

const DEPENDENCIES: readonly Dependency[] = [
  { service: 'dynamodb', operation: 'GetItem' },
  { service: 'dynamodb', operation: 'UpdateItem' },
  { service: 'dynamodb', operation: 'Query' },
  { service: 'dynamodb', operation: 'BatchGetItem' },
  { service: 'bedrock', operation: 'InvokeModel' },
  { service: 'bedrock', operation: 'Converse' },
  { service: 'aoss' },
  { service: 'secretsmanager' },
];
// Each function has outages of its own: while the authorizer fails, no other function runs.
const AUTHORIZER = 'authorizer';
const FUNCTIONS = [AUTHORIZER, ...ENDPOINTS.map(({ name }) => name)];
// Longer than the two limits in pepper.client.ts: after one, a function fetches the pepper again; after the other, it
// stops using a pepper that it could not fetch again.
const PEPPER_KEPT_MS = 121_000;
const PEPPER_STALE_MS = 363_000;

/**
 * Tries the endpoints that call each dependency while it throttles, fails, refuses or drops the connection, with error
 * messages that quote everything that was sent, and while its caller is killed. Then tries every endpoint while all
 * dependencies stall until the deadlines, while only the answer stalls, and while the gateway throttles.
 */
export async function tryDependencies(world: SentinelWorld, { company }: Callers): Promise<void> {
  const { key } = company;
  const quoted = `Rejected: ${key} ${JSON.stringify(TEXTS)}`;
  const effects: [name: string, effect: FaultEffect][] = [
    ['throttled', { kind: 'throttle' }],
    ['down', { kind: 'error', status: 500, code: 'InternalServerException', message: quoted }],
    ['refusing', { kind: 'error', status: 400, code: 'ValidationException', message: quoted }],
    ['forbidden', { kind: 'error', status: 403, code: 'AccessDeniedException', message: quoted }],
    ['dropped before', { kind: 'drop', when: 'before' }],
    ['dropped after', { kind: 'drop', when: 'after' }],
    ['killed', { kind: 'kill', when: 'before' }],
  ];
  const callersOf = await findCallers(world, key);
  const called = new Set([...callersOf.keys()].map(({ service, operation }) => `${service} ${operation}`));
  expect(called).toEqual(new Set(DEPENDENCIES.map(({ service, operation }) => `${service} ${operation}`)));
  const authorizer = functionNameAt(world.cloud, AUTHORIZER);
  for (const [dependency, callers] of callersOf) {
    // The authorizer fails in the same way before every function.
    const calls = dependency.functionName === authorizer ? callers.slice(0, 1) : callers;
    for (const [name, effect] of effects) {
      world.cloud.clock.move(timeBefore(dependency));
      const fault = world.cloud.faults.script({ ...dependency, effect });
      await tryAll(world, { key, calls, name: `${dependency.service} ${dependency.operation ?? ''} ${name}` });
      expect(fault.hits(), `${dependency.service} ${name} in ${dependency.functionName}`).toBeGreaterThan(0);
      fault.remove();
    }
  }
  // All at once, so that their deadlines pass at the same time.
  const stalls = DEPENDENCIES.map((dependency) =>
    world.cloud.faults.script({ ...dependency, effect: { kind: 'stall' } }),
  );
  world.cloud.clock.move(PEPPER_KEPT_MS);
  await tryAll(world, { key, name: 'everything stalled' });
  for (const stall of stalls) {
    stall.remove();
  }
  const late = world.cloud.faults.script({ service: 'bedrock', operation: 'Converse', effect: { kind: 'stall' } });
  await tryAll(world, { key, name: 'the answer stalled' });
  late.remove();
  const gateway = world.cloud.faults.script({ service: 'apigateway', effect: { kind: 'throttle' } });
  await tryAll(world, { key, name: 'the gateway throttled' });
  gateway.remove();
}

type SentinelCall = (typeof SENTINEL_CALLS)[number];

// How far to move the clock so that the dependency is called again: a function keeps the pepper for a while, and stores
// the use of a key at most once an hour. Each hour also runs housekeeping.
function timeBefore({ service, operation }: Dependency): number {
  if (service === 'secretsmanager') {
    return PEPPER_STALE_MS;
  }
  return operation === 'UpdateItem' ? HOUR_MS : PEPPER_KEPT_MS;
}

/** Finds out which endpoints lead to calls of each dependency by each function when all is well. */
async function findCallers(
  world: SentinelWorld,
  key: string,
): Promise<ReadonlyMap<Dependency, readonly SentinelCall[]>> {
  const functions = FUNCTIONS.map((path) => functionNameAt(world.cloud, path));
  const dependencies = DEPENDENCIES.flatMap((dependency) =>
    functions.map((functionName) => ({ ...dependency, functionName })),
  );
  const found = new Map<Dependency, SentinelCall[]>();
  for (const call of SENTINEL_CALLS) {
    world.cloud.clock.move(HOUR_MS);
    const tried = () => tryAll(world, { key, calls: [call], name: 'all well' });
    for (const dependency of await dependenciesCalled(world, dependencies, tried)) {
      found.set(dependency, [...(found.get(dependency) ?? []), call]);
    }
  }
  return found;
}

interface Tried {
  readonly key: string;
  readonly name: string;
  readonly calls?: readonly SentinelCall[];
}

async function tryAll(world: SentinelWorld, { key, name, calls = SENTINEL_CALLS }: Tried): Promise<void> {
  await Promise.all(
    calls.map((call) => tryPath(world, `${name} at ${call.path}`, { ...call, headers: goodHeaders(key, call.body) })),
  );
}
