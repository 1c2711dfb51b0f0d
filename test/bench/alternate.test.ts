// Guarantee: the contestants are measured in turn and equally often, the results of the warm-up are discarded, no round
// begins after the time limit, and no measurement after an abort. Risk: a contestant that always comes first, or is
// measured once more than the other, makes the ratio meaningless.
import { describe, expect, it } from 'vitest';
import { alternate } from './alternate.ts';

const limits = { rounds: 3, warmUps: 1, millisecondsMax: 60_000, signal: new AbortController().signal };

function contestants(order: string[]) {
  const measure = (name: string) => async () => order.push(name);
  return { own: measure('own'), other: measure('other') };
}

describe('alternating rounds', () => {
  it('run every second round backwards, and keep all results except those of the warm-up', async () => {
    const order: string[] = [];
    const results = await alternate(contestants(order), limits);
    expect(order).toEqual(['other', 'own', 'own', 'other', 'other', 'own', 'own', 'other']);
    expect(results).toEqual({ own: [3, 6, 7], other: [4, 5, 8] });
  });

  it('measure every contestant once when the time is up before they begin', async () => {
    const results = await alternate(contestants([]), { ...limits, warmUps: 0, millisecondsMax: -1 });
    expect(results).toEqual({ own: [1], other: [2] });
  });

  it('end with the error of a contestant', async () => {
    const broken = { own: () => Promise.reject(new Error('broken')) };
    await expect(alternate(broken, limits)).rejects.toThrow('broken');
  });

  it('end between two contestants when they are aborted', async () => {
    const ending = new AbortController();
    const order: string[] = [];
    const { own } = contestants(order);
    const abort = async () => {
      ending.abort();
      return 0;
    };
    await expect(alternate({ abort, own }, { ...limits, warmUps: 0, signal: ending.signal })).rejects.toThrow();
    expect(order).toEqual([]);
  });
});
