import { type CalendarDay, daysOf, type FoundDate, isWithin } from '../reading/dates/dates.ts';
import type { Quantity } from '../reading/quantities.ts';
import { baseOf } from '../reading/same-quantity.ts';
import type { Statement } from '../reading/statement.ts';
import { meaningOf } from '../reading/tokens.ts';
import type { Rule } from './rule.ts';

const DAY_SECONDS = 86_400;

const DAY_MS = DAY_SECONDS * 1_000;

// Seven days have five working days, and a weekend may come on top.
const DAYS_PER_WORKDAY = 7 / 5;

const WEEKEND_DAYS = 2;

/** Each date must be in the source, or follow from a date and a duration there, or from a date of the question. */
export const dateRule: Rule = ({ said, evidence, cited = evidence, question }) => {
  const sources = cited.flatMap(({ source, context }) => [source, context]);
  const quantities = sources.flatMap((source) => source.quantities);
  const isKnown = (date: FoundDate) =>
    // "The 20th" of a source is 20 May for whoever asks in May.
    daysOf(date).some(({ day }) => quantities.some(({ unit, values }) => unit === null && values.includes(day))) ||
    sources.some((source) =>
      source.dates.some(
        (each) =>
          isWithin(date, each) ||
          isDayBeside(date, said, { date: each, source }) ||
          quantities.some((time) => liesAfter(date, each, time) || liesAfter(each, date, time)),
      ),
    );
  // From a date of the question, more may be calculated than durations: the next deadline, the Monday after.
  return question.dates.length > 0 || said.dates.every(isKnown) ? null : 'date';
};

// "Until 9 September" for "before 10 September".
function isDayBeside(date: FoundDate, said: Statement, other: { date: FoundDate; source: Statement }): boolean {
  const isNext = daysBetween(date, other.date).some((days) => Math.abs(days) === 1);
  return isNext && boundBefore(date, said) !== boundBefore(other.date, other.source);
}

function boundBefore({ from }: FoundDate, { tokens }: Statement): string | null {
  return meaningOf(tokens[from - 1], 'bound') ?? meaningOf(tokens[from - 2], 'bound');
}

// Whether a date is a duration after another one, with or without the last day.
function liesAfter(date: FoundDate, other: FoundDate, { unit, values }: Quantity): boolean {
  const { base, factor } = baseOf(unit);
  return daysBetween(date, other).some((days) =>
    values.some((value) => {
      if (unit === 'workday') {
        return days >= value && days <= Math.ceil(value * DAYS_PER_WORKDAY) + WEEKEND_DAYS;
      }
      // No month is shorter than 28 days or longer than 31.
      const [least, most] = base === 'month' ? [28, 31] : [1 / DAY_SECONDS, 1 / DAY_SECONDS];
      const time = value * factor;
      return (base === 'month' || base === 'second') && days >= time * least - 1 && days <= time * most;
    }),
  );
}

// A date without a year is in the year of the other one, or next to it.
function daysBetween(date: FoundDate, other: FoundDate): number[] {
  const timeOf = ({ year, month, day }: CalendarDay, known: number | null) =>
    Date.UTC(year ?? known ?? 2_025, month - 1, day) / DAY_MS;
  return daysOf(date).flatMap((one) => daysOf(other).map((each) => timeOf(one, each.year) - timeOf(each, one.year)));
}
