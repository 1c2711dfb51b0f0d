import type { TextRange } from '../text/text-range.ts';

/** The languages of the words. */
type Language = 'en' | 'de' | 'fr' | 'es' | 'it' | 'nl' | 'pt' | 'pl' | 'sv' | 'other';

/**
 * Words by language, separated by commas, folded (lower case, no accents). `*` at the beginning lets the word begin
 * within another one, and `*` at the end lets it continue; a space also matches a dash, an underscore, an apostrophe or
 * nothing. Only the degree sign is written as it is: "n° client".
 */
export type WordsByLanguage = Readonly<Partial<Record<Language, string>>>;

/** A list of words of the vocabulary. */
export interface WordList {
  readonly index: number;
}

const lists: (readonly string[])[] = [];

/** Adds a list to the vocabulary, which is compiled for the first text. */
export function wordList(...tables: readonly WordsByLanguage[]): WordList {
  const words = tables.flatMap((table) => Object.values(table).flatMap((list) => list.split(',')));
  lists.push([...new Set(words.map((word) => word.trim().replace('°', DEGREE)).filter((word) => word !== ''))]);
  return { index: lists.length - 1 };
}

/** The places of a text where words of each list are, by the index of the list: starts and ends in turn. */
export type WordHits = readonly (readonly number[] | undefined)[];

/** Finds the words of all lists in one pass over a text in lower case. */
export function findWords(lower: string): WordHits {
  const { begin, within } = vocabulary();
  const hits: number[][] = [];
  let isInWord = false;
  let symbol = symbolAt(lower, 0);
  let next = symbolAt(lower, 1);
  for (let at = 0; at < lower.length; at += 1) {
    const afterNext = symbolAt(lower, at + 2);
    const triple = tripleOf(symbol, next, afterNext);
    if (!isInWord && begin.triples[triple] === 1) {
      walk(begin, { lower, start: at, hits });
    }
    if (within.triples[triple] === 1) {
      walk(within, { lower, start: at, hits });
    }
    isInWord = symbol > 0 && symbol <= LAST_ALPHANUMERIC;
    symbol = next;
    next = afterNext;
  }
  return hits;
}

/** The maximum distance in characters at which a word before a value counts. */
export const REACH_BEFORE = 48;
/** The maximum distance in characters at which a word after a value counts, as in "(tax number)". */
export const REACH_AFTER = 28;

/** Returns how far before a position the nearest word of a list ends, at most `reach`; Infinity if there is none. */
// biome-ignore lint/complexity/useMaxParams: asked for every number of a text, where an object would cost time
export function wordBefore(
  hits: WordHits,
  { index }: WordList,
  position: number,
  reach: number = REACH_BEFORE,
): number {
  const places = hits[index];
  let nearest = Number.POSITIVE_INFINITY;
  if (places === undefined) {
    return nearest;
  }
  for (let i = firstPair(places, position) - 2; i >= 0 && (places[i] as number) >= position - reach; i -= 2) {
    const end = places[i + 1] as number;
    nearest = end <= position ? Math.min(nearest, position - end) : nearest;
  }
  return nearest;
}

/** Returns how far after a position the nearest word of a list begins, if it ends within `reach`; else Infinity. */
// biome-ignore lint/complexity/useMaxParams: asked for every number of a text, where an object would cost time
export function wordAfter(hits: WordHits, { index }: WordList, position: number, reach: number = REACH_AFTER): number {
  const places = hits[index];
  if (places === undefined) {
    return Number.POSITIVE_INFINITY;
  }
  for (let i = firstPair(places, position); i < places.length && (places[i] as number) < position + reach; i += 2) {
    if ((places[i + 1] as number) <= position + reach) {
      return (places[i] as number) - position;
    }
  }
  return Number.POSITIVE_INFINITY;
}

/** Whether a word of a list is within `reach` of a range, before or after it. */
// biome-ignore lint/complexity/useMaxParams: asked for every number of a text, where an object would cost time
export const wordNear = (hits: WordHits, words: WordList, { start, end }: TextRange, reach: number): boolean =>
  wordBefore(hits, words, start, reach) < reach || wordAfter(hits, words, end, reach) < reach;

// The index of the first pair that begins at a position or after it; the pairs are sorted by their beginning.
function firstPair(places: readonly number[], position: number): number {
  let low = 0;
  let high = places.length >> 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle * 2] as number) < position) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low * 2;
}

