import type { Overview } from './overview.ts';

/** Computes an application's spending from the first of the month to each day of a calendar, in nano-dollars. */
export function upToEachDay(
  lines: Overview['days'],
  applicationId: string,
  calendar: readonly string[],
): ReadonlyMap<string, bigint> {
  const own = lines.filter(({ application_id }) => application_id === applicationId);
  let sum = 0n;
  return new Map(
    calendar.map((day) => {
      for (const line of own.filter((one) => one.day === day)) {
        sum += BigInt(line.nano_usd);
      }
      return [day, sum];
    }),
  );
}
