import type { Finding } from '../../finding.ts';
import { isOrdinaryWord } from '../../names/name-bits.ts';
import { compileExpression, withIndices } from '../../text/compiled-expression.ts';
import { allMatches } from '../../text/match-at.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { textBefore } from '../../text/text-beside.ts';
import type { AccountFormat } from './account-format.ts';
import { CLOUD_FORMATS } from './cloud-formats.ts';
import { EVENT_FORMATS } from './event-formats.ts';
import { looksLikeAccount } from './mentioned-account.ts';
import { PROGRAM_FORMATS } from './program-formats.ts';
import { SERVER_FORMATS } from './server-formats.ts';
import { isSystemAccount } from './system-accounts.ts';

// Formats that share a sign are tried together where the sign occurs. Signs that begin with a letter begin a word: one
// search for all of them is three times as fast as a search for each.
const FORMATS = [...SERVER_FORMATS, ...PROGRAM_FORMATS, ...CLOUD_FORMATS, ...EVENT_FORMATS];
const BY_SIGN = [...Map.groupBy(FORMATS, ({ sign }) => sign)].sort(([a], [b]) => Number(isWord(b)) - Number(isWord(a)));
const EXPRESSIONS = BY_SIGN.map(([, formats]) =>
  formats.map((format) => ({ expression: expressionOf(format), isStrict: format.isStrict === true })),
);
const SIGNS = compileExpression(`(?<![a-z0-9])(?:${groups(isWord)})|${groups((sign) => !isWord(sign))}`, 'g');

/**
 * Finds account names at the places where documented formats put them: in logs, settings and the output of commands.
 */
export function findDocumentedAccounts({ text, lower }: ScannedText): Finding[] {
  return allMatches(SIGNS, lower).flatMap((sign) => {
    // The group that matched shows which sign it is.
    const expressions = EXPRESSIONS[sign.indexOf(sign[0], 1) - 1] ?? [];
    return expressions.flatMap(({ expression, isStrict }) => {
      const accounts = accountsAt(expression, lower, sign.index).filter(
        ({ start, end }) => !isToBeReplaced(text, start, end),
      );
      return isStrict ? accounts.filter(({ start, end }) => looksLikeAccount(lower, start, end)) : accounts;
    });
  });
}

// "--user=LOGIN": manuals write placeholders in capitals.
const isToBeReplaced = (text: string, start: number, end: number): boolean =>
  CAPITALS.test(text.slice(start, end)) && OPTION.test(textBefore(text, start, OPTION_MAX));

const CAPITALS = /^[A-Z_-]{2,40}$/;
const OPTION_MAX = 24;
const OPTION = /(?:^|[ [(,])--?[a-z][a-z-]{0,20}[ =]$/;

function accountsAt(expression: RegExp, lower: string, index: number): Finding[] {
  expression.lastIndex = index;
  const [, ...places] = expression.exec(lower)?.indices ?? [];
  // A group that took no part in the match has no position.
  return places
    .filter((place) => place !== undefined)
    .filter(([start, end]) => canBeAccount(lower.slice(start, end)))
    .map(([start, end]) => ({ kind: 'USERNAME', start, end, strength: 2 }));
}

const canBeAccount = (word: string): boolean => !isSystemAccount(word) && !isOrdinaryWord(word);

function expressionOf({ sign, before, after = '' }: AccountFormat): RegExp {
  return withIndices(compileExpression(`${before === undefined ? '' : `(?<=${before})`}(?:${sign})${after}`, 'y'));
}

function groups(isWanted: (sign: string) => boolean): string {
  return BY_SIGN.flatMap(([sign]) => (isWanted(sign) ? [`(${sign})`] : [])).join('|');
}

function isWord(sign: string): boolean {
  return /^(?:\(\?:)?[a-z]/.test(sign);
}
