import type { Evidence } from '../../reading/evidence.ts';
import type { Quantity } from '../../reading/quantities.ts';
import { type Amount, isRatio } from '../../reading/same-quantity.ts';
import type { Statement } from '../../reading/statement.ts';
import { meaningOf } from '../../reading/tokens.ts';
import type { Comparison } from '../rule.ts';
import { isSameAmount, resultsOf } from './calculations/calculation.ts';
import { withElidedUnits } from './elided-unit.ts';

// Nobody adds up more kinds of things in one sentence.
const COUNTS_MAX = 3;
const RATIO_TOLERANCE = 1e-9;
// The first words of "round trip", "hin und zurück" and the like: the fare of one way, taken twice.
const BOTH_WAYS = new Set('round there hin heen aller allers ida andata tur w tam 往返'.split(' '));

/**
 * Whether a number that the source lacks is the total of the other ones at the source's prices: ten days of
 * delay cost 1 euro at 0.10 a day, and two adults and two children 384 euros at 120 and 72.
 */
export function isMultiple(unknown: readonly Quantity[], { said, evidence }: Comparison): boolean {
  const result = unknown.findLast(({ unit }) => unit !== null);
  if (result === undefined) {
    return false;
  }
  const known = evidence.flatMap((each) => [...each.source.quantities, ...each.context.quantities]);
  const counts = said.quantities.filter(
    (each) =>
      !each.isOrdinal &&
      each.unit !== result.unit &&
      each.values.some((value) => Number.isInteger(value)) &&
      !known.some((other) => isSameAmount(each, other)),
  );
  if (counts.length > COUNTS_MAX || !unknown.every((each) => each === result || counts.includes(each))) {
    return false;
  }
  const prices = evidence
    .flatMap((each) => [...withElidedUnits(each.source), ...each.context.quantities])
    .filter(({ unit }) => unit === result.unit);
  return sumsOf(counts, prices).some((each) => isSameAmount(each, result));
}

/** Whether a statement says that an amount "trebles", and no comparable amount is three times another. */
export function isOtherMultiple({ said, evidence, question }: Comparison): boolean {
  const sources = evidence.flatMap((each) => [each.source, each.context]);
  const multiples = [...said.meanings].flatMap((meaning) => {
    const times = Number(/^times:(\d+)$/.exec(meaning)?.[1] ?? 1);
    return times < 2 || sources.some(({ meanings }) => meanings.has(meaning)) ? [] : [times];
  });
  // Most statements name none, and then nothing needs to be compared.
  if (multiples.length === 0) {
    return false;
  }
  const amounts = [...sources, said, question].flatMap(withElidedUnits);
  const ratios = amounts.flatMap((one) =>
    amounts
      .filter((other) => other.unit !== null && other.unit === one.unit)
      .flatMap((other) => one.values.flatMap((a) => other.values.map((b) => a / b))),
  );
  const isCompared = ratios.some((ratio) => ratio > 1);
  return isCompared && multiples.some((times) => !ratios.some((ratio) => Math.abs(ratio - times) < RATIO_TOLERANCE));
}

/** Whether a statement says "double", and the source says half, three times or another multiple, but not this one. */
export function isNamedOtherwise({ said, evidence, question }: Comparison): boolean {
  const multiples = multipleWordsIn(said);
  // Most statements name none, and then nothing needs to be compared.
  if (multiples.length === 0 || evidence.every(({ source }) => multiplesIn(source).length === 0)) {
    return false;
  }
  const known = [...evidence.map(({ source }) => source), question].flatMap((statement) => [
    ...multiplesIn(statement),
    ...percentagesIn(statement),
  ]);
  return multiples.some((multiple) => !known.includes(multiple));
}

/** Whether a number of a statement is a multiple that the source says in another word: "twice" for "double". */
export function isNamedMultiple({ values, unit }: Quantity, evidence: readonly Evidence[]): boolean {
  const multiples = unit === 'times' ? evidence.flatMap(({ source }) => multipleWordsIn(source)) : [];
  return multiples.some((multiple) => values.includes(multiple));
}

// Double, three times, a half.
function multiplesIn(statement: Statement): number[] {
  const counted = statement.quantities.filter(isRatio).flatMap(({ values }) => values);
  return [...counted, ...multipleWordsIn(statement)];
}

function percentagesIn({ quantities }: Statement): number[] {
  return quantities.flatMap(({ values, unit }) => (unit === 'percent' ? values.map((value) => value / 100) : []));
}

function multipleWordsIn({ tokens }: Statement): number[] {
  return tokens.flatMap((token) => {
    const times = BOTH_WAYS.has(token.text.toLowerCase()) ? null : meaningOf(token, 'times');
    return times === null || times === '1' ? [] : [Number(times)];
  });
}

// The totals of all ways in which each count has a different price.
function sumsOf(counts: readonly Quantity[], prices: readonly Quantity[]): Amount[] {
  const [first, ...rest] = counts;
  if (first === undefined) {
    return [];
  }
  return prices.flatMap((price) => {
    const products = resultsOf(price, first).filter(({ operation }) => operation === 'product');
    return rest.length === 0
      ? products
      : products.flatMap((product) =>
          sumsOf(
            rest,
            prices.filter((each) => each !== price),
          ).flatMap((sum) => resultsOf(product, sum).filter(({ operation }) => operation === 'sum')),
        );
  });
}
