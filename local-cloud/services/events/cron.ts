import { Cron } from 'croner';

// What each field may hold: numbers, lists, ranges and steps, and the names that EventBridge allows there; `L`, `W` and
// `#` are refused.
const NUMBERS = '[\\d*,/-]';
const MONTHS = 'JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC';
const DAYS = 'SUN|MON|TUE|WED|THU|FRI|SAT';
const FIELDS: readonly RegExp[] = [
  `${NUMBERS}+`,
  `${NUMBERS}+`,
  `\\?|${NUMBERS}+`,
  `(?:${NUMBERS}|${MONTHS})+`,
  `\\?|(?:[1-7*,/-]|${DAYS})+`,
  `${NUMBERS}+`,
].map((form) => new RegExp(`^(?:${form})$`, 'i'));

/**
 * Reads EventBridge's six cron fields (minutes, hours, day of month, month, day of week, year) in UTC. Returns a
 * function that computes the next run after a time.
 *
 * @throws for fields that EventBridge or the local cloud refuses.
 */
export function parseCron(expression: string): (afterMilliseconds: number) => number {
  const fields = expression.split(/\s+/);
  const [minutes = '', hours = '', dayOfMonth = '', month = '', dayOfWeek = '', year = ''] = fields;
  if (fields.length !== FIELDS.length || (dayOfMonth === '?') === (dayOfWeek === '?')) {
    throw new Error(`cron(${expression}) must have six fields, and exactly one of its two day fields must be "?".`);
  }
  const unknown = fields.find((field, index) => !FIELDS[index]?.test(field));
  if (unknown !== undefined) {
    throw new Error(`cron(${expression}): ${unknown} is not supported by the local cloud.`);
  }
  const cron = read(expression, ['0', minutes, hours, anyOr(dayOfMonth), month, fromZero(anyOr(dayOfWeek)), year]);
  return (after) => {
    const next = cron.nextRun(new Date(after));
    if (next === null || next === undefined) {
      throw new Error(`cron(${expression}) will never run again.`);
    }
    return next.getTime();
  };
}

function read(expression: string, fields: readonly string[]): Cron {
  try {
    // EventBridge allows 0/15, which croner accepts only with `sloppyRanges`.
    return new Cron(fields.join(' '), { timezone: 'UTC', mode: '7-part', sloppyRanges: true, paused: true });
  } catch (error) {
    throw new Error(`cron(${expression}) is not supported by the local cloud: ${(error as Error).message}`);
  }
}

function anyOr(day: string): string {
  return day === '?' ? '*' : day;
}

// Sunday is 1 for EventBridge and 0 for croner; the number after a slash is a step and stays.
function fromZero(dayOfWeek: string): string {
  return dayOfWeek.replace(/(?<![/\d])\d+/g, (day) => String(Number(day) - 1));
}
