import { compileExpression } from '../../text/compiled-expression.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { lineNear } from '../../text/text-beside.ts';
import type { TextRange } from '../../text/text-range.ts';

// Two printed lines: rows of goods are shorter. Not measured.
const REACH = 160;
// The line ends with a price: "Pizza Margherita 7,00", "Sofa Lena 3-os. 1899 zl".
const PRICED =
  /[^\d.,/:-](?:\d{1,4}(?:[.,]\d{2}|[.,]-)|\d{1,5}(?:[., ]\d{2,3})? ?(?:eur|kr|zl|:-|pln|sek|gbp|\u20ac|\u00a3)|[\u20ac\u00a3$] ?\d{1,5}(?:[.,]\d{2})?)[ |;"]{0,4}$/;
// "ART 771 GISELA BLUSE", "Ref. 2041 Juliette"
const NUMBERED =
  /^[ \t>*|-]{0,4}(?:item|art|artikel|article|articolo|articulo|artigo|ref|cod|codigo|code|poz|sku|pos|nr kat)[.:]{0,2} ?#?[a-z-]{0,3}\d/;
// "500 g", "12 mm", "3 szt", "10 x 40"
const MEASURED =
  /(?:^|[^\w.,/:-])(?:\d{1,5}(?:[.,]\d{1,3})? ?(?:kg|gr?|mg|ml|cl|dl|lt?|mm|cm|m2|st|stk|szt|pcs|pz|uds?|un|ks|x|w|kw|%|kolli|colli)(?![a-z0-9])|\d{1,3} ?x ?\d)/;
const ROW = compileExpression('[|;\\t\\x1f]|[ .]{3}| {2}|,[^ ]{1,40},|^[ \\t]{0,8}(?:[-*\\u2022\\u2013] )?\\d', '');

/** Whether the line around a position ends with a price or begins with an article number. */
export function isInPricedRow({ lower }: Pick<ScannedText, 'lower'>, place: TextRange): boolean {
  const line = lineNear(lower, place, REACH);
  return PRICED.test(line) || NUMBERED.test(line);
}

/**
 * Whether the line around a position sells, counts or stores things: it contains a price, an article number or a
 * measure.
 */
export function isInRowOfGoods({ lower }: Pick<ScannedText, 'lower'>, place: TextRange): boolean {
  const line = lineNear(lower, place, REACH);
  return isInPricedRow({ lower }, place) || (MEASURED.test(line) && ROW.test(line));
}
