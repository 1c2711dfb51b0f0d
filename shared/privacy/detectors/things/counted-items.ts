import { compileExpression } from '../../text/compiled-expression.ts';
import { allMatches } from '../../text/match-at.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { lineNear, textBefore } from '../../text/text-beside.ts';
import type { TextRange } from '../../text/text-range.ts';

// Units in which goods are packed, folded, in nine languages. Not keys, tickets and parcels, which persons hold or
// receive, and not "2 x" and "3 st", with which persons order, or "10 mg" and "72 kg", which are also a person's dose
// and weight.
const UNIT =
  '(?:ct|cx|cs|bt|bot|fl|fls|kolli|colli|krt|zgrz|op|kart|cartons?|cases?|crates?|tins?|jars?|bottles?|sacks?|trays?|kisten?|kasten|steigen?|netze?|sacke?|dosen?|flaschen?|topfe?|paletten?|beutel|caisses?|sachets?|bacs?|bocaux|bocal|pots?|palettes?|bouteilles?|cajas?|botellas?|tarros?|latas?|sacos?|palets?|cartoni|cartone|casse|cassa|bottiglie|confezion[ei]|barattoli|sacchi|forme|bossen|emmers?|potten|dozen|doos|kratten|krat|flessen|zakken|caixas?|garrafas?|frascos?|kartony|butelki|skrzynki|worki|sloiki|opakowa[nc]i[ae]|flaskor|lador|burkar|pasar|flak|krukor|sackar)';
// A number and a unit at the beginning of an item, and up to two words for the goods before their name.
const BEFORE_NAME = compileExpression(
  `(?:^|[\\n,;:+\\u2022-] ?)\\d{1,4}(?:[.,]\\d{1,2})? ?${UNIT}\\.? (?:(?!(?:for|to|by|from|fur|an|von|pour|par|de|a|para|por|per|da|di|voor|door|van|do|dla|od|till|av|at)[ ])[a-z\\u00AA-\\uFFFB.]{2,16} ){0,2}$`,
  'i',
);
const ITEM = compileExpression(
  `(?:^|[\\n,;:+\\u2022-] ?)\\d{1,4}(?:[.,]\\d{1,2})? ?${UNIT}\\.? [a-z\\u00AA-\\uFFFB]`,
  'gi',
);
// A number, its unit and two words. Not measured.
const REACH = 48;
const LINE = 160;

/**
 * Whether a name ends the item of a list that counts or weighs goods: "4 ct. tonno Angelo Parodi, 2 ct. grissini Mario
 * Fongo". One item alone may be somebody's order.
 */
export const isInCountedItem = ({ lower }: Pick<ScannedText, 'lower'>, place: TextRange): boolean =>
  BEFORE_NAME.test(textBefore(lower, place.start, REACH)) && allMatches(ITEM, lineNear(lower, place, LINE)).length > 1;
