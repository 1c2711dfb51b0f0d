import { labelWords } from '../../labels/labels.ts';
import { digitsOf } from '../../text/digits-of.ts';
import { firstFrom } from '../../text/range-search.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { textBefore } from '../../text/text-beside.ts';
import type { TextRange } from '../../text/text-range.ts';
import { weightedSum } from './checksums.ts';

/** Whether a number is that of a bank's branch, which leads to no person: a sort code, a Bankleitzahl, a BSB, an ABA. */
export function isBankCode(scanned: ScannedText, place: TextRange): boolean {
  const written = scanned.text.slice(place.start, place.end);
  return SORT_CODE.test(written) || (hasBankForm(written) && isNamedByBank(scanned, place));
}

// "20-45-11": no account number is written like this. The number of the next line may follow its full stop.
const SORT_CODE = /^\d\d-\d\d-\d\d(?:\. ?\d{1,2})?$/;

// Six digits in Britain and Australia, eight in Germany, nine in the United States, where a check digit ends them.
function hasBankForm(written: string): boolean {
  const digits = digitsOf(written);
  return digits.length === 6 || digits.length === 8 || (digits.length === 9 && isAba(digits));
}

const isAba = (digits: string): boolean => weightedSum(digits, [3, 7, 1, 3, 7, 1, 3, 7, 1]) % 10 === 0;

function isNamedByBank({ lower, cells }: ScannedText, { start, end }: TextRange): boolean {
  const cell = cells[firstFrom(cells, start)];
  const fillsCell = cell !== undefined && cell.start === start && cell.end === end && cell.label !== '';
  return fillsCell ? HEADING.test(labelWords(cell.label)) : BEFORE.test(textBefore(lower, start, REACH));
}

const NAMES = 'sort ?code|blz|bankleitzahl|bsb|(?:aba )?routing(?: transit)?|aba|rtn';
const HEADING = new RegExp(`^(?:${NAMES})(?: (?:number|no|nr|num|code))?$`);
// Not "Konto/BLZ" and "account and sort code": the first of the numbers after these is the account's.
const BEFORE = new RegExp(
  `(?<![a-z]|(?:acc|acct|account|accounts|a\\/c|no|number|konto|kto|nr|nummer)[.:]? ?(?:[/+&,;|-]|and|und|or|oder) ?)(?:sort|s\\/c|${NAMES})(?: (?:number|no|nr|num|code))?[.:]?(?: (?:is|ist|lautet))?:? {0,3}$`,
);
// The longest name with what may follow it, and a label of an account before it. Not measured.
const REACH = 56;
