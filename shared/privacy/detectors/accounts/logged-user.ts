import type { Finding } from '../../finding.ts';
import { compileExpression, withIndices } from '../../text/compiled-expression.ts';
import { allMatches } from '../../text/match-at.ts';
import { isAlphanumeric, type ScannedText } from '../../text/scanned-text.ts';
import { textBefore } from '../../text/text-beside.ts';
import type { TextRange } from '../../text/text-range.ts';
import { wordSet } from '../../word-set.ts';
import { isImpersonalAccount } from './system-accounts.ts';
import { accountsAfterTimes } from './timed-account.ts';

const raw = String.raw;

const ACCOUNT_WORDS =
  '(?:account|user|login|konto|konto[tn]|kontoen|compte|cuenta|conta|benutzer|utilisateur|usuario|utente|gebruiker|uzytkownika?|anvandaren?|bruger(?:en)?|utilizador)';
const AUXILIARIES =
  "(?:(?:is|was|has been|has|got|ist|wurde|hat sich|est|a ete|esta|e|ha|foi|zostalo|zostal|ar|har) |s'est )?";
const SIGNED_IN = raw`logged (?:in|out|on|off)|signed (?:in|out)|authenticated|angemeldet|abgemeldet|connecte\b|deconnecte|inicio sesion|cerro sesion|autenticado|effettuato|autenticato|ingelogd|uitgelogd|inloggad|loggade|zalogowan|wylogowan|iniciou sessao`;
const BLOCKED =
  'locked|disabled|blocked|suspended|reset|deactivated|expired|gesperrt|deaktiviert|bloque|desactive|bloquead[oa]|bloccato|geblokkeerd|zablokowan[ey]|last|sparrad';
