import { onceFor } from '../../../once.ts';
import { FIRMS } from '../../names/firms.ts';
import { ARABIC_ARTICLE, SURNAME_PARTICLE } from '../../names/particles.ts';
import { remembered } from '../../remembered.ts';
import { compileExpression } from '../../text/compiled-expression.ts';
import { allMatches, matchAt } from '../../text/match-at.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import type { TextRange } from '../../text/text-range.ts';
import { categoryOf } from '../notes/lone-surname.ts';
import { WORKERS } from './person-places.ts';

/** Capitalized words that may be the name of a person who is on no list. */
export interface UnlistedName extends TextRange {
  /** The number of capitalized words, without initials. */
  readonly words: number;
  /** Whether a list contains one of them as a name. */
  readonly isKnown: boolean;
}

const WORD = "(?:[DMNO]')?[A-Z][a-z\\u00AA-\\uFFFB]{1,24}(?:['-][A-Za-z\\u00AA-\\uFFFB]{1,24}){0,2}";
// Given names, a surname and a second one; more capitalized words are a title.
const FORM = compileExpression(
  `(?:[A-Z]\\. ?){0,2}${WORD}(?: (?:(?:${SURNAME_PARTICLE}) ){0,2}(?:${ARABIC_ARTICLE})?${WORD}){0,3}(?![A-Za-z0-9\\u00AA-\\uFFFB@_/-]| [A-Z]|\\.[A-Za-z0-9]|:)`,
  'y',
);
const EACH = compileExpression(WORD, 'g');

/**
 * Returns the name that begins at a position and ends where no capitalized word follows, if all of its words can be
 * names.
 */
export function unlistedNameAt(scanned: ScannedText, start: number): UnlistedName | null {
  const names = namesByPosition(scanned);
  let name = names.get(start);
  if (name === undefined) {
    name = nameAt(scanned, start);
    names.set(start, name);
  }
  return name;
}

// Several rules look at the same position.
const namesByPosition = onceFor((_: ScannedText) => new Map<number, UnlistedName | null>());

/** Returns where the capitalized words that `unlistedNameAt` would judge at a position end, or -1 if there are none. */
export function unlistedNameEnd({ text }: ScannedText, start: number): number {
  FORM.lastIndex = start;
  return FORM.test(text) ? FORM.lastIndex : -1;
}

function nameAt(scanned: ScannedText, start: number): UnlistedName | null {
  const written = matchAt(FORM, scanned.text, start);
  if (written === null) {
    return null;
  }
  const words = allMatches(EACH, written).map(({ 0: word, index }) => ({
    start: start + index,
    end: start + index + word.length,
  }));
  const categories = words.map((word) =>
    isOccupation(scanned.lower.slice(word.start, word.end)) ? 'other' : categoryOf(scanned, word),
  );
  const isKnown = categories.some((category) => category === 'given' || category === 'surname');
  const isFirm = FIRMS.has(scanned.lower.slice(start, start + written.length));
  if (isFirm || categories.includes('other') || (categories.includes('doubtful') && !isKnown)) {
    return null;
  }
  return { start, end: start + written.length, words: words.length, isKnown };
}

const isOccupation = remembered((word) => word.search(WORKERS) === 0);
