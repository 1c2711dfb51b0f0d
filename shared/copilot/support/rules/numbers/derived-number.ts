import type { Evidence } from '../../reading/evidence.ts';
import type { Quantity } from '../../reading/quantities.ts';
import { type Amount, areComparable, baseOf, isRatio } from '../../reading/same-quantity.ts';
import type { Clause, Statement } from '../../reading/statement.ts';
import { meaningOf, wordAt } from '../../reading/tokens.ts';
import { isCurrency, isTimeOfDay, isUnitOfTime } from '../../reading/unit-kinds.ts';
import { changesOf, isSameAmount, type Operation, type Result, resultsOf } from './calculations/calculation.ts';
import { announcesDifference, announcesMore, cuesOf } from './calculations/calculation-cues.ts';
import { isClockResult, replacesTime } from './calculations/clock-result.ts';
import { isLongerResult, isRoundedTo } from './calculations/longer-calculation.ts';
import { datesOf, type Operand, type RatedAmount, type Sentences } from './calculations/operands.ts';
import { isShownResult } from './calculations/shown-expression.ts';
import { usableOperands } from './calculations/usable-operands.ts';
import { isReplacing } from './replacing-number.ts';
import { isTimeBetween } from './time-between-dates.ts';

// Bounds the work: every third operand is tried with two of the first.
const FIRST_OPERANDS_MAX = 16;
// Before the amount of a change: "rises by 2 %".
const BY = /^(?:by|um|de|d|del|di|em|met|o|med)$/;
// Fewer parts are left to the rules for two operands.
const PARTS_MIN = 3;

// The numbers from which a number may be calculated.
interface Known extends Sentences {
  /** The clause of the statement that has the number. */
  readonly clause: Clause;
  readonly operands: readonly Operand[];
}

/**
 * Whether a number follows from others, as "five weeks quicker" does from nine and fourteen. Where a word announces a
 * difference or a total, two numbers of the source are enough; elsewhere the statement or the question must show all
 * but one of the operands. Code cannot decide whether it was the right calculation.
 */
export function isDerived(quantity: Quantity, known: Known): boolean {
  const operands = usableOperands(quantity, known);
  const results = meaningfulResults(quantity, known);
  return (
    isWholeOf(quantity, known.evidence) ||
    isShownResult(quantity, known.said) ||
    isLongerResult(quantity, operands) ||
    (isClockResult(quantity, operands) && !replacesTime(quantity, known.clause, known.evidence)) ||
    isTimeBetween(quantity, datesOf(known)) ||
    isOfTwo(quantity, operands, results) ||
    (isAnnounced(quantity, known) && isOfThree(quantity, operands, results))
  );
}

function isAnnounced(quantity: Quantity, { clause, said, evidence }: Known): boolean {
  return [clause, said].some(({ tokens }) => cuesOf(tokens).size > 0) || sourceCues(quantity, evidence).length > 0;
}

type ResultsOf = (one: Operand, other: Operand) => readonly Result[];

// Returns the results of two operands that make sense as a number, and that a word announces if they need one.
function meaningfulResults(quantity: Quantity, known: Known): ResultsOf {
  const cues = new Set([...cuesOf(known.clause.tokens), ...sourceCues(quantity, known.evidence)]);
  const isChange = isChangeInPercent(quantity, known);
  const isOther = isReplacing(quantity, known.said, known.evidence);
  const isCompared = announcesDifference(known.said.tokens);
  return (one, other) =>
    (isChange ? changesOf(one, other) : resultsOf(one, other)).filter(
      (result) =>
        makesSense(result, quantity, [one, other]) &&
        (isCompared || !isOfEarlier(result, [one, other])) &&
        (cues.has(result.operation) || needsNoCue({ operation: result.operation, isOther }, one, other)),
    );
}

function isOfTwo(quantity: Quantity, operands: readonly Operand[], results: ResultsOf): boolean {
  return operands.some((one, at) =>
    operands
      .slice(at + 1)
      .some((other) =>
        results(one, other).some((result) => isSameAmount(result, quantity) || isRoundedResult(result, quantity)),
      ),
  );
}

// Three operands of which a reader sees two: two tickets at 8.40 and one at 4.20.
function isOfThree(quantity: Quantity, operands: readonly Operand[], results: ResultsOf): boolean {
  const first = operands.slice(0, FIRST_OPERANDS_MAX).filter(({ isShown }) => isShown);
  const parts = first.flatMap((one, at) => first.slice(at + 1).flatMap((other) => results(one, other)));
  return parts
    .filter(({ operation }) => operation === 'product' || operation === 'sum')
    .some((part) => operands.some((third) => sumsOf(part, third).some((sum) => isSameAmount(sum, quantity))));
}

function sumsOf(one: Amount, other: Amount): readonly Result[] {
  return resultsOf(one, other).filter(({ operation }) => operation === 'sum' || operation === 'difference');
}

