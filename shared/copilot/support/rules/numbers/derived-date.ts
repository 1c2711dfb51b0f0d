import {
  type CalendarDay,
  daysOf,
  type FoundDate,
  isWithin,
  MONTHS_PER_YEAR,
  monthsOf,
} from '../../reading/dates/dates.ts';
import type { Evidence } from '../../reading/evidence.ts';
import type { Quantity } from '../../reading/quantities.ts';
import { leadsTo } from '../../reading/ranges.ts';
import type { Statement } from '../../reading/statement.ts';
import { meaningOf, type Token } from '../../reading/tokens.ts';
import { DAYS_PER_WEEK, type DateOf, movedByDays, movedDates, weekdayOf } from './moved-date.ts';

// The step to the day that says the same with the opposite bound: "until 30 June" is "before 1 July".
const STEPS: Readonly<Record<string, 1 | -1>> = { until: 1, max: 1, after: 1, before: -1, from: -1 };
// The most days of a month: days of a year are compared by month and day.
const DAYS_MAX = 31;
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
  const dates = sources.flatMap((statement) => statement.dates.map((date) => ({ date, statement })));
  const times = [...sources, said].flatMap((each) => each.quantities);
  return (
    isOfAsker(date, question, evidence) ||
    isAskedWithin(date, question, evidence) ||
    sources.some((source) =>
      source.dates.some((from) => isDayBeside({ date, statement: said }, { date: from, statement: source })),
    ) ||
    // A row names the months of all its columns.
    evidence.some(({ unit, source }) => unit.kind !== 'row' && isMonthBetween(date, source)) ||
    isStart({ date, statement: said }, question, times) ||
    isNearestWeekday({ date, statement: said }, sources) ||
    dates.some((from) => isMoved(date, from, times))
  );
}

function isMoved(date: FoundDate, from: DateOf, times: readonly Quantity[]): boolean {
  return times.some((time) => movedDates(from, time).some((each) => isWithin(date, each)));
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

// The asker's day or month inside a range of the source: "in December" for "from 1 September to 30 April".
function isAskedWithin(date: FoundDate, question: Statement, evidence: readonly Evidence[]): boolean {
  const [asked] = monthsOf(date);
  const isAsked = question.dates.some((each) => isWithin(date, each));
  if (asked === undefined || asked.year !== null || !isAsked) {
    return false;
  }
  const [first, last] = [asked.day ?? 1, asked.day ?? DAYS_MAX].map((day) => asked.month * DAYS_MAX + day);
  return evidence.some(({ source: { dates, tokens }, unit }) =>
    dates.slice(1).some((to, at) => {
      const from = dates[at] as FoundDate;
      const [start, end] = [daysOf(from)[0], daysOf(to)[0]];
      if (start === undefined || end === undefined || unit.kind === 'row' || !isUntil(tokens.slice(from.to, to.from))) {
        return false;
      }
      const [low, high] = [start, end].map(({ month, day }) => month * DAYS_MAX + day) as [number, number];
      const isInside = (day = 0) => (low <= high ? day >= low && day <= high : day >= low || day <= high);
      return isInside(first) && isInside(last);
    }),
  );
}

// "To", "bis zum", "jusqu'au": what stands between the ends of a range.
function isUntil(between: readonly Token[]): boolean {
  const isEnd = ({ meanings, word }: Token) =>
    meanings.some((meaning) => /^bound:(?:until|max)$/.test(meaning)) || /^(?:to|al|au|bis|-|–)$/.test(word);
  return between.some(isEnd) && between.every((token) => isEnd(token) || token.isFiller);
}

// Whether a date is the day after or before another, by its bound: "before 1 July" for "until 30 June".
function isDayBeside(one: DateOf, other: DateOf): boolean {
  const bound = boundOf(one);
  const step = STEPS[bound ?? ''];
  if (step === undefined || bound === boundOf(other)) {
    return false;
  }
  const isNext = (day: CalendarDay, after: CalendarDay) => {
    const next = movedByDays({ ...day, year: day.year ?? after.year }, step);
    return next.month === after.month && next.day === after.day;
  };
  return daysOf(one.date).some((day) => daysOf(other.date).some((each) => isNext(day, each)));
}

function boundOf({ date, statement: { tokens } }: DateOf): string | null {
  return meaningOf(tokens[date.from - 1], 'bound') ?? meaningOf(tokens[date.from - 2], 'bound');
}

// "If it is sown on 2 May, it sprouts on 10 May": a date of the question from which another one is calculated.
function isStart({ date, statement: said }: DateOf, question: Statement, times: readonly Quantity[]): boolean {
  const asked = question.dates.filter((each) => isWithin(date, each));
  return asked.some((from) =>
    said.dates.some((other) => other !== date && isMoved(other, { date: from, statement: question }, times)),
  );
}

// "Monday 15 September" for "the Monday before", asked about a departure on Thursday 18 September.
function isNearestWeekday({ date, statement: said }: DateOf, sources: readonly Statement[]): boolean {
  const weekday = weekdayOf({ date, statement: said });
  const naming = sources.filter(({ meanings }) => weekday !== null && meanings.has(`weekday:${weekday}`));
  return (
    weekday !== null &&
    naming.length > 0 &&
    sources.some((statement) =>
      statement.dates.some((from) => {
        const other = weekdayOf({ date: from, statement });
        const after = other === null ? 0 : (weekday - other + DAYS_PER_WEEK) % DAYS_PER_WEEK;
        const days = (after === 0 ? [] : [after, after - DAYS_PER_WEEK]).filter((each) => isTowards(each, naming));
        return daysOf(from).some((day) =>
          days.some((each) => isWithin(date, { ...from, readings: [movedByDays(day, each)] })),
        );
      }),
    )
  );
}

// "The Monday before" is not the one after.
function isTowards(days: number, naming: readonly Statement[]): boolean {
  const [own, other] = days > 0 ? ['bound:after', 'bound:before'] : ['bound:before', 'bound:after'];
  return naming.some(({ meanings }) => meanings.has(own) || !meanings.has(other));
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
