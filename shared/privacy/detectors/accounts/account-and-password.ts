import type { Finding } from '../../finding.ts';
import { isOrdinaryWord, listedBits } from '../../names/name-bits.ts';
import { COMMON, TECHNICAL } from '../../names/word-bits.ts';
import { compileExpression } from '../../text/compiled-expression.ts';
import { allMatches, matchAt } from '../../text/match-at.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { textAfter, textBefore } from '../../text/text-beside.ts';
import { PASSWORD_WORDS, VERBS } from '../secrets/password-words.ts';
import { foundSecret, NO_VALUE } from '../secrets/secret-value.ts';
import { isMixed } from './mentioned-account.ts';
import { isSystemAccount } from './system-accounts.ts';

/** An account and the password beside it: "user harbour_res, pass Berlengas2520". */
interface Pair {
  /** Null if it belongs to a program or is a word of the sentence. */
  readonly account: Finding | null;
  readonly password: Finding;
}

const PASSWORD = compileExpression(
  `(?<![a-z0-9])(?:(?:start|initial|einmal)?(?:passwor[dt]|kennwort)|pass|pw|contra|${PASSWORD_WORDS})(?![a-z0-9])`,
  'g',
);
const TO_VALUE = compileExpression(`["']?(?: (?:${VERBS}))?(?: ?[:=] ?| )["']?`, 'y');
const VALUE = /[^\s,;|"'<>()[\]{}\\]{5,40}/y;
const ACCOUNT_WORDS = [
  'user(?:name| name| id)?|log-?in|account|acct|benutzer(?:name|in)?|nutzer(?:name)?|kennung|konto|anmeldename',
  'utilisateur|identifiant|id|compte|usuari[oa]|cuenta|utente|nome utente|gebruiker(?:snaam)?|inlog(?:naam)?',
  'utilizadora?|conta|uzytkownik|nazwa uzytkownika|anvandare|anvandarnamn|anv\\.? ?namn|inlogg(?:ning)?|bruger(?:navn)?',
].join('|');
// "utente sempre FARM0417"
const STILL =
  'always|still|again|same|immer|weiterhin|wieder|toujours|encore|siempre|sigue|sempre|ancora|altijd|nog|steeds|zawsze|nadal|fortfarande|alltid';
const NAME = '[a-z](?=[a-z0-9._-]{2})[a-z0-9]{0,30}(?:[._-][a-z0-9]{1,24}){0,3}';
const NAMED = `(?<named>(?<![a-z])(?:${ACCOUNT_WORDS})(?: ?[:=]| (?:${VERBS}|${STILL})){0,2} ["']?)`;
const BEFORE_PASSWORD = compileExpression(
  `(?:${NAMED}|(?<![a-z0-9@/._\\\\-]))(?<account>${NAME})["']?(?:[,;]| ?[/+-]| (?:and|with|und|mit|et|avec|y|con|e|ed|com|en|met|i|z|och|med))?[ \\n]{1,2}(?:(?:the|my|das|dem|le|mon|la|mi|il|o|a|het|mijn) )?$`,
  '',
);
const AFTER_PASSWORD = compileExpression(`${NAMED}(?<account>${NAME})(?![a-z0-9@/_(-]|[.:=][a-z0-9])`, '');
// A clause before the password word, and one line after it. Not measured.
const BEFORE = 80;
const AFTER = 100;

/** The findings beside the words for passwords of a text. */
interface BesidePasswords {
  readonly accounts: readonly Finding[];
  readonly passwords: readonly Finding[];
}

// Kept as long as a text is scanned: its accounts and its passwords are asked for separately.
const READ = new WeakMap<ScannedText, BesidePasswords>();

/** Finds the accounts that a text names beside a password, including plain words: "user marlowhaul, pw Diesel!77". */
export const findAccountsBesidePasswords = (scanned: ScannedText): readonly Finding[] =>
  (READ.get(scanned) ?? readPasswordWords(scanned)).accounts;

/**
 * Finds the passwords that a text names beside an account, including a word and a digit: "user stage_1, pass autumn7".
 */
export const findPasswordsBesideAccounts = (scanned: ScannedText): readonly Finding[] =>
  (READ.get(scanned) ?? readPasswordWords(scanned)).passwords;

function readPasswordWords(scanned: ScannedText): BesidePasswords {
  const words = allMatches(PASSWORD, scanned.lower);
  const pairs = words.flatMap((word) => pairAt(scanned, word) ?? []);
  const read = {
    accounts: [
      ...pairs.flatMap(({ account }) => account ?? []),
      ...words.flatMap((word) => accountAfter(scanned, word) ?? []),
    ],
    passwords: pairs.map(({ password }) => password),
  };
  READ.set(scanned, read);
  return read;
}

function pairAt({ text, lower }: ScannedText, { 0: word, index }: RegExpExecArray): Pair | null {
  const end = index + word.length;
  const start = end + (matchAt(TO_VALUE, lower, end)?.length ?? 0);
  const value = start === end ? undefined : matchAt(VALUE, text, start)?.replace(/[.?:]{1,3}$/, '');
  if (value === undefined || !isPassword(value)) {
    return null;
  }
  const before = BEFORE_PASSWORD.exec(textBefore(lower, index, BEFORE));
  if (before === null) {
    return null;
  }
  const { named, account: name = '' } = before.groups ?? {};
  const at = index - before[0].length + (named?.length ?? 0);
  const isNamed = named !== undefined && isName(name);
  if (!isNamed && !(isMixed(name) || (JOINED.test(name) && !name.includes('-')))) {
    return null;
  }
  return { account: isName(name) ? accountAt(at, name) : null, password: foundSecret(start, value) };
}

// "Password nuova per WebCare: Aspirina-500mg, utente sempre FARM0417": in the same line as a password, an account may
// be in capitals.
function accountAfter({ text, lower }: ScannedText, { 0: word, index }: RegExpExecArray): Finding | null {
  const end = index + word.length;
  const line = textAfter(lower, end, AFTER).split('\n', 1)[0] as string;
  const match = AFTER_PASSWORD.exec(line);
  const { named = '', account: name = '' } = match?.groups ?? {};
  const at = end + (match?.index ?? 0) + named.length;
  const isAccount = /[\d._]/.test(name) && isName(name) && !NUMBERED.test(text.slice(at, at + name.length));
  return match !== null && isAccount ? accountAt(at, name) : null;
}

// "KB5034441": an article of a help center or a version, not an account.
const NUMBERED = /^[A-Za-z]{1,3}[-.]?\d{1,9}$/;

const accountAt = (start: number, name: string): Finding => ({
  kind: 'USERNAME',
  start,
  end: start + name.length,
  strength: 1,
});

// Not "account manager, password …" or "login form, password field2". Two words that are joined are an account:
// "w.dyspozytor".
const isName = (name: string): boolean =>
  JOINED.test(name) ||
  (!isSystemAccount(name) && !isOrdinaryWord(name) && (listedBits(name) & (COMMON | TECHNICAL)) === 0);

const JOINED = /^(?!(?:your|my)[._])[a-z]{1,24}[._-][a-z]{2,24}\d{0,4}$/;

// Letters, and digits or a sign of a password between or after them; not a path, a version, a date or a placeholder.
const isPassword = (value: string): boolean =>
  !NO_VALUE.test(value) &&
  !/^(?:https?:|[/\\$%@.]|v?\d{1,4}[.:/-]\d)/i.test(value) &&
  /[A-Za-z].{0,30}[A-Za-z].{0,30}[A-Za-z]/.test(value) &&
  (/\d/.test(value) || /[A-Za-z][!#$%&*+^~][A-Za-z0-9]/.test(value));
