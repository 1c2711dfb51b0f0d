import { DAY_MS } from '../../../durations.ts';

const UNITS: readonly (readonly [RegExp, number])[] = [
  [/h/i, 3_600],
  [/m/i, 60],
  [/s/i, 1],
];

/** Returns a length of time in the units that a format displays. The first unit has no upper limit, as in 36:00. */
export function formatElapsed(days: number, units: string): string {
  const isExact = /s/i.test(units);
  let left = isExact ? Math.round((Math.abs(days) * DAY_MS) / 1_000) : Math.round(Math.abs(days) * 24 * 60) * 60;
  const shown: string[] = [];
  for (const [unit, seconds] of UNITS) {
    if (unit.test(units)) {
      const count = Math.floor(left / seconds);
      left -= count * seconds;
      shown.push(shown.length === 0 ? String(count) : String(count).padStart(2, '0'));
    }
  }
  // As in times of day, seconds are left out if they are 0.
  if (shown.length === UNITS.length && shown.at(-1) === '00') {
    shown.pop();
  }
  return `${days < 0 ? '-' : ''}${shown.join(':')}`;
}
