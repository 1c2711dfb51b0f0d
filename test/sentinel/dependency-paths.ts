import { expect } from 'vitest';
import { HOUR_MS } from '../../shared/durations.ts';
import type { FaultEffect } from '../harness/local-cloud/faults.ts';
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
  for (const dependency of DEPENDENCIES) {
    const calls = callersOf(dependency);
    const called = `${dependency.service} ${dependency.operation ?? ''}`;
    expect(calls, `endpoints that call ${called}`).not.toEqual([]);
    for (const [name, effect] of effects) {
      world.cloud.clock.move(timeBefore(dependency));
      const fault = world.cloud.faults.script({ ...dependency, effect });
      await tryAll(world, { key, calls, name: `${called} ${name}` });
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

/** Finds out which endpoints call a dependency when all is well. */
async function findCallers(world: SentinelWorld, key: string): Promise<(dependency: Dependency) => SentinelCall[]> {
  const found: [call: SentinelCall, called: ReadonlySet<Dependency>][] = [];
  for (const call of SENTINEL_CALLS) {
    world.cloud.clock.move(HOUR_MS);
    const tried = () => tryAll(world, { key, calls: [call], name: 'all well' });
    found.push([call, await dependenciesCalled(world, DEPENDENCIES, tried)]);
  }
  return (dependency) => found.flatMap(([call, called]) => (called.has(dependency) ? call : []));
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
