import { DAY_MS } from '../../../durations.ts';
import { formatElapsed } from './elapsed-time.ts';
import { formatPieces, groupedDigits } from './format-pieces.ts';
import { generalDigits, rounded } from './shown-digits.ts';

/** The year from which a workbook counts the days of its dates. */
export type Epoch = 1900 | 1904;

/** How a workbook displays the numbers of a cell. */
export interface NumberFormat {
  /** `hidden` displays no number, and `text` only the prefix, whatever the number. */
  readonly kind: 'number' | 'date' | 'time' | 'datetime' | 'elapsed' | 'hidden' | 'text';
  /** The digits after the decimal point; null for as many as a cell without a format displays. */
  readonly decimals: number | null;
  /** How many of them are displayed even where they are zeros. */
  readonly decimalsMin: number;
  /** The least number of digits before it: 5 for the postal code 01067. */
  readonly wholeDigitsMin: number;
  /** The number that is displayed as 1: 1,000 for `0," k"`. */
  readonly unit: number;
  readonly isPercent: boolean;
  readonly prefix: string;
  readonly suffix: string;
  /** The groups of its digits, as in 000-00-0000; empty for most formats. */
  readonly groups: ReturnType<typeof formatPieces>['groups'];
  /** Whether the digit 0 is displayed where it is the whole number. */
  readonly isZeroShown: boolean;
  /** Whether a minus shows that a number is negative. */
  readonly isSigned: boolean;
  /** The units of an elapsed time, such as `[h]:mm`; '' for anything else. */
  readonly units: string;
  /** Whether cells with a text display nothing. */
  readonly hidesText: boolean;
  /** The parts for negative numbers and for zero; null where these have no part. */
  readonly negative: NumberFormat | null;
  readonly zero: NumberFormat | null;
}

/** The format of cells that set none. */
export const GENERAL: NumberFormat = {
  kind: 'number',
  decimals: null,
  decimalsMin: 0,
  wholeDigitsMin: 1,
  unit: 1,
  isPercent: false,
  prefix: '',
  suffix: '',
  groups: [],
  isZeroShown: true,
  isSigned: true,
  units: '',
  hidesText: false,
  negative: null,
  zero: null,
};

// Formats that a workbook refers to by number alone.
const BUILT_IN: Readonly<Record<number, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  18: 'h:mm',
  19: 'h:mm:ss',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'yyyy-mm-dd h:mm',
  37: '#,##0',
  38: '#,##0',
  39: '#,##0.00',
  40: '#,##0.00',
  41: '#,##0',
  43: '#,##0.00',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss',
};
// Longer than any article number; limits the text that a format can make of one digit.
const WHOLE_DIGITS_MAX = 30;
// Excel's dates end with this year. Later ones would also be written with a sign and six digits.
const YEAR_MAX = 9999;
// The position of the part for text.
const TEXT_PART = 3;
// The numbers of built-in date formats.
const DATES = [14, 15, 16, 17, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58];

/** Parses a format, given by its code, or by null and the number of a built-in format. */
export function numberFormat(id: number, code: string | null): NumberFormat {
  const own = code ?? BUILT_IN[id] ?? null;
  if (own === null || /^general$/i.test(own) || own === '@') {
    return DATES.includes(id) && own === null ? { ...GENERAL, kind: 'date' } : GENERAL;
  }
  const parts = partsOf(own);
  const hidesText = parts.length > TEXT_PART && /^(?:"")?$/.test(parts[TEXT_PART] ?? '');
  return { ...formatOf(own, parts), hidesText };
}

