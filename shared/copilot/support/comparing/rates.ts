import type { Quantity } from '../reading/quantities.ts';
import { clauseOf, type Statement } from '../reading/statement.ts';
import { meaningOf, type Token, textAt, tokensBefore } from '../reading/tokens.ts';
import { isUnitOfTime } from '../reading/unit-kinds.ts';

/** How many tokens after its number a period can be: "39 dollars per user and month". */
export const PERIOD_DISTANCE_MAX = 5;

// Abbreviations that name a unit only after a slash: "l/s".
const SIGNS = new Map([
  ['s', 'second'],
  ['h', 'hour'],
  ['d', 'day'],
]);

/** Returns the period right after a number, up to the next number or sign, in its clause; null if there is none. */
export function periodAt(statement: Statement, quantity: Quantity): string | null {
  if (quantity.isOrdinal) {
    return null;
  }
  const ahead = statement.language === 'zh' ? periodAhead(statement, quantity) : null;
  const { tokens: own } = clauseOf(statement, quantity);
  const { to } = quantity;
  // The "a week" of "three stays of a week" is a length.
  const end = statement.quantities.find(({ from }) => from >= to)?.from ?? Number.POSITIVE_INFINITY;
  const following = statement.tokens.slice(to, Math.min(end, to + PERIOD_DISTANCE_MAX));
  const next = following.filter((each) => own.includes(each));
  const sign = next.findIndex(({ kind }) => kind !== 'word');
  return ahead ?? firstPeriod(sign < 0 ? next : next.slice(0, sign)) ?? periodOfUnit(own);
}

// In Chinese the period comes before its number: 每秒可发600个.
function periodAhead({ tokens }: Statement, { from }: Quantity): string | null {
  const before = tokensBefore(tokens, from, PERIOD_DISTANCE_MAX);
  const start = before.findLastIndex(({ kind }) => kind !== 'word');
  return firstPeriod(before.slice(start + 1).toReversed());
}

function firstPeriod(tokens: readonly Token[]): string | null {
  return tokens.map((token) => meaningOf(token, 'period')).find((period) => period !== null) ?? null;
}

// The period of a unit, which may be in a label: "40 euros/month", "flow (l/min)".
function periodOfUnit(tokens: readonly Token[]): string | null {
  const units = tokens
    .filter((_, at) => textAt(tokens, at - 1) === '/')
    .map((token) => SIGNS.get(token.word) ?? meaningOf(token, 'unit'));
  return units.find(isUnitOfTime) ?? null;
}
