import type { DocumentAddress, DocumentFile } from '../../../../shared/knowledge/document.ts';
import type { PassageOutcome } from '../../../../shared/search/passage.ts';
import { ServiceError } from '../../../../shared/service-error.ts';
import { createWorld, type World } from '../memory-world.ts';
import type { Life } from './life.ts';

// The probability of each fault.
const KILLED = 0.02;
const BUSY = 0.05;
const THROTTLED = 0.02;
const SLOW = 0.02;
// The time limit of a function instance.
const LIFE_MS_MAX = 300_000;

/**
 * Returns the services of one function instance. It may be killed before or after any call, or by its time limit, and
 * then does nothing more; bulk writes are partly refused, and the model is throttled and slow.
 */
export function instanceOf(life: Life): World['services'] {
  const { services } = createWorld(mortal(life), life.world);
  const { passages, embedding, files } = services;
  const { put, remove } = passages;
  const { embed } = embedding;
  passages.put = partly(life, put);
  passages.remove = partly(life, remove);
  embedding.embed = async (text: string) => {
    // A slow model leaves the rest of a long document to the next delivery.
    life.world.clock.ms += life.chance(SLOW) ? 30_000 : 50;
    if (life.fault(THROTTLED)) {
      life.count('throttled');
      throw new ServiceError('unavailable', 'throttled');
    }
    return embed(text);
  };
  files.write = async (key: string, file: DocumentFile) => {
    life.world.stored.set(key, file);
    life.sendKey(key);
    return undefined;
  };
  services.announce = async (address: DocumentAddress, fileVersion: number) => {
    life.send(address, fileVersion);
    return undefined;
  };
  return services;
}

function mortal(life: Life) {
  const diesAtMs = life.world.clock.ms + LIFE_MS_MAX;
  let isDead = false;
  const die = (how: string) => {
    isDead = true;
    life.count(how);
    throw new Error('killed');
  };
  return async <Result>(_name: string, apply: () => Result): Promise<Result> => {
    await life.turns.turn();
    if (isDead) {
      throw new Error('killed');
    }
    if (life.world.clock.ms > diesAtMs) {
      die('out of time');
    }
    if (life.fault(KILLED)) {
      die('killed before a call');
    }
    const result = apply();
    if (life.fault(KILLED)) {
      die('killed after a call');
    }
    return result;
  };
}

function partly<Item>(life: Life, send: (items: readonly Item[]) => Promise<PassageOutcome[]>) {
  return async (items: readonly Item[]): Promise<PassageOutcome[]> => {
    const busy = items.map(() => life.fault(BUSY));
    if (!busy.includes(true)) {
      return send(items);
    }
    life.count('partly refused');
    const done = await send(items.filter((_, at) => !busy[at]));
    return busy.map((isBusy) => (isBusy ? 'busy' : (done.shift() ?? 'done')));
  };
}
