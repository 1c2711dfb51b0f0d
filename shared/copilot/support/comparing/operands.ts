import { onceFor } from '../../../once.ts';
import type { Evidence } from '../reading/evidence.ts';
import type { Quantity } from '../reading/quantities.ts';
import type { Amount } from '../reading/same-quantity.ts';
import type { Statement } from '../reading/statement.ts';
import { meaningOf, wordAt } from '../reading/tokens.ts';
import { isUnitOfTime } from '../reading/unit-kinds.ts';
import { isSameAmount } from './calculation.ts';
import { elidedUnits } from './named-unit.ts';
import { periodAt } from './rates.ts';

// In most languages the article also means "one", as in "une heure avant".
const ARTICLE = /^(?:an?|eine?[nmr]?|une?|una|uno)$/;

/** An amount from which a number may be calculated; it may be paid or counted for a time. */
export interface Operand extends Amount {
  /** The unit of time for which it is paid or counted: "60 euros an hour". */
  readonly period?: string | null;
}

/** A statement, the question, and the sentences with which the statement is compared. */
interface Sentences {
  readonly said: Statement;
  readonly question: Statement;
  readonly evidence: readonly Evidence[];
  /** The sentences of the answer before the statement, whose numbers are checked on their own. */
  readonly earlier: () => readonly Statement[];
}

/**
 * Returns the amounts from which a number of a statement may be calculated: of the question, of the statement if they
 * are known or `derived`, of the source, and of the sentences before the statement.
 */
export function operandsOf({ said, question, evidence, earlier }: Sentences, derived: readonly Quantity[]): Operand[] {
  const sources = evidence.flatMap((each) => [...amountsOf(each.source), ...amountsOf(each.context)]);
  const asked = amountsOf(question);
  const before = earlier().flatMap(amountsOf);
  const known: readonly Amount[] = [...sources, ...asked, ...before, ...derived];
  const own = amountsOf(said).filter((each) => known.some((other) => isSameAmount(each, other)));
  return [...asked, ...multiplesOf(said), ...own, ...sources, ...before];
}

/** Returns one of each unit of time that statements name: "in the year", "a month". */
export function timesOf(statements: readonly Statement[]): Operand[] {
  const units = statements.flatMap(({ tokens }) =>
    tokens.map((token) => meaningOf(token, 'unit') ?? meaningOf(token, 'period')).filter(isUnitOfTime),
  );
  return [...new Set(units)].map((unit) => ({ values: [1], unit }));
}

/** Whether nothing follows from an amount: zero, or the article that also means one ("un enfant" and 14 euros). */
export function isNoOperand({ values, unit }: Amount): boolean {
  return values.includes(0) || (unit === null && values.includes(1));
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
const amountsOf = onceFor((statement: Statement): readonly Operand[] => {
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
