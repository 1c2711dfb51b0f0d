import { isTitle } from '../../names/titles.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { textAfter, textBefore } from '../../text/text-beside.ts';
import type { TextRange } from '../../text/text-range.ts';
import { wordSet } from '../../word-set.ts';
import { isGenus } from './plants.ts';
import { isGoodsBefore, isThingBefore } from './thing-words.ts';

// A word, a number or a gap before the mark, not the border of a cell or a key.
const BEFORE = /(?:(?<word>[a-z\u00AA-\uFFFB]{1,24})|\d| {2}) ["'](?<title>[a-z]{1,9})\.? $/;
const REACH = 40;
const AFTER = /^["'](?![a-z])/;
// What a person says is quoted too, and the one who speaks is named without it.
const SAID = /^["'],? (?:said|says|sagte|dit|dijo|disse|zei|rzekl|sa)(?![a-z])/;

const BEFORE_NAMES = wordSet(
  `called named heisst genannt appele appelee nomme nommee llamado llamada chiamato chiamata genaamd heet chamado chamada
  nazwany nazwana kallas kallad heter and und et y e en och i`,
);

/**
 * Whether a name fills quotation marks together with a title, as varieties, animals, boats and dishes are written:
 * "clematis 'Dr Zabrek'", not "the caller 'Mrs Patel'".
 */
export function isTitledInQuotes({ lower }: Pick<ScannedText, 'lower'>, { start, end }: TextRange): boolean {
  const after = textAfter(lower, end, REACH);
  if (!AFTER.test(after) || SAID.test(after)) {
    return false;
  }
  const { word = '', title = '' } = BEFORE.exec(textBefore(lower, start, REACH))?.groups ?? {};
  const namesThing =
    word === '' || BEFORE_NAMES.has(word) || isGenus(word) || isGoodsBefore(word) || isThingBefore(word);
  return isTitle(title) && namesThing;
}
