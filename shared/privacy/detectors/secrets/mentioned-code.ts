import type { Finding } from '../../finding.ts';
import { compileExpression } from '../../text/compiled-expression.ts';
import { hasWordAfter, hasWordBefore } from '../../text/context-expression.ts';
import { digitsOf } from '../../text/digits-of.ts';
import { allMatches } from '../../text/match-at.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { textAfter } from '../../text/text-beside.ts';
import { BEFORE_VALUE, LINK_WORDS } from './code-after.ts';
import { LOCKS, OTHER_CODES, SECRECY } from './lock-words.ts';
import { secretAtEnd } from './secret-value.ts';

const COMPOUNDS =
  'zahlen|ziffern|deur|port|dor|tur|tor|larm|toilet(?:ten)?|wc|drucker|printer|kopier(?:er)?|kopieer|kopierings|ipad|tablet|schranken';
/** The source of an expression for "code" and similar words, folded; alone, they name many codes that open nothing. */
export const CODE_WORDS: string = `(?:(?:${COMPOUNDS})-?)?(?:code|koden|kode|kod)|codigo|codice|clave|digicode|pin|kodem|kodu`;
const OF_LOCK = compileExpression(`^(?:${COMPOUNDS})-?[ck]od`, '');

/** The source of an expression for a code as people type it: digits, or a letter between or after them, and a sign. */
export const CODE_VALUE: string = String.raw`(?:\d{4,8}[a-z]?|\d{3}(?=[#*])|[a-z]\d{3,5}|[a-z]?\d{1,4}[a-z]\d{2,4})[#*]?`;

// Directly after its word, a code may be shorter, in groups, or mixed: "417", "48 21", "K7R2".
const DIRECT_VALUE = String.raw`(?:${CODE_VALUE}|\d{3}|\d{2}(?:[ -]\d{2}){1,2}|[a-z]{1,2}\d[a-z0-9]?\d|\d[a-z]\d[a-z])`;
// Units after a number that is not a code: of amounts, measures and counts.
const UNITS =
  'eur|euros?|zl|kr|sek|chf|usd|gbp|m|mm|cm|kg|w|kw|v|n|h|min|uhr|bar|pieces|pcs|lines|items|people|stuck|zeilen|szt|pezzi|piezas|pecas|stuks|steps|personen';
/** The source of a negative lookahead for what cannot follow a code. */
export const AFTER_CODE: string = String.raw`(?![a-z0-9]|[.,:/-]\d| ?(?:%|€|=|(?:${UNITS})(?![a-z])))`;

// "code on the front door, it's now 8824", "Code Haustür ab 1.11.: 58213": what it opens and since when, and then a
// word or a colon that leads to the code.
const SAID = compileExpression(
  String.raw`(?<![a-z0-9-])(?:${CODE_WORDS})(?:,? (?:[a-z][a-z'-]{0,15}|\d{1,2}\.(?:\d{1,2}\.)?)){0,7}?(?:(?:,? (?:${LINK_WORDS}))? ?[:=] ?|,? (?:${LINK_WORDS}) )["']?(${CODE_VALUE})${AFTER_CODE}`,
  'g',
);
// "nouveau code 47B62", "(Code 1908)".
const DIRECT = compileExpression(
  `(?<![a-z0-9'-])(?:${CODE_WORDS})(?: (?:awaryjny|d'urgence|de urgence|de secours|changed to))?${BEFORE_VALUE}["']?(${DIRECT_VALUE})${AFTER_CODE}`,
  'g',
);
// What people do on a keypad, before the code or, in German and Dutch, also after it.
const TYPED = [
  'punch in|enter|type(?: in)?|key in|press|tap in',
  'taper|tapez|tape|composer|composez|compose|saisir|saisissez|faire|faites|fais',
  'marcar|marca|marque|teclear|teclea|teclee|introducir|introduce|introduzca|pulsar|pulsa|pulse',
  'digitare|digita|digitate|digiti|inserire|inserisci|inserite|comporre|fai',
  'toets|druk|tik|intoetsen|digitar|digite|marcamos|introduzir|wpisz|wpisac|wpisujemy|wstukac|wstukaj|wybierz',
  'sla|knappa|tryck|knappar du|slar du|slar man',
].join('|');
const AFTER_TYPED =
  'and|then|on|in|at|to|und|dann|am|an|auf|zum|et|puis|sur|pour|y|luego|en|para|e|poi|su|sulla|sul|per|dan|op|om|no|na|i|potem|aby|och|sedan|pa|for|att';
