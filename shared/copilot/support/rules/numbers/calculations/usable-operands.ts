import type { Quantity } from '../../../reading/quantities.ts';
import type { Statement } from '../../../reading/statement.ts';
import { namesUnitAlone } from '../named-unit.ts';
import { isSameAmount } from './calculation.ts';
import { isNoOperand, type Operand, type Sentences } from './operands.ts';

// Bounds the work: every pair of operands is tried, and no sentence needs more.
const OPERANDS_MAX = 20;
const WHOLE: Operand = { values: [100], unit: 'percent', isShown: true, isAsked: true };
// How many of the second period make one of the first, for prices and counts per period.
const PERIODS = (
  [
    ['year', 'month', 12],
    ['year', 'quarter', 4],
    ['quarter', 'month', 3],
    ['year', 'week', 52],
    ['week', 'day', 7],
    ['day', 'hour', 24],
  ] as const
).map(([one, other, factor]) => {
  const operand: Operand = { values: [factor], unit: null, isShown: true, isAsked: true };
  return [one, other, operand] as const;
});

interface Known extends Sentences {
  readonly operands: readonly Operand[];
}

/**
 * Returns the operands from which one number may be calculated, each once: the known ones, and how many of one period
 * make another. A number does not follow from itself.
 */
export function usableOperands(quantity: Quantity, known: Known): Operand[] {
  const all = [...known.operands, ...(quantity.unit === 'percent' ? [WHOLE] : []), ...periodsOf(quantity, known)];
  // Of equal operands the first counts, so that what the statement or the question shows is not hidden.
  const used: Operand[] = [];
  for (const each of all) {
    const isUsed = !isSameAmount(each, quantity) && !isNoOperand(each);
    if (isUsed && !used.some((other) => isSameAmount(each, other) && !isOtherFactor(each, other))) {
      used.push(each);
    }
    if (used.length === OPERANDS_MAX) {
      break;
    }
  }
  return used;
}

// Twelve months and a year are the same time, but a monthly rent is multiplied only by the twelve. The same applies to
// 400 grams and 0.4 kilograms.
function isOtherFactor(one: Operand, other: Operand): boolean {
  return one.unit !== other.unit && [one, other].every(({ unit }) => unit !== null && unit !== 'percent');
}

// A monthly rent that is stated for a year is twelve times as much. A month itself does not become a year.
function periodsOf({ unit }: Quantity, { said, question, evidence, operands }: Known): Operand[] {
  const sources = evidence.flatMap((each) => [each.source, each.context]);
  const isPaidFor = (period: string) => operands.some((each) => each.period === period);
  const has = (statements: readonly Statement[], period: string) =>
    statements.some(({ meanings }) => meanings.has(`period:${period}`));
  // "The whole year" has no number.
  const isStated = (period: string) =>
    has([said, question], period) || [said, question].some((each) => namesUnitAlone(each, period));
  return PERIODS.filter(([one, other]) => unit !== one && unit !== other)
    .filter(
      ([one, other]) =>
        (isStated(one) && (has(sources, other) || isPaidFor(other))) ||
        (isStated(other) && (has(sources, one) || isPaidFor(one))),
    )
    .map(([, , operand]) => operand);
}
