import type { Finding } from '../../finding.ts';
import { compileExpression } from '../../text/compiled-expression.ts';
import { allMatches, matchAt } from '../../text/match-at.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { isNumberedThing } from './password-forms.ts';
import { foundSecret } from './secret-value.ts';

// What people say when they have set a password, folded: "I reset it to Autumn.7715".
const SET_TO = compileExpression(
  `(?<![a-z])(?:${[
    '(?:reset|set|changed)(?: (?:it|that|this|yours|his|hers|theirs|mine|the account|the login))?(?: back)? to',
    '(?:hab|habe|haben|wurde|ist)(?: [a-z]{2,12}){1,3} auf|erstanmeldung mit|(?:anmelden|einloggen) mit|first (?:sign-in|login) with',
    '(?:reinitialise|remis|change)(?:e)? (?:a|en|sur|par)|(?:lo|la) he (?:cambiado|restablecido|reseteado|puesto) (?:a|en|por)',
    '(?:reimpostat|cambiat|resettat|messo|messa)(?:a|o)? (?:a|su|in|con)|(?:gereset|teruggezet|veranderd|gezet) (?:naar|op)',
    '(?:repus|redefini|alterei|mudei) para|(?:z(?:re|mie)?|u)(?:setowal|nil|stawil)[ea]m na|(?:aterstallde|bytte|andrade|satte)(?: (?:det|den))? till',
  ].join('|')}) ["']?`,
  'g',
);
// "Autumn.7715", "Herbst!77": two digits after "-" or "." are a part of a name more often than of a password.
const PASSWORD =
  /[A-Za-z][a-z]{3,20}(?:[!#$%&*+?^~]{1,2}\d{1,6}|[._-]\d{4,6}|\d{2,6}[!#$%&*+?^~])[A-Za-z]{0,8}[!#*]{0,2}(?![A-Za-z0-9/\\@(=]|[._:-][A-Za-z0-9])/y;

/** Finds passwords that somebody says they have set, if there is a word with a number and a sign. */
export function findNewPasswords({ text, lower }: ScannedText): Finding[] {
  return allMatches(SET_TO, lower).flatMap(({ 0: written, index }) => {
    const start = index + written.length;
    const value = matchAt(PASSWORD, text, start)?.replace(/\?$/, '');
    return value === undefined || (/[_-]\d{1,6}$/.test(value) && isNumberedThing(value))
      ? []
      : [foundSecret(start, value)];
  });
}
