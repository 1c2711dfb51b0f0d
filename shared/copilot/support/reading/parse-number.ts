import type { WordLanguage } from './languages/language-words.ts';

const FRACTIONS = {
  ...{ '½': 1 / 2, '¼': 1 / 4, '¾': 3 / 4, '⅓': 1 / 3, '⅔': 2 / 3, '⅕': 1 / 5, '⅖': 2 / 5, '⅗': 3 / 5, '⅘': 4 / 5 },
  ...{ '⅙': 1 / 6, '⅚': 5 / 6, '⅛': 1 / 8, '⅜': 3 / 8, '⅝': 5 / 8, '⅞': 7 / 8 },
} as const;
// Includes the whole number before the fraction: "2½", "2 ½ hours". In "2 ½-liter bottles" that number counts bottles.
const MIXED_NUMBER = /(?<!\d)(?:(\d{1,15})(?:[ \u00a0\u202f](?=[½¼¾⅓-⅞](?!-)))?)?([½¼¾⅓-⅞])/gu;
// Arabic, Persian and Urdu, Hindi, Bengali and Thai, from 0 to 9.
const OTHER_DIGITS = ['٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹', '०१२३४५६७८९', '০১২৩৪৫৬৭৮৯', '๐๑๒๓๔๕๖๗๘๙'].join('');
const OTHER_DIGIT = /[٠-٩۰-۹०-९০-৯๐-๙]/gu;

/**
 * Returns the values that a written number can have. `2.400,00` is 2400. `2,400` is 2400 in English and Chinese, and
 * 2.4 in the other languages; `2.400` is the reverse. In Spanish `2,400` has both values; in an unknown language
 * `2.400` has, too.
 */
export function parseNumber(text: string, language: WordLanguage | null): number[] {
  const written = text.replace(/['’\u00a0\u202f ]/gu, '');
  const separators = written.match(/[.,]/g) ?? [];
  if (separators.length === 0) {
    return [Number(written)];
  }
  const last = separators.at(-1) ?? '.';
  const asDecimal = Number(written.replaceAll(last === '.' ? ',' : '.', '').replace(last, '.'));
  const asGroups = Number(written.replace(/[.,]/g, ''));
  if (new Set(separators).size > 1) {
    return [asDecimal];
  }
  const isGrouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(written);
  if (!isGrouped) {
    return separators.length > 1 ? [asGroups] : [asDecimal];
  }
  if (separators.length > 1) {
    return [asGroups];
  }
  const isEither = !written.startsWith('0') && isAmbiguous(last, language);
  const groupSeparator = language === 'en' || language === 'zh' ? ',' : '.';
  return isEither ? [asGroups, asDecimal] : [last === groupSeparator ? asGroups : asDecimal];
}

// Mexico and Central America group digits with commas, Spain and South America with points.
function isAmbiguous(separator: string, language: WordLanguage | null): boolean {
  return language === null || (language === 'es' && separator === ',');
}

/** Writes the digits of other scripts as 0 to 9, and the signs of Arabic numbers as those of English ones. */
export function withLatinDigits(text: string): string {
  return text
    .replace(OTHER_DIGIT, (digit) => String(OTHER_DIGITS.indexOf(digit) % 10))
    .replace(/(?<=\d)\u066b(?=\d)/gu, '.')
    .replace(/(?<=\d)\u066c(?=\d)/gu, ',')
    .replace(/\u066a/gu, '%');
}

/** Writes "2½" as 2.5: its compatibility form would be 21 and 2. */
export function withoutFractions(text: string): string {
  return text.replace(MIXED_NUMBER, (_, whole: string | undefined, sign: keyof typeof FRACTIONS) =>
    String(Number(whole ?? 0) + FRACTIONS[sign]),
  );
}
