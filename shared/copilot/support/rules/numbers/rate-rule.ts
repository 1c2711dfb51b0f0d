import type { Quantity } from '../../reading/quantities.ts';
import { likenessOf } from '../../reading/same-quantity.ts';
import { clauseOf, type Statement } from '../../reading/statement.ts';
import { meaningOf, type Token } from '../../reading/tokens.ts';
import type { Rule } from '../rule.ts';

// How far after its number a period may stand: "39 dollars per user and month".
const PERIOD_DISTANCE_MAX = 5;
const SIGNS: Readonly<Record<string, string>> = { s: 'second', min: 'minute', h: 'hour', d: 'day' };
const PARTS = new Set(['second', 'minute', 'hour', 'day', 'night', 'week', 'month', 'quarter', 'year']);

/** A rate must keep its period, in any language: 10 a month is not 10 a year. */
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
  const ahead = statement.language === 'zh' ? periodAhead(statement, quantity) : null;
  if (ahead !== null || isOrdinal) {
    return isOrdinal ? null : ahead;
  }
  for (const token of statement.tokens.slice(to, to + PERIOD_DISTANCE_MAX).filter((each) => own.includes(each))) {
    const period = meaningOf(token, 'period');
    if (period !== null && PARTS.has(period)) {
      return period;
    }
    if (token.kind !== 'word' && token.text !== '/') {
      return null;
    }
  }
  return periodOfUnit(own);
}

// In Chinese the period comes before its number: 每秒可发600个.
function periodAhead({ tokens }: Statement, { from }: Quantity): string | null {
  const before = tokens.slice(Math.max(0, from - PERIOD_DISTANCE_MAX), from);
  const start = before.findLastIndex(({ kind }) => kind !== 'word');
  return before.slice(start + 1).reduce<string | null>((found, token) => meaningOf(token, 'period') ?? found, null);
}

// The period of a unit in a label: "flow (l/min)".
function periodOfUnit(tokens: readonly Token[]): string | null {
  const at = tokens.findIndex(({ text }, i) => text === '/' && (tokens[i + 1]?.word ?? '') in SIGNS);
  return at < 0 ? null : (SIGNS[tokens[at + 1]?.word ?? ''] ?? null);
}
