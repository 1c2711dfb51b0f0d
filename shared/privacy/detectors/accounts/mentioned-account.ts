import type { Finding } from '../../finding.ts';
import { isOrdinaryWord, isRegisteredSurname, listedBits, nameBits } from '../../names/name-bits.ts';
import { GIVEN, SURNAME } from '../../names/word-bits.ts';
import { LOOK_BACK_MAX } from '../../text/excerpts-around-barriers.ts';
import { allMatches, matchAt } from '../../text/match-at.ts';
import { isAlphanumeric, type ScannedText } from '../../text/scanned-text.ts';
import { textAfter, textBefore } from '../../text/text-beside.ts';
import { isBuiltFromNames } from './built-from-names.ts';
import { isSystemAccount } from './system-accounts.ts';

// Words for an account, folded, in the nine languages and three related ones: the name follows, often without a colon.
const ACCOUNT_WORD =
  /(?:user(?: ?name|[ -]id)?|inlog|benutzerstamm|log-?in(?: ?name| id)?|benutzer(?:name|kennung|in)?|nutzer(?:name|kennung|in)?|anmeldename|kennung|utilisat(?:eur|rice)|identifiant|pseudo|nom d'utilisateur|usuari[oa]|nombre de usuario|uten(?:te|za)|nome utente|gebruik(?:er(?:snaam)?|ster)|inlognaam|utilizadora?|nome de (?:usuario|utilizador)|uzytkowni(?:k(?:a|iem|owi)?|czk[ai])|nazwa uzytkownika|anvandar(?:en?|namn(?:et)?|konto(?:t)?|id)|inloggningsnamn|bruger(?:navn(?:et)?|id)?|tunnus|kayttajatunnus|uzivatel(?:ske jmeno)?|bediener|operat(?:ore?|eur)|operador|(?:ouverture|fermeture)(?: de)? session|(?:inicio|cierre) de sesion(?: de)?)/y;
const QUALIFIER =
  /(?: (?:de rede?|di rete|reseau|de dominio|di dominio|(?:de|di|der|des|del|della) [a-z0-9-]{2,16}(?: [a-z0-9-]{2,16})?(?=:)|actual|anterior|nuevo|novo|nuovo|new|old|neu|alt)| (?:for|fur|pour|para|per|voor|till|do) (?:(?:the|my|das|den|die|le|la|el|il|het|de|o|a) )?[a-z0-9-]{2,16}(?=[ :=])| (?:in|on|at|im|am|zum|zur|fur|dans|sur|pour|au|a|en|para|no|na|nel|nella|sul|per|op|bij|voor|w|we|do|na|i|pa|till|for|vid)(?: [a-z0-9'-]{1,24}){1,4}(?= ?:))?/y;
const WORD_LINK =
  /(?: (?:is|was|ist|war|lautet|est|c'est|etait|es|era|e|to|jest|byl|var|ar|er|on|called|named|heisst|llamad[oa])(?: (?:val|nog|ju|now|still|jetzt|wohl|ora|ahora|agora|teraz|nu|dus|donc))?|[ \t]?[:=,])?[ \t]{1,2}\(?(?:["'] ?)?/y;
// How people say that they sign in, and the words that come before the account.
const SIGN_IN =
  /(?:(?:log|sign)(?:s|ged|ging|ned|ning)? (?:in|on|into|onto)|melden?|meldete?|anmeld(?:en|ung)|angemeldet|einloggen|eingeloggt|login|logge|loggt|connect(?:e|er|ee|es|ais)|entr[oai]|entrar|acced[oe]|accedere?|acedo|acesso|inici(?:[ao]|ar) (?:sesion|sessao)|logueo|conecto|collego|autentico|ligo-me|logt?|inlog|inloggen|ingelogd|aanmelden|aangemeld|loguje|logowac|logowanie|zalogowa(?:c|l|lam|lem|n[ay])|loggar?|loggade|loggat|inloggad|inloggning|logger)(?![a-z])/y;
const WITH =
  /(?: [a-z]{1,14}){0,4}? (?:as|with|als|mit|unter|avec|en tant que|sous|comme|con|como|come|com|met|onder|jako|na|som|med)(?= )/y;
const SIGN_IN_LINK =
  /(?: (?:the |my |le |l'|mon |el |mi |la |il |lo |o |a |meu |het |mijn |de |dem |meinem |min )?(?:account|user|login|benutzer|nutzer|konto|compte|utilisateur|identifiant|usuario|cuenta|utente|conto|gebruiker|utilizador|conta|uzytkownik|konta|anvandare))? ["']?/y;
// Words that also mean a bank or customer account: after them, only a name of mixed characters counts.
const ACCOUNT =
  /(?:account|kont(?:ot?|a|u|em)|koncie|compte|cuenta|conta|profil|profile|perfil|profilo|ucet|uctu|log-?in(?=[a-z0-9' -]{0,70}\())(?: [a-z0-9'-]{1,14}){0,5}(?: (?:is|was|ist|est|es|e|jest|to|ar|er|je|called|named)| ?:)? ["'(]?/y;
// Directly after them, an account that is built from names near it counts too: "Konto roggenbu gesperrt".
const ACCOUNT_NEXT =
  /(?:account|kont[oau]|compte|cuenta|conta|ucet|uctu)(?: (?:local|reseau|de rede?|de dominio|di rete|windows|ad))?:? ["']?/y;
const VALUE = /[A-Za-z][A-Za-z0-9]{0,30}(?:[._-][A-Za-z0-9]{1,20}){0,3}/y;
const BEGINNING =
  /(?<![a-z0-9_])(?:user|log|sign|benutz|nutzer|anmeld|melde|kennung|ein?log|angemeldet|utili|identif|pseudo|nom|connect|usuari|entr|acce|ace|inici|utente|utenza|colleg|autentic|conect|ligo-me|gebruik|inlog|ingelogd|meld|aan(?:meld|gemeld)|uzytk|nazwa|zalog|anvandar|bruger|tunnus|kayttaja|uzivatel|bedien|operat|operad|ouvert|fermet|cierre|account|kont[oau]|kontem|koncie|compte|cuenta|conta|profil|perfil|ucet|uctu)/g;
const NOT_AN_ACCOUNT =
  /\.(?:com|org|net|eu|io|de|at|ch|fr|es|it|nl|be|pt|pl|se|uk|example|local|exe|pdf|docx?|xlsx?|csv|json|xml|ya?ml|ini|conf|log|txt|js|ts|py|sql|db|zip|html?)$/i;

/** Finds account names that people mention in a sentence: "login hdawson", "I log in as kestrel_99". */
export function findMentionedAccounts(scanned: ScannedText): Finding[] {
  const found: Finding[] = [];
  for (const { index } of allMatches(BEGINNING, scanned.lower)) {
    const account = afterWord(scanned, index) ?? afterSignIn(scanned, index) ?? afterAccount(scanned, index);
    if (account !== null) {
      found.push({ kind: 'USERNAME', start: account.start, end: account.start + account.value.length, strength: 1 });
    }
  }
  return [...found, ...findBesidePasswords(scanned), ...findToUnlock(scanned), ...findInBrackets(scanned)];
}

// "Ostermann, Birgit (bosterma)"
function findInBrackets({ text }: ScannedText): Finding[] {
  return allMatches(IN_BRACKETS, text).flatMap(({ 0: { length }, index: start }) =>
    isBuiltFromNames(text.slice(start, start + length), { text, start, reach: NAME_BEFORE })
      ? [{ kind: 'USERNAME', start, end: start + length, strength: 1 }]
      : [],
  );
}

// The names directly before the bracket. Not measured.
const NAME_BEFORE = 32;
const IN_BRACKETS = /(?<=[A-Za-z] \()[a-z][a-z0-9]{4,19}(?=\))/g;

// "please unlock khofman2", "bitte khofman2 entsperren". Doors and devices are unlocked and reset too, so the word must
// be formed from a name.
function findToUnlock(scanned: ScannedText): Finding[] {
  return allMatches(TO_UNLOCK, scanned.lower).flatMap(({ 0: written, index }) => {
    const value = written.slice(written.lastIndexOf(' ') + 1);
    const start = index + written.length - value.length;
    const near = textBefore(scanned.lower, start, LOOK_BACK_MAX);
    const isOfName = /[a-z][._][a-z]{2}/.test(value) || isInitialAndSurname(value.replace(/\d{1,8}$/, ''), near);
    const account = isOfName ? accountAt(scanned, start, isAccount) : null;
    return account?.value.toLowerCase() === value
      ? [{ kind: 'USERNAME', start, end: start + value.length, strength: 1 }]
      : [];
  });
}

const TO_UNLOCK =
  /(?<![a-z])(?:unlock|unblock|reactivate|re-enable|reset|debloque[rz]?|reinitialiser?|reactive[rz]|desbloque(?:ad|ar|en|a|ie)|restablece[rd]?|sblocca(?:re|te)?|riattiva(?:re|te)?|reimposta(?:re|te)?|odblokuj(?:cie)?|odblokowac|zresetuj(?:cie)?|zresetowac|aterstalla|lasa? upp|deblokkeer) [a-z][a-z0-9]{0,24}(?:[._-][a-z0-9]{1,20}){0,2}(?![a-z0-9@/(_-])|(?<![a-z0-9@/._-])[a-z][a-z0-9]{0,24}(?:[._-][a-z0-9]{1,20}){0,2}(?= (?:bitte |a\.u\.b\. |even )?(?:entsperren|freischalten|zurucksetzen|reaktivieren|deblokkeren|resetten|heractiveren)(?![a-z]))/g;

// "I use bnh204 and the password …", "angelegt: pj.talvikki, Startkennwort …"
function findBesidePasswords(scanned: ScannedText): Finding[] {
  return allMatches(PASSWORD, scanned.lower).flatMap(({ index }) => {
    const before = textBefore(scanned.text, index, BESIDE);
    const written = BEFORE_PASSWORD.exec(before);
    if (written === null) {
      return [];
    }
    const start = index - written[0].length;
    const account = accountAt(scanned, start, isBesidePassword);
    return account === null ? [] : [{ kind: 'USERNAME', start, end: start + account.value.length, strength: 1 }];
  });
}

const PASSWORD =
  /(?<=[ ,/])(?:start|initial|einmal)?(?:password|passwort|kennwort|mot de passe|mdp|contrasena|clave|senha|palavra-passe|wachtwoord|haslo|hasla|losenord)(?![a-z])/g;
const BEFORE_PASSWORD =
  /(?<![A-Za-z0-9@/.\\_-])[a-z][a-z0-9]{0,24}(?:[._-][a-z0-9]{1,20}){0,2}(?:,| ?\/| (?:and|with|und|mit|et|avec|y|con|e|ed|com|en|met|i|z|och|med)) ?(?:(?:the|my|das|dem|le|mon|la|mi|il|o|a|het|mijn) )?$/;
// At most this many characters of one sentence come between an account name and its password. Not measured.
const BESIDE = 60;
const isBesidePassword = (word: Word): boolean => isAccount(word) || isInitialAndRareSurname(word.value);
const isMixedAccount = ({ value }: Word): boolean => isMixed(value);

// `accountAt` always accepts a word that is built from names; this accepts nothing else.
const ONLY_IF_BUILT = (): boolean => false;

interface Account {
  readonly start: number;
  readonly value: string;
}

/** A word that may be an account, and the folded text before it. */
type Word = Readonly<Record<'value' | 'near', string>>;

function afterWord(scanned: ScannedText, index: number): Account | null {
  const word = matchAt(ACCOUNT_WORD, scanned.lower, index);
  if (word === null) {
    return null;
  }
  const qualified = index + word.length + (matchAt(QUALIFIER, scanned.lower, index + word.length) as string).length;
  const link = matchAt(WORD_LINK, scanned.lower, qualified);
  return link === null ? null : accountAt(scanned, qualified + link.length, isNamedAccount);
}

function afterSignIn(scanned: ScannedText, index: number): Account | null {
  const verb = matchAt(SIGN_IN, scanned.lower, index);
  const by = verb === null ? null : matchAt(WITH, scanned.lower, index + verb.length);
  const start = index + (verb?.length ?? 0) + (by?.length ?? 0);
  const link = by === null ? null : matchAt(SIGN_IN_LINK, scanned.lower, start);
  return link === null ? null : accountAt(scanned, start + link.length, isAccount);
}

function afterAccount(scanned: ScannedText, index: number): Account | null {
  const word = matchAt(ACCOUNT_NEXT, scanned.lower, index);
  const isSignIn = word !== null && OF_SIGN_IN.test(textBefore(scanned.lower, index, SIGN_IN_BEFORE));
  const next =
    word === null ? null : accountAt(scanned, index + word.length, isSignIn ? isNamedAccount : ONLY_IF_BUILT);
  if (next !== null) {
    return next;
  }
  const account = matchAt(ACCOUNT, scanned.lower, index);
  // "com a conta da Zulmira (zbarroso)": in brackets, an initial and a surname are enough.
  const isWanted = account?.endsWith('(') === true ? isNamedAccount : isMixedAccount;
  return account === null ? null : accountAt(scanned, index + account.length, isWanted);
}

// "failed password for account hmorrow", "bledne haslo dla konta hpietrasik"
const OF_SIGN_IN =
  /(?:password|passwort|kennwort|mot de passe|contrasena|senha|wachtwoord|hasl[oa]|losenord|log-?[io]n|sign-?in|anmeldung|connexion|acceso|accesso|inloggning|logowani[ea])(?: [a-z]{1,12}){0,4} $/;
const SIGN_IN_BEFORE = 60;

function accountAt({ text, lower }: ScannedText, start: number, isWanted: (word: Word) => boolean): Account | null {
  const value = matchAt(VALUE, text, start);
  const end = start + (value?.length ?? 0);
  if (value === null || isAlphanumeric(text, end) || /[@/\\(:=$]/.test(text.charAt(end))) {
    return null;
  }
  const near = textBefore(lower, start, LOOK_BACK_MAX);
  const isPlain = isOrdinaryWord(value.toLowerCase()) || isVerb(value, textAfter(lower, end, AFTER_VERB));
  return !isPlain && (isWanted({ value, near }) || isBuiltFromNames(value, { text, start })) ? { start, value } : null;
}

// "User crops to 1/4", "Der Benutzer klickt auf das Symbol": a verb for what a user does.
const isVerb = (value: string, after: string): boolean => /^[a-z]{2,14}[st]$/.test(value) && VERB_OBJECT.test(after);

const VERB_OBJECT =
  /^ (?:to|on|the|a|an|in|into|from|his|her|their|its|auf|den|die|das|dem|ein|eine|einen|nach|an|zu|sich|mit|op|de|het|een|naar) [a-z\d]/;
const AFTER_VERB = 12;

const isAccount = ({ value, near }: Word): boolean => isMixed(value) || isInitialAndSurname(value, near);

/** Whether a word directly after a word for accounts looks like one: "Kennung rboerm", "identifiant tlegoff-achats". */
export const isNamedAccount = (word: Word): boolean =>
  isBesidePassword(word) || isOfPersonAndPart(word) || isUnpronounceable(word.value);

const isOfPersonAndPart = ({ value, near }: Word): boolean => {
  const [owner = '', part] = /^[a-z]+-[a-z]{2,}$/.test(value) ? value.split('-') : [];
  return part !== undefined && (isInitialAndSurname(owner, near) || isInitialAndRareSurname(owner));
};

// "rboerm": no word of these languages begins with these letters.
const isUnpronounceable = (value: string): boolean => BEGINS_NO_WORD.test(value) && !isSystemAccount(value.slice(1));

const isInitialAndRareSurname = (value: string): boolean =>
  /^[a-z]{6,24}$/.test(value) && listedBits(value) === 0 && isRegisteredSurname(value.slice(1).replace(PARTICLE, ''));

const BEGINS_NO_WORD =
  /^(?=[a-z]{5,24}$)(?:b[cfghjkmnpqstvwx]|c[bdfgjkpqtvx]|d[cfgkpqt]|f[bcdghkmpqtvwxz]|g[bcfjkpqtvx]|h[bcdfgkmnpqstwxz]|j[bcdfghklmnpqrstvwxz]|k[bfgqxz]|l[bcfkmnpqrstvx]|m[bfjkpqvwxz]|n[bcdfklmpqrstvwxz]|p[bdgkmqvwx]|q[^u]|r[bcfgklmnpqsvx]|t[bdfgmpqxz]|v[bcdfghkmnpqstwxz]|x[^aeiouy]|z[fhx])/;

/** Whether a word looks like an account: it mixes kinds of characters, or is an initial and a surname. */
export function looksLikeAccount(lower: string, start: number, end: number): boolean {
  return isAccount({ value: lower.slice(start, end), near: textBefore(lower, start, LOOK_BACK_MAX) });
}

/**
 * Whether a word mixes the characters of an account: "kestrel_99", "marble.finch2", "mkrause7"; not "v8.6.2",
 * "KB5034441", "portal.example" or "is-closed".
 */
export function isMixed(value: string): boolean {
  const parts = value.toLowerCase().split(/[._-]/);
  // "events.field.account" and "myUser.name" are identifiers of a program.
  const isCode = /\..{1,40}\.|[a-z][A-Z]/.test(value);
  const letters = value.replace(/[^A-Za-z]/g, '');
  const hasMark = /[a-z][._][A-Za-z0-9]|[a-z]\d/.test(value) || (/-/.test(value) && /\d/.test(value));
  const isPlain = parts.every((part) => isSystemAccount(part.replace(/\d{1,8}$/, '')));
  return (
    hasMark &&
    letters.length > 2 &&
    /^[a-z]|[a-z][._]|[a-z]{3}\d/.test(value) &&
    !isPlain &&
    !isCode &&
    !NOT_AN_ACCOUNT.test(value)
  );
}

// "hdawson": one letter before a frequent surname, or one or two letters before a word that occurs shortly before.
function isInitialAndSurname(value: string, near: string): boolean {
  if (!/^[a-z]{5,24}$/.test(value) || listedBits(value) !== 0) {
    return false;
  }
  // "Le Floc'h" becomes "lefloch" in an account.
  const joined = near
    .replace(/(?<![a-z])(le|la|de|di|da|del|van|von|den|der|el|al|o|d|mc|mac)[ '-](?=[a-z])/g, '$1')
    .replaceAll("'", '');
  return [1, 2].some((letters) => {
    const rest = value.slice(letters);
    return isSurname(rest, { near: joined, letters }) || isSurname(rest.replace(PARTICLE, ''), { near, letters });
  });
}

function isSurname(word: string, { near, letters }: { readonly near: string; readonly letters: number }): boolean {
  const isKnown = (nameBits(word) & SURNAME) !== 0 || (word.length > 4 && (listedBits(word) & GIVEN) !== 0);
  return word.length >= 4 && !isSystemAccount(word) && (occursIn(near, word) || (letters === 1 && isKnown));
}

// "pdejong", "mvandenberg"
const PARTICLE = /^(?:van(?:de[nr]?)?|vd|von|de|di|da|el|al)(?=[a-z]{4})/;

function occursIn(near: string, word: string): boolean {
  let at = near.indexOf(word);
  while (at !== -1 && (isAlphanumeric(near, at - 1) || isAlphanumeric(near, at + word.length))) {
    at = near.indexOf(word, at + 1);
  }
  return at !== -1;
}
