import { onceFor } from '../../../once.ts';
import type { Finding } from '../../finding.ts';
import { isOrdinaryWord, listedBits } from '../../names/name-bits.ts';
import { COMMON, PLACE, TECHNICAL } from '../../names/word-bits.ts';
import { contextWords } from '../../text/context-expression.ts';
import { allMatches, matchAt } from '../../text/match-at.ts';
import { isAlphanumeric, type ScannedText } from '../../text/scanned-text.ts';
import { textAfter, textAround, textBefore } from '../../text/text-beside.ts';
import type { TextRange } from '../../text/text-range.ts';
import { wordSet } from '../../word-set.ts';
import { findAccountsBesidePasswords } from './account-and-password.ts';
import { findAccountsOfNames } from './account-of-name.ts';
import { findAskedAccounts } from './asked-account.ts';
import { findDocumentedAccounts } from './documented-accounts.ts';
import { findListedAccounts } from './listed-accounts.ts';
import { findLoggedUsers } from './logged-user.ts';
import { findMentionedAccounts, looksLikeAccount } from './mentioned-account.ts';
import { isSystemAccount } from './system-accounts.ts';

const ACCOUNT_WORDS =
  /user[ _-]?name|user[ _-]?id\b|login(?: name| id)?\b|log-in|screen[ _-]?name|nick[ _-]?name|handle\b|account[ _-]?name|(?:account ?naam|kontoname|kontonamn(?:et)?)(?= ?: {1,3}[a-z]{0,24}[._\d])|profil(?:name|namn)|profielnaam|schermnaam|pseudonyme|nom de profil|nombre de perfil|nome (?:do )?perfil\b|nome profilo|nazwa profilu|benutzername|nutzername|anmeldename|benutzerkennung|nom d'utilisateur|identifiant\b|pseudo\b|nombre de usuario|usuario\b|nome utente|gebruikersnaam|nome de usuario|nome de utilizador|utilizador\b|nazwa uzytkownika|anvandarnamn\b|anv\.? ?namn\b|(?:user|account|benutzer|utilisateur|utente|gebruiker|anvandare|uzytkownik|login|operator|operador|operatore|operateur|bediener|bruger|bruker|kayttaja|uzivatel)(?==)|(?:konto|compte|cuenta|conto|conta|uid)(?:(?==["'<]?[a-z])|(?=["']: ?["'][a-z]))|skype(?: name| id)?\b|(?:user|benutzer) acc(?:oun)?t\b|(?<by>by|av|af|por|par|von|door|przez|da)(?==["']?[a-z]{1,20}[._]?[a-z0-9_.-]{2,20}["'\s])|(?:usr|uname|logname|acct|actor|samaccountname|_(?:by|av|af|por|par|von|durch|door|przez|da))(?:(?==)|(?=["']: ?["']))/g;
const LINK =
  /["'`*]{0,3}(?: (?:is|was|are|ist|lautet|est|es|e|to|jest|of|number|called|named)|[ \t]?[:=])[ \t]{1,40}(?:now |still |just )?["'`@*]{0,3}|["'`]{0,2}[:=]["'`@<]{0,2}/y;
