import { onceFor } from '../../../../once.ts';
import type { FoundDate } from '../../reading/dates.ts';
import type { Evidence } from '../../reading/evidence.ts';
import type { Quantity } from '../../reading/quantities.ts';
import type { Amount } from '../../reading/same-quantity.ts';
import type { Clause, Statement } from '../../reading/statement.ts';
import { meaningOf, wordAt } from '../../reading/tokens.ts';
import { changesOf, isSameAmount, type Operation, type Result, resultsOf } from './calculation.ts';
import { announcesMore, cuesOf } from './calculation-cues.ts';
import { elidedUnits } from './elided-unit.ts';
import { namesUnitAlone } from './named-unit.ts';
import { periodAt } from './rate-rule.ts';
import { isReplacing } from './replacing-number.ts';
import { isTimeBetween } from './time-between-dates.ts';

// Bounds the work: every pair of operands is tried, and no sentence needs more.
const OPERANDS_MAX = 14;
// In most languages the article also means "one", as in "une heure avant".
const ARTICLE = /^(?:an?|eine?[nmr]?|une?|una|uno)$/;
// Before the amount of a change: "rises by 2 %".
const BY = /^(?:by|um|de|d|del|di|em|met|o|med)$/;
// Fewer parts are left to the rules for two operands.
const PARTS_MIN = 3;
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

interface Operand extends RatedAmount {
  /** Whether a reader of the answer sees it: the statement or the question has it. */
  readonly isShown: boolean;
  /** Whether it is part of the question, and not only of the source. */
  readonly isAsked: boolean;
}

interface RatedAmount extends Amount {
  /** The unit of time for which it is paid or counted: "60 euros an hour". */
  readonly period?: string | null;
}

interface Sentences {
  readonly said: Statement;
  readonly question: Statement;
  readonly evidence: readonly Evidence[];
}

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
  const operands = operandsFor(quantity, known);
  const cues = new Set([...cuesOf(known.clause.tokens), ...sourceCues(quantity, known.evidence)]);
  const isAnnounced = cues.size > 0 || cuesOf(known.said.tokens).size > 0;
  const isChange = isChangeInPercent(quantity, known);
  const isOther = isReplacing(quantity, known.said, known.evidence);
  return (
    isWholeOf(quantity, known.evidence) ||
    isTimeBetween(quantity, datesOf(known)) ||
    operands.some((one, at) =>
      operands.slice(at + 1).some((other) => {
        const all = isChange ? changesOf(one, other) : resultsOf(one, other);
        const results = all.filter(
          ({ operation }) => cues.has(operation) || needsNoCue({ operation, isOther }, one, other),
        );
        return (
          results.some((result) => isSameAmount(result, quantity)) ||
          (one.isShown && other.isShown && isAnnounced && isOfThree(quantity, results, operands))
        );
      }),
    )
  );
}

// What rises from 40 % to 46 % rises by 15 %, or by 6 percentage points, but not by 6 %.
function isChangeInPercent({ unit, from, to }: Quantity, { clause, said: { tokens } }: Known): boolean {
  const isComparedAfter = meaningOf(tokens[to], 'change') !== null;
  const isChanging = clause.tokens.some((token) => meaningOf(token, 'change') !== null);
  return unit === 'percent' && isChanging && (isComparedAfter || BY.test(wordAt(tokens, from - 1)));
}

// Amounts that the source calls additional may be added; multiples and fractions need no word that announces them.
function sourceCues({ values, unit }: Quantity, evidence: readonly Evidence[]): Operation[] {
  const isRatio = unit === 'times' || (unit === null && values.every((value) => value < 1));
  return [...(announcesMore(evidence) ? (['sum'] as const) : []), ...(isRatio ? (['quotient'] as const) : [])];
}

function datesOf({ said, question, evidence }: Known): FoundDate[] {
  return [...evidence.flatMap((each) => each.source.dates), ...question.dates, ...said.dates];
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
  // Shown operands come first.
  const isRated = operation === 'product' && one.isShown && isTimeOf(one, other);
  return (
    isShare ||
    isPercentage ||
    isRated ||
    (one.isShown && other.isShown) ||
    (isAdded && !isOther ? one.isShown || other.isShown : one.isAsked || other.isAsked)
  );
}

function isTimeOf({ unit }: Amount, { period = null }: RatedAmount): boolean {
  return unit !== null && period !== null && unit.split(' or ').includes(period);
}

