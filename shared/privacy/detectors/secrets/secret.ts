import type { Finding } from '../../finding.ts';
import { listedBits } from '../../names/name-bits.ts';
import { compileExpression } from '../../text/compiled-expression.ts';
import { contextWords, hasWordBefore } from '../../text/context-expression.ts';
import { allMatches, matchAt } from '../../text/match-at.ts';
import { isAlphanumeric, type ScannedText } from '../../text/scanned-text.ts';
import { textBefore } from '../../text/text-beside.ts';
import { findAnsweredCodes } from './answered-code.ts';
import { findCodeColumns } from './code-column.ts';
import { findCombinations } from './combination.ts';
import { findDoorCodes } from './door-code.ts';
import { findMentionedCodes } from './mentioned-code.ts';
import { findNewPasswords } from './new-password.ts';
import { findOneTimeCodes } from './one-time-code.ts';
import { findCodesThatOpen } from './opened-with.ts';
import { findPassphrases } from './passphrase.ts';
import { passwordAfterWords, passwordByCharacters, passwordNow } from './password-in-words.ts';
import { PASSWORD_BEGINNING, PASSWORD_WORDS, VERBS } from './password-words.ts';
import { findPinCodes } from './pin-code.ts';
import { findRecoveryKeys } from './recovery-key.ts';
import { SECRET_FORMS } from './secret-forms.ts';
import { foundSecret, NO_VALUE, secretAt, VALUE } from './secret-value.ts';
import { findSignInPairs } from './sign-in-pair.ts';
import { findSpokenPasswords } from './spoken-password.ts';
import { findTriedPasswords } from './tried-password.ts';

// One pass over the lowercase text finds where a secret can begin; the sticky, bounded expressions below decide.
const BEGINNING = compileExpression(
  String.raw`\{(?:s?sha|crypt|s?md5|pbkdf2)|\$(?:2[aby]|[156y]|apr1|argon2(?:id?|d)|scrypt|pbkdf2(?:-sha\d{1,3})?)\$|pbkdf2_sha|a[ks]ia|gh[opsru]_|github_pat_|glpat-|xox[abeoprs]-|hooks\.slack|sk-|[sr]k_(?:live|test)_|whsec_|aiza|ya29\.|npm_|pypi-|sg\.|hf_|dop_v1_|shp(?:at|ca|pa|ss)_|eyj|kc_(?:live|test)_|-----begin|:\/\/|accountkey|secret|geheim|token|key|nyckel|sleutel|schlussel|klucz|chave|chiave|(?<![a-z])cle(?![a-z])|bearer|basic |${PASSWORD_BEGINNING}`,
  'g',
);

// A name that means a secret, an assignment sign and a value. "key" and "token" alone name too many other things.
const NAMED = compileExpression(
  `(?:(?:(?:${PASSWORD_WORDS})(?:_(?:temporal|temporaire|temp|tmp|provisorio|provisoria|inicial|initial|tymczasowe|tijdelijk|new|old|v\\d{1,2}))?|(?<![a-z])pw|secret|geheimnis|chiave|token|key)["']?(?:[ \\t]{0,2}(?:[:=]|=>|:=)[ \\t]{0,2}|'s(?: just| still| now)? |[ \\t](?:${VERBS})[: \\t]{1,2})|haslo(?: [a-z-]{1,16}){0,3} to )["']?`,
  'y',
);
const SECRET_KEY =
  /(?:api|app|access|secret|private|auth|account|encryption|signing|master|license)[ _-]?$|[a-z0-9/][?&]$/;
const SECRET_TOKEN =
  /(?:^|[^a-z])(?:(?:api|access|auth|bearer|refresh|session|secret|id|client|personal|github|gitlab|slack|bot|csrf|deploy)[ _-]?)?$/;