const VALUE = /[A-Za-z0-9][A-Za-z0-9._-]{1,38}[A-Za-z0-9]/y;
const NETWORKS = contextWords({
  en: 'twitter,instagram,insta,tiktok,telegram,snapchat,mastodon,reddit,twitch,handle,follow,followed,dm,tweeted,posted',
  de: 'folge,folgt',
  fr: 'suivez',
  es: 'sigue,siguenos',
});
const HANDLE = /@[A-Za-z_][A-Za-z0-9_]{2,29}(?![A-Za-z0-9_@/(-]|\.[A-Za-z0-9])/y;
// The name of a network or product near a handle, with a few words between. Not measured.
const HANDLE_REACH = 40;
// A person whom a message addresses or mentions: "thanks @tulipa", "@tulipa can you …"; not "@media" or "@Override".
const MENTION = /@[A-Za-z][A-Za-z0-9._-]{1,38}[A-Za-z0-9](?![A-Za-z0-9_@/({-])/y;
const ADDRESSED =
  /(?:^|[^a-z])(?:cc|thanks|thank you|hi|hey|hello|ping|dear|assigned to|fao|hallo|danke|bonjour|salut|merci|hola|gracias|ciao|grazie|hoi|bedankt|dank|ola|obrigad[oa]|czesc|dzieki|hej|tack),? $/;
const ASKED =
  /^[,:]? (?:(?:can|could|would|will|did|have|are|do) you|please|pls|plz|fyi|kannst|konntest|bitte|hast du|peux|pourrais|as tu|stp|puedes|podrias|porfa|puoi|potresti|kun je|kan je|wil je|heb je|podes|pode|mozesz|prosze|kan du|snalla)(?![a-z])/;

/**
 * Finds account names: after a word for them, in logs and in the formats of programs, in sentences, formed from a name
 * in the same text, and as handles.
 */
export function findUsernames(scanned: ScannedText): Finding[] {
  return [
    ...findAfterWords(scanned),
    ...findLoggedUsers(scanned),
    ...findDocumentedAccounts(scanned),
    ...findMentionedAccounts(scanned),
    ...findAccountsBesidePasswords(scanned),
    ...findListedAccounts(scanned),
    ...findAskedAccounts(scanned),
    ...findAccountsOfNames(scanned),
    ...findHandles(scanned),
  ];
}

function findAfterWords({ text, lower }: ScannedText): Finding[] {
  const found: Finding[] = [];
  for (const { 0: word, index, groups } of allMatches(ACCOUNT_WORDS, lower)) {
    const link = matchAt(LINK, lower, index + word.length);
    const isPurpose = /^log-?in/.test(word) && link === ' to ';
    if (link === null || isPurpose || (isAlphanumeric(text, index - 1) && !word.startsWith('_'))) {
      continue;
    }
    const start = index + word.length + link.length;
    const value = matchAt(VALUE, text, start);
    const end = start + (value?.length ?? 0);
    if (value === null || isAlphanumeric(text, end) || /[@/(\\$=]/.test(text.charAt(end))) {
      continue;
    }
    if (
      !isProductHandle(word, value) &&
      !isNotAccount(value, link) &&
      (groups?.by === undefined || isLowercaseAccount(value))
    ) {
      found.push({ kind: 'USERNAME', start, end, strength: 1 });
    }
  }
  return found;
}

// "handle: robe-juliette-noir" names a product in a shop's address; social networks allow no dashes in handles.
const isProductHandle = (word: string, value: string): boolean =>
  word === 'handle' && /^[a-z0-9]+(?:-[a-z0-9]+)+$/.test(value);

// "von=mschuerholz", not "von=Hamburg": words such as "von" also come before places.
const isLowercaseAccount = (value: string): boolean => /^[a-z]/.test(value) && (listedBits(value) & PLACE) === 0;

// A plain word after "is" continues the sentence; after a colon it is a name, unless it is a common or technical word.
function isNotAccount(value: string, link: string): boolean {
  const lower = value.toLowerCase();
  if (isSystemAccount(lower) || isOrdinaryWord(lower) || (listedBits(lower) & (COMMON | TECHNICAL)) !== 0) {
    return true;
  }
  return /^[a-z]+$/.test(value) && !/[:="'`@]/.test(link);
}

function findHandles(scanned: ScannedText): Finding[] {
  const found: Finding[] = [];
  const { text } = scanned;
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    const account = mentionAt(scanned, at) ?? handleAt(scanned, at);
    if (account !== null) {
      found.push({ kind: 'USERNAME', ...account, strength: 1 });
    }
  }
  return found;
}

function handleAt(scanned: ScannedText, at: number): TextRange | null {
  const { text, lower } = scanned;
  const written = matchAt(HANDLE, text, at);
  if (written === null || /[A-Za-z0-9._/@-]/.test(text.charAt(at - 1)) || isDecorator(scanned, at, written)) {
    return null;
  }
  const handle = { start: at, end: at + written.length };
  return textAround(lower, handle, HANDLE_REACH).search(NETWORKS) === -1 ? null : handle;
}

// "@app.get('/users')", "@dataclass" above a class: Python, Java and TypeScript write a decorator before what it
// changes.
const isDecorator = (scanned: ScannedText, at: number, name: string): boolean =>
  called(scanned).has(name) || DECORATED.test(textAfter(scanned.text, at + name.length, DECORATED_REACH));

// Read once, because a text may have many handles.
const called = onceFor(
  ({ text }: ScannedText): ReadonlySet<string> => new Set(allMatches(CALLED, text).map(([name]) => name)),
);

const CALLED = /@[A-Za-z_][A-Za-z0-9._-]{1,39}(?=\()/g;

const DECORATED =
  /^[ \t]*\n[ \t]*(?:@[A-Za-z]|(?:export |default |public |private |protected |static |final |abstract |async |override )*(?:def|class|interface|function|void|fun) )/;
const DECORATED_REACH = 80;

function mentionAt(scanned: ScannedText, at: number): TextRange | null {
  const { text, lower } = scanned;
  if (!/[\s([>,]/.test(text.charAt(at - 1) || ' ')) {
    return null;
  }
  const written = matchAt(MENTION, text, at);
  const start = at + 1;
  const end = at + (written?.length ?? 0);
  if (written === null || isSystemAccount(lower.slice(start, end)) || isDecorator(scanned, at, written)) {
    return null;
  }
  const isMentioned =
    looksLikeAccount(lower, start, end) ||
    ADDRESSED.test(textBefore(lower, at, ADDRESSED_REACH)) ||
    ASKED.test(lower.slice(end, end + ADDRESSED_REACH)) ||
    (isAtLineStart(text, at) && speaksAfter(lower, start, end));
  return isMentioned && !EVERYBODY.has(lower.slice(start, end)) ? { start: at, end } : null;
}

const isAtLineStart = (text: string, at: number): boolean =>
  /(?:^|\n)[ \t]{0,4}(?:\*\*)?$/.test(textBefore(text, at, 8));

// "@manubits dijo hace 2 h:", "**@lsantamaria-dev** (Maintainer) commented", "@bramcodes: …"; not "@note: …".
function speaksAfter(lower: string, start: number, end: number): boolean {
  const after = lower.slice(end, end + SPEAKING_REACH);
  return SPEAKS.test(after) || (/^(?:\*\*)?: /.test(after) && listedBits(lower.slice(start, end)) === 0);
}

const SPEAKS =
  /^(?:\*\*)?(?: \([a-z ]{1,16}\))? (?:said|says|wrote|writes|commented|replied|resolved|approved|merged|reviewed|pushed|opened|closed|schrieb|sagte|a ecrit|a dit|dijo|escribio|comento|ha scritto|ha detto|schreef|zei|escreveu|disse|napisal|napisala|skrev)(?![a-z])/;
const SPEAKING_REACH = 40;

// A greeting before a handle, or a request after it. Not measured.
const ADDRESSED_REACH = 16;
const EVERYBODY = wordSet('here channel everyone all team alle tous todos tutti iedereen wszyscy alla');
