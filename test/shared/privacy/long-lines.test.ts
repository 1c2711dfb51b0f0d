// Guarantee: a text on one line costs time in proportion to its length, also where a rule asks where its line begins or
// ends, or which words come before. Risk: a table or message without line breaks keeps a function busy until it times
// out.
import { expect, it } from 'vitest';
import { findPersonalData } from '../../../shared/privacy/find-personal-data.ts';
import { PERSONAL_DATA_KINDS } from '../../../shared/privacy/kinds.ts';

// Counts the characters that are read in search of the nearest line break.
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

// Counts the characters of all parts of the text that are copied, split at words or searched for what to replace.
function readInParts(text: string): number {
  const { replace, slice, split } = String.prototype;
  let characters = 0;
  Object.assign(String.prototype, {
    replace(this: string, ...how: Parameters<typeof replace>) {
      characters += this.length;
      return replace.apply(this, how);
    },
    slice(this: string, ...range: Parameters<typeof slice>) {
      const part = slice.apply(this, range);
      characters += part.length;
      return part;
    },
    split(this: string, ...how: Parameters<typeof split>) {
      characters += this.length;
      return split.apply(this, how);
    },
  });
  try {
    findPersonalData(text, PERSONAL_DATA_KINDS);
  } finally {
    Object.assign(String.prototype, { replace, slice, split });
  }
  return characters;
}

it.each(['J. Aerts '])('reads a few characters around each word in a message of %j', (part) => {
  const read = (length: number): number =>
    readInParts(`Anna: Are you ready?\nTom: Yes, thanks.\nAnna: ${part.repeat(length / part.length)}\nTom: Bye then.`);
  expect(read(16_000)).toBeLessThan(2.5 * read(8_000));
});
