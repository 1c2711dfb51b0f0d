import { type CalendarDay, daysOf, type FoundDate, isWithin } from '../../reading/dates/dates.ts';
import type { Statement } from '../../reading/statement.ts';
import { meaningOf } from '../../reading/tokens.ts';
import { isUnitOfTime } from '../../reading/unit-kinds.ts';
import type { Rule } from '../rule.ts';

const DAY_MS = 86_400_000;

/**
 * Each date must be in the source, unless it may be calculated: from a date of the question, or from a date and a
 * duration of the source.
 */
export const dateRule: Rule = ({ said, evidence, cited = evidence, question }) => {
  const sources = cited.flatMap(({ source, context }) => [source, context]);
  const isTimed = sources.some(({ quantities }) =>
    quantities.some(({ unit }) => isUnitOfTime(unit) || unit === 'workday'),
  );
  const isDated = sources.some(({ dates }) => dates.length > 0);
  if (question.dates.length > 0 || (isTimed && isDated)) {
    return null;
  }
  const isKnown = (date: FoundDate) =>
    sources.some((source) =>
      source.dates.some((each) => isWithin(date, each) || isDayBeside(date, said, { date: each, source })),
    );
  return said.dates.every(isKnown) ? null : 'date';
};

// "Until 9 September" for "before 10 September".
function isDayBeside(date: FoundDate, said: Statement, other: { date: FoundDate; source: Statement }): boolean {
  const timeOf = ({ year, month, day }: CalendarDay) => Date.UTC(year ?? 2_000, month - 1, day);
  const isNext = (one: CalendarDay) =>
    daysOf(other.date).some((each) => Math.abs(timeOf({ ...each, year: one.year }) - timeOf(one)) === DAY_MS);
  return boundBefore(date, said) !== boundBefore(other.date, other.source) && daysOf(date).some(isNext);
}

function boundBefore({ from }: FoundDate, { tokens }: Statement): string | null {
  return meaningOf(tokens[from - 1], 'bound') ?? meaningOf(tokens[from - 2], 'bound');
}
