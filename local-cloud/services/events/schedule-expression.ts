import { parseCron } from './cron.ts';

/** Returns the first time that is due after the given one, both in milliseconds since 1970. */
export type Schedule = (afterMilliseconds: number) => number;

const unitMilliseconds: Readonly<Record<string, number>> = { minute: 60_000, hour: 3_600_000, day: 86_400_000 };

/**
 * Reads `rate(1 hour)` or `cron(0 3 * * ? *)` (UTC).
 *
 * @throws for what EventBridge refuses or the local cloud does not support.
 */
export function parseSchedule(expression: string): Schedule {
  const [, count = '', unit = '', plural = ''] = /^rate\(([1-9]\d*) (minute|hour|day)(s?)\)$/.exec(expression) ?? [];
  const period = unitMilliseconds[unit];
  if (period !== undefined && (plural === '') === (count === '1')) {
    return (after) => after + Number(count) * period;
  }
  const [, fields] = /^cron\((.+)\)$/.exec(expression) ?? [];
  if (fields !== undefined) {
    return parseCron(fields);
  }
  throw new Error(`The schedule ${expression} is not supported by the local cloud.`);
}
