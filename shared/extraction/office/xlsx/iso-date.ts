import type { NumberFormat } from './number-format.ts';

const ISO_DATE = /^(\d{4}-\d{2}-\d{2})?T?(?:(\d{2}:\d{2})(?::(\d{2}))?(?:\.\d{1,9})?)?Z?$/;

/**
 * Returns the value of a cell of type `d`, which is a date in ISO 8601, as other dates are displayed: the parts that
 * the format of its cell shows, or without a date format all that it contains, except midnight.
 */
export function formatIsoDate(value: string, { kind }: NumberFormat): string {
  const [, date = '', minutes = '', seconds = '00'] = ISO_DATE.exec(value.trim()) ?? [];
  const time = seconds === '00' ? minutes : `${minutes}:${seconds}`;
  if (date === '' || kind === 'time') {
    return time || value;
  }
  const hasTime = kind === 'datetime' || (kind !== 'date' && time !== '00:00');
  return hasTime ? `${date} ${time}`.trim() : date;
}
