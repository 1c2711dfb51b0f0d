import type { Finding } from '../../finding.ts';
import { COMMON, listedBits, TECHNICAL } from '../../names/name-bits.ts';
import { compileExpression } from '../../text/compiled-expression.ts';
import { allMatches, matchAt } from '../../text/match-at.ts';
import { isAlphanumeric, type ScannedText } from '../../text/scanned-text.ts';
import { CELL_BORDER } from '../../text/tables/table-cells.ts';
import { findDoorCodes } from './door-code.ts';
import { findPinCodes } from './pin-code.ts';
import { SECRET_FORMS } from './secret-forms.ts';
import { findTriedPasswords, PASSWORD_LENGTH_MIN } from './tried-password.ts';

// One pass over the lowercase text finds where a secret can begin; the sticky, bounded expressions below decide.
const BEGINNING =
  /\{(?:s?sha|crypt|s?md5|pbkdf2)|\$(?:2[aby]|[156y])\$|a[ks]ia|gh[opsru]_|github_pat_|glpat-|xox[abeoprs]-|hooks\.slack|sk-|[sr]k_(?:live|test)_|whsec_|aiza|ya29\.|npm_|pypi-|sg\.|hf_|dop_v1_|shp(?:at|ca|pa|ss)_|eyj|kc_(?:live|test)_|-----begin|:\/\/|accountkey|pass|pw|mdp|parol|contrase|secret|geheim|clave|chiave|token|senha|palavra-|haslo|wachtwoord|(?<![a-z])ww(?![a-z])|kennwort|losen|adgangskode|(?<![a-z])koden(?![a-z])|salasana|heslo|mot de|key|bearer|basic |wi-?fi[ -]|wlan[ -]|(?<![a-z])(?:co(?:de|digo|dice)|kod|temp(?:orary)?|tijdelijke|tillfallig|vorlaufiger) /g;

const PASSWORDS =
  "pass(?:word|wd|phrase|code|wort|ord)|pwd|parola(?: d'ordine)?|contrasena|clave|senha|palavra-(?:passe|chave)|haslo|wachtwoord|ww|kennwort|losen(?:ord)?(?:et)?|adgangskode[nr]?|koden|salasana|heslo|mot de passe|mdp|(?:code|codigo|codice|kod) (?:provisoire|temporaire|provisional|temporal|provisorio|provvisorio|temporaneo|tymczasowy)|(?:temp|temporary|tijdelijke|tillfallig|vorlaufiger) (?:code|kod)|(?:wi-?fi|wlan)[ -](?:code|kod|kode|key|schlussel|sleutel)(?:en)?";
const VERBS = "is|was|ist|war|est|c'est|etait|es|era|e|foi|lautet|jest|to bylo|bylo|byl|ar|var|er|til|on|je";
// A name that means a secret, an assignment sign and a value. "key" and "token" alone name too many other things.
const NAMED = compileExpression(
  `(?:(?:(?:${PASSWORDS})(?:_(?:temporal|temporaire|temp|tmp|provisorio|provisoria|inicial|initial|tymczasowe|tijdelijk|new|old))?|(?<![a-z])pw|secret|geheimnis|chiave|token|key)["']?(?:[ \\t]{0,2}(?:[:=]|=>|:=)[ \\t]{0,2}|[ \\t](?:${VERBS})[: \\t]{1,2})|haslo to )["']?`,
  'y',
);
// "wrong password user=…" in a log: the key after the words names another value.
const ACCOUNT_KEYS =
  'user(?:name)?|login|account|benutzer|konto|utilisateur|compte|usuario|cuenta|utente|gebruiker|utilizador|conta|uzytkownik|anvandare|bruger|uid|id|ip|host|e?-?mail|from|src';
// People write what a password is for: "the password for the scanner is", "new password:". Manuals name keys and tokens
// in the same way, so these are left to `NAMED`.
const PASSWORD = compileExpression(
  `(?:(?<![a-z])(?:${PASSWORDS})|(?<=start|initial|einmal|erst)(?:passwort|kennwort))(?![a-z])`,
  'y',
);
const PASSWORD_FOR = compileExpression(
  `(?:,? (?!(?:${ACCOUNT_KEYS})[:=])[a-z0-9][a-z0-9-]{0,15}){1,4}(?:[ \\t]?[:=][ \\t]{0,2}| (?:${VERBS})[: ]{1,2})["']?`,
  'y',
);
// "The password for the stairwell wifi is now …", "was changed to …": more words may come between.
const NOW =
  'now|currently|from now on|jetzt|nun|ab heute|ab sofort|desormais|maintenant|ahora|desde hoy|ora|adesso|da oggi|voortaan|nu|vanaf nu|vanaf vandaag|agora|desde hoje|teraz|od teraz|od dzis|numera|fran och med nu|fremover';
const CHANGED =
  'changed to|set to|reset to|geandert (?:auf|in|zu)|gesetzt auf|zuruckgesetzt auf|change (?:en|pour)|remplace par|cambi(?:ado|ada|o) (?:a|por)|cambiat[ao] (?:in|con)|(?:gewijzigd|veranderd) (?:in|naar)|alterad[ao] para|mudou para|passou a ser|zmienion[oey] na|(?:bytts?|byttes|andrats?|andrades) till|(?:aendret|endret|andret) til';
const PASSWORD_NOW = compileExpression(
  `(?! (?:policy|length|rules?|manager|field|hash))(?:,? [a-z0-9][a-z0-9'-]{0,15}){0,7}? (?:(?:${VERBS}|to) (?:${NOW})|(?:${NOW}) (?:${VERBS})|${CHANGED})[: ]{1,2}["']?`,
  'y',
);
const PASSWORD_NEXT = /(?: [a-z]{3,14})? /y;
// "la clave limon1988", directly after the word.
const WORD_AND_DIGITS = /^[A-Za-z]{4,20}\d{2,6}$/;
const SECRET_KEY = /(?:api|access|secret|private|auth|account|encryption|signing|master|license)[ _-]?$|[a-z0-9/][?&]$/;
const SECRET_TOKEN =
  /(?:^|[^a-z])(?:(?:api|access|auth|bearer|refresh|session|secret|id|client|personal|github|gitlab|slack|bot|csrf|deploy)[ _-]?)?$/;
// In a form body, the next key ends a value: "password=…&mobile=…".
const VALUE = compileExpression(`(?:(?!&[a-z_]{1,20}=)[^\\s${CELL_BORDER}"'\`<>,;{}()[\\]|\\\\]){6,256}`, 'y');
const BEARER = /(?:bearer|basic) {1,2}/y;
const BEARER_VALUE = /[A-Za-z0-9._~+/-]{16,2048}={0,2}/y;
const URL_SECRET = /:\/\/[A-Za-z0-9._%+-]{0,64}:([^\s:@/"'<>]{3,128})@/y;
// Further from its word, a password is recognized by its characters: letters, a digit and a sign that no word has.
const PASSWORD_WORD = compileExpression(`(?:${PASSWORDS}|pass|pw)(?![a-z0-9])`, 'y');
const NEXT_WORD = compileExpression(`[ \\t:=,"']{1,3}[^\\s${CELL_BORDER}"'=;|]{1,64}`, 'y');
// A clause such as "for the printer on the second floor is" between "password" and the value. Not measured.
const WORDS_BETWEEN_MAX = 7;
// Longer than all keys of a fixed length.
const LONG = 128;
const NO_VALUE =
  /^(?:string|number|boolean|null|undefined|true|false|required|optional|example|changeme|password|secret|token|process\.env|env\.)/i;

/** Finds keys and tokens by their format, and passwords by the word beside them if the value is not a plain word. */
export function findSecrets(scanned: ScannedText): Finding[] {
  const found: Finding[] = [];
  let done = 0;
  for (const { index } of allMatches(BEGINNING, scanned.lower)) {
    if (index < done) {
      continue;
    }
    const finding =
      byForm(scanned, index) ?? inUrl(scanned, index) ?? byName(scanned, index) ?? byItsCharacters(scanned, index);
    if (finding === null) {
      continue;
    }
    found.push(finding);
    done = finding.end;
  }
  return [...found, ...findTriedPasswords(scanned), ...findDoorCodes(scanned), ...findPinCodes(scanned)];
}

function byItsCharacters({ text, lower }: ScannedText, start: number): Finding | null {
  const word = isAlphanumeric(text, start - 1) ? null : matchAt(PASSWORD_WORD, lower, start);
  let end = start + (word?.length ?? 0);
  for (let words = 0; word !== null && words < WORDS_BETWEEN_MAX; words += 1) {
    const next = matchAt(NEXT_WORD, text, end);
    if (next === null) {
      return null;
    }
    const value = next.replace(/^[ \t:=,"']{1,3}/, '').replace(/[.,;:)]{1,3}$/, '');
    const from = end + next.indexOf(value);
    if (isMixed(value)) {
      return { kind: 'SECRET', start: from, end: from + value.length, strength: 3, value };
    }
    end += next.length;
  }
  return null;
}

function isMixed(value: string): boolean {
  const hasCapital = /[A-Z]/.test(value);
  const hasLowercase = /[a-z]/.test(value);
  // max_tries_3 is an identifier.
  const hasSign = /[!#$%&*+^~?]/.test(value) || (value.includes('_') && hasCapital && hasLowercase);
  return (
    value.length >= PASSWORD_LENGTH_MIN &&
    (hasCapital || hasLowercase) &&
    /\d/.test(value) &&
    hasSign &&
    !/[@/\\]/.test(value)
  );
}

function byForm({ text }: ScannedText, start: number): Finding | null {
  const isInWord = isAlphanumeric(text, start - 1) || text.charAt(start - 1) === '_';
  if (isInWord && isAlphanumeric(text, start)) {
    return null;
  }
  for (const form of SECRET_FORMS) {
    const value = matchAt(form, text, start);
    if (value === null) {
      continue;
    }
    let end = start + value.length;
    // A key of a fixed length inside a longer word is not a key; a key without a fixed length is found in full.
    if (isAlphanumeric(text, end) && value.length < LONG) {
      continue;
    }
    while (isAlphanumeric(text, end)) {
      end += 1;
    }
    return { kind: 'SECRET', start, end, strength: 3, value: text.slice(start, end) };
  }
  return null;
}

function inUrl({ text }: ScannedText, start: number): Finding | null {
  URL_SECRET.lastIndex = start;
  const match = URL_SECRET.exec(text);
  const value = match?.[1];
  if (match === null || value === undefined || /^[$<{%*x]/.test(value) || isWord(value)) {
    return null;
  }
  const end = start + match[0].length - 1;
  return { kind: 'SECRET', start: end - value.length, end, strength: 3, value };
}

// "user:pass@host" is an example from a manual.
function isWord(value: string): boolean {
  return NO_VALUE.test(value) || /^(?:pass|pwd|pw|\.{3})/.test(value) || listedBits(value.toLowerCase()) !== 0;
}

function byName(scanned: ScannedText, start: number): Finding | null {
  const bearer = matchAt(BEARER, scanned.lower, start);
  if (bearer !== null) {
    return secretAt(scanned.text, start + bearer.length, BEARER_VALUE);
  }
  const name = matchAt(NAMED, scanned.lower, start);
  if (name !== null && isSecretName(scanned, start, name)) {
    return secretAt(scanned.text, start + name.length, VALUE) ?? passwordAfter(PASSWORD_NOW, scanned, start);
  }
  return passwordAfterWords(scanned, start);
}

// Without a sign or a verb, the value must clearly look like a password: "temporary password Heron-Gate-52".
function passwordAfterWords(scanned: ScannedText, start: number): Finding | null {
  const { text, lower } = scanned;
  const password = matchAt(PASSWORD, lower, start);
  if (password === null) {
    return null;
  }
  const end = start + password.length;
  const next = matchAt(PASSWORD_NEXT, lower, end);
  const found = next === null ? null : secretAt(text, end + next.length, VALUE);
  if (
    found?.value !== undefined &&
    (isStrong(found.value) || isWordAndDigits(found.value, next) || isChosen(found.value))
  ) {
    return found;
  }
  return passwordAfter(PASSWORD_NOW, scanned, start) ?? passwordAfter(PASSWORD_FOR, scanned, start);
}

// Finds the password after its word and a clause that an expression matches.
function passwordAfter(clause: RegExp, { text, lower }: ScannedText, start: number): Finding | null {
  const password = matchAt(PASSWORD, lower, start);
  const end = start + (password?.length ?? 0);
  const words = password === null ? null : matchAt(clause, lower, end);
  return words === null ? null : secretAt(text, end + words.length, VALUE);
}

const isWordAndDigits = (value: string, gap: string | null): boolean =>
  gap === ' ' &&
  WORD_AND_DIGITS.test(value) &&
  (listedBits(value.replace(/\d{1,6}$/, '').toLowerCase()) & TECHNICAL) === 0;

// "palavra-passe broa.1947.mafra", "Passwort tulpe-2291": words and a number as people combine them, without terms of
// computing. With capitals, such values count as strong anyway.
const CHOSEN = /^[a-z]{3,20}[._-]\d{2,6}(?:[._-]?[a-z]{2,16})?[!?*#]?$/;

const isChosen = (value: string): boolean =>
  CHOSEN.test(value) && value.split(/[^a-z]+/).every((word) => (listedBits(word) & (COMMON | TECHNICAL)) === 0);

function isStrong(value: string): boolean {
  return [/\p{Lu}/u, /\p{Ll}/u, /\d/, /[^\p{L}\d]/u].every((expression) => expression.test(value));
}

// "apiKey" and "access_token" name secrets; "bucketKey", "objectKey" and "serviceToken" do not.
function isSecretName({ lower }: ScannedText, start: number, name: string): boolean {
  const before = lower.slice(Math.max(0, start - 16), start);
  // The parts of an Amazon Resource Name are separated by colons.
  if (before.endsWith(':')) {
    return false;
  }
  if (name.startsWith('key')) {
    return SECRET_KEY.test(before);
  }
  return name.startsWith('token') ? SECRET_TOKEN.test(before) : true;
}

function secretAt(text: string, start: number, expression: RegExp): Finding | null {
  const value = matchAt(expression, text, start)?.replace(/[.?:]{1,4}$/, '');
  if (value === undefined || !looksSecret(value)) {
    return null;
  }
  return { kind: 'SECRET', start, end: start + value.length, strength: 2, value };
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
