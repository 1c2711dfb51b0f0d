// Guarantee: a text on one line costs time in proportion to its length, also where a rule asks where its line begins or
// ends. Risk: the text of one table without line breaks keeps a function busy until it times out.
import { expect, it } from 'vitest';
import { findPersonalData } from '../../../../shared/privacy/find-personal-data.ts';
import { PERSONAL_DATA_KINDS } from '../../../../shared/privacy/kinds.ts';

// The number of characters that are read in search of the nearest line break.
function readForLineBreaks(text: string): number {
  const { indexOf, lastIndexOf } = String.prototype;
  let characters = 0;
  const isLineBreak = (wanted: string): boolean => wanted === '\n' || wanted === '\n\n';
  String.prototype.indexOf = function counted(this: string, wanted: string, from = 0) {
    const index = indexOf.call(this, wanted, from);
    characters += isLineBreak(wanted) ? (index === -1 ? this.length : index) - from : 0;
    return index;
  };
  String.prototype.lastIndexOf = function counted(this: string, wanted: string, from = this.length) {
    const index = lastIndexOf.call(this, wanted, from);
    characters += isLineBreak(wanted) ? Math.min(from, this.length) - index : 0;
    return index;
  };
  try {
    findPersonalData(text, PERSONAL_DATA_KINDS);
  } finally {
    Object.assign(String.prototype, { indexOf, lastIndexOf });
  }
  return characters;
}

it.each([
  '8.8.8.8 ',
  '81.143.22.197 ',
  '+49 30 1234567 ',
  'tel 030 1234567 ',
  'Anna Maria ',
  'my name is Anna ',
  'Dr. Anna Weber, ',
  'hi Anna! ',
  'Anna Weber and Quillon Zabrek ',
  'Anna: late, Tom: early, ',
  'a@b.co ',
  'resp: Zabrek, ',
  'Anna added a comment ',
])('reads each character a few times in a line of %j', (part) => {
  const read = (length: number): number => readForLineBreaks(part.repeat(length / part.length));
  expect(read(8_000)).toBeLessThan(2.5 * read(4_000) + 4_000);
});
