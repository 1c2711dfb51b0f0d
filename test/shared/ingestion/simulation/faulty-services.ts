import type { DocumentAddress, DocumentFile } from '../../../../shared/knowledge/document.ts';
import type { PassageOutcome } from '../../../../shared/search/passage.ts';
import { ServiceError } from '../../../../shared/service-error.ts';
import { createWorld, type World } from '../memory-world.ts';
import type { Scenario } from './scenario.ts';

// The probability of each fault.
const KILLED = 0.02;
const BUSY = 0.05;
const THROTTLED = 0.02;
const SLOW = 0.02;
// The time limit of a function instance.
const INSTANCE_MS_MAX = 300_000;

/**
 * Returns the services of a new function instance. Any call may fail because the instance is killed before or after it,
 * or has reached its time limit; all later calls then fail too. Bulk writes are sometimes partly refused, and the model
 * is sometimes throttled or slow.
 */
export function servicesOfInstance(scenario: Scenario): World['services'] {
  const { services } = createWorld(killAtRandom(scenario), scenario.world);
  const { passages, embedding, files } = services;
  const { put, remove } = passages;
  const { embed } = embedding;
  passages.put = refusePartly(scenario, put);
  passages.remove = refusePartly(scenario, remove);
  embedding.embed = async (text: string) => {
    // A slow model leaves the rest of a long document to the next delivery.
    scenario.world.clock.ms += scenario.chance(SLOW) ? 30_000 : 50;
    if (scenario.fault(THROTTLED)) {
      scenario.count('throttled');
      throw new ServiceError('unavailable', 'throttled');
    }
    return embed(text);
  };
  files.write = async (key: string, file: DocumentFile) => {
    scenario.world.stored.set(key, file);
    scenario.sendObjectEvent(key);
    return undefined;
  };
  services.announce = async (address: DocumentAddress, fileVersion: number) => {
    scenario.send(address, fileVersion);
    return undefined;
  };
  return services;
}

function killAtRandom(scenario: Scenario) {
  const endsAtMs = scenario.world.clock.ms + INSTANCE_MS_MAX;
  let isDead = false;
  const die = (how: string) => {
    isDead = true;
    scenario.count(how);
    throw new Error('killed');
  };
  return async <Result>(_name: string, apply: () => Result): Promise<Result> => {
    await scenario.turns.turn();
    if (isDead) {
      throw new Error('killed');
    }
    if (scenario.world.clock.ms > endsAtMs) {
      die('out of time');
    }
    if (scenario.fault(KILLED)) {
      die('killed before a call');
    }
    const result = apply();
    if (scenario.fault(KILLED)) {
      die('killed after a call');
    }
    return result;
  };
}

function refusePartly<Item>(scenario: Scenario, send: (items: readonly Item[]) => Promise<PassageOutcome[]>) {
  return async (items: readonly Item[]): Promise<PassageOutcome[]> => {
    const busy = items.map(() => scenario.fault(BUSY));
    if (!busy.includes(true)) {
      return send(items);
    }
    scenario.count('partly refused');
    const done = await send(items.filter((_, at) => !busy[at]));
    return busy.map((isBusy) => (isBusy ? 'busy' : (done.shift() ?? 'done')));
  };
}
