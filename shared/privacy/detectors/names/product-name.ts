import { fieldKindOf } from '../../labels/labels.ts';
import { isListedName } from '../../names/name-bits.ts';
import { isTitle } from '../../names/titles.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { textAfter, textBefore } from '../../text/text-beside.ts';
import type { TextRange } from '../../text/text-range.ts';
import { wordBefore } from './person-context.ts';
import { ROLES } from './person-words.ts';

// "SIMONE-04", "Serena, version 3", "Hendrik 5.2.11", "Oliveira da Serra 75 cl"; "Anna 14.30 Uhr" is a person.
const AFTER =
  /^(?:-\d{1,4}(?![\d-])|,? (?:v|ver|vers|version|versione|versao|versie|wersja|versjon)[. ]{1,2}\d| v?\d{1,2}\.(?:\d(?![\d.,:/-])(?! (?:uhr|h)(?![a-z]))|\d{1,3}\.\d{1,4}(?![\d.]))| \d{1,4}(?:[.,]\d{1,2})? ?(?:cm|mm|ml|cl|dl|gr?|lt?|w|kw|zoll|inch)(?![a-z0-9]))/;
// "2 x Henry", "3 szt. Marta"
const BEFORE = /(?:^|[^\w.,:/-])\d{1,4} ?(?:x|stk\.?|stuck|st\.?|styck|szt\.?|ks|pz\.?|pcs\.?|uds?\.?|un\.?|stuks) $/;
// As many characters as a number has with its unit, multiplication sign or version.
const REACH = 12;
const AFTER_REACH = 24;
const OPENING = '"\u00AB\u201C\u201E\u2018';
const CLOSING = '"\u00BB\u201D\u201C\u2019';

/**
 * Whether a number beside a name counts it, measures it or is its version, or the name stands alone in quotation marks.
 */
export function isProduct(scanned: ScannedText, { start, end }: TextRange): boolean {
  const { lower } = scanned;
  return (
    AFTER.test(textAfter(lower, end, AFTER_REACH)) ||
    (!lower.slice(start, end).includes(' ') && BEFORE.test(textBefore(lower, start, REACH))) ||
    isQuoted(scanned, { start, end })
  );
}

/**
 * Whether a sentence quotes the name of a thing ('the mare "Fleur van de Hoeve"'), unless a word before it says that it
 * is a person.
 */
export function isQuoted({ text, lower }: ScannedText, { start, end }: TextRange): boolean {
  if (isCultivar({ text, lower }, { start, end })) {
    return true;
  }
  // French puts a space inside quotation marks.
  const gap = text.startsWith(' "', end) ? 1 : 0;
  const opening = text.charAt(start - 1 - gap);
  const closing = text.charAt(end + gap);
  if (closing === '' || !OPENING.includes(opening) || !CLOSING.includes(closing)) {
    return false;
  }
  const before = wordBefore(lower, start - 1 - gap);
  return !(before === '' || ROLES.has(before) || isTitle(before) || fieldKindOf(before) !== undefined);
}

// "0130  'Ferdinand Pichard'  140 cm", "hydrangea 'Annabelle' P9": the name of a variety, between straight single
// quotes, after an article's number or before a size. A sentence can quote a person: "signed as 'Anna Berg'".
function isCultivar({ text, lower }: Pick<ScannedText, 'text' | 'lower'>, { start, end }: TextRange): boolean {
  if (text.charAt(start - 1) !== "'" || text.charAt(end) !== "'" || /[A-Za-z0-9]/.test(text.charAt(end + 1))) {
    return false;
  }
  return (
    followsItemNumber(text, start - 1) ||
    (SIZE.test(textAfter(lower, end + 1, SIZE_REACH)) && isGoodsWord(wordBefore(lower, start - 1)))
  );
}

// The size of a pot: "P9", "C2". A person can be 185 cm tall.
const SIZE = /^ {1,12}[a-z]{1,2}\d/;
const SIZE_REACH = 16;

const isGoodsWord = (word: string): boolean =>
  word !== '' && !ROLES.has(word) && !isTitle(word) && fieldKindOf(word) === undefined && !isListedName(word);

/** Whether the line before a position consists of an article's number, or of nothing, and a gap: "0130  ". */
export const followsItemNumber = (text: string, index: number): boolean =>
  ITEM_NUMBER.test(textBefore(text, index, ITEM_NUMBER_REACH));

const ITEM_NUMBER = /(?:^|\n)(?:[A-Za-z.-]{0,6}\d[A-Za-z0-9.-]{0,12})? {1,12}$/;
// As many characters as the expression above can match.
const ITEM_NUMBER_REACH = 32;
