import type { Evidence } from '../reading/evidence.ts';
import type { Quantity } from '../reading/quantities.ts';
import type { Clause, Statement } from '../reading/statement.ts';
import { meaningOf, type Token } from '../reading/tokens.ts';
import { type Amount, isSameAmount, type Operation, type Result, resultsOf } from './calculation.ts';

// Words with which a difference, a sum or a multiple is said.
const COMPARED =
  /^(?:more|less|fewer|mehr|weniger|plus|moins|mas|menos|piu|meno|difference|unterschied|differenz|diferencia|differenza|\p{L}{3,}er)$/u;
const SUMMED =
  /^(?:total|together|altogether|all|zusammen|insgesamt|gesamt|summe|ensemble|somme|tout|suma|juntos|totale|somma|insieme|maximal|maximum|each|je|jeweils|chacun|cada|ciascuno)$/u;
const COMPARED_HAN = /[多少高低快慢增减省贵]/u;
const SUMMED_HAN = /[共总合即]/u;
// More numbers than these nobody calculates with in a sentence.
const OPERANDS_MAX = 14;
// "One hour before" is said with an article in most languages.
const ARTICLE = /^(?:an?|eine?[nmr]?|une?|una|uno)$/;
const PARTS_MIN = 3;
const WHOLE: Operand = { values: [100], unit: 'percent', isShown: true, isAsked: true };
// How many of the second a first has, for prices and counts of a period.
const PERIODS: readonly (readonly [one: string, other: string, factor: number])[] = [
  ['year', 'month', 12],
  ['year', 'quarter', 4],
  ['quarter', 'month', 3],
  ['year', 'week', 52],
  ['week', 'day', 7],
  ['day', 'hour', 24],
];

interface Operand extends Amount {
  /** Whether the reader sees it: the statement or the question says it. */
  readonly isShown: boolean;
  /** Whether it is of the case that is asked for, and not of the source. */
  readonly isAsked: boolean;
}

// What a number may be calculated from.
interface Known {
  readonly said: Statement;
  readonly clause: Clause | undefined;
  readonly question: Statement;
  readonly evidence: readonly Evidence[];
  /** Numbers of the statement that have been found to follow. */
  readonly derived: readonly Quantity[];
}

/**
 * Whether a number follows from others, as "five weeks quicker" does from nine and fourteen: from two of the source
 * where a word names a difference or a whole, else where the statement or the question shows all but one of what it is
 * calculated from. Whether it is the right thing to calculate, code cannot say.
 */
export function isDerived(quantity: Quantity, known: Known): boolean {
  const operands = operandsOf(quantity, known);
  const cues = cuesOf(known.clause?.tokens ?? []);
  const isTold = cues.size > 0 || cuesOf(known.said.tokens).size > 0;
  return (
    isWholeOf(quantity, known.evidence) ||
    operands.some((one, at) =>
      operands.slice(at + 1).some((other) => {
        const results = resultsOf(one, other).filter(
          ({ operation }) => cues.has(operation) || isOpen(operation, one, other),
        );
        return (
          results.some((result) => isSameAmount(result, quantity)) ||
          (one.isShown && other.isShown && isTold && isOfThree(quantity, results, operands))
        );
      }),
    )
  );
}

// Of 45, 35 and 20 points: a hundred.
function isWholeOf(quantity: Quantity, evidence: readonly Evidence[]): boolean {
  return evidence.some(({ said }) => {
    const parts = said.quantities.filter(
      ({ unit, isOrdinal }) => !isOrdinal && (unit === quantity.unit || unit === null),
    );
    const sum = parts.reduce((total, { values }) => total + (values[0] ?? 0), 0);
    return parts.length >= PARTS_MIN && isSameAmount({ values: [sum], unit: quantity.unit }, quantity);
  });
}

// What is multiplied is seen whole, or the case that is asked for tells how often: "half" of the eight days.
function isOpen(operation: Operation, one: Operand, other: Operand): boolean {
  const isAdded = operation === 'sum' || operation === 'difference';
  // Half the price, a third of the members.
  const isShare = [one, other].some(({ values, unit }) => unit === null && values.every((value) => value < 1));
  return (
    isShare || (one.isShown && other.isShown) || (isAdded ? one.isShown || other.isShown : one.isAsked || other.isAsked)
  );
}

