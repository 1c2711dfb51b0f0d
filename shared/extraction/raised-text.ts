const PLAIN = '0123456789+-−–=()';
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁻⁼⁽⁾';
// Powers, units, and note marks such as `2)` or `1,3`. A raised word or ending, as in `1st`, is kept unchanged.
const FIGURES = /^[\s\d+\-−–=().,;*]+$/;

/**
 * Returns raised text with its figures as superscript characters. As ordinary characters, they would join the number or
 * word before them: a price of 12 with note 1 would become 121, and 10 to the power of 6 would become 106.
 */
export function raisedText(text: string): string {
  if (!FIGURES.test(text) || !/\d/.test(text)) {
    return text;
  }
  return [...text].map((sign) => RAISED[PLAIN.indexOf(sign)] ?? sign).join('');
}
