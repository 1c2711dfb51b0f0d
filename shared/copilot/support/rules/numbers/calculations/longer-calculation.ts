import type { Quantity } from '../../../reading/quantities.ts';
import { type Amount, areComparable, baseOf } from '../../../reading/same-quantity.ts';
import { isUnitOfTime } from '../../../reading/unit-kinds.ts';
import { isSameAmount } from './calculation.ts';
import type { Operand } from './operands.ts';

// For each result there must be this many numbers with as many digits, so that few numbers follow by chance.
const ROOM = 20;
// Bound the work. No number has enough digits for more results.
const RESULTS_MAX = 5_000;
const PRODUCTS_MAX = 70;

/**
 * Whether a number follows from three or four numbers: 300 jars at 1.20 euros less 7 %, or 3,000 kWh at 31.8 cents and
 * twelve months at 11.90 euros. A short number is among many results by chance, so the more results there are, the more
 * digits a number must have. Code cannot decide whether it was the right calculation.
 */
export function isLongerResult(quantity: Quantity, operands: readonly Operand[]): boolean {
  if (quantity.unit === null) {
    return false;
  }
  const { amounts, asked, shares, counts, products } = termsOf(quantity.unit, operands);
  if (products.length > PRODUCTS_MAX) {
    return false;
  }
  const room = Math.min(10 ** digitsOf(quantity.values[0] ?? 0) / ROOM, RESULTS_MAX);
  // More results than there is room for are not needed.
  const combined = (some: readonly number[], others: readonly number[], results: Combination): number[] =>
    some.length * others.length > room ? [] : some.flatMap((one) => others.flatMap((other) => results(one, other)));
  const kinds = [
    products,
    combined(products, shares, changes),
    combined(products, counts, product),
    combined(amounts, counts, quotient),
    combined(products, amounts, sumAndDifference),
    combined(combined(asked, shares, changes), amounts, sumAndDifference),
    combined(combined(amounts, shares, changes), amounts, sumAndDifference),
    combined(products, products, sumAndDifference),
  ];
  const isMeant = (value: number) =>
    isSameAmount({ values: [value], unit: quantity.unit }, quantity) || isRoundedTo(quantity, value);
  return kinds.some((results) => results.length <= room && results.some(isMeant));
}

type Combination = (one: number, other: number) => readonly number[];

const product: Combination = (one, other) => [one * other];
const quotient: Combination = (one, other) => [one / other];
const sumAndDifference: Combination = (one, other) => [one + other, Math.abs(one - other)];
// 7 % of 300, and 300 with 7 % more or less.
const changes: Combination = (one, share) => [one * share, one * (1 + share), one * (1 - share)];

// The numbers of a calculation by their role in it.
interface Terms {
  /** The amounts that can be added to the result, in its unit. */
  readonly amounts: readonly number[];
  /** The amounts that the question has. */
  readonly asked: readonly number[];
  readonly shares: readonly number[];
  /** The other numbers that a reader sees. */
  readonly counts: readonly number[];
  /** Each amount times each count. */
  readonly products: readonly number[];
}

function termsOf(unit: string, operands: readonly Operand[]): Terms {
  const { factor } = baseOf(unit);
  const inUnit = (each: Amount) => each.values.map((value) => (value * baseOf(each.unit).factor) / factor);
  const alike = operands.filter((each) => each.unit !== null && areComparable(each.unit, unit));
  const shares = operands.filter((each) => each.unit === 'percent');
  const others = operands.filter((each) => each.isShown && !alike.includes(each) && !shares.includes(each));
  return {
    amounts: alike.flatMap(inUnit),
    asked: alike.filter(({ isAsked }) => isAsked).flatMap(inUnit),
    shares: shares.flatMap(({ values }) => values.map((value) => value / 100)),
    counts: others.flatMap(({ values }) => values),
    products: alike.flatMap((amount) => {
      const counts = others.filter((each) => !isOtherPeriod(each, amount)).flatMap(({ values }) => values);
      return inUnit(amount).flatMap((one) => counts.map((each) => one * each));
    }),
  };
}

// Two days at 60 euros an hour.
function isOtherPeriod({ unit }: Operand, { period = null }: Operand): boolean {
  return period !== null && isUnitOfTime(unit) && unit !== period;
}

/** Whether a number with "about" before it is a value, rounded: about 6.7 cents for 6.72. */
export function isRoundedTo({ values, bound }: Quantity, value: number): boolean {
  return (
    bound === 'about' && values.some((own) => digitsOf(own) > 1 && Number(value.toPrecision(digitsOf(own))) === own)
  );
}

// The significant digits of a number. Zeros at its end do not count, because round numbers are frequent.
function digitsOf(value: number): number {
  const [digits = ''] = Number(value.toPrecision(9)).toExponential().split('e');
  return digits.replace('.', '').replace('-', '').length;
}
