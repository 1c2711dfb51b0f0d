// Guarantee: schedules are due at the same times as on EventBridge, in UTC; an invalid or unsupported expression stops
// the start. Risk: housekeeping runs locally but never on AWS.
import { describe, expect, it } from 'vitest';
import { parseSchedule } from './schedule-expression.ts';

const next = (expression: string, after: string) =>
  new Date(parseSchedule(expression)(Date.parse(after))).toISOString().replace(':00.000Z', 'Z');

describe('a schedule', () => {
  it.each([
    ['rate(1 minute)', '2026-11-20T06:00Z', '2026-11-20T06:01Z'],
    ['rate(1 hour)', '2026-11-20T06:00Z', '2026-11-20T07:00Z'],
    ['rate(12 hours)', '2026-11-20T06:00Z', '2026-11-20T18:00Z'],
    ['rate(2 days)', '2026-11-20T06:00Z', '2026-11-22T06:00Z'],
    ['cron(0 3 * * ? *)', '2026-11-20T03:00Z', '2026-11-21T03:00Z'],
    ['cron(0 3 * * ? *)', '2026-11-20T02:59Z', '2026-11-20T03:00Z'],
    ['cron(0/15 8-17 ? * MON-FRI *)', '2026-11-20T17:45Z', '2026-11-23T08:00Z'],
    ['cron(30 6,18 1 * ? *)', '2026-11-20T06:00Z', '2026-12-01T06:30Z'],
    ['cron(0 0 29 FEB ? *)', '2026-11-20T06:00Z', '2028-02-29T00:00Z'],
    ['cron(0 12 ? * SUN 2027)', '2026-11-20T06:00Z', '2027-01-03T12:00Z'],
    ['cron(0 12 ? * 1 *)', '2026-11-20T06:00Z', '2026-11-22T12:00Z'],
    ['cron(0 12 ? * 2-6 *)', '2026-11-20T12:00Z', '2026-11-23T12:00Z'],
    ['cron(0 12 ? * 1/3 *)', '2026-11-18T12:00Z', '2026-11-21T12:00Z'],
    ['cron(*/20 * * * ? *)', '2026-11-20T06:41Z', '2026-11-20T07:00Z'],
  ])('%s after %s is due at %s', (expression, after, expected) => {
    expect(next(expression, after)).toBe(expected);
  });

  it.each([
    'rate(1 hours)',
    'rate(2 hour)',
    'rate(0 minutes)',
    'rate(5 seconds)',
    'at(2026-11-20T06:00:00)',
    'cron(0 3 * * *)',
    'cron(0 3 * * * *)',
    'cron(0 3 ? * ? *)',
    'cron(60 3 * * ? *)',
    'cron(0 3 L * ? *)',
    'cron(0 3 ? * 2#1 *)',
    'cron(0 3 ? * 0 *)',
    'cron(0 3 ? * 8 *)',
    'cron(0 3 ? * 6L *)',
    'cron(0 3 15W * ? *)',
    'cron(0 ? 1 * ? *)',
    'cron(0 3 MON * ? *)',
    'cron(0 3 5-2 * ? *)',
    'cron(0/0 3 * * ? *)',
  ])('%s is refused', (expression) => {
    expect(() => parseSchedule(expression)).toThrow(/not supported|six fields/);
  });

  it('is refused if it can never be due', () => {
    expect(() => next('cron(0 0 31 FEB ? *)', '2026-11-20T06:00Z')).toThrow('will never run');
  });
});
