import type { DrawnText } from '../pdf-drawing.ts';
import type { DrawnUnit } from '../pdf-pen.ts';
import { isLetter, type PdfTextRun } from './text-run.ts';

// Three letters or digits in a row, each twice: "MMoonn". No word is written like this.
const DOUBLED = /(?:([\p{L}\p{N}])\1\s?){3}/u;
// Relative to the width of a letter: how far its copy is moved at most. The letters of "ll" are a whole width apart.
const DISTANCE_MAX = 0.4;

/** Whether runs may have letters that are drawn twice in one place, as programs do for bold letters. */
export function mayDoubleLetters(runs: readonly PdfTextRun[]): boolean {
  return DOUBLED.test(runs.map(({ str }) => str).join(''));
}

/** Returns the letters of a page that are drawn on an equal letter of the same font. */
export function doubledUnits(texts: readonly DrawnText[]): ReadonlySet<DrawnUnit> {
  const drawn = new Map<string, DrawnUnit[]>();
  const doubled = new Set<DrawnUnit>();
  for (const { font, units } of texts) {
    for (const unit of units.filter((each) => isLetter(each.unit))) {
      const key = `${unit.unit} ${font} ${Math.round(unit.low[1])}`;
      const onLine = drawn.get(key) ?? [];
      if (onLine.some((other) => isOn(unit, other))) {
        doubled.add(unit);
      } else {
        drawn.set(key, [...onLine, unit]);
      }
    }
  }
  return doubled;
}

// The letters of a ligature share one place, and are no copies.
function isOn({ low, advance }: DrawnUnit, { low: other }: DrawnUnit): boolean {
  return low !== other && Math.hypot(low[0] - other[0], low[1] - other[1]) <= DISTANCE_MAX * advance;
}