const TYPED_BEFORE = compileExpression(
  `(?<![a-z])(?:${TYPED})(?: (?:in|the|le|la|el|o|il|de|het|den|code|koden|codigo|codice|kod|clave|pin)){0,3} ["']?(${CODE_VALUE})${AFTER_CODE}(?=[.,;:!?)"']|$|\\n| (?:${AFTER_TYPED})(?![a-z]))(?!,? (?:pour|para|per|for|fur|om|aby|att) (?:joindre|appeler|contacter|les|averias|contactar|ligar|falar|parlare|chiamare|kontakt|the|support))`,
  'g',
);
const TYPED_AFTER = compileExpression(
  `(?<![a-z])(?:die|den code|der code|code|de code|de) (${CODE_VALUE})(?= (?:(?:am|an der|auf dem|op het|in) [a-z]{3,16} )?(?:ein(?:geben|tippen|gibt|zugeben|zutippen)|drucken|tippen|in ?te ?toetsen|intoetsen|intikken))`,
  'g',
);
// A sentence.
const BEFORE = 80;
const AFTER = 60;
// Some words before "code".
const OTHER_REACH = 40;
const OTHER_AFTER = 32;

/** Finds the codes in sentences that mention a door, an alarm, a safe, a padlock or a keypad beside them. */
export function findMentionedCodes(scanned: ScannedText): Finding[] {
  const named = [...allMatches(SAID, scanned.lower), ...allMatches(DIRECT, scanned.lower)];
  const typed = [...allMatches(TYPED_BEFORE, scanned.lower), ...allMatches(TYPED_AFTER, scanned.lower)];
  return [...named, ...typed].flatMap((match) => {
    const finding = secretAtEnd(scanned.text, match);
    return isEnough(finding, match) && isOfLock(scanned, match.index, finding) ? [finding] : [];
  });
}

// "the code was changed in 2024": a year is a code only directly after its word and a verb.
const isEnough = ({ start, value = '' }: Finding, { index }: RegExpExecArray): boolean =>
  (digitsOf(value).length >= DIGITS_MIN || /^(?=.*\d.*\d)[A-Za-z\d]{4,5}$/.test(value)) &&
  (!YEAR.test(value) || start - index <= YEAR_REACH);

const DIGITS_MIN = 3;
/** A number that is more likely a year than a code. */
export const YEAR: RegExp = /^(?:19|20)\d\d$/;
// "codice adesso è ", "code has changed: ".
const YEAR_REACH = 18;

// Whether words around a code say what it opens or that it is secret, and no word says that it is a code of something
// else.
function isOfLock(scanned: ScannedText, index: number, { start, end }: Finding): boolean {
  const clause = start - index;
  const isOther =
    hasWordBefore(scanned, start, { words: OTHER_CODES, reach: clause + OTHER_REACH }) ||
    hasWordAfter(scanned, end, { words: OTHER_CODES, reach: OTHER_AFTER });
  return (
    !isOther &&
    (OF_LOCK.test(textAfter(scanned.lower, index, clause)) ||
      hasWordBefore(scanned, start, { words: LOCKS, reach: Math.max(BEFORE, clause + OTHER_REACH) }) ||
      hasWordAfter(scanned, end, { words: LOCKS, reach: AFTER }) ||
      hasWordAfter(scanned, end, { words: SECRECY, reach: AFTER }))
  );
}
