import { type Amount, likenessOf } from '../../reading/same-quantity.ts';
import type { Token } from '../../reading/tokens.ts';
import { isTemperature } from '../../reading/unit-kinds.ts';

// Words that say of an amount without a minus that it is lost, missing or taken off.
const LOWERED =
  /^(?:loss(?:es)?|deficit\p{L}?|shortfall|discounts?|reduction|less|minus|negative|deducted|deduction|off|down|verlust\p{L}{0,2}|fehlbetrag|\p{L}*rabatte?|nachlass|abzug|abzuglich|weniger|ermassigung|skonto|ruckgang|negativ\p{L}{0,2}|pertes?|remises?|rabais|moins|baisse|recul|perdidas?|descuentos?|rebajas?|menos|perdit[ae]|disavanzo|scont[oi]|riduzione|meno|perdas?|defice|descontos?|verlies|tekort|korting|min|minder|daling|strat[ay]|znizk[ai]|mniej|spadek|forlust|underskott|minskning|mindre)$/u;

/** Whether one amount is the other with a minus, and words say so: -2 % where "costs fell by 2 %". */
export function isSameLoss(one: Amount, other: Amount, words: readonly (readonly Token[])[]): boolean {
  const { values, unit } = one;
  const negated = { values: values.map((value) => -value), unit };
  return !isTemperature(unit) && likenessOf(negated, other) === 'same' && words.some(isLowered);
}

function isLowered(tokens: readonly Token[]): boolean {
  return tokens.some(({ word, meanings }) => LOWERED.test(word) || meanings.includes('change:down'));
}
