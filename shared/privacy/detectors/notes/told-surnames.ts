import { allMatches, matchAt } from '../../text/match-at.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { textAfter } from '../../text/text-beside.ts';
import type { TextRange } from '../../text/text-range.ts';
import { loneSurnameAt } from './lone-surname.ts';
import {
  CALLED,
  CALLED_BEHIND,
  DECIDED,
  NAME_ARTICLES,
  NEXT_DOER,
  NOTE_ROLES,
  TOLD,
  TOLD_AROUND,
} from './note-words.ts';

const ARTICLE = /[a-z]{1,3}\.? (?=[A-Z])/y;
const SENTENCE = /(?:\n|[.!?:] )(?=[A-Z])/g;
// The longest of what stands behind a name that tells it. No measurement.
const BEHIND_REACH = 40;
// Two decisions in one sentence. No measurement.
const DECISION_MAX = 200;

/** Surnames directly behind a role, or behind or within words for who was spoken to or reported something. */
export function toldSurnames(scanned: ScannedText): TextRange[] {
  const { lower } = scanned;
  const behind = [TOLD, CALLED, NOTE_ROLES].flatMap((words) =>
    allMatches(words, lower).flatMap(({ 0: phrase, index }) => {
      const at = index + phrase.length;
      return lower.charAt(at) === ' ' ? surnameBehind(scanned, at + 1) : [];
    }),
  );
  const within = TOLD_AROUND.flatMap(([before, after]) =>
    allMatches(before, lower).flatMap(({ 0: written, index }) =>
      surnameBehind(scanned, index + written.length).filter(({ end }) =>
        after.test(textAfter(lower, end, BEHIND_REACH)),
      ),
    ),
  );
  const calling = [0, ...allMatches(SENTENCE, scanned.text).map(({ 0: mark, index }) => index + mark.length)].flatMap(
    (at) => surnameBehind(scanned, at).filter(({ end }) => CALLED_BEHIND.test(textAfter(lower, end, BEHIND_REACH))),
  );
  return [...behind, ...within, ...calling];
}

function surnameBehind(scanned: ScannedText, at: number): TextRange[] {
  const written = matchAt(ARTICLE, scanned.text, at) ?? '';
  const article = NAME_ARTICLES.has(written.trim().replace('.', '')) ? written : '';
  const name = loneSurnameAt(scanned, at + article.length);
  return name?.likeness === 'surname' ? [name] : [];
}

/**
 * Surnames that are the subjects of what minutes decided: "It was agreed that Fairchild drafts the offer and Rowe
 * checks it". Where one of them is a town or a thing, none is a person.
 */
export function decidingSurnames(scanned: ScannedText): TextRange[] {
  const found: TextRange[] = [];
  let end = 0;
  for (const { 0: phrase, index } of allMatches(DECIDED, scanned.lower)) {
    const start = index + phrase.length;
    if (start >= end) {
      end = decisionEnd(scanned.text, start);
      found.push(...doersIn(scanned, { start, end }));
    }
  }
  return found;
}

function decisionEnd(text: string, start: number): number {
  const feed = textAfter(text, start, DECISION_MAX).indexOf('\n');
  return Math.min(text.length, start + (feed === -1 ? DECISION_MAX : feed));
}

function doersIn(scanned: ScannedText, { start, end }: TextRange): TextRange[] {
  const next = allMatches(NEXT_DOER, scanned.lower.slice(start, end));
  const doers = [start, ...next.map(({ 0: written, index }) => start + index + written.length)]
    .map((at) => loneSurnameAt(scanned, at))
    .filter((name) => name !== null && /^ [a-z]/.test(textAfter(scanned.text, name.end, 2)));
  const isOfThings = doers.some((name) => name?.likeness === 'other' || name?.likeness === 'doubtful');
  return isOfThings ? [] : doers.filter((name) => name !== null).filter(({ likeness }) => likeness === 'surname');
}
