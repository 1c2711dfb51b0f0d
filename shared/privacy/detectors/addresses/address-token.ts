import { compileExpression } from '../../text/compiled-expression.ts';
import { allMatches } from '../../text/match-at.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { textAfter, textBefore } from '../../text/text-beside.ts';
import type { TextRange } from '../../text/text-range.ts';
import { wordSet } from '../../word-set.ts';
import {
  isShortenedStreet,
  LEADING_TYPES,
  MIDDLE_TYPES,
  PARTICLES,
  RANKS,
  SHORTENED_TYPES,
  STREET_ENDING,
  SURE_TYPES,
  SURE_UNITS,
  TYPES,
  UNITS,
  WEAK_STREET_ENDING,
  WEAK_TYPES,
} from './street-words.ts';

/** A word or number in a text that may contain an address. */
export interface AddressToken extends TextRange {
  readonly lower: string;
  readonly isNumber: boolean;
  readonly isCapital: boolean;
  /** Whether a full stop or a slash follows immediately, as after an abbreviation. */
  readonly isShortened: boolean;
  /** What separates it from the previous token. */
  readonly gap: 'none' | 'space' | 'comma' | 'line' | 'other';
}

const NO_TOKEN: AddressToken = {
  start: -1,
  end: -1,
  lower: '',
  isNumber: false,
  isCapital: false,
  isShortened: false,
  gap: 'none',
};

/** Returns the token at an index, or an empty token before the first and after the last. */
export function tokenAt(tokens: readonly AddressToken[], index: number): AddressToken {
  return tokens[index] ?? NO_TOKEN;
}

