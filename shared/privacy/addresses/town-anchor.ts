import { listedBits } from '../names/name-bits.ts';
import { COMMON, PLACE } from '../names/word-bits.ts';
import { matchAt } from '../text/match-at.ts';
import type { ScannedText } from '../text/scanned-text.ts';
import { textBefore } from '../text/text-beside.ts';
import type { TextRange } from '../text/text-range.ts';
import { AFTER_STATE } from './street-words.ts';
import { codeThenTown } from './town-after-code.ts';

/**
 * A post code with its town, or the code alone where it comes after the town: evidence that a name with a number before
 * it is a street.
 */
export interface TownAnchor extends TextRange {
  /**
   * Whether the code comes after the town: in Brazil, and in Britain, Ireland, Canada and the United States, where the
   * house number comes before the street name.
   */
  readonly isAfterTown: boolean;
}

// What a form or a country writes before its post code: "D-20095", "CEP 20040-020", "C.P. 06600".
const PREFIX = /(?:^|[^A-Za-z0-9-])((?:[A-Z]{1,2}[- ]|[A-Z]|(?:CEP|C\.?P\.?|CAP|PLZ):? ))$/;
const CODE =
  /(?:\d{4}[A-Z]{3}|\d{4}-\d{3}|\d{5}-\d{3}|\d{2}-\d{3}|\d{3} \d{2}|\d{4} ?[A-Z]{2}|\d{4,5}|1\d{5})(?![\dA-Za-z-])/y;
