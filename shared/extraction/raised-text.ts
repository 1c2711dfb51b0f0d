const PLAIN = '0123456789+-−=()';
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾';
// Powers, units, and marks of notes such as `2)` or `1,3`. A raised word or ending (`1st`) is read as it is.
const FIGURES = /^[\s\d+\-−=().,;*]+$/;

/**
 * A text that is written raised: its figures as raised ones, because on the line they would join the number or the word
 * before them. The price with note 1 would be ten times the price, and a million 106.
 */
export function raisedText(text: string): string {
  if (!FIGURES.test(text)) {
    return text;
  }
  return [...text].map((sign) => RAISED[PLAIN.indexOf(sign)] ?? sign).join('');
}