const TOKEN =
  /[0-9]{0,2}(?:1(?:st|ST)|2(?:nd|ND)|3(?:rd|RD)|[04-9](?:th|TH)|1[1-3](?:th|TH))(?![A-Za-z])|[0-9]{1,9}(?:(?:bis|ter|hs)(?![A-Za-z])|[A-Za-z])?(?:[/-][0-9]{1,5}[A-Za-z]?)?|[A-Za-z\u00AA-\uFFFB]{1,40}(?:['-][A-Za-z\u00AA-\uFFFB]{1,40}){0,4}/g;
// "l'Eglise", "dell'Unita": the letter after the apostrophe decides whether the token counts as capitalized.
const ELIDED = /^(?:[ld]|dell|all|nell|sant)'[A-Z]/;
// "E 42nd St": an ordinal is part of a name, like a capitalized word.
const ORDINAL = /^\d{1,3}(?:st|nd|rd|th)$/i;
// A comma, a line break and an indent; a wider gap separates columns.
const GAP_MAX = 8;
const [UPPER_A, UPPER_Z] = [65, 90];

/** Splits a text into the tokens of addresses. */
export function addressTokens({ text, lower }: ScannedText): AddressToken[] {
  const tokens: AddressToken[] = [];
  let done = 0;
  for (const { 0: written, index } of allMatches(TOKEN, text)) {
    const code = written.charCodeAt(0);
    const end = index + written.length;
    const start =
      text.charAt(index - 1) === '.' && SHORT_ENDINGS.has(written.toLowerCase()) ? letterBefore(tokens, index) : index;
    if (start < index) {
      tokens.pop();
      done = tokenAt(tokens, tokens.length - 1).end;
    }
    tokens.push({
      start,
      end,
      lower: lower.slice(start, end),
      // "HTTP/2", "0x…" and the parts of a time such as "06:15" are not house numbers.
      isNumber:
        code < UPPER_A &&
        !ORDINAL.test(written) &&
        !/^00\d/.test(written) &&
        text.charAt(index - 1) !== '/' &&
        !isMinutes(text, index) &&
        !(HOUR.test(written) && MINUTES_AFTER.test(textAfter(text, end, MINUTES_MAX + 1))),
      // Letters of other scripts count as capitals: their words matter only beside numbers.
      isCapital:
        (code >= UPPER_A && code <= UPPER_Z) ||
        code > 127 ||
        ORDINAL.test(written) ||
        (written.includes("'") && ELIDED.test(written)),
      isShortened: (text.charAt(end) === '.' || text.charAt(end) === '/') && !isDegrees(text, end),
      gap: tokens.length === 0 ? 'line' : gapOf(text.slice(done, start), tokenAt(tokens, tokens.length - 1)),
    });
    done = end;
  }
  return tokens;
}

// Whether a token is the letter after a degree sign ("16 °C. Bottom valve 5") or the end of "1er" ("le 1er. Refus 24"),
// neither of which is an abbreviation. Folding turns a degree sign into the separator of cells, after which a street
// may begin ("Tienda 3 | C. Mayor 5").
const isDegrees = (text: string, end: number): boolean => DEGREES.test(textBefore(text, end, DEGREES_MAX));

const DEGREES = compileExpression('(?:\\d ?\\x1f[CF]|\\der)$', '');
const DEGREES_MAX = 4;

const isMinutes = (text: string, index: number): boolean =>
  MINUTES.test(textAfter(text, index, MINUTES_MAX)) && HOUR_BEFORE.test(textBefore(text, index, HOUR_MAX));

// "06:15" anywhere; "11.30" at the beginning of a line in a program of events.
const HOUR_BEFORE = /(?:^|[^\d:.])[012]?\d:$|(?:^|\n)[012]\d\.$/;
const HOUR = /^(?:[01]?\d|2[0-4])$/;
const MINUTES_AFTER = /^:[0-5]\d(?!\d)/;
// The maximum lengths that the expressions read: an hour with its mark and the character before it; the minutes and the
// character after them.
const HOUR_MAX = 4;
const MINUTES = /^[0-5]\d(?!\d)/;
const MINUTES_MAX = 3;

// Returns where a word of a letter, a full stop and an ending begins: "p.zza", "v.le", "c.so". For an ending without
// such a letter, returns where the ending begins.
function letterBefore(tokens: readonly AddressToken[], index: number): number {
  const letter = tokenAt(tokens, tokens.length - 1);
  return letter.end === index - 1 && letter.end - letter.start === 1 && !letter.isNumber ? letter.start : index;
}

const SHORT_ENDINGS = wordSet('zza zzale za le so go lo tta lli da o');

const COMMAS = new Set([',', ', ', '.,', '., ']);

function gapOf(gap: string, before: AddressToken): AddressToken['gap'] {
  if (gap === '') {
    return 'none';
  }
  if (gap.length > GAP_MAX) {
    return 'other';
  }
  if (gap === ' ' || gap === '  ') {
    return 'space';
  }
  // The full stop of an abbreviation or a number; after a longer word it ends the sentence.
  if (gap === '. ' || gap === '.  ') {
    return isShort(before) ? 'space' : 'other';
  }
  if (COMMAS.has(gap)) {
    return 'comma';
  }
  if (/^\.?,?[ \t]{0,3}\n{1,2}[ \t]{0,3},?[ ]?$/.test(gap)) {
    return 'line';
  }
  // "ul.Miła", "C/ Mayor", "via Roma n° 5"
  if (gap === '.') {
    return before.isNumber ? 'other' : 'space';
  }
  return AFTER_LETTER.get(before.lower)?.test(gap) === true ? 'space' : 'other';
}

// Folding turns a degree sign into \x1f.
const AFTER_LETTER: ReadonlyMap<string, RegExp> = new Map([
  ['c', /^\/ ?$/],
  ['n', compileExpression('^\\x1f ?$', '')],
]);

function isShort(token: AddressToken): boolean {
  return (
    token.lower.length < (token.isNumber ? 6 : 4) ||
    typeOf(token) !== null ||
    isSureUnit(token) ||
    isRank(token) ||
    isMiddleType(token) ||
    LEADING_TYPES.has(token.lower) ||
    SHORTENED_TYPES.has(token.lower) ||
    endingOf(token) !== null
  );
}

/** Whether only a space or a comma separates a token from the previous one. */
export const followsDirectly = ({ gap }: AddressToken): boolean => gap === 'space' || gap === 'comma';

/** Returns how surely a token is a street type after a name; a weak one needs more evidence around it. */
export function typeOf({ lower }: AddressToken): 'sure' | 'usual' | 'weak' | null {
  if (SURE_TYPES.has(lower)) {
    return 'sure';
  }
  if (TYPES.has(lower)) {
    return 'usual';
  }
  return WEAK_TYPES.has(lower) ? 'weak' : null;
}

/** Like `typeOf`, but reads the token in its text, where a flat with a number is not a street type. */
export const typeAt = (tokens: readonly AddressToken[], index: number): ReturnType<typeof typeOf> =>
  isNumberedFlat(tokens, index) ? null : typeOf(tokenAt(tokens, index));

/** Whether a token is a flat with its number, where the next address of a list begins: "Flat 1, 14 Crown X Flat 2". */
export const isNumberedFlat = (tokens: readonly AddressToken[], index: number): boolean =>
  tokenAt(tokens, index).lower === 'flat' && tokenAt(tokens, index + 1).isNumber;

/** Returns how surely the ending of a token shows that it is a whole street name. */
export function endingOf(token: AddressToken): 'sure' | 'weak' | null {
  if (STREET_ENDING.test(token.lower)) {
    return NUMBERED_PLACE.test(token.lower) ? null : 'sure';
  }
  if (isShortenedStreet(token.lower)) {
    return 'sure';
  }
  return WEAK_STREET_ENDING.test(token.lower) ? 'weak' : null;
}

// "Parkplatz 7", "Sitzplatz 14": numbered places within one building.
const NUMBERED_PLACE =
  /^(?:(?:besucher|gaste|kunden|mitarbeiter|behinderten|frauen|miet)?park|stell|abstell|sitz|steh|liege|arbeits|lager|lade|stand|fenster|tisch)platz$/;

/**
 * Whether a token is a street type before a name; short ones need their full stop. Without one, "UL" is a testing
 * company.
 */
export const isLeadingType = ({ lower, isCapital, isShortened }: AddressToken): boolean =>
  LEADING_TYPES.has(lower)
    ? isShortened || (lower === 'ul' && !isCapital) || (lower.length > 2 && lower !== 'nam')
    : isShortened && SHORTENED_TYPES.has(lower);

/** Whether a token is a street type between a name and a number. */
export const isMiddleType = ({ lower, isShortened }: AddressToken): boolean =>
  MIDDLE_TYPES.has(lower) && (isShortened || lower.length > 2 || lower === 'ut');

/** Whether a token can be part of a street name; a short rank needs its full stop. */
export const isNamePart = ({ lower, isCapital, isShortened }: AddressToken): boolean =>
  isCapital || PARTICLES.has(lower) || ((isShortened || lower.length > 5) && RANKS.has(lower));

/** Whether a token is a rank within a street name. */
export const isRank = ({ lower }: AddressToken): boolean => RANKS.has(lower);

/** Whether a token names a part of a building. */
export const isUnit = (token: AddressToken): boolean => SURE_UNITS.has(token.lower) || UNITS.has(token.lower);

/** Whether a token names a part of a building and rarely anything else. */
export const isSureUnit = ({ lower }: AddressToken): boolean => SURE_UNITS.has(lower);

// Two house numbers in a row; "2840-102" is a Portuguese post code, and "431/1998" a law.
const ROW = /^(?!\d{4}-\d{3}$|\d{1,4}\/(?:19|20)\d{2}$)\d{1,4}[a-z]?(?:\/\d{1,4}|-\d{1,3})[a-z]?$/;
const HOUSE = /^\d{1,5}(?:bis|ter|hs|[a-z]|[/-]\d[a-z]?)?$/;

/** Whether a token can be a house number: up to five digits and a letter, or two numbers such as "132/136". */
export function isHouse({ isNumber, lower }: AddressToken): boolean {
  return isNumber && (HOUSE.test(lower) || ROW.test(lower));
}

/** Returns whether a part of a building with its number is an address by itself, or only beside one. */
export const unitProof = ({ lower, isCapital }: AddressToken): 'itself' | 'neighbor' =>
  isCapital && !FLATS.has(lower) ? 'itself' : 'neighbor';

// "Kaution Whg. 14": landlords number their flats.
const FLATS = wordSet('whg wohnung lejl lgh');