// "SSID Nordlicht-Gast, key: …".
const NETWORKS = contextWords({ en: 'wi fi,wifi,ssid,wpa*', de: '*wlan' });
const BEARER = /(?:bearer|basic) {1,2}/y;
const BEARER_VALUE = /[A-Za-z0-9._~+/-]{16,2048}={0,2}/y;
const URL_SECRET = /:\/\/[A-Za-z0-9._%+-]{0,64}:([^\s:@/"'<>]{3,128})@/y;
// Longer than all keys of a fixed length.
const LONG = 128;
const OTHER_SECRETS = [
  findTriedPasswords,
  findNewPasswords,
  findSignInPairs,
  findPassphrases,
  findRecoveryKeys,
  findOneTimeCodes,
  findPinCodes,
  findDoorCodes,
  findCodesThatOpen,
  findMentionedCodes,
  findAnsweredCodes,
  findCodeColumns,
  findSpokenPasswords,
  findCombinations,
];

/**
 * Finds keys and tokens by their format, passwords by the words beside them or by their characters, and the codes of
 * doors, cards, phones, calls and sign-ins.
 */
export function findSecrets(scanned: ScannedText): Finding[] {
  const found: Finding[] = [];
  let done = 0;
  for (const { index } of allMatches(BEGINNING, scanned.lower)) {
    if (index < done) {
      continue;
    }
    const finding =
      byForm(scanned, index) ?? inUrl(scanned, index) ?? byName(scanned, index) ?? passwordByCharacters(scanned, index);
    if (finding === null) {
      continue;
    }
    found.push(finding);
    done = finding.end;
  }
  return [...found, ...OTHER_SECRETS.flatMap((find) => find(scanned))];
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
  if (match === null || value === undefined || /^[$<{%*x]/.test(value) || isExample(value)) {
    return null;
  }
  const end = start + match[0].length - 1;
  return { kind: 'SECRET', start: end - value.length, end, strength: 3, value };
}

// "user:pass@host" in a manual.
function isExample(value: string): boolean {
  return NO_VALUE.test(value) || /^(?:pass|pwd|pw|\.{3})/.test(value) || listedBits(value.toLowerCase()) !== 0;
}

function byName(scanned: ScannedText, start: number): Finding | null {
  const bearer = matchAt(BEARER, scanned.lower, start);
  if (bearer !== null) {
    return secretAt(scanned.text, start + bearer.length, BEARER_VALUE);
  }
  const name = matchAt(NAMED, scanned.lower, start);
  if (name !== null && isSecretName(scanned, start, name)) {
    return secretAt(scanned.text, start + name.length, VALUE) ?? passwordNow(scanned, start);
  }
  return keyInOtherLanguage(scanned, start) ?? passwordAfterWords(scanned, start);
}

// "nyckel=Hq92LmTz7VbXc04K": in a language other than English, the word also means the key of a door, so the value must
// have the form of a key of a program, unless the word says that it is one ("api-sleutel", "clé API").
function keyInOtherLanguage({ text, lower }: ScannedText, start: number): Finding | null {
  const name = matchAt(KEY_IN_OTHER_LANGUAGE, lower, start);
  if (name === null) {
    return null;
  }
  const isOfProgram = OF_PROGRAM.test(textBefore(lower, start, 8) + name);
  if (name.startsWith('key') && !isOfProgram) {
    return null;
  }
  const value = matchAt(isOfProgram ? PROGRAM_KEY : KEY_VALUE, text, start + name.length);
  return value === null ? null : foundSecret(start + name.length, value);
}

const KEY_IN_OTHER_LANGUAGE =
  /(?:key|nyckeln?|sleutel|schlussel|klucz|chave|cle|chiave|clave)(?:[ _-](?:(?:de |da |do |d'|di |dell')?api))?["']?(?: (?:is|ist|est|es|e|to|ar)|(?: ?[:=])|(?= [a-z0-9_-]{12})) ?["']?/y;
const OF_PROGRAM = /api/;
const PROGRAM_KEY =
  /(?=[A-Za-z0-9_-]{0,255}[0-9])(?=[A-Za-z0-9_-]{0,255}[A-Za-z])[A-Za-z0-9_-]{12,256}(?![A-Za-z0-9_-])/y;
const KEY_VALUE =
  /(?=[A-Za-z0-9_-]{0,255}[0-9])(?=[A-Za-z0-9_-]{0,255}[a-z])(?=[A-Za-z0-9_-]{0,255}[A-Z])[A-Za-z0-9_-]{16,256}(?![A-Za-z0-9_-])/y;

// "apiKey" and "access_token" name secrets; "bucketKey", "objectKey" and "serviceToken" do not.
function isSecretName(scanned: ScannedText, start: number, name: string): boolean {
  const before = textBefore(scanned.lower, start, NAME_REACH);
  if (before.endsWith(':') && !isOfSettings(before)) {
    return false;
  }
  if (name.startsWith('key')) {
    return SECRET_KEY.test(before) || hasWordBefore(scanned, start, { words: NETWORKS });
  }
  return !name.startsWith('token') || SECRET_TOKEN.test(before);
}

// In "spring:password=…", a colon separates the key of a setting from its group; in an Amazon Resource Name or a URN,
// it separates the parts: "arn:aws:secretsmanager:…:secret:db-1a2b".
function isOfSettings(before: string): boolean {
  const word = before.split(/[\s"']/).at(-1) as string;
  return isAlphanumeric(before, before.length - 2) && !RESOURCE.test(word);
}

const RESOURCE = /(?<![a-z0-9])[au]rn:/;
// Most resource names up to the name of the secret are shorter.
const NAME_REACH = 120;
