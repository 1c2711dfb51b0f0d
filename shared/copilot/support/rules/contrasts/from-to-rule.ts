import { onceFor } from '../../../../once.ts';
import { meansSame } from '../../reading/evidence.ts';
import type { Statement } from '../../reading/statement.ts';
import type { Token } from '../../reading/tokens.ts';
import type { Rule } from '../rule.ts';

const FROM =
  /^(?:from|out of|von|vom|aus|de|du|des|d|depuis|del|desde|da|dal|dall|dalla|dallo|dai|dagli|dalle|do|dos|das|desde o|van|vanaf|uit|z|ze|od|fran|ur)$/;
const TO =
  /^(?:to|into|towards?|nach|zu|zum|zur|bis|in|ins|auf|a|au|aux|vers|jusqu|al|hacia|hasta|ad|all|alla|allo|ai|alle|verso|ao|aos|as|para|ate|naar|tot|do|na|ku|till|mot)$/;
// How far after "from" or "to" its word may come, with room for articles; and how far after the word of "from" the "to"
// may come, with room for one more word.
const DISTANCE_MAX = 4;
const LINK_DISTANCE_MAX = 2;

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

// "From A to B", "du centre vers le bord": the word after each of the two, with nothing but articles between.
const waysIn = onceFor((statement: Statement): readonly Way[] =>
  statement.tokens.flatMap((token, at): Way[] => {
    const from = FROM.test(token.word) ? nextWord(statement, at) : null;
    const start = from === null ? -1 : statement.tokens.indexOf(from);
    const link = from === null ? -1 : statement.tokens.findIndex(({ word }, i) => i > start && TO.test(word));
    const to = link < 0 || link > start + LINK_DISTANCE_MAX ? null : nextWord(statement, link);
    return from === null || to === null || meansSame(from, to) ? [] : [{ from, to }];
  }),
);

// Returns the next content word if nothing but articles comes before it.
function nextWord({ tokens, content }: Statement, at: number): Token | null {
  const found = tokens.find((each, i) => i > at && (content.includes(each) || each.kind !== 'word'));
  const isNear = found !== undefined && tokens.indexOf(found) <= at + DISTANCE_MAX;
  return isNear && content.includes(found) ? found : null;
}