function formatOf(own: string, [first = '', negative, zero]: readonly string[]): NumberFormat {
  const letters = own.replace(/"[^"]*(?:"|$)|\\.|_.|\[(?!h{1,9}\]|m{1,9}\]|s{1,9}\])[^\]]*(?:\]|$)/gi, '');
  if (/[ymdhs]/i.test(letters)) {
    return { ...GENERAL, kind: timeKind(letters), units: letters };
  }
  const format = decimalFormat(first);
  if (negative === undefined) {
    return format;
  }
  // Conditions replace the usual parts. They are not evaluated: the number is displayed whatever they say.
  if (/\[[<>=]/.test(own)) {
    return format.kind === 'number' ? { ...format, groups: [] } : GENERAL;
  }
  return {
    ...format,
    negative: negative === '' && zero === undefined ? null : negativeFormat(negative, format),
    zero: zero === undefined ? null : decimalFormat(zero),
  };
}

// Returns the parts of a format, for positive numbers, negative numbers, zero and text; a semicolon in a quoted text
// does not separate parts.
function partsOf(code: string): readonly string[] {
  const parts = [''];
  for (const [piece] of code.matchAll(/"[^"]*(?:"|$)|\\.?|;|[^";\\]+/g)) {
    if (piece === ';') {
      parts.push('');
    } else {
      parts.push(`${parts.pop() ?? ''}${piece}`);
    }
  }
  return parts;
}

function timeKind(letters: string): NumberFormat['kind'] {
  if (/\[[hms]+\]/i.test(letters)) {
    return 'elapsed';
  }
  const hasTime = /[hs]/i.test(letters);
  const hasDate = /[yd]/i.test(letters) || !hasTime;
  return hasDate && hasTime ? 'datetime' : hasDate ? 'date' : 'time';
}

// A part for negative numbers may say in words or signs of its own that they are negative. Brackets and colors are
// replaced with a minus.
function negativeFormat(code: string, usual: NumberFormat): NumberFormat {
  const part = decimalFormat(code);
  const [prefix, suffix] = [part.prefix, part.suffix].map((text) => text.replace(/[()]/g, '')) as [string, string];
  const hasMinus = code.replace(/"[^"]*(?:"|$)|\\.|\[[^\]]*(?:\]|$)|[_*]./g, '').includes('-');
  const words = `${prefix}${suffix}`.trim();
  const isSigned = hasMinus || words === '' || words === `${usual.prefix}${usual.suffix}`.trim();
  return { ...part, prefix, suffix, isSigned };
}

function decimalFormat(section: string): NumberFormat {
  if (/^(?:"")?$/.test(section)) {
    return { ...GENERAL, kind: 'hidden' };
  }
  const { prefix, digits, suffix, groups } = formatPieces(section);
  // A format that scales the number, in scientific notation or a fraction would lose digits.
  const isPlain = /^[0#?,]*(?:\.[0#?]*)?%?$/.test(digits) && !/,(?:\.|%|$)/.test(digits);
  const [whole = '', fraction = ''] = digits.replace('%', '').split('.');
  const decimals = isPlain && /[0#?]/.test(digits) ? fraction.length : null;
  const isText = digits === '' && prefix !== '' && !section.includes('@');
  return {
    ...GENERAL,
    kind: isText ? 'text' : 'number',
    decimals,
    decimalsMin: fraction.lastIndexOf('0') + 1,
    wholeDigitsMin: isPlain ? Math.min(whole.replace(/[^0]/g, '').length, WHOLE_DIGITS_MAX) : 1,
    unit: unitOf(digits, suffix),
    isPercent: digits.includes('%'),
    prefix,
    suffix,
    groups,
    isZeroShown: decimals !== 0 || digits.includes('0'),
  };
}

// Each comma after the last digit divides by a thousand. Only a word such as "Mio" tells the reader so: if there is
// none, the number is not divided.
function unitOf(digits: string, suffix: string): number {
  const commas = /[0#?](,{1,5})(?:[.%]|$)/.exec(digits)?.[1]?.length ?? 0;
  return /\p{L}/u.test(suffix) ? 1_000 ** commas : 1;
}

/** Returns a number as its cell displays it, with dates in the form 2026-11-20. */
export function formatNumber(value: number, format: NumberFormat, epoch: Epoch): string {
  if (format.kind === 'hidden') {
    return '';
  }
  if (format.kind === 'elapsed') {
    return formatElapsed(value, format.units);
  }
  if (format.kind !== 'number' && format.kind !== 'text') {
    return formatTime(value, format.kind, epoch);
  }
  if (value === 0 && format.zero !== null) {
    return formatNumber(value, { ...format.zero, zero: null }, epoch);
  }
  if (value < 0 && format.negative !== null) {
    return formatNumber(value, { ...format.negative, negative: null }, epoch);
  }
  return formatDecimal(value, format);
}

function formatDecimal(value: number, format: NumberFormat): string {
  if (format.kind === 'text') {
    return format.prefix.trim();
  }
  const shown = format.isSigned ? value : Math.abs(value);
  const scaled = format.isPercent ? shown * 100 : shown / format.unit;
  const written =
    format.decimals === null || Math.abs(scaled) > 1e15
      ? generalDigits(scaled)
      : rounded(scaled, Math.min(format.decimals, 20), format.decimalsMin);
  const digits = !format.isZeroShown && Number(written) === 0 ? '' : padded(written, format.wholeDigitsMin);
  const sign = digits.startsWith('-') ? '-' : '';
  const suffix = format.isPercent && !format.suffix.includes('%') ? `%${format.suffix}` : format.suffix;
  const whole = digits.slice(sign.length);
  const grouped = format.groups.length === 0 ? whole : groupedDigits(whole, format.groups);
  return `${sign}${format.prefix}${grouped}${suffix}`.trim();
}

function padded(written: string, wholeDigitsMin: number): string {
  const sign = written.startsWith('-') ? '-' : '';
  const digits = written.slice(sign.length);
  const whole = digits.slice(0, digits.search(/\D|$/));
  return `${sign}${wholeDigitsMin > 1 ? whole.padStart(wholeDigitsMin, '0') : whole}${digits.slice(whole.length)}`;
}

function formatTime(days: number, kind: NumberFormat['kind'], epoch: Epoch): string {
  // The calendar from 1900 includes 29 February 1900, which did not exist, so the numbers of later days are too high.
  const offset = epoch === 1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, days < 60 ? 31 : 30);
  const date = new Date(Math.round((days * DAY_MS + offset) / 1_000) * 1_000);
  // A number of days that no date can hold has no year, and no comparison with it is true.
  if (days < 0 || !(date.getUTCFullYear() <= YEAR_MAX)) {
    return String(days);
  }
  const iso = date.toISOString();
  const time = iso.endsWith(':00.000Z') ? iso.slice(11, 16) : iso.slice(11, 19);
  return kind === 'time' ? time : kind === 'date' ? iso.slice(0, 10) : `${iso.slice(0, 10)} ${time}`;
}
