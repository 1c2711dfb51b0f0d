import type { Footprint } from './serve.ts';

/** How a figure went on: its median in the first third of the measurements, and in the last. */
interface Growth {
  readonly figure: keyof Footprint;
  readonly first: number;
  readonly last: number;
  readonly isFlat: boolean;
}

// Above what has to be growth: an instance more or less, and what a heap holds until the next collection.
const GROWTH_MAX = { rssBytes: 1.3, heapBytes: 1.3, handles: 1.5 } as const;
const MEASURED_MIN = 6;

/** Whether memory and handles stayed flat; [] where there are too few measurements to tell. */
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
    return { figure, first, last, isFlat: last <= first * GROWTH_MAX[figure] };
  });
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
