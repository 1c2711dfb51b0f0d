import {
  isOfReaders,
  isRestricted,
  isUniversal,
  MEANINGS_OF_ALL,
  NOUN_DISTANCE_MAX,
  nounAfter,
  sharesLimit,
  UNLISTED_WORDS_FOR_ALL,
} from '../comparing/universal-words.ts';
import { isAmong } from '../reading/evidence.ts';
import { isNumber, meaningOf, type Token } from '../reading/tokens.ts';
import type { Rule } from './rule.ts';

const ALSO_ONLY = [...MEANINGS_OF_ALL, 'only'];

const LIMITS = /^(?:if|except|reserved|some|bound:(?:min|max|over|under)|ordinal:1)$/;

// Between "all" and its time.
const TIME_DISTANCE_MAX = 2;

/**
 * What a source says of some things, in some cases or within limits must not be said of all: "free for everyone" for
 * "free for members, £6 for visitors".
 */
export const universalRule: Rule = ({ said, evidence, isTranslated }) => {
  // "Residents may park" is about all residents.
  const isOfSource = ({ meanings, word }: Token, at: number) => {
    if (meanings.includes('ever')) {
      return false;
    }
    const noun = nounAfter(said, at);
    // "All year" and "tous les ans" are about a time.
    if (said.tokens.slice(at + 1, at + 1 + TIME_DISTANCE_MAX).some((each) => meaningOf(each, 'unit') !== null)) {
      return false;
    }
    // "In all" is a sum.
    return noun === undefined ? word === 'all' : evidence.some((each) => isAmong(noun, each.source.content));
  };
  const isQualified = ['but', 'if', 'except', 'only', 'not', 'some'].some((kind) => said.meanings.has(kind));
  if (
    isTranslated ||
    isQualified ||
    !said.tokens.some(
      (token, at) =>
        isUniversal(token) &&
        !isOfReaders(said.tokens, at) &&
        !evidence.some(({ source }) => sharesLimit(said, at, source)) &&
        !isRestricted(said.tokens, at) &&
        !isCounted(said.tokens, at) &&
        !isOfSource(token, at),
    )
  ) {
    return null;
  }
  const isOfAll = evidence.some(({ source, context }) =>
    [source, context].some(
      ({ meanings, tokens }) =>
        ALSO_ONLY.some((kind) => meanings.has(kind)) || tokens.some(({ word }) => UNLISTED_WORDS_FOR_ALL.test(word)),
    ),
  );
  const isLimited = evidence.some(({ source: { meanings } }) => [...meanings].some((each) => LIMITS.test(each)));
  return isLimited && !isOfAll ? 'quantifier' : null;
};

// Whether an "all" counts what the statement names: "A and B are both", "toutes deux", "all three".
function isCounted(tokens: readonly Token[], at: number): boolean {
  const isNamed = tokens.slice(0, at).some(({ meanings }) => meanings.includes('and'));
  return isNamed && tokens.slice(at + 1, at + NOUN_DISTANCE_MAX).some(isNumber);
}
