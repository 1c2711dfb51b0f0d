import { GAP, type Needed, neededFrom, WORD_END, WORD_START } from './rarity.ts';

// At the beginning of a listed word, it lets the word begin within another one; at the end, it lets the word continue.
const OPEN = '*';
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

/**
 * Returns strings such that every match contains at least one of them, if the expression consists of remembered words.
 */
export function neededOfWords(expression: RegExp): Needed | null {
  const words = LISTS.get(expression);
  return words === undefined ? null : neededFrom(words.map(stringOf));
}

// The parts of a phrase may be joined by other signs, or by none.
function stringOf(word: string): string {
  const isInner = word.startsWith(OPEN);
  const isOpen = word.length > 1 && word.endsWith(OPEN);
  const parts = word.slice(isInner ? 1 : 0, isOpen ? -1 : undefined).replaceAll(' ', GAP);
  return (isInner ? '' : WORD_START) + parts + (isOpen ? '' : WORD_END);
}
