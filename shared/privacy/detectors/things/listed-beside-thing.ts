import { isFunctionWord } from '../../names/words-of-languages.ts';
import { compileExpression } from '../../text/compiled-expression.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { textAfter, textBefore } from '../../text/text-beside.ts';
import type { TextRange } from '../../text/text-range.ts';
import { isGoodsBefore, isThingBefore } from './thing-words.ts';

// "printer Jip op de gang, Janneke": a noun, the name that it has, where that one is, and the next name.
const BESIDE = compileExpression(
  "(?:^|[^A-Za-z])([A-Za-z\\u00AA-\\uFFFB]{3,20}) [A-Z][A-Za-z\\u00AA-\\uFFFB'-]{1,20}(?: [^.;:!?,\\n]{1,40})?(?:, | (?:and|und|et|y|e|en|i|och) )$",
  '',
);
const PLACE = /^ (?:in|im|at|on|auf|am|an|neben|a|au|aux|dans|sur|en|nel|nella|sul|op|bij|w|na|przy|no|nas|pa|vid|i) /;
// A noun, a name, a place and a comma. Not measured.
const REACH = 88;
const PLACE_REACH = 8;

/**
 * Whether a single name stands beside the name of a thing, in the same way and without a word of its own: "Printer Jip op
 * de gang, Janneke in de bibliotheek".
 */
export function isListedBesideThing({ text, lower }: ScannedText, { start, end }: TextRange): boolean {
  const noun = BESIDE.exec(textBefore(text, start, REACH))?.[1]?.toLowerCase() ?? '';
  return (
    noun !== '' &&
    !isFunctionWord(noun) &&
    (isGoodsBefore(noun) || isThingBefore(noun)) &&
    PLACE.test(textAfter(lower, end, PLACE_REACH))
  );
}
