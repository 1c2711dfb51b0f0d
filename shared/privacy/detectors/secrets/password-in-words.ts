import type { Finding } from '../../finding.ts';
import { compileExpression } from '../../text/compiled-expression.ts';
import { matchAt } from '../../text/match-at.ts';
import { isAlphanumeric, type ScannedText } from '../../text/scanned-text.ts';
import { CELL_BORDER } from '../../text/tables/table-cells.ts';
import { isChosen, isMixed, isNumberedThing, isStrong, isWordAndDigits } from './password-forms.ts';
import { PASSWORD_WORDS, VERBS } from './password-words.ts';
import { secretAt, VALUE } from './secret-value.ts';

// "wrong password user=…" in a log: the key after the words names another value.
const ACCOUNT_KEYS =
  'user(?:name)?|login|account|benutzer|konto|utilisateur|compte|usuario|cuenta|utente|gebruiker|utilizador|conta|uzytkownik|anvandare|bruger|uid|id|ip|host|e?-?mail|from|src';
// People write what a password is for: "the password for the scanner is", "new password:". Manuals name keys and tokens
// in the same way, so these need a sign or a verb directly after them (secret.ts).
const PASSWORD = compileExpression(
  `(?:(?<![a-z])(?:${PASSWORD_WORDS})|(?<=start|initial|einmal|erst)(?:passwort|kennwort))(?![a-z])`,
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
// "la clave limon1988", "contraseña inicial Bienvenida71".
const NEXT_TO_IT =
  /^ (?:(?:new|initial|temporary|neues|initiales?|nouveau|provisoire|temporaire|inicial|nuevo|nueva|temporal|provisional|iniziale|nuova|provvisoria|temporanea|nieuwe?|nova|novo|provisoria|nowe|tymczasowe) )?$/;
// Further from its word, a password is recognized by its characters: letters, a digit and a sign that no word has.
const PASSWORD_WORD = compileExpression(`(?:${PASSWORD_WORDS}|pass|pw)(?![a-z0-9])`, 'y');
const NEXT_WORD = compileExpression(`[ \\t:=,"']{1,3}[^\\s${CELL_BORDER}"'=;|]{1,64}`, 'y');
// A clause such as "for the printer on the second floor is" between "password" and the value. Not measured.
const WORDS_BETWEEN_MAX = 7;

/**
 * Returns the password after a word for it at this index and other words, or null: "temporary password Heron-Gate-52",
 * "the password for the scanner is …".
 */
export function passwordAfterWords(scanned: ScannedText, start: number): Finding | null {
  const { text, lower } = scanned;
  const password = matchAt(PASSWORD, lower, start);
  if (password === null) {
    return null;
  }
  const end = start + password.length;
  // Without a sign or a verb, the value must clearly look like a password.
  const next = matchAt(PASSWORD_NEXT, lower, end);
  const found = next === null ? null : secretAt(text, end + next.length, VALUE);
  if (
    found?.value !== undefined &&
    !isNumberedThing(found.value) &&
    (isStrong(found.value) || (NEXT_TO_IT.test(next ?? '') && isWordAndDigits(found.value)) || isChosen(found.value))
  ) {
    return found;
  }
  return passwordAfter(PASSWORD_NOW, scanned, end) ?? passwordAfter(PASSWORD_FOR, scanned, end);
}

/** Returns the password that a sentence says is used from now on, after a word for it at this index, or null. */
export function passwordNow(scanned: ScannedText, start: number): Finding | null {
  const password = matchAt(PASSWORD, scanned.lower, start);
  return password === null ? null : passwordAfter(PASSWORD_NOW, scanned, start + password.length);
}

// Finds the password after a clause that an expression matches at this index.
function passwordAfter(clause: RegExp, { text, lower }: ScannedText, start: number): Finding | null {
  const words = matchAt(clause, lower, start);
  return words === null ? null : secretAt(text, start + words.length, VALUE);
}

/**
 * Returns a password up to seven words after a word for it at this index, recognized by its characters alone, or null.
 */
export function passwordByCharacters({ text, lower }: ScannedText, start: number): Finding | null {
  const word = isAlphanumeric(text, start - 1) ? null : matchAt(PASSWORD_WORD, lower, start);
  if (word === null) {
    return null;
  }
  let end = start + word.length;
  for (let words = 0; words < WORDS_BETWEEN_MAX; words += 1) {
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
