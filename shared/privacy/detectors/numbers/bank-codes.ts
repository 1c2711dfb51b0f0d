import { labelWords } from '../../labels/labels.ts';
import { compileExpression } from '../../text/compiled-expression.ts';
import { digitsOf } from '../../text/digits-of.ts';
import { firstFrom } from '../../text/range-search.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { textAfter, textBefore } from '../../text/text-beside.ts';
import type { TextRange } from '../../text/text-range.ts';
import { weightedSum } from './checksums.ts';

/** Whether a number belongs to a bank or its branch, and so identifies no person: a sort code, a BLZ, a BSB, an ABA. */
export function isBankCode(scanned: ScannedText, place: TextRange): boolean {
  const written = scanned.text.slice(place.start, place.end);
  // "860 502" is the beginning of "BLZ 860 502 00".
  const rest = FURTHER_GROUPS.exec(textAfter(scanned.text, place.end, REST_MAX))?.[0] ?? '';
  return SORT_CODE.test(written) || [written, written + rest].some((each) => isCode(scanned, place, digitsOf(each)));
}

function isCode(scanned: ScannedText, place: TextRange, digits: string): boolean {
  const code = CODES[digits.length];
  return code !== undefined && (digits.length !== 9 || isAba(digits)) && isNamed(scanned, place, code);
}

const FURTHER_GROUPS = /^(?:[ -]\d{2,3}){1,2}(?!\d)/;
const REST_MAX = 9;

// "20-45-11": no account number is written like this. The number of the next line may follow its full stop.
const SORT_CODE = /^\d\d-\d\d-\d\d(?:\. ?\d{1,2})?$/;

const isAba = (digits: string): boolean => weightedSum(digits, [3, 7, 1, 3, 7, 1, 3, 7, 1]) % 10 === 0;

/** What names a bank's number: the heading of its column, or the words directly before it. */
interface CodeName {
  readonly heading: RegExp;
  readonly before: RegExp;
}

// Not "Konto/BLZ", "Kontonummer samt BLZ" and "account and sort code": the first of the numbers after these is the
// account's.
const NOT_JOINED = '(?<![a-z])(?<!(?:(?:acc|acct|a\\/c|kto)(?![a-z])|account|konto)[^\\n\\d]{0,24})';

const codeName = (names: string): CodeName => ({
  heading: compileExpression(`^(?:${names})(?: (?:number|no|nr|num|code))?$`, ''),
  before: compileExpression(
    `${NOT_JOINED}(?:${names})(?: (?:number|no|nr|num|code))?[.:]?(?: (?:is|ist|lautet))?:? {0,3}$`,
    '',
  ),
});

// By their digits: six in Britain and Australia, eight in Germany, nine in the United States.
const CODES: Readonly<Record<number, CodeName>> = {
  6: codeName('sort ?code|sort|s\\/c|bsb'),
  8: codeName('blz|bankleitzahl'),
  9: codeName('(?:aba )?routing(?: transit)?|aba|rtn'),
};
// The longest name with what may follow it, and a label of an account before it. Not measured.
const REACH = 56;

function isNamed({ lower, cells }: ScannedText, { start, end }: TextRange, { heading, before }: CodeName): boolean {
  const cell = cells[firstFrom(cells, start)];
  const fillsCell = cell !== undefined && cell.start === start && cell.end === end && cell.label !== '';
  return fillsCell ? heading.test(labelWords(cell.label)) : before.test(textBefore(lower, start, REACH));
}
