import { heightOf, isUpright, leftOf, type PdfTextRun, yOf } from './text-run.ts';

// The combining form of each accent that is a character of its own.
const COMBINING: Readonly<Record<string, string>> = {
  ...{ '`': '\u0300', '´': '\u0301', ˆ: '\u0302', '˜': '\u0303', '¯': '\u0304', '˘': '\u0306', '˙': '\u0307' },
  ...{ '¨': '\u0308', '˚': '\u030a', '˝': '\u030b', ˇ: '\u030c', '¸': '\u0327', '˛': '\u0328' },
};
// Letters without their dot, which are drawn below an accent.
const DOTTED: Readonly<Record<string, string>> = { ı: 'i', ȷ: 'j' };
// Relative to the letter height: how far an accent and its letter overlap. Kerned letters overlap less, and an accent
// that replaces an apostrophe does not overlap.
const OVERLAP_MIN = 0.2;
const OVERLAP_MAX = 1;
// Relative to the letter height: how much higher an accent is drawn for a capital letter.
const RAISED_MAX = 0.5;

/**
 * Returns runs with accents joined to the letters over or under which they are drawn, as TeX draws the letters that its
 * original fonts do not contain: an accent, and then the letter at the same place.
 */
export function withAccentedLetters(runs: readonly PdfTextRun[]): readonly PdfTextRun[] {
  const joined: PdfTextRun[] = [];
  let last = -1;
  for (const run of runs) {
    const before = joined[last];
    const pair = before === undefined || run.str === '' ? null : joinAccent(before, run);
    if (pair !== null) {
      joined[last] = pair[0];
    }
    joined.push(pair?.[1] ?? run);
    last = run.str === '' && !run.hasEOL ? last : joined.length - 1;
  }
  return joined;
}

function joinAccent(before: PdfTextRun, run: PdfTextRun): readonly [PdfTextRun, PdfTextRun] | null {
  const [end, start] = [before.str.at(-1) ?? '', [...run.str][0] ?? ''];
  const isAccentFirst = COMBINING[end] !== undefined;
  const letter = isAccentFirst ? accented(start, end) : accented(end, start);
  if (letter === null || before.hasEOL || !areOverlaid(before, run)) {
    return null;
  }
  const left = { ...before, str: before.str.slice(0, -1) };
  // The reader takes the rest of a wide letter, after its cedilla, for a space.
  const right = run.str.slice(start.length).replace(isAccentFirst || !/\p{Lu}/u.test(end) ? '' : /^ (?=\p{L})/u, '');
  return isAccentFirst
    ? [
        { ...left, width: leftOf(run) - leftOf(before) },
        { ...run, str: letter + right },
      ]
    : [
        { ...left, str: left.str + letter },
        { ...run, str: right },
      ];
}

// Returns a letter with an accent, or null if there is no such letter.
function accented(letter: string, accent: string): string | null {
  const joined = `${DOTTED[letter] ?? letter}${COMBINING[accent] ?? ''}`.normalize('NFC');
  return COMBINING[accent] !== undefined && /^\p{L}$/u.test(joined) ? joined : null;
}

function areOverlaid(before: PdfTextRun, run: PdfTextRun): boolean {
  const size = heightOf(run);
  const overlap = leftOf(before) + before.width - leftOf(run);
  return (
    isUpright(before.transform) &&
    isUpright(run.transform) &&
    overlap >= OVERLAP_MIN * size &&
    overlap <= OVERLAP_MAX * size &&
    Math.abs(yOf(before) - yOf(run)) <= RAISED_MAX * size
  );
}
