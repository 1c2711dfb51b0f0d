import type { Quantity } from '../../reading/quantities.ts';
import type { Statement } from '../../reading/statement.ts';
import type { Token } from '../../reading/tokens.ts';
import type { Rule } from '../rule.ts';
import { isOnOtherSide } from './other-side.ts';

const EACH = /^(?:each|apiece|je|jeweils|chacune?|cada|ciascun[oae]?|elk|ieder|cadauno|vardera|kazd[aey])$/;
const TOGETHER =
  /^(?:together|altogether|combined|zusammen|insgesamt|gemeinsam|ensemble|juntos|juntas|conjunto|insieme|complessivamente|complessiv[oi]|samen|gezamenlijk|tillsammans|totalt|sammanlagt|razem|łacznie)$/;
const TOTAL = /^(?:total|totale|totaal)$/;
// Room for "in total about", "insgesamt bis zu". Not measured.
const WORDS_BEFORE_MAX = 3;

/** A statement must not turn "each" into "together", nor the reverse: two bags of 20 kg each weigh 40 kg together. */
export const eachRule: Rule = (comparison) => (isOnOtherSide(comparison, shareAt) ? 'quantifier' : null);

function shareAt({ tokens }: Statement, { from, to }: Quantity): 'each' | 'all' | null {
  const before: Token[] = [];
  for (let at = from - 1; at >= from - WORDS_BEFORE_MAX && tokens[at]?.kind === 'word'; at -= 1) {
    before.push(tokens[at] as Token);
  }
  // "500 euros in total".
  const near = [...before, ...tokens.slice(to, to + (tokens[to]?.isFiller === true ? 2 : 1))];
  if (near.some(({ word }) => TOGETHER.test(word) || TOTAL.test(word))) {
    return 'all';
  }
  return near.some(({ word }) => EACH.test(word)) ? 'each' : null;
}
