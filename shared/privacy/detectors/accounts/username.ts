import type { Finding } from '../../finding.ts';
import { COMMON, listedBits, TECHNICAL } from '../../names/name-bits.ts';
import { contextWords } from '../../text/context-expression.ts';
import { allMatches, matchAt } from '../../text/match-at.ts';
import { isAlphanumeric, type ScannedText } from '../../text/scanned-text.ts';
import { textAround } from '../../text/text-beside.ts';
import { findDocumentedAccounts } from './documented-accounts.ts';
import { findLoggedUsers } from './logged-user.ts';
import { isSystemAccount } from './system-accounts.ts';
import { findToldAccounts } from './told-account.ts';

const NAME_WORDS =
  /user[ _-]?name|user[ _-]?id\b|login(?: name| id)?\b|log-in|screen[ _-]?name|nick[ _-]?name|handle\b|account name|benutzername|nutzername|anmeldename|benutzerkennung|nom d'utilisateur|identifiant\b|pseudo\b|nombre de usuario|usuario\b|nome utente|gebruikersnaam|nome de usuario|nome de utilizador|utilizador\b|nazwa uzytkownika|anvandarnamn\b|(?:user|account|benutzer|utilisateur|utente|gebruiker|anvandare|uzytkownik|login|operator|bediener|bruger|bruker|kayttaja|uzivatel)(?==)|(?:konto|compte|cuenta|conto|conta|uid)(?==["'<]?[a-z])|(?:usr|uname|logname|acct|actor|samaccountname|_(?:by|av|af|por|par|von|durch|door|przez|da))(?:(?==)|(?=["']: ?["']))/g;
const LINK =
  /["'`*]{0,3}(?: (?:is|was|are|ist|lautet|est|es|e|to|jest|of|number|called|named)|[ \t]?[:=])[ \t]{1,3}(?:now |still |just )?["'`@*]{0,3}|["'`]{0,2}[:=]["'`@<]{0,2}/y;
const VALUE = /[A-Za-z0-9](?:[A-Za-z0-9._-]{1,38}[A-Za-z0-9])/y;
const NETWORKS = contextWords({
  en: 'twitter,instagram,insta,tiktok,telegram,snapchat,mastodon,reddit,twitch,handle,follow,followed,dm,tweeted,posted',
  de: 'folge,folgt',
  fr: 'suivez',
  es: 'sigue,siguenos',
});
const HANDLE = /@[A-Za-z_][A-Za-z0-9_]{2,29}(?![A-Za-z0-9_@/(-]|\.[A-Za-z0-9])/y;
const HANDLE_REACH = 40;

/** Names of accounts, where a word says that one follows; handles, where a network is named nearby. */
export function findUsernames(scanned: ScannedText): Finding[] {
  return [
    ...findNamed(scanned),
    ...findLoggedUsers(scanned),
    ...findDocumentedAccounts(scanned),
    ...findToldAccounts(scanned),
    ...findHandles(scanned),
  ];
}

function findNamed({ text, lower }: ScannedText): Finding[] {
  const found: Finding[] = [];
  for (const { 0: word, index } of allMatches(NAME_WORDS, lower)) {
    const link = matchAt(LINK, lower, index + word.length);
    if (link === null || (isAlphanumeric(text, index - 1) && !word.startsWith('_'))) {
      continue;
    }
    const start = index + word.length + link.length;
    const value = matchAt(VALUE, text, start);
    if (
      value === null ||
      isAlphanumeric(text, start + value.length) ||
      /[@/(\\$=]/.test(text.charAt(start + value.length))
    ) {
      continue;
    }
    if (isNobody(value, link)) {
      continue;
    }
    found.push({ kind: 'USERNAME', start, end: start + value.length, strength: 1 });
  }
  return found;
}

// A plain word after "is" continues the sentence; after a colon it is a name unless manuals use it.
function isNobody(value: string, link: string): boolean {
  const lower = value.toLowerCase();
  if (isSystemAccount(lower) || (listedBits(lower) & (COMMON | TECHNICAL)) !== 0) {
    return true;
  }
  const isPlainWord = /^[a-z]+$/.test(value);
  return isPlainWord && !/[:=]/.test(link) && !/["'`@]/.test(link);
}

function findHandles(scanned: ScannedText): Finding[] {
  const found: Finding[] = [];
  const { text, lower } = scanned;
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    const handle = matchAt(HANDLE, text, at);
    if (handle === null || isAlphanumeric(text, at - 1) || /[._/@-]/.test(text.charAt(at - 1))) {
      continue;
    }
    const near = textAround(lower, { start: at, end: at + handle.length }, HANDLE_REACH);
    NETWORKS.lastIndex = 0;
    if (NETWORKS.test(near)) {
      found.push({ kind: 'USERNAME', start: at, end: at + handle.length, strength: 1 });
    }
  }
  return found;
}
