import type { Clause, Statement } from '../reading/statement.ts';
import { meaningOf, type Token } from '../reading/tokens.ts';
import type { Rule } from './rule.ts';

const DAYS: Readonly<Record<string, readonly number[]>> = { weekdays: [1, 2, 3, 4, 5], weekend: [6, 7] };
const TO = /^(?:to|through|thru|till?|bis|au?|al|hasta|ate|do|tot|[-–—至到])$/;
// "Monday up to and including Friday". No measurement.
const RANGE_DISTANCE_MAX = 3;
const WEEK_DAYS = 7;
// A source that speaks of working days may mean Saturday, too.
const WORKDAYS: readonly number[] = [1, 2, 3, 4, 5, 6];
const CLOSED = /^-(?:open|allow|include|accept|enable|run)$/;

/**
 * What a source says of some days of the week must not be said of others: "Monday to Friday" has a Wednesday, and no
 * Saturday. Where the source says when something is done, a statement may say of other days that it is not.
 */
export const weekdayRule: Rule = ({ said, evidence }) => {
  const clauses = evidence.flatMap((each) => each.said.clauses).filter(({ tokens }) => daysOf(tokens).size > 0);
  const days = new Set(evidence.flatMap((each) => [...daysMeantBy(each.said), ...daysMeantBy(each.context)]));
  const isOther = said.clauses.some(
    (clause) =>
      [...daysOf(clause.tokens)].some((day) => !days.has(day)) &&
      (isDenied(clause) ? clauses.every(isDenied) : clauses.some((source) => !isDenied(source))),
  );
  return clauses.length > 0 && isOther ? 'opposite' : null;
};

function isDenied({ isNegated, tokens }: Clause): boolean {
  return isNegated !== tokens.some(({ meanings }) => meanings.some((meaning) => CLOSED.test(meaning)));
}

function daysMeantBy({ tokens }: Statement): readonly number[] {
  const hasWorkdays = tokens.some(({ meanings }) =>
    meanings.some((each) => /^(?:unit:workday|days:working)$/.test(each)),
  );
  return [...daysOf(tokens), ...(hasWorkdays ? WORKDAYS : [])];
}

// The days that a text names, from 1 for Monday, with those between the ends of a range.
function daysOf(tokens: Statement['tokens']): ReadonlySet<number> {
  const days = tokens.flatMap((token) => DAYS[meaningOf(token, 'days') ?? ''] ?? []);
  const named = tokens.flatMap((token, at) => (meaningOf(token, 'weekday') === null ? [] : [at]));
  const dayAt = (at: number) => Number(meaningOf(tokens[at], 'weekday'));
  const ranges = named.map((at, i) =>
    isTo(tokens.slice(at + 1, named[i + 1])) ? between(dayAt(at), dayAt(named[i + 1] ?? at)) : [],
  );
  return new Set([...days, ...named.map(dayAt), ...ranges.flat()]);
}

// Wednesday and Thursday are between Tuesday and Friday, and Sunday between Saturday and Monday.
function between(first: number, last: number): number[] {
  const length = (last - first + WEEK_DAYS) % WEEK_DAYS;
  return Array.from({ length }, (_, i) => ((first + i - 1) % WEEK_DAYS) + 1);
}

function isTo(between: readonly Token[]): boolean {
  return (
    between.length > 0 &&
    between.length <= RANGE_DISTANCE_MAX &&
    between.every(
      (token) => TO.test(token.word) || TO.test(token.text) || /^(?:until|max)$/.test(meaningOf(token, 'bound') ?? ''),
    )
  );
}
