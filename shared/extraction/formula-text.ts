import { raisedText } from './raised-text.ts';

// A number, a name, or what is in brackets already.
const ONE_TERM = /^(?:[\p{L}\p{M}\d.,∞°%]*|\([^()]*\))$/u;

/** Returns a part of a formula as one term: in brackets, unless it is one already. */
export function formulaTerm(text: string): string {
  const tidy = text.trim();
  return ONE_TERM.test(tidy) ? tidy : `(${tidy})`;
}

/** Returns an exponent for the line of its base. As ordinary characters, it would join the number before it. */
export function exponentText(text: string): string {
  const raised = raisedText(text.trim());
  return raised === text.trim() && raised !== '' ? `^${formulaTerm(raised)}` : raised;
}

/** Returns an index for the line of its base. Several terms would read as part of the formula around it: x_(i+1). */
export function indexText(text: string): string {
  const term = formulaTerm(text);
  return term === text.trim() ? term : `_${term}`;
}

/** Returns the lower part of a fraction, after its line. */
export function denominatorText(text: string): string {
  return `/${formulaTerm(text)}`;
}

/** Returns the lower of two parts that are above each other without a line, as in a binomial coefficient: (5; 2). */
export function stackedText(text: string): string {
  return `; ${text.trim()}`;
}

/** Returns what is under a root, after its sign. */
export function rootText(text: string): string {
  return `√${formulaTerm(text)}`;
}

/** Returns the degree of a root, before its sign. */
export function degreeText(text: string): string {
  return raisedText(text.trim());
}

/**
 * Returns a limit of a sum or an integral, below (`_`) or above (`^`) its sign. A single sign, such as a bar over a
 * letter, is not a limit, except for ∞.
 */
export function limitText(mark: '_' | '^', text: string): string {
  const tidy = text.trim();
  return tidy === '' || /^(?!∞)[\p{S}\p{P}]$/u.test(tidy) ? tidy : `${mark}${formulaTerm(tidy)}`;
}

/** Returns a part of a formula with a space before it if it would continue the number before it: 3 1/2, not 31/2. */
export function besideNumber(before: string, text: string): string {
  return /\d$/.test(before) && /^[\d⁰¹²³⁴⁵⁶⁷⁸⁹]/.test(text) ? ` ${text}` : text;
}
