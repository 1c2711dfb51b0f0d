import {
  type CalendarDay,
  COMMON_YEAR,
  daysOf,
  type FoundDate,
  isWithin,
  MONTHS_PER_YEAR,
  monthsOf,
} from '../../reading/dates.ts';
import type { Evidence } from '../../reading/evidence.ts';
import type { Quantity } from '../../reading/quantities.ts';
import { leadsTo } from '../../reading/ranges.ts';
import { baseOf } from '../../reading/same-quantity.ts';
import type { Statement } from '../../reading/statement.ts';
import { meaningOf } from '../../reading/tokens.ts';

// The step to the day that says the same with the opposite bound: "until 30 June" is "before 1 July".
const STEPS: Readonly<Record<string, 1 | -1>> = { until: 1, max: 1, after: 1, before: -1, from: -1 };
const SAME = /^(?:same|selben|gleichen|meme|mismo|stesso|zelfde|mesmo|samym|samma)$/;
// Stems of "moved", "postponed", in nine languages.
const MOVED =
  /^(?:mov(?:ed|es)|postpon|shift|verschob|verleg|repouss|report(?:e|ee|es)$|deplac|aplaz|traslad|spost|rinvi|adiad|verschov|verplaats|przenies|przesun|flytt|senarelagg)/;

/** Whether a date follows from another date and a duration: 36 months from May 2024 end in May 2027. */
export function isDerivedDate(
  date: FoundDate,
  said: Statement,
  { evidence, question }: { readonly evidence: readonly Evidence[]; readonly question: Statement },
): boolean {
  const sources = [question, ...evidence.flatMap((each) => [each.source, each.context])];
  const dates = sources.flatMap((each) => each.dates);
  const times = [...sources, said].flatMap((each) => each.quantities);
  return (
    isOfAsker(date, question, evidence) ||
    sources.some((source) =>
      source.dates.some((from) => isDayBeside({ date, statement: said }, { date: from, statement: source })),
    ) ||
    // A row names the months of all its columns.
    evidence.some(({ unit, source }) => unit.kind !== 'row' && isMonthBetween(date, source)) ||
    dates.some((from) =>
      times.some((time) => isWithin(date, moved(from, time, 1)) || isWithin(date, moved(from, time, -1))),
    )
  );
}

// "In June, July and August" says the same as "from June to August"; an event moved from June to August is not in July.
function isMonthBetween(date: FoundDate, { dates, tokens }: Statement): boolean {
  const [month] = monthsOf(date);
  const isMonth = month !== undefined && month.day === null && month.year === null;
  if (!isMonth || tokens.some(({ word }) => MOVED.test(word))) {
    return false;
  }
  return dates.slice(1).some((to, at) => {
    const from = dates[at] as FoundDate;
    const [[first], [last]] = [monthsOf(from), monthsOf(to)];
    if (first === undefined || last === undefined) {
      return false;
    }
    const length = (last.month - first.month + MONTHS_PER_YEAR) % MONTHS_PER_YEAR;
    const isInside = (month.month - first.month + MONTHS_PER_YEAR) % MONTHS_PER_YEAR <= length;
    return isInside && leadsTo(tokens, from.to - 1, to.from);
  });
}

// A date and the statement that has it.
interface DateOf {
  readonly date: FoundDate;
  readonly statement: Statement;
}

// Whether a date is the day after or before another, by its bound: "before 1 July" for "until 30 June".
function isDayBeside(one: DateOf, other: DateOf): boolean {
  const bound = boundOf(one);
  const step = STEPS[bound ?? ''];
  if (step === undefined || bound === boundOf(other)) {
    return false;
  }
  const isNext = (day: CalendarDay, after: CalendarDay) => {
    const year = day.year ?? after.year ?? COMMON_YEAR;
    const next = new Date(Date.UTC(year, day.month - 1, day.day + step));
    return next.getUTCMonth() + 1 === after.month && next.getUTCDate() === after.day;
  };
  return daysOf(one.date).some((day) => daysOf(other.date).some((each) => isNext(day, each)));
}

function boundOf({ date, statement: { tokens } }: DateOf): string | null {
  return meaningOf(tokens[date.from - 1], 'bound') ?? meaningOf(tokens[date.from - 2], 'bound');
}

function moved(date: FoundDate, { unit, values }: Quantity, sign: 1 | -1): FoundDate {
  const { base, factor } = baseOf(unit);
  if (unit === 'day' || unit === 'week') {
    const days = values.map((value) => sign * value * (factor / baseOf('day').factor));
    return { ...date, readings: daysOf(date).flatMap((from) => days.map((each) => movedByDays(from, each))) };
  }
  const readings = monthsOf(date).flatMap(({ year, month, day }) => {
    if (base !== 'month' || year === null) {
      return [];
    }
    return values.map((value) => {
      const at = year * MONTHS_PER_YEAR + month - 1 + sign * factor * value;
      return { year: Math.floor(at / MONTHS_PER_YEAR), month: (at % MONTHS_PER_YEAR) + 1, day };
    });
  });
  return { ...date, readings };
}

function movedByDays({ year, month, day }: CalendarDay, days: number): CalendarDay {
  const to = new Date(Date.UTC(year ?? COMMON_YEAR, month - 1, day + days));
  return { year: year === null ? null : to.getUTCFullYear(), month: to.getUTCMonth() + 1, day: to.getUTCDate() };
}

// The month of the question, if the source is about months without naming any: "as in March last year" for "as in the
// same month". Or that month with a day that the source gives: "by 20 April" for "by the 20th", asked in April.
function isOfAsker(date: FoundDate, question: Statement, evidence: readonly Evidence[]): boolean {
  const sources = evidence.flatMap(({ source, context }) => [source, context]);
  if (sources.some(({ dates }) => dates.length > 0)) {
    return false;
  }
  const months = question.dates.flatMap(monthsOf);
  const isSameMonth = sources.some(({ tokens }) =>
    tokens.some((token, at) => SAME.test(token.word) && meaningOf(tokens[at + 1], 'unit') === 'month'),
  );
  const days = sources.flatMap(({ quantities }) => quantities.flatMap(({ values }) => values));
  return (
    (daysOf(date).length === 0 && isSameMonth && question.dates.some((each) => isWithin(date, each))) ||
    daysOf(date).some(({ month, day }) => days.includes(day) && months.some((each) => each.month === month))
  );
}
