import { heightOf, isLetter, isUpright, leftOf, lettersOf, type PdfTextRun, yOf } from '../layout/text-run.ts';
import type { DrawnText } from '../pdf-drawing.ts';
import { contains } from '../pdf-geometry.ts';
import type { DrawnUnit } from '../pdf-pen.ts';
import { cellAt, type RuledCell, type RuledGrid } from '../rules/ruled-grids.ts';

// In points: how far letters may extend over an adjacent line.
const OVER = 1;
// Relative to the letter size: wider gaps are between cells.
const GAP_MIN = 0.6;
// Relative to the letter height: how far the middle of a line is above its baseline.
const MIDDLE = 0.3;

/**
 * Splits runs that extend over the line between two cells, because the reader joins adjacent letters whatever is drawn
 * between them. Runs whose letters differ from the drawn letters stay whole.
 */
export function splitRuns(
  runs: readonly PdfTextRun[],
  texts: readonly DrawnText[],
  grids: readonly RuledGrid[],
): readonly PdfTextRun[] {
  const crossed = runs.map((run) => grids.find((grid) => isCrossed(run, grid)));
  if (crossed.every((grid) => grid === undefined)) {
    return runs;
  }
  const units = texts.flatMap((text) =>
    text.units.filter(({ unit }) => isLetter(unit)).map((unit) => ({ ...unit, text: text.at })),
  );
  let at = 0;
  const parts = runs.map((run, index) => {
    const own = units.slice(at, at + lettersOf(run.str).length);
    at += own.length;
    const grid = crossed[index];
    const isDrawn = own.map(({ unit }) => unit).join('') === lettersOf(run.str);
    return grid !== undefined && isDrawn && run.dir !== 'rtl' ? partsOf(run, own, grid) : [run];
  });
  return at === units.length ? parts.flat() : runs;
}

interface PlacedUnit extends DrawnUnit {
  /** The position in the drawing order of the text that contains it. */
  readonly text: number;
}

function isCrossed(run: PdfTextRun, grid: RuledGrid): boolean {
  const { str, transform, width } = run;
  const [left, middle] = [leftOf(run), yOf(run) + heightOf(run) * MIDDLE];
  if (str.trim() === '' || !isUpright(transform) || !contains(grid.box, [left + width / 2, middle])) {
    return false;
  }
  return cellAt(grid, [left + OVER, middle]) !== cellAt(grid, [left + width - OVER, middle]);
}

// Text that a file draws at once, without a wide gap, belongs to the cell that contains most of it; it may extend over
// a line.
function partsOf(run: PdfTextRun, units: readonly PlacedUnit[], grid: RuledGrid): readonly PdfTextRun[] {
  const parts: (DrawnPart & { readonly cell: RuledCell | undefined })[] = [];
  for (const { str, units: drawn } of drawnParts(run, units)) {
    const cell = cellAt(grid, (drawn[drawn.length >> 1] as PlacedUnit).middle);
    const open = parts.at(-1);
    if (open !== undefined && open.cell === cell) {
      open.str += str;
      open.units.push(...drawn);
    } else {
      parts.push({ cell, str, units: drawn });
    }
  }
  return parts.map((part, index) => ({
    ...partOf(run, part),
    hasEOL: run.hasEOL && index === parts.length - 1,
  }));
}

interface DrawnPart {
  str: string;
  readonly units: PlacedUnit[];
}

// Spaces stay with the letters before them.
function drawnParts(run: PdfTextRun, units: readonly PlacedUnit[]): DrawnPart[] {
  const parts: DrawnPart[] = [];
  const gap = GAP_MIN * heightOf(run);
  let at = 0;
  for (const letter of run.str.split('')) {
    const open = parts.at(-1);
    const last = open?.units.at(-1);
    const unit = isLetter(letter) ? units[at++] : undefined;
    if (open !== undefined && (unit === undefined || (last !== undefined && isNextTo(last, unit, gap)))) {
      open.str += letter;
      open.units.push(...(unit === undefined ? [] : [unit]));
    } else if (unit !== undefined) {
      parts.push({ str: letter, units: [unit] });
    }
  }
  return parts;
}

function isNextTo(last: PlacedUnit, unit: PlacedUnit, gap: number): boolean {
  const distance = unit.low[0] - unit.advance / 2 - last.low[0] - last.advance / 2;
  return last.text === unit.text && distance < gap;
}

function partOf(run: PdfTextRun, part: DrawnPart): PdfTextRun {
  const [a = 0, b = 0, c = 0, d = 0, , y = 0] = run.transform;
  const [first, last] = [part.units[0] as PlacedUnit, part.units.at(-1) as PlacedUnit];
  const left = first.low[0] - first.advance / 2;
  const width = last.low[0] + last.advance / 2 - left;
  return { ...run, str: part.str, transform: [a, b, c, d, left, y], width };
}
