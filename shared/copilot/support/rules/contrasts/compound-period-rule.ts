import { hasQuantity } from '../../reading/same-quantity.ts';
import type { Statement } from '../../reading/statement.ts';
import { meaningOf } from '../../reading/tokens.ts';
import { isCurrency } from '../../reading/unit-kinds.ts';
import type { Rule } from '../rule.ts';

// The first half of a German, Dutch or Swedish compound: "Jahresbeitrag", "maandprijs", "månadsavgift".
const PERIODS: readonly (readonly [period: string, pattern: RegExp])[] = [
  ['year', /^(?:jahres|jaar|ars)\p{L}{4}/u],
  ['month', /^(?:monats|maand|manads)\p{L}{4}/u],
  ['week', /^(?:wochen|week|vecko)\p{L}{4}/u],
  ['day', /^(?:tages|dag)\p{L}{4}/u],
];

/** An amount must keep the period in the name of what it pays for: "30 € a month" is not a yearly fee of 30 €. */
export const compoundPeriodRule: Rule = ({ said, evidence }) => {
  const own = periodsIn(said);
  const amounts = said.quantities.filter(({ unit }) => isCurrency(unit));
  if (own.size === 0 || amounts.length === 0) {
    return null;
  }
  const isOther = evidence.some(({ source }) => {
    const named = compoundsIn(source);
    const isSame = amounts.every((amount) => hasQuantity(source, amount));
    return isSame && named.size > 0 && periodsIn(source).size === 0 && ![...named].some((each) => own.has(each));
  });
  return isOther && compoundsIn(said).size === 0 ? 'opposite' : null;
};

function periodsIn({ tokens }: Statement): ReadonlySet<string> {
  return new Set(tokens.map((token) => meaningOf(token, 'period')).filter((period) => period !== null));
}

function compoundsIn({ tokens }: Statement): ReadonlySet<string> {
  return new Set(
    tokens.flatMap(({ word }) => PERIODS.filter(([, pattern]) => pattern.test(word)).map(([period]) => period)),
  );
}
