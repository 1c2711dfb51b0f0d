import { onceFor } from '../../../../once.ts';
import { meansSame } from '../../reading/evidence.ts';
import type { Statement } from '../../reading/statement.ts';
import { meaningOf, type Token } from '../../reading/tokens.ts';
import type { Rule } from '../rule.ts';

const FROM =
  /^(?:from|out of|von|vom|aus|de|du|des|d|depuis|del|desde|da|dal|dall|dalla|dallo|dai|dagli|dalle|do|dos|das|desde o|van|vanaf|uit|z|ze|od|fran|ur)$/;
const TO =
  /^(?:to|into|towards?|nach|zu|zum|zur|bis|in|ins|auf|a|au|aux|vers|jusqu|al|a la|a los|a las|hacia|hasta|ad|all|alla|allo|ai|alle|verso|ao|aos|as|para|ate|naar|tot|do|na|ku|till|mot)$/;
// How far after "from" or "to" its word may come, with room for articles; and how far after the first of the two words
// the other preposition may come, with room for one more word.
const DISTANCE_MAX = 4;
const LINK_DISTANCE_MAX = 2;
// Meanings of words that are no content words, and still may be one end of a way.
const NAMING = ['unit', 'period'];

interface Way {
  readonly from: Token;
  readonly to: Token;
}

/** A direction must not be reversed: "from the rim to the middle" for "from the middle to the rim". */
export const fromToRule: Rule = ({ said, evidence }) => {
  const own = waysIn(said);
  const others = own.length === 0 ? [] : evidence.flatMap(({ source }) => waysIn(source));
  const isTurned = own.some(
    (way) =>
      others.some((other) => meansSame(way.from, other.to) && meansSame(way.to, other.from)) &&
      !others.some((other) => meansSame(way.from, other.from) && meansSame(way.to, other.to)),
  );
  return isTurned ? 'swapped' : null;
};

// "From A to B", "du centre vers le bord", "to B from A".
const waysIn = onceFor((statement: Statement): readonly Way[] => [
  ...pairsIn(statement, FROM, TO).map(([from, to]) => ({ from, to })),
  ...pairsIn(statement, TO, FROM).map(([to, from]) => ({ from, to })),
]);

// The word after each of the two prepositions, with nothing but articles between.
function pairsIn(statement: Statement, one: RegExp, other: RegExp): (readonly [Token, Token])[] {
  return statement.tokens.flatMap((token, at): (readonly [Token, Token])[] => {
    const first = one.test(token.word) ? nextWord(statement, at) : null;
    const start = first === null ? -1 : statement.tokens.indexOf(first);
    const link = first === null ? -1 : statement.tokens.findIndex(({ word }, i) => i > start && other.test(word));
    const second = link < 0 || link > start + LINK_DISTANCE_MAX ? null : nextWord(statement, link);
    return first === null || second === null || meansSame(first, second) ? [] : [[first, second]];
  });
}

// Returns the next content word or unit if nothing but articles comes before it: a "yard" may be a place.
function nextWord({ tokens, content }: Statement, at: number): Token | null {
  const isNamed = (each: Token) => content.includes(each) || NAMING.some((kind) => meaningOf(each, kind) !== null);
  const found = tokens.find((each, i) => i > at && (isNamed(each) || each.kind !== 'word'));
  const isNear = found !== undefined && tokens.indexOf(found) <= at + DISTANCE_MAX;
  return isNear && isNamed(found) ? found : null;
}
