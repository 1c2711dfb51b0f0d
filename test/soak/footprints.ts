import type { Footprint } from './serve.ts';

/** How a figure has changed: its median in the first third of the measurements and in the last third. */
interface Growth {
  readonly figure: keyof typeof GROWTH_MAX;
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
// An instance that has started takes about 45 MB.
const THREAD_BYTES = 64 * 2 ** 20;
/** The fewest measurements that show growth: two in each third, so that no single one decides. */
export const MEASURED_MIN = 6;

/** How each figure has changed; empty when there are too few measurements to tell. */
export function growthOf(footprints: readonly Footprint[]): Growth[] {
  if (footprints.length < MEASURED_MIN) {
    return [];
  }
  const third = Math.floor(footprints.length / 3);
  const figures = Object.keys(GROWTH_MAX) as (keyof typeof GROWTH_MAX)[];
  const threads = footprints.map((footprint) => footprint.threads);
  const started = Math.max(0, median(threads.slice(-third)) - median(threads.slice(0, third)));
  return figures.map((figure) => {
    const values = footprints.map((footprint) => footprint[figure]);
    const first = median(values.slice(0, third));
    const last = median(values.slice(-third));
    const { share, amount } = GROWTH_MAX[figure];
    const allowed = Math.max(share * first, amount) + (figure === 'rssBytes' ? started * THREAD_BYTES : 0);
    return { figure, first, last, isFlat: last - first <= allowed };
  });
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
