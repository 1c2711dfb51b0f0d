import { heightOf, isUpright, leftOf, type PdfTextRun, yOf } from './text-run.ts';

// Relative to the letter height: text this far above or below the line before it is on another line. Raised figures are
// nearer.
const OTHER_LINE = 0.85;
// Relative to the letter height: how far the baselines of one line may differ where it continues on its left.
const SAME_BASELINE = 0.2;
// Relative to the height of smaller text: this far below the baseline of larger text, it is on another line. Lowered
// figures are nearer.
const BELOW_LARGER = 1.2;
// Relative to the letter height: how far adjacent runs may overlap, and the minimum width of a space.
const OVERLAP_MAX = 0.3;
const SPACE_MIN = 0.15;
const RTL_LETTER = /[\p{sc=Hebrew}\p{sc=Arabic}\p{sc=Syriac}\p{sc=Thaana}]/gu;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/**
 * Whether a run starts a new line although the reader reports no line end before it. The reader misses the line ends
 * before a form that is drawn elsewhere on the page, before text a little lower on the other side of the page, and
 * between a large title and the small text below it.
 */
export function startsLine(run: PdfTextRun, open: readonly PdfTextRun[]): boolean {
  const shown = open.filter(isShown);
  const last = shown.at(-1);
  if (last === undefined || !isShown(run) || ![...shown, run].every(isLeftToRight)) {
    return false;
  }
  const size = Math.max(heightOf(run), heightOf(last));
  const distance = Math.abs(yOf(run) - yOf(last));
  const isBeforeLine = rightOf(run) <= Math.min(...shown.map(leftOf)) + OVERLAP_MAX * size;
  const isBelowLine = leftOf(run) < rightOf(last) && yOf(last) - yOf(run) > BELOW_LARGER * heightOf(run);
  return distance > OTHER_LINE * size || (isBeforeLine && distance > SAME_BASELINE * size) || isBelowLine;
}

/**
 * Returns the runs of a line from left to right where the file draws one of them later, such as the number of a list
 * item after its text, or a label after its value.
 */
export function fromLeftToRight(runs: readonly PdfTextRun[]): readonly PdfTextRun[] {
  const shown = runs.filter(isShown);
  const isSorted = shown.every((run, at) => at === 0 || leftOf(run) >= leftOf(shown[at - 1] as PdfTextRun));
  if (isSorted || !shown.every(isLeftToRight)) {
    return runs;
  }
  const sorted = shown.toSorted((one, other) => leftOf(one) - leftOf(other));
  const overlaps = sorted.some((run, at) => {
    const last = sorted[at - 1];
    return last !== undefined && rightOf(last) - leftOf(run) > OVERLAP_MAX * heightOf(run);
  });
  return overlaps ? runs : spaced(sorted, (run, next) => leftOf(next) - rightOf(run));
}

/**
 * Returns the runs of a line in the order in which they are read, for a line of mostly right-to-left letters: from
 * right to left, but numbers and words of other scripts among them from left to right.
 */
export function inReadingOrder(runs: readonly PdfTextRun[]): readonly PdfTextRun[] {
  const shown = runs.filter(isShown);
  if (shown.length < 2 || !shown.every(({ transform }) => isUpright(transform)) || !isRightToLeft(shown)) {
    return runs;
  }
  const ordered: PdfTextRun[] = [];
  let others: PdfTextRun[] = [];
  for (const run of shown.toSorted((one, other) => rightOf(other) - rightOf(one))) {
    if (run.dir === 'rtl' || !LETTER_OR_DIGIT.test(run.str)) {
      ordered.push(...others, run.dir === 'rtl' ? run : signsFromRightToLeft(run));
      others = [];
    } else {
      others.unshift(run);
    }
  }
  return spaced([...ordered, ...others], gapBetween);
}

// The reader takes signs between right-to-left words for left-to-right text.
function signsFromRightToLeft(run: PdfTextRun): PdfTextRun {
  return { ...run, str: [...run.str].reverse().join(''), dir: 'rtl' };
}

function isRightToLeft(shown: readonly PdfTextRun[]): boolean {
  const text = shown.map(({ str }) => str).join('');
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return shown.some(({ dir }) => dir === 'rtl') && (text.match(RTL_LETTER)?.length ?? 0) * 2 > letters;
}

function gapBetween(run: PdfTextRun, next: PdfTextRun): number {
  return Math.max(leftOf(next) - rightOf(run), leftOf(run) - rightOf(next));
}

// Puts a space where there is room for one between two runs.
function spaced(
  runs: readonly PdfTextRun[],
  gapOf: (run: PdfTextRun, next: PdfTextRun) => number,
): readonly PdfTextRun[] {
  return runs.flatMap((run, at): PdfTextRun[] => {
    const next = runs[at + 1];
    const isApart = next !== undefined && gapOf(run, next) > SPACE_MIN * heightOf(run);
    return isApart ? [run, { ...run, str: ' ', width: 0, hasEOL: false }] : [run];
  });
}

function isShown({ str }: PdfTextRun): boolean {
  return str.trim() !== '';
}

function isLeftToRight({ transform, dir }: PdfTextRun): boolean {
  return isUpright(transform) && dir !== 'rtl' && dir !== 'ttb';
}

function rightOf(run: PdfTextRun): number {
  return leftOf(run) + run.width;
}
