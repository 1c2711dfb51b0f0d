import { hasWord } from '../../reading/evidence.ts';
import type { Quantity } from '../../reading/quantities.ts';
import { likenessOf } from '../../reading/same-quantity.ts';
import { clauseOf, type Statement } from '../../reading/statement.ts';
import { meaningOf, type Token, textAt, tokensBefore } from '../../reading/tokens.ts';
import { isUnitOfTime } from '../../reading/unit-kinds.ts';
import type { Comparison, Rule } from '../rule.ts';

// How many tokens after its number a period can be: "39 dollars per user and month".
const PERIOD_DISTANCE_MAX = 5;
// Abbreviations that name a unit only after a slash: "l/s".
const SIGNS = new Map([
  ['s', 'second'],
  ['h', 'hour'],
  ['d', 'day'],
]);

// "Per visit", "pro Person", "each stay"; "a person" may be "one person".
const PER = /^(?:per|pro|je|par|por|each|every|jede[rsmn]?|chaque|cada|ogni|elke|za|varje)$/;

/**
 * A rate must keep its period, in any language: 10 a month is not 10 a year. Nor is 10 per visit 10 a month.
 */
export const rateRule: Rule = (comparison) =>
  hasOtherPeriod(comparison) || (!comparison.isTranslated && hasOtherOccasion(comparison)) ? 'unit' : null;

function hasOtherPeriod({ said, evidence }: Comparison): boolean {
  return said.quantities.some((quantity) => {
    const period = periodAt(said, quantity);
    if (period === null) {
      return false;
    }
    const periods = evidence.flatMap(({ source }) =>
      source.quantities.filter((each) => likenessOf(quantity, each) === 'same').map((each) => periodAt(source, each)),
    );
    return periods.length > 0 && periods.every((each) => each !== null && each !== period);
  });
}

// "£15 a night" for "£15 per stay", and the reverse. Neither text has the other's period or occasion anywhere.
function hasOtherOccasion({ said, evidence, question }: Comparison): boolean {
  const sources = evidence.flatMap(({ source, context }) => [source, context]);
  return said.quantities.some((quantity) => {
    const [period, occasion] = [periodAt(said, quantity), occasionAt(said, quantity)];
    const rates = evidence.flatMap(({ source }) =>
      source.quantities
        .filter((each) => likenessOf(quantity, each) === 'same')
        .map((each) => ({ period: periodAt(source, each), occasion: occasionAt(source, each) })),
    );
    if (period !== null) {
      const isOther = (rate: (typeof rates)[number]) =>
        rate.period === null && rate.occasion !== null && !hasAny([said, question], rate.occasion);
      return rates.length > 0 && rates.every(isOther) && !sources.some((each) => hasPeriod(each, period));
    }
    const isOther = (rate: (typeof rates)[number]) => rate.period !== null && !hasPeriod(said, rate.period);
    return occasion !== null && rates.length > 0 && rates.every(isOther) && !hasAny(sources, occasion);
  });
}

function hasAny(statements: readonly Statement[], word: Token): boolean {
  return statements.some((each) => hasWord(each, word));
}

// The word after a "per" that follows a number, unless it is a unit of time.
function occasionAt(statement: Statement, { to, isOrdinal }: Quantity): Token | null {
  const next = statement.tokens.slice(to, to + PERIOD_DISTANCE_MAX);
  const per = next.findIndex(({ word }) => PER.test(word));
  const word = per < 0 || isOrdinal ? undefined : next[per + 1];
  return word !== undefined && statement.content.includes(word) && !isUnitOfTime(meaningOf(word, 'unit')) ? word : null;
}

function hasPeriod({ tokens }: Statement, period: string): boolean {
  return tokens.some((token) => meaningOf(token, 'period') === period || meaningOf(token, 'unit') === period);
}

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
