import type { Finding } from '../../finding.ts';
import { compileExpression } from '../../text/compiled-expression.ts';
import { hasWordNear } from '../../text/context-expression.ts';
import { allMatches, matchAt } from '../../text/match-at.ts';
import { isAlphanumeric, type ScannedText } from '../../text/scanned-text.ts';
import { SIGN_IN } from '../secrets/tried-password.ts';
import { looksLikeAccount } from './mentioned-account.ts';

const SEVERAL = [
  'log-?ins|user ?names|user ids|accounts?|users?|benutzer(?:namen|konten|kennungen)?|nutzer(?:namen|konten)?|kennungen|konten|logins',
  'utilisateurs|identifiants|comptes|usuarios|cuentas|utenti|utenze|gebruikers(?:namen)?|inlognamen|utilizadores|contas',
  'uzytkownicy|uzytkownikow|loginy|konta|anvandare|anvandarnamn|konton|kontona|log-?in|benutzer|utilisateur|usuario|utente|gebruiker|utilizador|uzytkownik',
].join('|');
// "Affected logins so far: tfl_dpryce, tfl_mkowalczyk and tfl_sgill2"
const LIST = compileExpression(`(?<![a-z0-9_])(?:${SEVERAL})(?:(?: [a-z]{1,12}){0,5} ?:)? `, 'g');
const ACCOUNT = /[A-Za-z][A-Za-z0-9]{0,30}(?:[._-][A-Za-z0-9]{1,20}){0,3}/y;
const NEXT = /(?:, | ?\/ |,? (?:and|und|et|y|e|en|i|oraz|och|&) )/y;
const ACCOUNTS_MAX = 40;
// "ich bin jp.wollenweber und der sagt gesperrt": in a text about signing in, people give their account in place of
// their name.
const I_AM =
  /(?<![a-z])(?:i am|i'm|ich bin|ich heisse|je suis|moi c'est|soy|io sono|sono|ik ben|ben ik|sou|eu sou|jestem|jag ar|jag heter)(?: still| noch| immer| da| dort)? ([a-z]{1,20}[._][a-z]{2,24}\d{0,4})(?![a-z0-9@/_(-]|\.[a-z0-9])/g;
const REACH = 100;
// The access of an employee to a taxpayer's page in Portugal: the taxpayer's number and a serial number.
const NUMBERED =
  /(?<![a-z])(?:utilizador(?:a|es)?|sub-?utilizador|user(?:name)?|login|acesso)(?: (?:e|n\.o|at|financas|portal das financas))?(?: ?:)? (\d{9}\/\d{1,4})(?![\d/])/g;

/**
 * Finds accounts in a list, accounts after "I am", and accounts that consist of a taxpayer's number and a serial
 * number.
 */
export const findListedAccounts = (scanned: ScannedText): Finding[] => [
  ...allMatches(LIST, scanned.lower).flatMap(({ 0: written, index }) => accountsFrom(scanned, index + written.length)),
  ...allMatches(I_AM, scanned.lower)
    .map((match) => accountAtEnd(match, 1))
    .filter((account) => hasWordNear(scanned, account, { words: SIGN_IN, reach: REACH })),
  ...allMatches(NUMBERED, scanned.lower).map((match) => accountAtEnd(match, 3)),
];

// One account after a word for it is found by other rules.
function accountsFrom({ text, lower }: ScannedText, from: number): Finding[] {
  const found: Finding[] = [];
  let start = from;
  while (found.length < ACCOUNTS_MAX) {
    const value = matchAt(ACCOUNT, text, start);
    const end = start + (value?.length ?? 0);
    if (value === null || isAlphanumeric(text, end) || /[@/\\(:=]/.test(text.charAt(end))) {
      break;
    }
    if (!looksLikeAccount(lower, start, end)) {
      break;
    }
    found.push({ kind: 'USERNAME', start, end, strength: 1 });
    const next = matchAt(NEXT, lower, end);
    if (next === null) {
      break;
    }
    start = end + next.length;
  }
  return found.length > 1 ? found : [];
}

function accountAtEnd({ 0: written, 1: value = '', index }: RegExpExecArray, strength: 1 | 3): Finding {
  const end = index + written.length;
  return { kind: 'USERNAME', start: end - value.length, end, strength };
}
