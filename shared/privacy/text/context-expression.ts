import { compileExpression } from './compiled-expression.ts';
import { mayMatchPart } from './needed/text-index.ts';
import { rememberWords } from './needed/word-list.ts';
import type { ScannedText } from './scanned-text.ts';
import type { TextRange } from './text-range.ts';

/** The languages of the rules' words. */
type Language = 'en' | 'de' | 'fr' | 'es' | 'it' | 'nl' | 'pt' | 'pl' | 'sv' | 'other';

/**
 * Words by language, separated by commas, folded (lower case, no accents). `*` at the beginning lets the word begin
 * within another one, and `*` at the end lets it continue; a space also matches a dash, an underscore, an apostrophe or
 * nothing. Only the degree sign is written as it is: "n° client".
 */
export type WordsByLanguage = Readonly<Partial<Record<Language, string>>>;

/** Compiles all words of all languages into one expression. */
export function contextWords(...tables: readonly WordsByLanguage[]): RegExp {
  const words = tables.flatMap((table) => Object.values(table).flatMap((list) => list.split(',')));
  const plain = [...new Set(words.map((word) => word.trim()).filter((word) => word !== ''))];
  const [inner, beginning] = [plain.filter((word) => word.startsWith('*')), plain.filter((word) => word[0] !== '*')];
  const parts = [
    ...(beginning.length === 0 ? [] : [`(?<![a-z0-9])${sourceOf(treeOf(beginning))}`]),
    ...(inner.length === 0 ? [] : [sourceOf(treeOf(inner.map((word) => word.slice(1))))]),
  ];
  const expression = compileExpression(parts.join('|'), 'g');
  rememberWords(expression, plain);
  return expression;
}

/** Words as a tree of characters, so that common beginnings are read once. */
interface WordTree {
  readonly next: Map<string, WordTree>;
  /** Whether a word ends here, and whether it may continue. */
  end: 'none' | 'closed' | 'open';
}

function treeOf(words: readonly string[]): WordTree {
  const root: WordTree = { next: new Map(), end: 'none' };
  for (const word of words) {
    let tree = root;
    for (const character of word.replace(/\*$/, '')) {
      const known = tree.next.get(character) ?? { next: new Map(), end: 'none' };
      tree.next.set(character, known);
      tree = known;
    }
    tree.end = word.endsWith('*') || tree.end === 'open' ? 'open' : 'closed';
  }
  return root;
}

// Tries the longer word first: "account number" before "account".
function sourceOf({ next, end }: WordTree): string {
  let parts = 0;
  let source = '';
  for (const [character, tree] of next) {
    source += (parts === 0 ? '' : '|') + letterSource(character) + sourceOf(tree);
    parts += 1;
  }
  if (end !== 'none') {
    source += (parts === 0 ? '' : '|') + (end === 'open' ? '' : '(?![a-z])');
    parts += 1;
  }
  return parts === 1 ? source : `(?:${source})`;
}

const letterSource = (character: string): string =>
  character >= 'a' && character <= 'z'
    ? character
    : (SOURCES[character] ?? character.replace(/[.+?^${}()|[\]\\/]/, '\\$&'));

// Folding turns the degree sign into \x1f.
const SOURCES: Readonly<Record<string, string>> = { ' ': "[ _'-]?", '°': '\\x1f' };

// In characters: before a value about half a line, for a label and a few words; less after it, as in "(tax number)".
// Not measured.
const REACH_BEFORE = 48;
const REACH_AFTER = 28;

/** Words to look for, and the maximum distance in characters; by default 48 before a position and 28 after it. */
export interface NearWords {
  readonly words: RegExp;
  readonly reach?: number | undefined;
}

/**
 * Returns the number of characters between a position and the nearest of the words before it, or Infinity when none is
 * within reach.
 */
export function distanceBefore(
  scanned: ScannedText,
  start: number,
  { words, reach = REACH_BEFORE }: NearWords,
): number {
  if (!mayMatchPart(words, scanned.lower)) {
    return Number.POSITIVE_INFINITY;
  }
  const known = scanned.lastDistances.get(words);
  if (known?.start === start && known.reach === reach) {
    return known.distance;
  }
  const distance = readDistance(scanned.lower, start, { words, reach });
  scanned.lastDistances.set(words, { start, reach, distance });
  return distance;
}

function readDistance(
  lower: string,
  start: number,
  { words, reach }: { readonly words: RegExp; readonly reach: number },
): number {
  // Reads one more character, so that the end of a longer word does not count as a word.
  const from = Math.max(0, start - reach - 1);
  const slice = lower.slice(from, start);
  let last = -1;
  words.lastIndex = start - reach > from ? 1 : 0;
  for (let match = words.exec(slice); match !== null; match = words.exec(slice)) {
    last = match.index + match[0].length;
  }
  return last === -1 ? Number.POSITIVE_INFINITY : slice.length - last;
}

/** Whether one of the words is within reach before a position. */
export const hasWordBefore = (scanned: ScannedText, start: number, near: NearWords): boolean =>
  distanceBefore(scanned, start, near) < Number.POSITIVE_INFINITY;

/** Whether one of the words is within reach after a position. */
export const hasWordAfter = (scanned: ScannedText, end: number, near: NearWords): boolean =>
  distanceAfter(scanned, end, near) < Number.POSITIVE_INFINITY;

/** Whether one of the words is within reach of a range, before or after it. */
export const hasWordNear = (scanned: ScannedText, { start, end }: TextRange, near: NearWords): boolean =>
  hasWordBefore(scanned, start, near) || hasWordAfter(scanned, end, near);

/**
 * Returns the number of characters between a position and the nearest of the words after it, or Infinity when none is
 * within reach.
 */
export function distanceAfter(scanned: ScannedText, end: number, { words, reach = REACH_AFTER }: NearWords): number {
  if (!mayMatchPart(words, scanned.lower)) {
    return Number.POSITIVE_INFINITY;
  }
  words.lastIndex = 0;
  const match = words.exec(scanned.lower.slice(end, end + reach + 1));
  return match === null || match.index + match[0].length > reach ? Number.POSITIVE_INFINITY : match.index;
}
