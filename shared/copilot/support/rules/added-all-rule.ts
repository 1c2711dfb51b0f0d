import {
  isOfReaders,
  isRestricted,
  isUniversal,
  MEANINGS_OF_ALL,
  nounAfter,
  sharesLimit,
  UNLISTED_WORDS_FOR_ALL,
} from '../comparing/universal-words.ts';
import { isAmong, sharesWord } from '../reading/evidence.ts';
import type { Statement } from '../reading/statement.ts';
import { isNumber, meaningOf, type Token, wordAt } from '../reading/tokens.ts';
import type { Rule } from './rule.ts';

// Other words with which a source speaks of all: "both keys", "no car may enter".
const ALL_ELSE =
  /^(?:no|both|either|every|beide[nrms]?|nobody|no one|none|niemand|personne|nadie|nessuno|ninguem|nikt|ingen)$/;

// A statement that says in other words what its source says of all has more than two words of its own. Measured on the
// replies for tuning.
const OWN_WORDS_MAX = 2;

// "In all" and "en tout" announce a sum, and "alles" is a thing.
const TOTAL_AFTER = /^(?:in|en|im|em)$/;

const THING = /^(?:alles|tudo|wszystko|allt)$/;

const LIMIT = /^(?:if|except|only|not|bound:(?:min|max|over|under|from|until|before|after))$/;

// "Each guest" is often just "guests", so a bound of a number does not contradict it.
const LIMIT_OF_EACH = /^(?:if|except|only|not)$/;

const COUNTED = /^(?:unit|period|weekday|month|ordinal|number):/;

const ANY = /^(?:any|qualquer|quaisquer)$/;

// Room for a verb with an adverb: "do not usually pay any fees".
const ANY_DISTANCE_MAX = 4;

// Between "all" and its time: "tous les douze mois".
const TIME_DISTANCE_MAX = 3;

/**
 * A statement that otherwise says what its source says must not add an "all" or "always" to it: "all pets are banned"
 * for "pets are banned, birds excepted". Of things that the source names it may say "all" unless the source has a
 * limit: "residents may park" is about all residents.
 */
export const addedAllRule: Rule = ({ said, evidence, question }) => {
  const isQualified = ['but', 'if', 'except', 'some'].some((kind) => said.meanings.has(kind));
  if (isQualified || !said.meanings.has('all')) {
    return null;
  }
  const all = said.tokens.findIndex((token, at) => isAll(token, said.tokens, at));
  if (all < 0 || evidence.some(({ source }) => sharesLimit(said, all, source))) {
    return null;
  }
  const limit = isEach(said.tokens, all) ? LIMIT_OF_EACH : LIMIT;
  const noun = nounAfter(said, all);
  // "Every week" says how often, and "all year" means "without a limit".
  const isOften = said.tokens.slice(all + 1, all + 1 + TIME_DISTANCE_MAX).some(isTime);
  const isNamed = noun !== undefined && evidence.some(({ source }) => isAmong(noun, source.content));
  const isLimited = evidence.some(({ source }) =>
    [...source.meanings].some(
      (meaning) =>
        limit.test(meaning) && !said.meanings.has(meaning) && !(meaning === 'if' && keepsCondition(said, source)),
    ),
  );
  const sources = evidence.flatMap(({ source, context }) => [source, context]);
  const own = said.content.filter((word) => ![question, ...sources].some(({ tokens }) => isAmong(word, tokens)));
  const isAdded = own.length <= OWN_WORDS_MAX && !sources.some(saysAll);
  return isAdded && (isLimited || !(isNamed || isOften)) ? 'quantifier' : null;
};

// "All approved overtime is paid" for "overtime is paid if it was approved".
function keepsCondition({ content }: Statement, { clauses }: Statement): boolean {
  const conditions = clauses.filter(({ opener }) => opener === 'if');
  return conditions.length > 0 && conditions.every((each) => sharesWord(each.content, content));
}

// "Not all" is some, "not any" none, and "alle zwei Monate" says how often.
function isAll(token: Token, tokens: readonly Token[], at: number): boolean {
  const isSum = TOTAL_AFTER.test(wordAt(tokens, at - 1)) || THING.test(token.word);
  const isDenied =
    tokens[at - 1]?.meanings.includes('not') === true ||
    (ANY.test(token.word) && tokens.slice(Math.max(0, at - ANY_DISTANCE_MAX), at).some(isNot));
  const following = tokens.slice(at + 1, at + 1 + TIME_DISTANCE_MAX);
  const isOften = isNumber(following.find((each) => isNumber(each) || !each.isFiller));
  const isFull = (isUniversal(token) && token.meanings.includes('all')) || isEach(tokens, at);
  return isFull && !isSum && !isDenied && !isOften && !isRestricted(tokens, at) && !isOfReaders(tokens, at);
}

const isNot = ({ meanings }: Token): boolean => meanings.includes('not');

// "Every guest", but not "every week" and "5 euros each".
function isEach(tokens: readonly Token[], at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  const isNoun = next?.kind === 'word' && !next.isFiller && !next.meanings.some((meaning) => COUNTED.test(meaning));
  return isNoun && ['all', 'per'].every((meaning) => token?.meanings.includes(meaning));
}

// The time of "every week", "on all weekdays", "every Monday".
function isTime(token: Token): boolean {
  const isDay = token.meanings.some((meaning) => /^(?:days|weekday):/.test(meaning));
  return isDay || ![null, 'year'].includes(meaningOf(token, 'unit'));
}

function saysAll({ meanings, tokens }: Statement): boolean {
  return (
    MEANINGS_OF_ALL.some((kind) => meanings.has(kind)) ||
    tokens.some(({ word }) => UNLISTED_WORDS_FOR_ALL.test(word) || ALL_ELSE.test(word))
  );
}
