import { type Needed, neededFrom, rarer, WORD_END, WORD_START } from './rarity.ts';

// In a word of a list: it may begin within another one, it may continue, and its parts may be joined by other signs.
const OPEN = '*';
const GAP = ' ';
const WRITTEN = /^\*?[!-)+-~]+(?: [!-)+-~]+)*\*?$/;

const LISTS = new WeakMap<RegExp, readonly string[]>();

/**
 * Remembers the words that an expression consists of. Deriving what it needs from its source takes ten times as long,
 * because the words were joined into a tree.
 */
export function rememberWords(expression: RegExp, words: readonly string[]): void {
  if (words.every((word) => WRITTEN.test(word))) {
    LISTS.set(expression, words);
  }
}

/** Returns the strings of which every match contains at least one, if the expression consists of remembered words. */
export function neededOfWords(expression: RegExp): Needed | null {
  const words = LISTS.get(expression);
  return words === undefined ? null : neededFrom(words.map(rarestPart));
}

// Of a word with gaps, the part that is least frequent in texts.
function rarestPart(word: string): string {
  const isInner = word.startsWith(OPEN);
  const isOpen = word.length > 1 && word.endsWith(OPEN);
  const parts = word.slice(isInner ? 1 : 0, isOpen ? -1 : undefined).split(GAP);
  parts[0] = (isInner ? '' : WORD_START) + parts[0];
  parts.push(parts.pop() + (isOpen ? '' : WORD_END));
  const needed = parts.map((part) => neededFrom([part])).reduce(rarer);
  return needed?.strings[0] ?? '';
}