const TOWN = /(?: - | {1,2}|\n)((?:'s-|'t |St?\. |[AO] |L')?[A-Z\u00AA-\uFFFB][A-Za-z'\u00AA-\uFFFB-]{1,30})/y;
const BRITISH = /[A-Z]{1,2}\d[A-Z\d]? \d[ABD-HJLNP-UW-Z]{2}(?![A-Za-z\d-])/y;
const IRISH = /[AC-FHKNPRTV-Y]\d[\dW] ?[\dAC-FHKNPRTV-Y]{4}(?![A-Za-z\d-])/y;
const CANADIAN = /[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d(?![A-Za-z\d-])/y;
const AMERICAN = /\d{5}(?:-\d{4})?(?![\dA-Za-z-])/y;
const BRAZILIAN = /\d{5}-\d{3}(?![\dA-Za-z-]| [A-Z])/y;

/** Finds every town with its post code, in the formats of thirty countries. */
export function townAnchors({ text, groups }: ScannedText): TownAnchor[] {
  return groups.flatMap(({ start }) => townAnchorAt(text, start) ?? []);
}

/** Returns the town with the post code whose first digit is at this index, or null. */
export function townAnchorAt(text: string, digits: number): TownAnchor | null {
  return codeAfter(text, digits) ?? codeFirst(text, digits);
}

// Returns a town after its post code ("20095 Hamburg"), or null.
function codeFirst(text: string, digits: number): TownAnchor | null {
  const code = matchAt(CODE, text, digits);
  const prefix = code === null ? undefined : PREFIX.exec(textBefore(text, digits, 6))?.[1];
  const start = digits - (prefix?.length ?? 0);
  const before = textBefore(text, start, 26);
  if (code === null || !BEFORE_CODE.test(before) || NUMBER_LABEL.test(before)) {
    return null;
  }
  TOWN.lastIndex = digits + code.length;
  const town = TOWN.exec(text);
  if (town === null || !isTown((town[1] as string).toLowerCase(), { code, isMarked: prefix !== undefined })) {
    return null;
  }
  const written = town.index + town[0].length;
  const end = Math.max(written, codeThenTown(text, digits) ?? 0);
  return { start, end: withDistrict(text, end), isAfterTown: false };
}

// What can come before a post code: not the beginning of a longer number, as in "812 345 678 00019", and no word of two
// to four capital letters, as in "ISO 9001", unless it announces a post code.
const BEFORE_CODE =
  /(?:^|[^\dA-Za-z .-]|(?:^|[^ \d]|(?:^|[^\d])\d{1,2}) {1,24})(?<!(?:^|[^A-Za-z])(?!CAP|CEP|PLZ)[A-Z]{2,4} )$/;

// "Ref. 77-310 Vase Dewar", "Art. 12-345 Lampa": the number of an article.
const NUMBER_LABEL =
  /(?:^|[^A-Za-z])(?:[Rr]ef|REF|[Aa]rt|ART|[Nn][ro]|[Pp]os|[Cc]od|[Kk]at|[Ll]ot|[Ii]tem|SKU|EAN|P\/N)[.:]{0,2} $/;

// "Praha 1", "59000 Lille Cedex 9", "2100 Kobenhavn O"
const DISTRICT = / (?:(?:cedex|CEDEX|Cedex)(?: \d{1,2})?|\d{1,2})(?![\dA-Za-z/:-]|[.,]\d)/y;
const withDistrict = (text: string, end: number): number => end + (matchAt(DISTRICT, text, end)?.length ?? 0);

// "12345 Teile", "1848 Revolution", "20000 Besucher" are not post codes with towns.
function isTown(name: string, { code, isMarked }: { readonly code: string; readonly isMarked: boolean }): boolean {
  const bits = listedBits(name);
  const isShort = /^\d{4}$/.test(code);
  if (COUNTED.test(name) || (isShort && (bits & COMMON) !== 0 && (bits & PLACE) === 0)) {
    return false;
  }
  return isMarked || !/^(?:19|20)\d{2}$/.test(code) || (bits & PLACE) !== 0 || LIKE_YEARS.test(name);
}

// Towns whose post codes look like years.
const LIKE_YEARS =
  /^(?:antwerpen|anvers|berchem|merksem|deurne|mechelen|zaventem|neuchatel|sion|sierre|martigny|lillestrom|frederiksberg|kobenhavn|stockerau|hollabrunn)$/;

const COUNTED =
  /^(?:tel|telefono?|telephone|phone|fax|mobile?|mob|mail|email|web|cep|cap|plz|person(?:en|s|nes|as|er)?|euros?|eur|usd|chf|pln|sek|nok|dkk|gbp|kr|kronor|franken|dollars?|zloty(?:ch)?|besucher|gaste|teilnehmer|einwohner|mitarbeiter|kunden|nutzer|stuck|einheiten|meter|kilometer|liter|tonnen|stunden|tage|jahre|minuten|zeilen|seiten|worter|zeichen|exemplare|flaschen|kisten|paletten|kartons|pakete|teile|gerate|fahrzeuge|aktien|punkte|schritte|watt|kwh|kwp|km|kg|mm|hz|rpm|bitte|abonnenten|mitglieder|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|juni|juli|mai|mei|maj|volt|ampere|grad|lumen|kelvin|bytes?|items?|rows?|records?|hits?|requests?|users?|views?|visitors?|copies|pieces|pezzi|piezas|pecas|sztuk|szt|bitar|stuks|square|sqm|btu)$/;

// Returns the post code after a town ("New York, NY 10001", "Stockbridge SO20 8EW"), or null.
function codeAfter(text: string, digits: number): TownAnchor | null {
  const american = AFTER_STATE.test(textBefore(text, digits, 6)) ? matchAt(AMERICAN, text, digits) : null;
  const isAfterLetter = /[A-Z]/.test(text.charAt(digits - 1));
  const onlyDigits = american ?? (isAfterLetter ? null : matchAt(BRAZILIAN, text, digits));
  if (onlyDigits !== null) {
    return { start: digits, end: digits + onlyDigits.length, isAfterTown: true };
  }
  const letters = /(?:^|[^A-Za-z0-9])([A-Z]{1,2})$/.exec(textBefore(text, digits, 3))?.[1];
  if (letters === undefined) {
    return null;
  }
  const start = digits - letters.length;
  const written = matchAt(BRITISH, text, start) ?? matchAt(CANADIAN, text, start) ?? matchAt(IRISH, text, start);
  return written === null ? null : { start, end: start + written.length, isAfterTown: true };
}
