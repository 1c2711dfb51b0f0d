import { DAY_MS } from '../../../durations.ts';

/** How a workbook displays the numbers of a cell. */
export interface NumberFormat {
  /** `hidden` displays nothing, whatever the number. */
  readonly kind: 'number' | 'date' | 'time' | 'datetime' | 'elapsed' | 'hidden';
  /** The digits after the decimal point; null for as many as the number has. */
  readonly decimals: number | null;
  readonly isPercent: boolean;
  readonly prefix: string;
  readonly suffix: string;
}

/** The format of cells that set none. */
export const GENERAL: NumberFormat = { kind: 'number', decimals: null, isPercent: false, prefix: '', suffix: '' };

// Formats that a workbook refers to by number alone.
const BUILT_IN: Readonly<Record<number, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'yyyy-mm-dd h:mm',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss',
};
// The numbers of built-in date formats.
const DATES = [14, 15, 16, 17, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58];
// Quoted text, an escaped character, a currency with its locale, padding and filling, a colour or condition, a currency
// sign, digits, or any other character.
const PIECE = /"([^"]*)(?:"|$)|\\(.)|\[\$([^\]-]*)[^\]]*(?:\]|$)|[_*].|\[[^\]]*(?:\]|$)|([$€£¥ ])|([0#?.,%/Ee+]+)|./g;

/** Parses a format, given by its code, or by null and the number of a built-in format. */
export function numberFormat(id: number, code: string | null): NumberFormat {
  const own = code ?? BUILT_IN[id] ?? null;
  if (own === null || /^general$/i.test(own) || own === '@') {
    return DATES.includes(id) && own === null ? { ...GENERAL, kind: 'date' } : GENERAL;
  }
  if (/^(?:"")?;(?:"")?;(?:"")?(?:;(?:"")?)?$/.test(own)) {
    return { ...GENERAL, kind: 'hidden' };
  }
  const letters = own.replace(/"[^"]*(?:"|$)|\\.|_.|\[(?!h{1,9}\]|m{1,9}\]|s{1,9}\])[^\]]*(?:\]|$)/gi, '');
  if (/[ymdhs]/i.test(letters)) {
    return { ...GENERAL, kind: timeKind(letters) };
  }
  return decimalFormat(own.split(';')[0] ?? '');
}

function timeKind(letters: string): NumberFormat['kind'] {
  if (/\[[hms]+\]/i.test(letters)) {
    return 'elapsed';
  }
  const hasTime = /[hs]/i.test(letters);
  const hasDate = /[yd]/i.test(letters) || !hasTime;
  return hasDate && hasTime ? 'datetime' : hasDate ? 'date' : 'time';
}

function decimalFormat(section: string): NumberFormat {
  let [prefix, suffix, digits] = ['', '', ''];
  for (const [, quoted, escaped, currency, sign, number] of section.matchAll(PIECE)) {
    digits += number ?? '';
    const text = quoted ?? escaped ?? currency ?? sign ?? '';
    if (digits === '') {
      prefix += text;
    } else {
      suffix += text;
    }
  }
  // Ignores a format that scales the number, or shows it in scientific notation or as a fraction, because it would lose
  // digits.
  const isPlain = /^[0#?,]*(?:\.[0#?]*)?%?$/.test(digits) && !/,(?:\.|%|$)/.test(digits);
  const decimals = isPlain && /[0#?]/.test(digits) ? (digits.split('.')[1] ?? '').replace('%', '').length : null;
  return { kind: 'number', decimals, isPercent: digits.includes('%'), prefix, suffix };
}

/**
 * Returns a number as its cell displays it, with dates in the form 2026-11-20. Dates count days from 1900, or from
 * 1904.
 */
export function formatNumber(value: number, format: NumberFormat, from1904: boolean): string {
  if (format.kind === 'hidden') {
    return '';
  }
  if (format.kind !== 'number') {
    return formatTime(value, format.kind, from1904);
  }
  const scaled = format.isPercent ? value * 100 : value;
  const digits =
    format.decimals === null || Math.abs(scaled) > 1e15
      ? String(Number(scaled.toPrecision(15)))
      : scaled.toFixed(Math.min(format.decimals, 20));
  const sign = digits.startsWith('-') ? '-' : '';
  const suffix = format.isPercent && !format.suffix.includes('%') ? `%${format.suffix}` : format.suffix;
  return `${sign}${format.prefix}${digits.slice(sign.length)}${suffix}`.trim();
}

function formatTime(days: number, kind: NumberFormat['kind'], from1904: boolean): string {
  const minutes = Math.round(days * 24 * 60);
  if (kind === 'elapsed') {
    return `${Math.trunc(minutes / 60)}:${String(Math.abs(minutes % 60)).padStart(2, '0')}`;
  }
  // The calendar from 1900 includes 29 February 1900, which did not exist, so the numbers of later days are too high.
  const offset = from1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, days < 60 ? 31 : 30);
  const date = new Date(Math.round((days * DAY_MS + offset) / 1_000) * 1_000);
  if (days < 0 || days > 2_958_466 || Number.isNaN(date.getTime())) {
    return String(days);
  }
  const iso = date.toISOString();
  const time = iso.endsWith(':00.000Z') ? iso.slice(11, 16) : iso.slice(11, 19);
  return kind === 'time' ? time : kind === 'date' ? iso.slice(0, 10) : `${iso.slice(0, 10)} ${time}`;
}
