// A mark, and the space before it. Its brackets, digits and commas may be full-width, because a model that writes
// Chinese or Japanese may use those; its numbers may be joined by "and" in any language. The lookbehind lets a run of
// spaces match only from its start: otherwise a long run would take quadratic time.
const MARK =
  /((?<!\s)\s+)?([[［【]\s*[\d０-９]+(?:(?:\s*[,;、，；–－&＆+和与及-]\s*|(?:\s*,)?\s+(?:and|und|et|y|e|en|i|och|og)\s+)[\d０-９]+)*\s*[\]］】])/g;
const PARTS = /\d+(?:\s*[–-]\s*\d+)*/g;
// A mark such as [1-999999] must not become a list of a million numbers.
const RANGE_MAX = 50;
// Adjacent single marks.
const RUN = /\[\d+\](?: ?\[\d+\])+/g;

// A mark stands before the full stop of a sentence, and inside the last cell of a row.
const CLOSING = /(?<![.!?…:。！？：])[.!?…:。！？：]+["'”’»)]*$|(?<!\|)\|+$/u;

// After a sentence that ends with its own mark, one that has only marks.
const WORDLESS = /(\[\d+\] ?[.!?。！？])(?:\s*\[\d+\])+ ?(?:[.!?。！？]|$)/gu;

/**
 * An answer whose marks run from 1 in order of first use, and for each mark the index (from 0) of the excerpt that it
 * names.
 */
interface NumberedAnswer {
  readonly text: string;
  readonly excerptIndexes: readonly number[];
}

/**
 * Keeps the marks that name an existing excerpt (1 to excerptCount), drops the others with the space before them, and
 * renumbers by first use; also reads `[1, 2]`, `[1 and 2]` and `[1-3]`. Of adjacent marks with the same number, only
 * the first stays.
 */
export function renumberMarks(text: string, excerptCount: number): NumberedAnswer {
  const known = untilStable(text, (current) => dropUnknownMarks(current, excerptCount));
  const order = [...new Set(marksIn(known))];
  const renumbered = known.replace(
    MARK,
    (_, space = '', mark = '') => `${space}[${order.indexOf(Number(mark.slice(1, -1))) + 1}]`,
  );
  return {
    text: renumbered.replace(RUN, onceEach),
    excerptIndexes: order.map((n) => n - 1),
  };
}

/**
 * Drops the marks that name no excerpt, with the space before them, and writes `[1, 2]` and `[1-3]` as single marks.
 * One pass only: the text around a dropped mark may form a new one.
 */
export function dropUnknownMarks(text: string, excerptCount: number): string {
  return text.replace(MARK, (_, space: string | undefined, mark: string) => {
    const numbers = new Set(markNumbers(mark).filter((n) => n >= 1 && n <= excerptCount));
    return numbers.size === 0 ? '' : (space ?? '') + singleMarks(numbers);
  });
}

/**
 * Replaces the numbers in the marks of a text, and writes `[1, 2]` and `[1-3]` as single marks. If adjacent marks
 * become equal, only one of them stays.
 */
export function replaceMarkNumbers(text: string, replacement: (n: number) => number): string {
  const replaced = text.replace(MARK, (whole: string, space: string | undefined, mark: string) => {
    const numbers = new Set(markNumbers(mark).map(replacement));
    return numbers.size === 0 ? whole : (space ?? '') + singleMarks(numbers);
  });
  return replaced.replace(RUN, onceEach);
}

/** Drops sentences that have only marks, as `[1].` in `It costs 7 [1]. [1].`: what they cited has been removed. */
export function dropWordlessSentences(text: string): string {
  return text.replace(WORDLESS, '$1');
}

/** Returns the numbers in every mark of a text, in order; a number may occur more than once. */
export function marksIn(text: string): number[] {
  return [...text.matchAll(MARK)].flatMap(([, , mark = '']) => markNumbers(mark));
}

/** Adds the marks that a sentence, list item or table row lacks, before its full stop or inside its last cell. */
export function addMarks(text: string, numbers: readonly number[]): string {
  const known = new Set(marksIn(text));
  const marks = [...new Set(numbers)].filter((n) => !known.has(n)).map((n) => `[${n}]`);
  if (marks.length === 0 || !/[\p{L}\p{N}]/u.test(text)) {
    return text;
  }
  const [closing = ''] = CLOSING.exec(text) ?? [];
  const said = text.slice(0, text.length - closing.length).trimEnd();
  return `${said} ${marks.join('')}${closing.startsWith('|') ? ` ${closing}` : closing}`;
}

/** Returns the text without its marks and the space before them. */
export function withoutMarks(text: string): string {
  return untilStable(text, dropMarks);
}

/** Drops the marks and the space before them. One pass only: of "[1 [2]]" it leaves "[1]". */
export function dropMarks(text: string): string {
  return text.replace(MARK, '');
}

// Removing the mark from "[1 [9] ]" leaves a new one, so the change is repeated until nothing changes. This ends: every
// round removes a mark, except one that only splits marks into single ones, and the round after that changes nothing.
function untilStable(text: string, change: (current: string) => string): string {
  let before = text;
  let changed = change(before);
  while (changed !== before) {
    before = changed;
    changed = change(before);
  }
  return changed;
}

// Returns a run of marks in which each number stays only once: "[1][2][1]" becomes "[1][2]".
function onceEach(run: string): string {
  const seen = new Set<string>();
  return run.replace(/ ?(\[\d+\])/g, (whole: string, mark: string) => {
    const isFirst = !seen.has(mark);
    seen.add(mark);
    return isFirst ? whole : '';
  });
}

function singleMarks(numbers: ReadonlySet<number>): string {
  return [...numbers].map((n) => `[${n}]`).join('');
}

function markNumbers(mark: string): number[] {
  const parts = mark.normalize('NFKC').match(PARTS) ?? [];
  return parts.flatMap((part) => {
    const [first = Number.NaN, last = first, ...more] = part.split(/[–-]/).map(Number);
    if (more.length > 0 || last - first > RANGE_MAX) {
      return [];
    }
    // A range that runs backward has no length.
    return Array.from({ length: last - first + 1 }, (_, i) => first + i);
  });
}

/**
 * Writes a document's own [3] as (3): a model that copied it would seem to cite excerpt 3. 13 % of a public set of
 * poisoned documents contain such marks.
 */
export function defuseMarks(text: string): string {
  return text.replace(MARK, (_, space = '', mark = '') => `${space}(${mark.slice(1, -1)})`);
}

/** Writes indexes in an answer's code as `items(1)` for `items[1]`, so that none is read as a citation mark. */
export function defuseCode(text: string): string {
  return text.replace(/`[^`\n]+`/g, defuseMarks);
}
