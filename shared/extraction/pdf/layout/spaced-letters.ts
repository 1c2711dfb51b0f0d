import { medianOf } from '../../median.ts';
import type { DrawnText } from '../pdf-drawing.ts';
import type { DrawnUnit } from '../pdf-pen.ts';
import { heightOf, isLetter, lettersOf, type PdfTextRun } from './text-run.ts';

const SOFT_HYPHEN = '\u00ad';
// Not the dots that lead to the page number in a table of contents.
const SINGLE_LETTERS = /(?<!\S)[\p{L}\p{N}] [\p{L}\p{N}] [\p{L}\p{N}](?!\S)/u;
// Relative to the letter size: the usual gap between spaced letters.
const GAP_MIN = 0.08;
const GAP_MAX = 0.6;
// On a page without a drawn space, wider gaps are between words of one letter.
const GAP_MAX_WITHOUT_SPACES = 0.25;
// Relative to the usual gap between the letters of a word, and to the letter size: the minimum gap between two words.
const WORD_GAP = 1.5;
const WORD_GAP_MIN = 0.12;

/** A drawn letter, and what is drawn around it. */
interface Letter extends DrawnUnit {
  /** The text that contains it. */
  readonly text: DrawnText;
  readonly isAfterSpace: boolean;
  isBeforeSoftHyphen: boolean;
}

/** Whether the reader may have taken the gaps between spaced letters, as in S P A C E D, for spaces. */
export function maySpaceLetters({ str }: PdfTextRun): boolean {
  return SINGLE_LETTERS.test(str);
}

/**
 * Returns the runs of a page with what their drawing adds to them: spaced letters as words, and the soft hyphens at
 * line ends, which are drawn as hyphens but which the reader leaves out. Runs whose letters differ from the drawn
 * letters stay as they are.
 */
export function withDrawnWords(runs: readonly PdfTextRun[], texts: readonly DrawnText[]): readonly PdfTextRun[] {
  const hasSoftHyphen = texts.some(({ units }) => units.some(({ unit }) => unit === SOFT_HYPHEN));
  if (!hasSoftHyphen && !runs.some(maySpaceLetters)) {
    return runs;
  }
  const letters = lettersIn(texts);
  const widest = letters.some(({ isAfterSpace }) => isAfterSpace) ? GAP_MAX : GAP_MAX_WITHOUT_SPACES;
  let at = 0;
  const drawn = runs.map((run): PdfTextRun => {
    const said = lettersOf(run.str);
    const own = letters.slice(at, at + said.length);
    at += said.length;
    const isDrawn = own.map(({ unit }) => unit).join('') === said;
    return isDrawn ? withHyphen(maySpaceLetters(run) ? withWords(run, own, widest) : run, own.at(-1)) : run;
  });
  return at === letters.length ? drawn : runs;
}

function lettersIn(texts: readonly DrawnText[]): readonly Letter[] {
  const letters: Letter[] = [];
  let isAfterSpace = false;
  for (const text of texts) {
    for (const unit of text.units) {
      const last = letters.at(-1);
      if (unit.unit === SOFT_HYPHEN && last !== undefined && unit.advance > 0) {
        last.isBeforeSoftHyphen = !isAfterSpace;
      } else if (isLetter(unit.unit)) {
        letters.push({ ...unit, text, isAfterSpace, isBeforeSoftHyphen: false });
        isAfterSpace = false;
      } else {
        isAfterSpace = true;
      }
    }
  }
  return letters;
}

function withHyphen(run: PdfTextRun, last: Letter | undefined): PdfTextRun {
  return last?.isBeforeSoftHyphen === true ? { ...run, str: `${run.str.trimEnd()}${SOFT_HYPHEN}` } : run;
}

// Keeps the spaces that are drawn, and those at gaps that are wider than the usual gap between its letters.
function withWords(run: PdfTextRun, letters: readonly Letter[], widest: number): PdfTextRun {
  const size = heightOf(run);
  const gaps = letters.map((letter, at) => gapBefore(letter, letters[at - 1]));
  const usual = medianOf(gaps.filter((gap) => gap !== null));
  if (usual < GAP_MIN * size || usual > widest * size) {
    return run;
  }
  const isWordStart = ({ isAfterSpace }: Letter, gap: number | null) =>
    isAfterSpace || gap === null || gap > usual * WORD_GAP + WORD_GAP_MIN * size;
  const words = letters.map((letter, at) => (isWordStart(letter, gaps[at] ?? null) ? ` ${letter.unit}` : letter.unit));
  return { ...run, str: words.join('').trim() };
}

// Returns the gap between two letters of the same drawn text, or null for others.
function gapBefore(letter: Letter, last: Letter | undefined): number | null {
  if (last === undefined || last.text !== letter.text) {
    return null;
  }
  const distance = Math.hypot(letter.low[0] - last.low[0], letter.low[1] - last.low[1]);
  return distance - (letter.advance + last.advance) / 2;
}
