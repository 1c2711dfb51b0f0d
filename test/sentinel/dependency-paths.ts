import type { FaultEffect } from '@knowledge-copilot/local-cloud/faults';
import { type Callers, goodHeaders, SENTINEL_CALLS, TEXTS } from './caller-paths.ts';
import { type SentinelWorld, tryPath } from './sentinel-world.ts';

const DEPENDENCIES: readonly { readonly service: string; readonly operation?: string }[] = [
  { service: 'dynamodb', operation: 'GetItem' },
  { service: 'dynamodb', operation: 'UpdateItem' },
  { service: 'dynamodb', operation: 'Query' },
  { service: 'dynamodb', operation: 'BatchGetItem' },
  { service: 'bedrock', operation: 'InvokeModel' },
  { service: 'bedrock', operation: 'Converse' },
  { service: 'aoss' },
  { service: 'secretsmanager' },
];
const PEPPER_KEPT_MS = 121_000;
const HOUR_MS = 3_600_000;

/**
 * Tries every endpoint while each dependency throttles, fails, refuses, drops the connection or is killed, with error
 * messages that quote everything that was sent; then while each stalls until the deadlines.
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
  for (const dependency of DEPENDENCIES) {
    for (const [name, effect] of effects) {
      // Time passes, so that the pepper is fetched again and the last use of the key is stored again.
      world.cloud.clock.move(dependency.service === 'secretsmanager' ? PEPPER_KEPT_MS * 3 : HOUR_MS);
      const fault = world.cloud.faults.script({ ...dependency, effect });
      await tryAll(world, key, `${dependency.service} ${dependency.operation ?? ''} ${name}`);
      fault.remove();
    }
  }
  // All at once, so that their deadlines pass at the same time.
  const stalls = DEPENDENCIES.map((dependency) =>
    world.cloud.faults.script({ ...dependency, effect: { kind: 'stall' } }),
  );
  world.cloud.clock.move(PEPPER_KEPT_MS);
  await tryAll(world, key, 'everything stalled');
  for (const stall of stalls) {
    stall.remove();
  }
  const late = world.cloud.faults.script({ service: 'bedrock', operation: 'Converse', effect: { kind: 'stall' } });
  await tryAll(world, key, 'the answer stalled');
  late.remove();
  const gateway = world.cloud.faults.script({ service: 'apigateway', effect: { kind: 'throttle' } });
  await tryAll(world, key, 'the gateway throttled');
  gateway.remove();
}

async function tryAll(world: SentinelWorld, key: string, name: string): Promise<void> {
  const calls = SENTINEL_CALLS.map((endpoint) =>
    tryPath(world, `${name} at ${endpoint.path}`, { ...endpoint, headers: goodHeaders(key, endpoint.body) }),
  );
  await Promise.all(calls);
}
