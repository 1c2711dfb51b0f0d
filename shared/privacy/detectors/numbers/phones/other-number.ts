import { compileExpression } from '../../../text/compiled-expression.ts';
import { distanceBefore } from '../../../text/context-expression.ts';
import type { ScannedText } from '../../../text/scanned-text.ts';
import { CELL_BORDER } from '../../../text/tables/table-cells.ts';
import { textBefore } from '../../../text/text-beside.ts';
import { OTHER_WORDS } from '../../rule.ts';
import { isAfterLine } from './phone-words.ts';

/** Whether a word within this distance before a number says that it is an order, a file or the like. */
export function isOfOther(scanned: ScannedText, start: number, within: number): boolean {
  const distance = distanceBefore(scanned, start, OTHER_WORDS);
  return distance < within && !isAfterLine(scanned, start) && !isApart(scanned, start, distance);
}

// "about her parcel, 06 70 70 12 12": after a comma, a number does not belong to the word before it, unless that is
// "number". Nor does it if the word has a number of its own ("CIF G-08914427 · 93 846 01 55"), or if a person stands
// between them ("on the docket is a Mrs Hepplewhite, 01978 402 655").
function isApart({ text, lower }: ScannedText, start: number, distance: number): boolean {
  const between = text.slice(start - distance, start);
  return (
    (between === ', ' && !OF_NUMBER.test(textBefore(lower, start, 12))) ||
    AFTER_NUMBER.test(between) ||
    AFTER_PERSON.test(lower.slice(start - distance, start))
  );
}

const OF_NUMBER = /(?:^|[^a-z])(?:no|nr|num|number|nummer|numero|numer|n[°º])\.?, $/;
// Folding turns the dots between the parts of a letterhead into full stops.
const AFTER_NUMBER = compileExpression(String.raw`\d{3}[A-Z]? [${CELL_BORDER}|] $|[A-Za-z\d]{3} \. $`, '');
const AFTER_PERSON =
  /(?:^|[^a-z])(?:mrs?|ms|miss|dr|herrn?|frau|mme|mlle|sra?|srta|sig|sig\.ra|signora|dhr|mevr|mw|dona|pana?|pania?|pani) ?\.? [a-z][a-z'-]{1,20}(?: [a-z][a-z'-]{1,20})?(?:,|:| \(| -) ?$/;
