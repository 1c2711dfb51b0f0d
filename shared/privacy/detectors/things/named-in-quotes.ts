import { isTitle } from '../../names/titles.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { textAfter, textBefore } from '../../text/text-beside.ts';
import type { TextRange } from '../../text/text-range.ts';
import { wordSet } from '../../word-set.ts';
import { isGenus } from './plants.ts';
import { precedingWord } from './preceding-word.ts';
import { isGoodsBefore, isThingBefore } from './thing-words.ts';

const TITLE = /["']([a-z]{1,9})\.? $/;
// A mark, a title with its full stop, and a space.
const TITLE_MAX = 12;
const AFTER = /^["'](?![a-z])/;
// At least the maximum length that the next expression can match: a verb such as "said" shows that the quotation is
// speech.
const SAID_MAX = 12;
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
  const after = textAfter(lower, end, SAID_MAX);
  const [quoted, title = ''] = TITLE.exec(textBefore(lower, start, TITLE_MAX)) ?? [];
  if (quoted === undefined || !isTitle(title) || !AFTER.test(after) || SAID.test(after)) {
    return false;
  }
  const word = precedingWord(lower, start - quoted.length);
  return BEFORE_NAMES.has(word) || isGenus(word) || isGoodsBefore(word) || isThingBefore(word);
}