// Two tickets of 8.40 and one of 4.20.
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

/** Whether a word says that numbers are added: a source that has only the numbers has no such word. */
export function saysSum({ word }: Token): boolean {
  return SUMMED.test(word) || SUMMED_HAN.test(word);
}

function cuesOf(tokens: readonly Token[]): ReadonlySet<Operation> {
  const words = tokens.map(({ word }) => word);
  const meanings = tokens.flatMap((token) => token.meanings);
  const isCompared =
    words.some((word) => COMPARED.test(word) || COMPARED_HAN.test(word)) ||
    meanings.some((meaning) => /^(?:change:|bound:over|bound:under)/.test(meaning));
  const isSummed = words.some((word) => SUMMED.test(word) || SUMMED_HAN.test(word));
  return new Set<Operation>([
    ...(isCompared ? (['difference'] as const) : []),
    ...(isSummed ? (['sum', 'product'] as const) : []),
  ]);
}

function operandsOf(quantity: Quantity, { said, question, evidence, derived }: Known): Operand[] {
  const sources = evidence.flatMap((each) => [...amountsOf(each.said), ...amountsOf(each.context)]);
  const asked = amountsOf(question);
  const isKnown = (each: Amount) => [...sources, ...asked].some((source) => isSameAmount(each, source));
  const own = amountsOf(said).filter((each) => isKnown(each) || derived.some((other) => isSameAmount(each, other)));
  const shown = [...own, ...asked];
  const isShown = (each: Amount) => shown.some((other) => isSameAmount(each, other));
  const operands = [
    ...asked.map((each) => ({ ...each, isShown: true, isAsked: true })),
    ...own.map((each) => ({ ...each, isShown: true, isAsked: false })),
    ...sources.filter((each) => !isShown(each)).map((each) => ({ ...each, isShown: false, isAsked: false })),
    ...(quantity.unit === 'percent' ? [WHOLE] : []),
    ...periodsOf(said, question, evidence),
  ];
  const isUsed = (each: Amount) => !isSameAmount(each, quantity) && each.values.every((value) => value > 0);
  return operands
    .filter((each, at) => isUsed(each) && operands.findIndex((other) => isSameAmount(each, other)) === at)
    .slice(0, OPERANDS_MAX);
}

// Years of dates are numbers to calculate with.
function amountsOf({ quantities, dates, meanings, tokens }: Statement): Amount[] {
  const times = [...meanings].flatMap((meaning) => /^times:(\d+)$/.exec(meaning)?.[1] ?? []).map(Number);
  const years = dates.flatMap(({ readings }) => readings.flatMap(({ year }) => year ?? []));
  const counted = quantities.filter(({ isOrdinal }) => !isOrdinal);
  const ones = tokens.flatMap((token, at): Amount[] => {
    const unit = ARTICLE.test(token.word)
      ? meaningOf(tokens[at + 1], 'unit')
      : /^an? /.test(token.word)
        ? meaningOf(token, 'period')
        : null;
    return unit === null ? [] : [{ values: [1], unit }];
  });
  return [...counted, ...ones, ...[...new Set([...years, ...times])].map((value) => ({ values: [value], unit: null }))];
}

// A rent of a month, told of a year, is twelve times as much.
function periodsOf(said: Statement, question: Statement, evidence: readonly Evidence[]): Operand[] {
  const told = [...said.meanings, ...question.meanings];
  const sources = evidence.flatMap((each) => [...each.said.meanings, ...each.context.meanings]);
  const has = (meanings: readonly string[], period: string) => meanings.includes(`period:${period}`);
  return PERIODS.filter(
    ([one, other]) => (has(told, one) && has(sources, other)) || (has(told, other) && has(sources, one)),
  ).map(([, , factor]) => ({ values: [factor], unit: null, isShown: true, isAsked: true }));
}
