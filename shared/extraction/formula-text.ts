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
