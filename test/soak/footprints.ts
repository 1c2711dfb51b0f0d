import type { Footprint } from './serve.ts';

/** How a figure has changed: its median in the first third of the measurements and in the last third. */
interface Growth {
  readonly figure: keyof Footprint;
  readonly first: number;
  readonly last: number;
  readonly isFlat: boolean;
}

// A leak is growth above the larger of the two: the share allows for garbage until the next collection, the amount for
// a cloud that has just started. On a busy machine the first instance of each function starts late, with its memory and
// connections: 300 MB and 40 handles were measured within a calm part of 48 seconds.
const GROWTH_MAX = {
  rssBytes: { share: 0.3, amount: 600 * 2 ** 20 },
  heapBytes: { share: 0.3, amount: 0 },
  handles: { share: 0.5, amount: 100 },
} as const;
// Two in each third, so that one measurement does not decide.
const MEASURED_MIN = 6;

/** How each figure has changed; empty when there are too few measurements to tell. */
export function growthOf(footprints: readonly Footprint[]): Growth[] {
  if (footprints.length < MEASURED_MIN) {
    return [];
  }
  const third = Math.floor(footprints.length / 3);
  const figures = Object.keys(GROWTH_MAX) as (keyof Footprint)[];
  return figures.map((figure) => {
    const values = footprints.map((footprint) => footprint[figure]);
    const first = median(values.slice(0, third));
    const last = median(values.slice(-third));
    const { share, amount } = GROWTH_MAX[figure];
    return { figure, first, last, isFlat: last - first <= Math.max(share * first, amount) };
  });
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
