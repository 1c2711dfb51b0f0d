import type { DrawnText } from '../pdf-drawing.ts';
import type { DrawnUnit } from '../pdf-pen.ts';
import { isLetter, lettersOf, type PdfTextRun } from './text-run.ts';

// An alef before a lam: the article, or a ligature of lam and alef that was turned.
const TURNED = /[\u0622\u0623\u0625\u0627]\u0644/;

/** Whether the reader may have turned the letters of a ligature when it turned a run that is read from the right. */
export function mayTurnLigatures({ str, dir }: PdfTextRun): boolean {
  return dir === 'rtl' && TURNED.test(str);
}

/**
 * Returns runs in which the letters of a ligature have their own order. The reader turns a run that is drawn from the
 * left and read from the right letter by letter, also where several letters are one sign.
 */
export function withLigatures(runs: readonly PdfTextRun[], texts: readonly DrawnText[]): readonly PdfTextRun[] {
  if (!runs.some(mayTurnLigatures)) {
    return runs;
  }
  const units = texts.flatMap((text) => text.units.filter(({ unit }) => isLetter(unit)));
  let at = 0;
  return runs.map((run) => {
    const letters = lettersOf(run.str);
    const own = units.slice(at, at + letters.length);
    at += letters.length;
    const isTurned =
      own
        .map(({ unit }) => unit)
        .toReversed()
        .join('') === letters;
    return mayTurnLigatures(run) && isTurned ? { ...run, str: inOrder(run.str, own) } : run;
  });
}

// Writes the letters of each drawn sign, the last sign first, into the places of the letters of a text.
function inOrder(text: string, units: readonly DrawnUnit[]): string {
  // The letters of a sign have one place.
  const signs: DrawnUnit[][] = [];
  for (const unit of units) {
    const open = signs.at(-1);
    if (open !== undefined && open[0]?.low === unit.low) {
      open.push(unit);
    } else {
      signs.push([unit]);
    }
  }
  const letters = signs.toReversed().flatMap((sign) => sign.map(({ unit }) => unit));
  let at = 0;
  return text.replace(/[\s\S]/g, (letter) => (isLetter(letter) ? (letters[at++] ?? letter) : letter));
}
