import type { Finding } from '../../finding.ts';
import { COMMON, listedBits, TECHNICAL } from '../../names/name-bits.ts';
import { allMatches } from '../../text/match-at.ts';
import { isAlphanumeric, type ScannedText } from '../../text/scanned-text.ts';

const SIGNED_IN =
  /(?:(?:accepted|failed|postponed) (?:password|publickey|keyboard-interactive\/pam|none) for (?:(?:invalid|illegal) user )?|invalid user |session (?:opened|closed) for user (?:[a-z0-9._-]{1,40} by )?|(?:logged|signed) (?:in|on|out) as |log(?:in|on|out) by |angemeldet als |connecte en tant que |acceso como |acesso como |accesso come |ingelogd als |inloggad som |zalogowano jako |sudo: {1,4}|uid=\d{1,10}\()["']?([a-z0-9][a-z0-9._-]{1,38}[a-z0-9])/g;
const KEYED =
  /(?:usr|uname|ruser|logname|acct|actor|principal|samaccountname|(?:created|changed|modified|updated|approved|requested|deleted)_by)(?:=["']?|["']: ?["'])([a-z0-9][a-z0-9._-]{1,38}[a-z0-9])/g;
const DOING =
  /(?:user|account|benutzer|nutzer|utilisateur|usuario|utente|gebruiker|anvandare|uzytkownik|utilizador) ["']?(?:[a-z0-9.-]{1,20}\\)?([a-z0-9][a-z0-9._-]{1,38}[a-z0-9])["']? (?:hat sich |ist |is |s'est |a ete |has |ha |zostal |har |foi )?(?:logged (?:in|out|on|off)|signed (?:in|out)|authenticated|angemeldet|abgemeldet|connecte\b|deconnecte|inicio sesion|cerro sesion|autenticado|effettuato|autenticato|ingelogd|uitgelogd|inloggad|loggade|zalogowan|wylogowan|iniciou sessao)/g;
const HOME = /(?:\/home\/|\/Users\/|:\\{1,2}Users\\{1,2})([A-Za-z0-9][A-Za-z0-9._-]{1,38}[A-Za-z0-9])(?=[/\\])/g;
const DOMAIN = /[A-Z][A-Z0-9-]{2,14}\\{1,2}([a-z][a-z0-9._-]{1,38}[a-z0-9])(?![\\{(])/g;
const NOT_DOMAINS = new Set('HKLM HKCU HKCR BUILTIN AUTHORITY SERVICE PATH HOME TEMP USERPROFILE'.split(' '));
// Accounts of programs, and words that manuals put in an account's place.
const NOBODY =
  /^(?:root|admin|administrator|system|guest|user\d?|users|username|user-?name|name|nobody|anonymous|default|public|shared|all|deploy|service|daemon|ubuntu|debian|centos|fedora|ec2-user|vagrant|runner|jenkins|gitlab-runner|github|git|node|app|apps|www|www-data|nginx|apache|mysql|postgres|postgresql|redis|oracle|docker|pi|me|you|your.{0,20}|my.{0,20}|some.{0,16}|test.{0,8}|example|foo|bar|baz|local|localhost|import|migration|cron|batch|bot|robot|api|agent|session|group|input|activity|account|data|null|none|undefined|unknown|mistake|command|failed|from|with)$/;

/** Names of accounts where a log says what happened to them: sign-ins, keys of records, home folders, Windows domains. */
export function findLoggedUsers({ text, lower }: ScannedText): Finding[] {
  const stands = ({ index }: RegExpExecArray): boolean => !/[A-Za-z0-9.%\\-]/.test(text.charAt(index - 1));
  const matches = [
    ...[SIGNED_IN, KEYED, DOING].flatMap((expression) => allMatches(expression, lower)).filter(stands),
    ...allMatches(HOME, text).filter((match) => match[0].startsWith(':') || stands(match)),
    ...allMatches(DOMAIN, text).filter((match) => !NOT_DOMAINS.has(match[0].split('\\', 1)[0] ?? '') && stands(match)),
  ];
  return matches.flatMap(({ 0: written, 1: value = '', index }) => {
    const end = index + written.lastIndexOf(value) + value.length;
    const isAccount = !isNobody(value.toLowerCase()) && !isAlphanumeric(text, end) && !isCode(text, end);
    return isAccount ? [{ kind: 'USERNAME', start: end - value.length, end, strength: 1 }] : [];
  });
}

// "someone@host" is an address, "find(" a function.
const isCode = (text: string, end: number): boolean =>
  text.charAt(end) === '@' || (text.charAt(end) === '(' && !text.startsWith('(uid=', end));

const isNobody = (value: string): boolean =>
  NOBODY.test(value) || value.split(/[._-]/).every((part) => (listedBits(part) & (COMMON | TECHNICAL)) !== 0);