// "36 months [1]. 48 months [2]. It ends after 12 months.": the difference of two numbers counts for nothing if one is
// from an earlier sentence of the answer, which may be about something else.
function isOfEarlier({ operation }: Result, operands: readonly Operand[]): boolean {
  return operation === 'difference' && operands.some(({ isEarlier = false }) => isEarlier);
}

// "About 6.7 cents each" for 6.72.
function isRoundedResult({ values, unit }: Result, quantity: Quantity): boolean {
  const scale = baseOf(unit).factor / baseOf(quantity.unit).factor;
  return areComparable(quantity.unit, unit) && values.some((value) => isRoundedTo(quantity, value * scale));
}

// A share in percent proves only a number in percent: 24.8 is 31 % less than 36, but not 31 less. Two nights are not
// added to 9 euros.
function makesSense({ unit, operation }: Result, quantity: Quantity, operands: readonly Operand[]): boolean {
  const isShare = unit === 'percent' && operands.every((each) => each.unit !== 'percent');
  const isAdded = operation === 'sum' || operation === 'difference';
  const isCountAdded =
    isAdded &&
    operands.some((each) => isCurrency(each.unit)) &&
    operands.some((each) => each.unit === null && each.isAsked);
  return !(isShare && quantity.unit !== 'percent') && !isCountAdded;
}

// What rises from 40 % to 46 % rises by 15 %, or by 6 percentage points, but not by 6 %.
function isChangeInPercent({ unit, from, to }: Quantity, { clause, said: { tokens } }: Known): boolean {
  const isComparedAfter = meaningOf(tokens[to], 'change') !== null;
  const isChanging = clause.tokens.some((token) => meaningOf(token, 'change') !== null);
  return unit === 'percent' && isChanging && (isComparedAfter || BY.test(wordAt(tokens, from - 1)));
}

// Amounts that the source calls additional may be added; multiples and fractions need no word that announces them.
function sourceCues(quantity: Quantity, evidence: readonly Evidence[]): Operation[] {
  return [
    ...(announcesMore(evidence) ? (['sum'] as const) : []),
    ...(isRatio(quantity) ? (['quotient'] as const) : []),
  ];
}

// A total of all parts: 100 points for 45, 35 and 20, in one sentence or in as many rows.
function isWholeOf(quantity: Quantity, evidence: readonly Evidence[]): boolean {
  const isSum = (parts: readonly Quantity[]) => {
    const sum = parts.reduce((total, { values }) => total + (values[0] as number), 0);
    return parts.length >= PARTS_MIN && isSameAmount({ values: [sum], unit: quantity.unit }, quantity);
  };
  const partsIn = (source: Statement, isPart: (unit: string | null) => boolean) =>
    source.quantities.filter(({ unit, isOrdinal }) => !isOrdinal && isPart(unit));
  const rows = evidence.filter(({ unit }) => unit.kind === 'row');
  const cells = rows.map(({ source }) => partsIn(source, (unit) => unit === quantity.unit));
  return (
    evidence.some(({ source }) => isSum(partsIn(source, (unit) => unit === quantity.unit || unit === null))) ||
    (cells.every(({ length }) => length <= 1) && isSum(cells.flat()))
  );
}

interface Combined {
  readonly operation: Operation;
  /** Whether the number replaces another one of the source. */
  readonly isOther: boolean;
}

// Whether a result counts although no word announces it. One operand of a sum must be shown. A product needs both, or
// one that the question mentions: "half" of the eight days. A rate may be multiplied by any time that is shown: two
// hours at 60 an hour. A number that replaces another one cannot be a sum or difference of what only the source has.
function needsNoCue({ operation, isOther }: Combined, one: Operand, other: Operand): boolean {
  const isAdded = operation === 'sum' || operation === 'difference';
  // Half the price, a third of the members, 20 % of the rent.
  const isShare = [one, other].some(({ values, unit }) => unit === null && values.every((value) => value < 1));
  const isPercentage = operation === 'product' && [one, other].some(({ unit }) => unit === 'percent');
  // What the question and the statement show comes before the source.
  const isRated = operation === 'product' && one.isShown && isTimeOf(one, other);
  return (
    isShare ||
    isPercentage ||
    isRated ||
    (one.isShown && other.isShown) ||
    (isAdded && (!isOther || isClockMoved(one, other)) ? one.isShown || other.isShown : one.isAsked || other.isAsked)
  );
}

// "The last entry is at 20:15, 45 minutes before 21:00".
function isClockMoved(one: Amount, other: Amount): boolean {
  return [one, other].some(({ unit }) => isTimeOfDay(unit)) && [one, other].some(({ unit }) => isUnitOfTime(unit));
}

function isTimeOf({ unit }: Amount, { period = null }: RatedAmount): boolean {
  return unit !== null && period !== null && unit.split(' or ').includes(period);
}
