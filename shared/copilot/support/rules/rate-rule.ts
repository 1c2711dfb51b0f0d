import type { Comparison } from '../comparing/comparison.ts';
import { PERIOD_DISTANCE_MAX, periodAt } from '../comparing/rates.ts';
import { hasWord } from '../reading/evidence.ts';
import type { Quantity } from '../reading/quantities.ts';
import { likenessOf } from '../reading/same-quantity.ts';
import type { Statement } from '../reading/statement.ts';
import { meaningOf, type Token } from '../reading/tokens.ts';
import { isUnitOfTime } from '../reading/unit-kinds.ts';
import type { Rule } from './rule.ts';

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
    if (period === null && occasion === null) {
      return false;
    }
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
