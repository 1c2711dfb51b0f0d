import type { FoldedText } from '../../../text/folded-text.ts';
import type { TextRange } from '../../../text/text-range.ts';
import { wordSet } from '../../../word-set.ts';
import { isLegalForm, isPartOfFirm } from '../../things/legal-form.ts';
import {
  MATTERS,
  NAMESAKES_AFTER,
  PLACE_ARTICLES,
  PLACE_PREPOSITIONS,
  THINGS_AFTER,
  THINGS_BEFORE,
} from '../../things/named-after.ts';
import { isThingNext, isThingWord } from '../named-things.ts';
import { wordAfter, wordBefore } from '../person-context.ts';
import { isTownHere } from './town-of-name.ts';

/** Whether a thing bears the name at this place; elsewhere in the text, it may be the person's. */
export function isNameOfThing(folded: Pick<FoldedText, 'text' | 'lower'>, { start, end }: TextRange): boolean {
  const { text, lower } = folded;
  // "the Kellermann report" is not named after the person, unlike "the Warren Report" and "the zip file".
  const isCapital = text.charCodeAt(start) !== lower.charCodeAt(start);
  if (isCapital && MATTERS.has(nextWord(text, end)) && !isThingWord(lower, start)) {
    return false;
  }
  const isThing = isThingWord(lower, start) || isThingNext(folded, end);
  return isThing || isThingHere(lower, start, end) || isPartOfFirm(folded, end);
}

function isThingHere(lower: string, start: number, end: number): boolean {
  const before = wordBefore(lower, start);
  const isAfterThing = THINGS_BEFORE.has(before) || (PLACE_ARTICLES.has(before) && !isOwner(lower, before, end));
  if (isAfterThing || isTownHere(lower, { start, end }) || lower.startsWith('st. ', start - 4)) {
    return true;
  }
  const next = nextWord(lower, end);
  return next.length > 3 && THINGS_AFTER.has(next);
}

/**
 * Whether a name that is no given name belongs to a place, a people, a university, a firm or a unit here, which is then
 * called by the name alone: "in Quint", "Quint GmbH", "the Quint scale", "the Quint is", "a quint".
 */
export function bearsNameAlone(folded: Pick<FoldedText, 'text' | 'lower'>, { start, end }: TextRange): boolean {
  const { text, lower } = folded;
  const before = wordBefore(lower, start);
  const isLowerCase = text.charCodeAt(start) === lower.charCodeAt(start);
  return (
    isTownHere(lower, { start, end }) ||
    (isLowerCase && ARTICLES.has(before)) ||
    (PLACE_PREPOSITIONS.has(before) && !isOwner(lower, before, end)) ||
    isNamesake(before, lower, end)
  );
}

/** Articles, after which a word in lower case is no name. */
export const ARTICLES: ReadonlySet<string> = wordSet(
  'il lo la gli le the a an der die das den dem ein eine el los las un una uno het een ett',
);

function isNamesake(before: string, lower: string, end: number): boolean {
  const next = nextWord(lower, end);
  const isAlone = before === 'the' && (next === '' || NO_NOUNS.has(next)) && !lower.startsWith("'s", end);
  // "se" and "as" are words as well.
  return isAlone || NAMESAKES_AFTER.has(next) || (next.length > 2 && isLegalForm(next));
}

const NO_NOUNS = wordSet('and or is was are were of in on by for to has had with as that which');

// "in Quint's office", but "the Quint's engine"
const isOwner = (lower: string, before: string, end: number): boolean =>
  PLACE_PREPOSITIONS.has(before) && lower.startsWith("'s ", end);

const nextWord = (written: string, end: number): string =>
  written.charAt(end) === ' ' ? wordAfter(written, end + 1) : '';
