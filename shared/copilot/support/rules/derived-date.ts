import type { Evidence } from '../evidence.ts';
import { type FoundDate, isWithin } from '../reading/dates.ts';
import type { Quantity } from '../reading/quantities.ts';
import type { Statement } from '../reading/statement.ts';

const MONTHS: Readonly<Record<string, number>> = { month: 1, quarter: 3, year: 12 };
const MONTHS_OF_YEAR = 12;

/** Whether a date follows from another and a time: 36 months from May 2024 end in May 2027. */
export function isDerivedDate(
  date: FoundDate,
  said: Statement,
  { evidence, question }: { readonly evidence: readonly Evidence[]; readonly question: Statement },
): boolean {
  const sources = [question, ...evidence.flatMap((each) => [each.said, each.context])];
  const dates = sources.flatMap((each) => each.dates);
  const times = [...sources, said].flatMap((each) => each.quantities);
  return dates.some((from) =>
    times.some((time) => isWithin(date, moved(from, time, 1)) || isWithin(date, moved(from, time, -1))),
  );
}

function moved(date: FoundDate, { unit, values }: Quantity, sign: 1 | -1): FoundDate {
  const months = MONTHS[unit ?? ''];
  const readings = date.readings.flatMap(({ year, month, day }) => {
    if (month === null || months === undefined || year === null) {
      return [];
    }
    const at = year * MONTHS_OF_YEAR + month - 1 + sign * months * (values[0] ?? 0);
    return [{ year: Math.floor(at / MONTHS_OF_YEAR), month: (at % MONTHS_OF_YEAR) + 1, day }];
  });
  return { ...date, readings };
}
