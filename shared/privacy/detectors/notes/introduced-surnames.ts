import { allMatches, matchAt } from '../../text/match-at.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { textAfter } from '../../text/text-beside.ts';
import type { TextRange } from '../../text/text-range.ts';
import { categoryOf, loneSurnameAt } from './lone-surname.ts';
import {
  ARTICLE,
  BELONGINGS_AFTER,
  CALLED,
  CALLED_AFTER,
  DECIDED,
  NEXT_DOER,
  NOTE_ROLES,
  TOLD,
  TOLD_AROUND,
} from './note-words.ts';

const SENTENCE = /(?:\n|[.!?:] )(?=[A-Z])/g;
// The longest text after a name that can identify it. Not measured.
const AFTER_REACH = 40;
// Two decisions in one sentence. Not measured.
const DECISION_MAX = 200;

/**
 * Finds surnames directly after a role, and after or within words for someone who was spoken to or reported something.
 */
export function introducedSurnames(scanned: ScannedText): TextRange[] {
  const { lower } = scanned;
  const direct = [TOLD, CALLED, NOTE_ROLES].flatMap((words) =>
    allMatches(words, lower).flatMap(({ 0: phrase, index }) => {
      const at = index + phrase.length;
      return lower.charAt(at) === ' ' ? surnameAfter(scanned, at + 1) : [];
    }),
  );
  const within = TOLD_AROUND.flatMap(([before, after]) =>
    allMatches(before, lower).flatMap(({ 0: written, index }) =>
      surnameAfter(scanned, index + written.length).filter(({ end }) => after.test(textAfter(lower, end, AFTER_REACH))),
    ),
  );
  const calling = [0, ...allMatches(SENTENCE, scanned.text).map(({ 0: mark, index }) => index + mark.length)].flatMap(
    (at) => surnameAfter(scanned, at).filter(({ end }) => CALLED_AFTER.test(textAfter(lower, end, AFTER_REACH))),
  );
  return [...direct, ...within, ...calling, ...genitiveSurnames(scanned)];
}

// "Lindqvists mejl": a listed surname in the Swedish genitive.
function genitiveSurnames(scanned: ScannedText): TextRange[] {
  return allMatches(GENITIVE, scanned.text).flatMap(({ 0: written, index: start }) => {
    const end = start + written.length;
    const isOwned = BELONGINGS_AFTER.test(textAfter(scanned.lower, end, AFTER_REACH));
    return isOwned && categoryOf(scanned, { start, end: end - 1 }) === 'surname' ? [{ start, end }] : [];
  });
}

const GENITIVE = /(?<![A-Za-z0-9\u00AA-\uFFFB'-])[A-Z][A-Za-z\u00AA-\uFFFB]{3,24}s(?= [a-z])/g;

function surnameAfter(scanned: ScannedText, at: number): TextRange[] {
  const name = loneSurnameAt(scanned, at + (matchAt(ARTICLE, scanned.text, at)?.length ?? 0));
  return name?.category === 'surname' ? [name] : [];
}

/**
 * Finds surnames that are the subjects of decisions in minutes: "It was agreed that Fairchild drafts the offer and Rowe
 * checks it". If one of the subjects is a town or a thing, none counts as a person.
 */
export function assignedSurnames(scanned: ScannedText): TextRange[] {
  return allMatches(DECIDED, scanned.lower).flatMap(({ 0: phrase, index }) =>
    doersFrom(scanned, index + phrase.length),
  );
}

function doersFrom(scanned: ScannedText, start: number): TextRange[] {
  const decided = textAfter(scanned.lower, start, DECISION_MAX);
  const feed = decided.indexOf('\n');
  const next = allMatches(NEXT_DOER, feed === -1 ? decided : decided.slice(0, feed));
  const doers = [start, ...next.map(({ 0: written, index }) => start + index + written.length)]
    .flatMap((at) => loneSurnameAt(scanned, at) ?? [])
    .filter(({ end }) => /^ [a-z]/.test(textAfter(scanned.text, end, 2)))
    // A word may be capitalized because it begins the next sentence: "Barlow drafts the offer. The board signs it."
    .filter((name) => name.category === 'surname' || scanned.text.charAt(name.start - 2) !== '.');
  const hasThing = doers.some(({ category }) => category === 'other' || category === 'doubtful');
  return hasThing ? [] : doers.filter(({ category }) => category === 'surname');
}