// Characters of words as small numbers; every other character is 0 and ends a word. The characters that a space in a
// word stands for share one number.
const SYMBOLS = 'abcdefghijklmnopqrstuvwxyzгнφμ0123456789 .:/()#+&,<\x1f';
const LAST_LETTER = 30;
const LAST_ALPHANUMERIC = 40;
const SPACE = SYMBOLS.indexOf(' ') + 1;
const WIDTH = SYMBOLS.length + 1;
// Folding turns the degree sign into this character.
const DEGREE = '\x1f';
const OF_CODE = new Uint8Array(0x500);
for (const [i, character] of [...SYMBOLS].entries()) {
  OF_CODE[character.charCodeAt(0)] = i + 1;
}
for (const character of "_'-") {
  OF_CODE[character.charCodeAt(0)] = SPACE;
}
// Without a look beyond the end of a text or of the table, which is slow.
const symbolAt = (text: string, at: number): number => {
  const code = at < text.length ? text.charCodeAt(at) : 0;
  return code < OF_CODE.length ? (OF_CODE[code] as number) : 0;
};

/** A tree of words: the next state for a state and a symbol (0 for none), and what ends at a state. */
interface Tree {
  readonly next: Uint16Array;
  readonly ends: readonly (readonly WordEnd[] | undefined)[];
  /** Whether a word can begin with three symbols; most positions of a text are passed over by this alone. */
  readonly triples: Uint8Array;
}

interface WordEnd {
  readonly list: number;
  /** Whether letters may follow. */
  readonly isOpen: boolean;
}

let compiled: { readonly begin: Tree; readonly within: Tree; readonly count: number } | undefined;

function vocabulary(): { readonly begin: Tree; readonly within: Tree } {
  if (compiled?.count !== lists.length) {
    const words = lists.flatMap((list, index) => list.map((word) => ({ word, index })));
    compiled = {
      begin: treeOf(words.filter(({ word }) => !word.startsWith('*'))),
      within: treeOf(words.filter(({ word }) => word.startsWith('*'))),
      count: lists.length,
    };
  }
  return compiled;
}

function treeOf(words: readonly { readonly word: string; readonly index: number }[]): Tree {
  let next = new Uint16Array(STATES * WIDTH);
  const ends: (WordEnd[] | undefined)[] = [undefined];
  const step = (state: number, symbol: number): number => {
    const at = state * WIDTH + symbol;
    if (next[at] === 0) {
      next[at] = ends.length;
      ends.push(undefined);
      if (ends.length * WIDTH > next.length) {
        const longer = new Uint16Array(2 * next.length);
        longer.set(next);
        next = longer;
      }
    }
    return next[at] as number;
  };
  for (const { word, index } of words) {
    const isOpen = word.endsWith('*');
    let states = [0];
    for (const character of word.replaceAll('*', '')) {
      const symbol = symbolAt(character, 0);
      const stepped = states.map((state) => step(state, symbol));
      // A space may be missing.
      states = symbol === SPACE ? [...states, ...stepped] : stepped;
    }
    for (const state of states) {
      ends[state] = [...(ends[state] ?? []), { list: index, isOpen }];
    }
  }
  return { next: next.slice(0, ends.length * WIDTH), ends, triples: triplesOf(next, ends) };
}

// The room for states at first, which grows with the words.
const STATES = 1_024;
const SYMBOL_BITS = 6;
const tripleOf = (first: number, second: number, third: number): number =>
  (first << (2 * SYMBOL_BITS)) | (second << SYMBOL_BITS) | third;

function triplesOf(next: Uint16Array, ends: Tree['ends']): Uint8Array {
  const triples = new Uint8Array(1 << (3 * SYMBOL_BITS));
  const add = (state: number, prefix: number, length: number): void => {
    const words = ends[state];
    for (let symbol = 0; symbol < 1 << SYMBOL_BITS; symbol += 1) {
      const to = symbol < WIDTH ? (next[state * WIDTH + symbol] as number) : 0;
      const isLetter = symbol > 0 && symbol <= LAST_LETTER;
      const isAfterWord = words?.some(({ isOpen }) => isOpen || !isLetter) === true;
      const longer = (prefix << SYMBOL_BITS) | symbol;
      if (isAfterWord || (to !== 0 && length === 2)) {
        const rest = SYMBOL_BITS * (2 - length);
        triples.fill(1, longer << rest, (longer + 1) << rest);
      } else if (to !== 0) {
        add(to, longer, length + 1);
      }
    }
  };
  add(0, 0, 0);
  return triples;
}

function walk(
  { next, ends }: Tree,
  { lower, start, hits }: { readonly lower: string; readonly start: number; readonly hits: number[][] },
): void {
  let state = 0;
  for (let at = start; ; at += 1) {
    state = next[state * WIDTH + symbolAt(lower, at)] as number;
    if (state === 0) {
      return;
    }
    const found = ends[state];
    if (found === undefined) {
      continue;
    }
    const after = symbolAt(lower, at + 1);
    const isInLetters = after > 0 && after <= LAST_LETTER;
    for (const { list, isOpen } of found) {
      if (isOpen || !isInLetters) {
        const places = hits[list] ?? [];
        hits[list] = places;
        places.push(start, at + 1);
      }
    }
  }
}