const BEFORE_ACCOUNT = raw`(?<=(?:accepted|failed|postponed) )(?:password|publickey|none) for (?:invalid user )?|invalid user |session (?:opened|closed) for user (?:[a-z0-9._-]{1,40} by )?|(?:logged|signed) (?:in|on|out) as |(?:by|von|par|por|door|przez|av|af) (?=[a-z0-9._-]{3,40} (?:from|von|aus|depuis|desde|dal|da|vanaf|od|z|fran|fra) \d{1,3}\.\d{1,3}\.)|log(?:in|on|out) by |angemeldet als |connecte en tant que |acceso como |acesso como |accesso come |ingelogd als |inloggad som |(?<tried>(?:wrong|bad|invalid|incorrect) password|(?:falsches|ungultiges) (?:passwort|kennwort)|mot de passe (?:incorrect|errone|invalide)|contrasena (?:incorrecta|erronea|invalida)|password (?:errata|non valida)|(?:verkeerd|onjuist|ongeldig) wachtwoord|(?:senha|palavra-passe) (?:incorreta|errada|invalida)|bledne haslo|fel losenord) (?:for|fur|von|pour|de|para|per|di|voor|van|dla|till|av) (?:(?:user|benutzer|l'utilisateur|el usuario|utente|gebruiker|o utilizador|o usuario|uzytkownika|anvandaren?) )?(?=[a-z]{1,20}[._0-9-]{1,4}[a-z0-9])|sudo: {1,4}|uid=\d{1,10}\(`;
// What happened to an account, after it ("account j.harte was locked") or before it ("logged in as tkimura").
const EVENT = withIndices(
  compileExpression(
    raw`${ACCOUNT_WORDS} ["']?(?:[a-z0-9.-]{1,20}\\)?(?<named>[a-z0-9][a-z0-9._-]{2,38}[a-z0-9])["']? ${AUXILIARIES}(?:(?<signedIn>${SIGNED_IN})|${BLOCKED})|(?:${BEFORE_ACCOUNT})["']?(?<after>[a-z0-9][a-z0-9._-]{1,38}[a-z0-9])`,
    'g',
  ),
);
const HOME = /(?:\/home\/|\/Users\/|:\\{1,2}Users\\{1,2})([A-Za-z0-9][A-Za-z0-9._-]{1,38}[A-Za-z0-9])(?=[/\\])/g;
const ACCOUNT = /\\{1,2}([a-z][a-z0-9._-]{1,38}[a-z0-9]|[A-Z][a-z]{1,20}\.[A-Z][a-z]{1,20})(?![\\{(])/g;
const DOMAIN = /(?:^|[^A-Za-z0-9.%\\-])([A-Z][A-Z0-9-]{2,14})$/;
// A NetBIOS domain name of at most 15 characters, and what comes before it.
const DOMAIN_REACH = 17;
const NOT_DOMAINS = wordSet('HKLM HKCU HKCR BUILTIN AUTHORITY SERVICE PATH HOME TEMP USERPROFILE');
// "07:58  b.stachura   logged in", "17:40:08 | LOGIN | otilia.bras |": the account is a column after the time.
const COLUMN =
  /\d\d:\d\d(?::\d\d)?(?:[ \t]{2,8}| \| (?:[a-z-]{2,12} \| )?)([a-z]{1,20}[._][a-z]{2,20}\d{0,3}|[a-z]{3,20}\d{1,3})(?=[ \t]{2}|\t| \|)/g;
// "LOGOWANIE  ok   k.jaskolska   83.23.117.54", "acceso de svc-nominas desde 83.45.191.6": an account before the
// address from which it signs in.
const BESIDE_ADDRESS =
  /(?:log-?in|log-?on|logowanie|sign-?in|anmeldung|connexion|acceso|accesso|acesso|inlog(?:gen|gning)?|sessao|sesion|sessie)(?:[ \t|:,]{1,12}(?:ok|ko|fail(?:ed)?|error|blad|fehler|echec|fel|erro|errore|fallido|de|di|do|da|by|von|par|door|av)(?=[ \t|:,])){1,2}[ \t|:,]{1,12}([a-z][a-z0-9._-]{2,38}[a-z0-9])(?=[ \t|:,]{1,12}(?:(?:from|von|aus|depuis|desde|dal?|vanaf|od|z|fran|fra|de|ip)[ =:]{1,2})?\d{1,3}\.\d{1,3}\.\d{1,3}\.\d)/g;

/** Finds account names in logs: sign-ins, locked accounts, home directories and Windows domains. */
export function findLoggedUsers({ text, lower }: ScannedText): Finding[] {
  const isSeparate = ({ index }: RegExpExecArray): boolean => !/[A-Za-z0-9.%\\-]/.test(text.charAt(index - 1));
  const homes = HOMES.some((home) => text.includes(home)) ? allMatches(HOME, text) : [];
  const accounts = text.includes('\\') ? allMatches(ACCOUNT, text) : [];
  return [
    ...allMatches(EVENT, lower).filter(isSeparate).flatMap(accountOfEvent),
    ...accountsAfterTimes({ text, lower }),
    ...[COLUMN, BESIDE_ADDRESS].flatMap((expression) => allMatches(expression, lower)).flatMap(accountOf),
    ...homes.filter((match) => match[0].startsWith(':') || isSeparate(match)).flatMap(accountOf),
    ...accounts.filter(({ index }) => isInDomain(text, index)).flatMap(accountOf),
  ]
    .filter(({ end }) => !isAlphanumeric(text, end) && !isCode(text, end))
    .map((place) => ({ ...place, kind: 'USERNAME', strength: 1 }));
}

// A word of letters alone counts only with a sign-in: "user tkimura logged in". With digits or separators, any event is
// enough: "account j.harte was locked".
function accountOfEvent({ 0: written, index, indices }: RegExpExecArray): TextRange[] {
  const places = indices?.groups as Readonly<Partial<Record<string, [number, number]>>>;
  const [start, end] = (places.named ?? places.after) as [number, number];
  const value = written.slice(start - index, end - index);
  const isAccount = hasDigitOrSign(value) || (places.signedIn ?? places.after) !== undefined;
  const isThing = places.tried !== undefined && THING.test(value);
  const isFailedSignIn = places.tried !== undefined || INVALID.test(written);
  return isAccount && !isThing && (isFailedSignIn || !isImpersonalAccount(value)) ? [{ start, end }] : [];
}

// The unknown account of a failed sign-in counts even when it looks like a program's: "invalid user oracle".
const INVALID = /invalid user (?!root|admin)[a-z0-9._-]{1,40}$/;

// Things other than accounts that have a password: "wrong password for wi-fi", "for office365".
const THING =
  /^(?:wi-?fi|wlan|vpn|ssh|ftp|smtp|imap|sql|db|s3|api|app|web|server|office|windows|iphone|ipad|android|e2e|v\d)(?![a-z])/;

function accountOf({ 0: written, 1: value = '', index }: RegExpExecArray): TextRange[] {
  const end = index + written.length;
  return isImpersonalAccount(value.toLowerCase()) ? [] : [{ start: end - value.length, end }];
}

const hasDigitOrSign = (value: string): boolean => /[0-9._-]/.test(value);

const HOMES = ['/home/', '/Users/', ':\\'];

// "CORP\\mmeier", not "HKLM\\software".
function isInDomain(text: string, at: number): boolean {
  const before = textBefore(text, at, DOMAIN_REACH);
  const domain = DOMAIN.exec(before)?.[1];
  return domain === undefined
    ? INTRODUCED_DOMAIN.test(textBefore(text, at, 2 * DOMAIN_REACH))
    : !NOT_DOMAINS.has(domain);
}

// "signed in as kontoso\\tulipa", "User: Kontoso\\tulipa": a domain that is not in capitals, after a word for accounts.
const INTRODUCED_DOMAIN =
  /(?:[Uu]ser(?: ?name)?|[Ll]og[io]n|[Aa]ccount|[Bb]enutzer|[Kk]onto|[Uu]tilisateur|[Uu]suario|[Uu]tente|[Gg]ebruiker|[Uu]tilizador|[Aa]nvandare|as|for|by)(?: ?[:=] ?| )"?[A-Za-z][A-Za-z0-9-]{1,14}$/;

// "someone@host" is an address, "find(" is a function call.
const isCode = (text: string, end: number): boolean =>
  text.charAt(end) === '@' || (text.charAt(end) === '(' && !text.startsWith('(uid=', end));
