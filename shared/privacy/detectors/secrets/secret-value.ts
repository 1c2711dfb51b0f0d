import type { Finding } from '../../finding.ts';
import { compileExpression } from '../../text/compiled-expression.ts';
import { matchAt } from '../../text/match-at.ts';
import { CELL_BORDER } from '../../text/tables/table-cells.ts';

/**
 * A value up to the next space, quote, bracket or border of a cell. In a form body, the next key ends it:
 * "password=…&mobile=…".
 */
export const VALUE: RegExp = compileExpression(
  `(?:(?!&[a-z_]{1,20}=)[^\\s${CELL_BORDER}"'\`<>,;{}()[\\]|\\\\]){6,256}`,
  'y',
);
/** The beginnings of the types, settings and placeholders that manuals write in place of a secret. */
export const NO_VALUE =
  /^(?:string|number|boolean|null|undefined|true|false|required|optional|example|changeme|password|secret|token|process\.env|env\.)/i;

/** Returns the secret that an expression matches at this index; null for a word, a number or a part of a program. */
export function secretAt(text: string, start: number, expression: RegExp): Finding | null {
  const value = matchAt(expression, text, start)?.replace(/[.?:]{1,4}$/, '');
  return value === undefined || !looksSecret(value) ? null : foundSecret(start, value);
}

/** Returns the finding of a secret, as it is written at this index. */
export const foundSecret = (start: number, value: string): Finding => ({
  kind: 'SECRET',
  start,
  end: start + value.length,
  strength: 2,
  value,
});

/** Returns the secret in the first group of a match in a folded text, if the match ends with it. */
export function secretAtEnd(text: string, { 0: written, 1: value = '', index }: RegExpExecArray): Finding {
  const end = index + written.length;
  return foundSecret(end - value.length, text.slice(end - value.length, end));
}

// A word, a variable, a number, a path or a call is not a secret; letters mixed with digits or signs are.
function looksSecret(value: string): boolean {
  if (value.length < 6 || NO_VALUE.test(value) || /^[$%*.#/@&]/.test(value)) {
    return false;
  }
  const hasLetter = /[A-Za-z]/.test(value);
  const hasDigit = /[0-9]/.test(value);
  const hasSign = /[!$%^&*?~#@+=]/.test(value);
  // "Heron.Gate52" is a password, "settings.database" is an expression in a program.
  const isExpression = /^[A-Za-z_$][\w$]{0,40}(?:\.[A-Za-z_$][\w$]{0,40}){1,6}$/.test(value);
  if (/^(?:https?|file|ftp|arn|urn):/.test(value) || (isExpression && !(/^[A-Z]/.test(value) && hasDigit))) {
    return false;
  }
  return (hasLetter && hasDigit) || (hasLetter && hasSign);
}
