const FIGURES = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const RAISED = /[⁰¹²³⁴-⁹]/;
// Below this, the superscript after "10" is usually a footnote mark.
const POWER_MIN = 3;
const POWER = /(?<![\p{L}\d.,])10(⁻?)([⁰¹²³⁴-⁹]{1,2})(?![⁰¹²³⁴-⁹⁾])/gu;
const CENTS = /(?<=\d)([⁰¹²³⁴-⁹]{2})(?=\s?(?:[€$£]|(?:euros?|eur|chf)(?!\p{L})))/giu;
// No price has more digits; the limit bounds the work.
const CENTS_AFTER = /(?<=[€$£]\s?\d{1,9})([⁰¹²³⁴-⁹]{2})(?![⁰¹²³⁴-⁹⁾])/gu;
const MINUTES = /(?<=\d)([⁰¹²³⁴-⁹]{2})(?=\s?(?:uhr|h)(?!\p{L}))/giu;
// Footnote marks after a number or a word. After a single letter, superscripts are a power: a², s⁻².
const NOTE = /(?<=\d|\p{L}{2}|(?<!\p{L})m)[⁺⁻⁽]?[⁰¹²³⁴-⁹]+[⁾⁺⁻]?(?:, ?[⁰¹²³⁴-⁹]+⁾?)*/gu;
const LENGTH = /(?<!\p{L})[kcdm]?m$/u;
// The length of the longest of these units, plus the letter before it, which may have two code units.
const LENGTH_REACH = 4;

/**
 * Separates superscripts from the text before them: a price of 12¹ euros is 12 and not 121, and 10⁶ is a million.
 * Superscripts of units stay (m²).
 */
export function withoutSuperscripts(text: string): string {
  if (!RAISED.test(text)) {
    return text;
  }
  return text
    .replace(POWER, (whole, minus: string, figures: string) => powerOf(Number(plain(figures)), minus !== '') ?? whole)
    .replace(CENTS, (figures) => `.${plain(figures)}`)
    .replace(CENTS_AFTER, (figures) => `.${plain(figures)}`)
    .replace(MINUTES, (figures) => `:${plain(figures)}`)
    .replace(NOTE, (figures, at: number, all: string) =>
      LENGTH.test(all.slice(Math.max(0, at - LENGTH_REACH), at)) ? unitOf(figures) : '',
    );
}

function plain(figures: string): string {
  return [...figures].map((figure) => FIGURES.indexOf(figure)).join('');
}

// Returns null if the number would have too many digits to be exact, and for exponents that are more likely footnote
// marks.
function powerOf(exponent: number, isNegative: boolean): string | null {
  if (exponent > 15) {
    return null;
  }
  if (isNegative) {
    return (10 ** -exponent).toFixed(exponent);
  }
  return exponent < POWER_MIN ? null : String(10 ** exponent);
}

function unitOf(figures: string): string {
  return /^[²³]/.exec(figures)?.[0] ?? '';
}
