import type { Evidence } from '../../reading/evidence.ts';
import { isYear, type Quantity } from '../../reading/quantities.ts';
import { isArticle } from '../../reading/read-number.ts';
import { likenessOf } from '../../reading/same-quantity.ts';
import type { Statement } from '../../reading/statement.ts';
import { meaningOf } from '../../reading/tokens.ts';
import { isUnitOfTime } from '../../reading/unit-kinds.ts';

const OF = /^(?:of|von|zu|de|d|di|da|van)$/;
// How many words after the number "of" may come, with room for what is counted; and how many words after "of" the
// length may come, with room for "each": "drei Aufenthalte von je einer Woche". Not measured.
const OF_DISTANCE_MAX = 3;
const LENGTH_DISTANCE_MAX = 2;

/** Whether a quantity is the length of all parts that a source counts: three stays of a week each are three weeks. */
export function isTotalOfParts(quantity: Quantity, evidence: readonly Evidence[]): boolean {
  return evidence.some(({ source }) =>
    source.quantities.some((count) => {
      const part = partAfter(source, count);
      const values = part === null ? [] : count.values.map((value) => value * part.value);
      return likenessOf(quantity, { values, unit: part?.unit ?? null }) === 'same' && quantity.unit !== null;
    }),
  );
}

// The length of each part, after "of": a number or, for one, an article, and a unit of time.
function partAfter({ tokens, quantities }: Statement, count: Quantity): { value: number; unit: string } | null {
  const following = tokens.slice(count.to, count.to + OF_DISTANCE_MAX);
  const of = count.to + following.findIndex(({ word }) => OF.test(word));
  // Nothing is counted if "of" is missing or directly follows the number.
  if (count.unit !== null || count.isOrdinal || isYear(count) || of <= count.to) {
    return null;
  }
  const number = quantities.find(({ from }) => from > of && from <= of + LENGTH_DISTANCE_MAX);
  const article = tokens.findIndex((token, at) => at > of && at <= of + LENGTH_DISTANCE_MAX && isArticle(token));
  const next = article < 0 ? undefined : tokens[article + 1];
  const unit = number === undefined ? meaningOf(next, 'unit') : number.unit;
  return unit === null || !isUnitOfTime(unit) ? null : { value: number?.values[0] ?? 1, unit };
}
