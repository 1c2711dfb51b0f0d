import type { Quantity } from '../../../reading/quantities.ts';
import { type Amount, areComparable, baseOf } from '../../../reading/same-quantity.ts';
import { isUnitOfTime } from '../../../reading/unit-kinds.ts';
import { isSameAmount } from './calculation.ts';
import type { Operand } from './operands.ts';

// There must be so many more numbers of as many digits than results, so that few numbers follow by chance.
const ROOM = 20;
// Bounds the work. No number has digits enough for more results.
const RESULTS_MAX = 5_000;

/**
 * Whether a number follows from three or four numbers: 300 jars at 1.20 euros less 7 %, or 3,000 kWh at 31.8 cents and
 * twelve months at 11.90 euros. A short number is among many results by chance, so the more results there are, the more
 * digits a number must have. Code cannot decide whether it was the right calculation.
 */
export function isLongerResult(quantity: Quantity, operands: readonly Operand[]): boolean {
  const { factor: own } = baseOf(quantity.unit);
  const alike = operands.filter(({ unit }) => unit !== null && areComparable(unit, quantity.unit));
  const shares = operands.filter(({ unit }) => unit === 'percent');
  const others = operands.filter((each) => each.isShown && !alike.includes(each) && !shares.includes(each));
  const inUnit = (all: readonly Amount[]) =>
    all.flatMap(({ values, unit }) => values.map((value) => (value * baseOf(unit).factor) / own));
  const amounts = inUnit(alike);
  const asked = inUnit(alike.filter(({ isAsked }) => isAsked));
  const percentages = shares.flatMap(({ values }) => values.map((value) => value / 100));
  const counts = valuesOf(others);
  const changed = (all: readonly number[]) =>
    all.flatMap((one) => percentages.flatMap((each) => [one * each, one * (1 + each), one * (1 - each)]));
  const counted = (all: readonly number[], by: readonly number[]) => all.flatMap((one) => by.map((each) => one * each));
  const added = (some: readonly number[], all: readonly number[]) =>
    some.flatMap((one) => all.flatMap((each) => [one + each, Math.abs(one - each)]));
  const products = alike.flatMap((amount) =>
    counted(inUnit([amount]), valuesOf(others.filter((each) => !isOtherPeriod(each, amount)))),
  );
  const parts = amounts.flatMap((one) => counts.map((each) => one / each));
  const room = Math.min(10 ** digitsOf(quantity.values[0] ?? 0) / ROOM, RESULTS_MAX);
  const isMeant = (value: number) =>
    isSameAmount({ values: [value], unit: quantity.unit }, quantity) || isRoundedTo(quantity, value);
  const isAmong = (results: readonly number[]) => results.length <= room && results.some(isMeant);
  return (
    quantity.unit !== null &&
    products.length ** 2 <= RESULTS_MAX &&
    (isAmong(products) ||
      isAmong(changed(products)) ||
      isAmong(counted(products, counts)) ||
      isAmong(parts) ||
      isAmong(added(products, amounts)) ||
      isAmong(added(changed(asked), amounts)) ||
      isAmong(added(changed(amounts), amounts)) ||
      isAmong(added(products, products)))
  );
}

function valuesOf(amounts: readonly Amount[]): number[] {
  return amounts.flatMap(({ values }) => values);
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

// The significant digits of a number. Zeros at its end are none, because round numbers are frequent.
function digitsOf(value: number): number {
  const [digits = ''] = Number(value.toPrecision(9)).toExponential().split('e');
  return digits.replace('.', '').replace('-', '').length;
}
