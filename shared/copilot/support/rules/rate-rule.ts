import type { Quantity } from '../reading/quantities.ts';
import { likenessOf } from '../reading/same-quantity.ts';
import { clauseOf, type Statement } from '../reading/statement.ts';
import { meaningOf } from '../reading/tokens.ts';
import type { Rule } from './rule.ts';

// "39 dollars per user and month".
const PERIOD_DISTANCE_MAX = 5;
const PARTS = new Set(['second', 'minute', 'hour', 'day', 'night', 'week', 'month', 'quarter', 'year']);

/** What is so much a month is not so much a year, in whatever words and language. */
export const rateRule: Rule = ({ said, evidence }) => {
  const isOther = said.quantities.some((quantity) => {
    const period = periodAt(said, quantity);
    const periods = evidence.flatMap(({ said: source }) =>
      source.quantities.filter((each) => likenessOf(quantity, each) === 'same').map((each) => periodAt(source, each)),
    );
    return period !== null && periods.length > 0 && periods.every((each) => each !== null && each !== period);
  });
  return isOther ? 'unit' : null;
};

// The period right after a number, up to the next number or sign, in its clause.
function periodAt(statement: Statement, quantity: Quantity): string | null {
  const { to, isOrdinal } = quantity;
  const own = clauseOf(statement, quantity)?.tokens ?? [];
  for (const token of statement.tokens.slice(to, to + PERIOD_DISTANCE_MAX).filter((each) => own.includes(each))) {
    const period = meaningOf(token, 'period');
    if (period !== null && PARTS.has(period)) {
      return isOrdinal ? null : period;
    }
    if (token.kind !== 'word' && token.text !== '/') {
      return null;
    }
  }
  return null;
}