// Three operands: two tickets at 8.40 and one at 4.20.
function isOfThree(quantity: Quantity, results: readonly Result[], operands: readonly Operand[]): boolean {
  return results
    .filter(({ operation }) => operation === 'product' || operation === 'sum')
    .some((result) =>
      operands.some((third) =>
        resultsOf(result, third).some(
          (each) => (each.operation === 'sum' || each.operation === 'difference') && isSameAmount(each, quantity),
        ),
      ),
    );
}

/**
 * Returns the amounts from which a number of a statement may be calculated, beginning with those that a reader sees:
 * of the question, of the statement if they are known or `derived`, and of the source.
 */
export function operandsOf({ said, question, evidence }: Sentences, derived: readonly Quantity[]): Operand[] {
  const sources = evidence.flatMap((each) => [...amountsOf(each.source), ...amountsOf(each.context)]);
  const asked = amountsOf(question);
  const known: readonly Amount[] = [...sources, ...asked, ...derived];
  const own = amountsOf(said).filter((each) => known.some((other) => isSameAmount(each, other)));
  return [
    ...[...asked, ...multiplesOf(said)].map((each) => ({ ...each, isShown: true, isAsked: true })),
    ...own.map((each) => ({ ...each, isShown: true, isAsked: false })),
    ...sources.map((each) => ({ ...each, isShown: false, isAsked: false })),
  ];
}

function operandsFor(quantity: Quantity, known: Known): Operand[] {
  const all = [...known.operands, ...(quantity.unit === 'percent' ? [WHOLE] : []), ...periodsOf(quantity, known)];
  // Of equal operands the first counts: shown operands come before those of the source.
  const used: Operand[] = [];
  for (const each of all) {
    const isUsed = !isSameAmount(each, quantity) && each.values.every((value) => value !== 0);
    if (isUsed && !used.some((other) => isSameAmount(each, other))) {
      used.push(each);
    }
    if (used.length === OPERANDS_MAX) {
      break;
    }
  }
  return used;
}

// "Double" and "there and back" are twice as much.
function multiplesOf({ meanings }: Statement): Amount[] {
  return [...meanings].flatMap((meaning) => {
    const times = /^times:([2-9])$/.exec(meaning)?.[1];
    return times === undefined ? [] : [{ values: [Number(times)], unit: null }];
  });
}

// Computed once, because each number of an answer may follow from the amounts of the same sources. The years of dates
// count too: they can be calculated with.
const amountsOf = onceFor((statement: Statement): readonly RatedAmount[] => {
  const { quantities, dates, tokens } = statement;
  const years = dates.flatMap(({ readings }) => readings.flatMap(({ year }) => year ?? []));
  const counted = quantities.filter(({ isOrdinal }) => !isOrdinal);
  const ones = tokens.flatMap((_, at): Amount[] => {
    const unit = unitOfOne(tokens, at);
    return unit === null ? [] : [{ values: [1], unit }];
  });
  return [
    ...elidedUnits(statement),
    ...counted.map((each) => ({ ...each, period: periodAt(statement, each) })),
    ...ones,
    ...[...new Set(years)].map((value) => ({ values: [value], unit: null })),
    ...multiplesOf(statement),
  ];
});

// The unit of an article that means one: "an hour", or the phrase "a month".
function unitOfOne(tokens: Statement['tokens'], at: number): string | null {
  const word = wordAt(tokens, at);
  if (ARTICLE.test(word)) {
    return meaningOf(tokens[at + 1], 'unit');
  }
  return /^an? /.test(word) ? meaningOf(tokens[at], 'period') : null;
}

// A monthly rent that is stated for a year is twelve times as much. A month itself does not become a year.
function periodsOf({ unit }: Quantity, { said, question, evidence }: Sentences): Operand[] {
  const sources = evidence.flatMap((each) => [each.source, each.context]);
  const has = (statements: readonly Statement[], period: string) =>
    statements.some(({ meanings }) => meanings.has(`period:${period}`));
  // "The whole year" has no number.
  const isStated = (period: string) =>
    has([said, question], period) || [said, question].some((each) => namesUnitAlone(each, period));
  return PERIODS.filter(([one, other]) => unit !== one && unit !== other)
    .filter(([one, other]) => (isStated(one) && has(sources, other)) || (isStated(other) && has(sources, one)))
    .map(([, , operand]) => operand);
}
