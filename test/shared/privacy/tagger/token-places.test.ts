// Guarantee: each token has the label, the heading and the position that the weights were trained for. Risk: a column
// of names is read as one of goods.
import { describe, expect, it } from 'vitest';
import { hashOf } from '../../../../shared/privacy/tagger/hash.ts';
import { placesOf } from '../../../../shared/privacy/tagger/token-places.ts';
import { readTokens } from '../../../../shared/privacy/tagger/tokens.ts';
import { countWords } from '../../../../shared/privacy/tagger/word-counts.ts';
import { foldForMatching } from '../../../../shared/privacy/text/folded-text.ts';

function placeOf(text: string, word: string) {
  const folded = foldForMatching(text);
  const tokens = readTokens(folded, () => false);
  const index = tokens.findIndex(({ lower }) => lower === word);
  return placesOf(folded, tokens)[index];
}

const hashes = (...words: string[]): number[] => words.map(hashOf);

describe('the label of a token', () => {
  it.each([
    ['Contact: anna', 'anna', hashes('contact')],
    ['the new contact person: anna', 'anna', hashes('person', 'contact', 'new')],
    ['"surname": "anna"', 'anna', hashes('surname')],
    ['e.g. lead = anna', 'anna', hashes('lead', 'g', 'e')],
    ['room 12: anna', 'anna', []],
    ['ask  lead: anna', 'anna', hashes('lead')],
    ['lead:\nanna', 'anna', []],
    ['lead: x x x x x x x x x anna', 'anna', hashes('lead')],
    ['lead: x x x x x x x x x x anna', 'anna', []],
    ['lead: x, cook: anna', 'anna', hashes('cook')],
    [': anna', 'anna', []],
    ['(lead): anna', 'anna', hashes('lead')],
    ['lead*: anna', 'anna', hashes('lead')],
    ['lead_: anna', 'anna', hashes('lead')],
    ["'lead': anna", 'anna', hashes('lead')],
    ['"lead": anna', 'anna', hashes('lead')],
    ['cook/lead: anna', 'anna', hashes('lead')],
    ['cook, lead: anna', 'anna', hashes('lead')],
    ['cook (lead: anna', 'anna', hashes('lead')],
    ['the one new contact person: anna', 'anna', hashes('person', 'contact', 'new')],
    ['lead; anna', 'anna', []],
  ])('is read, if there is one, in %j', (text, word, label) => {
    expect(placeOf(text, word)?.label).toEqual(label);
  });
});

describe('the heading of a token', () => {
  const table = 'Contact person;Room\nAnna Quill;12\nOtto Vex;14';
  it.each([
    ['quill', hashes('contact', 'person')],
    ['14', hashes('room')],
    ['room', []],
  ])('of %s is read, if there is one', (word, heading) => {
    expect(placeOf(table, word)?.heading).toEqual(heading);
  });
  it('has at most four words', () => {
    expect(placeOf('one two three four five;b\nAnna;12\nOtto;14', 'anna')?.heading).toHaveLength(4);
  });
});

// 1: first in its line or cell; 2: in an item of a list; 4: directly after a label. From bit 3 on: the length of its
// cell in steps of eight characters, at most 3, or 4 if it is in no cell.
describe('the position of a token, as bits', () => {
  const table = 'Name;Job\nOtto;nurse of the night shift here\nIda Quill;cook';
  it.each([
    ['first in a line', 'Otto came', 'otto', 1 + (4 << 3)],
    ['later in a line', 'Otto came', 'came', 4 << 3],
    ['bullet', '- Otto came', '-', 1 + 2 + (4 << 3)],
    ['first after a bullet', '- Otto came', 'otto', 1 + 2 + (4 << 3)],
    ['second after a bullet', '- Otto came', 'came', 2 + (4 << 3)],
    ['star', '* Otto came', '*', 1 + 2 + (4 << 3)],
    ['first after a number', '1 Otto came', 'otto', 4 << 3],
    ['first after another sign', '(Otto came', 'otto', 4 << 3],
    ['first after a plus', '+ Otto came', 'otto', 4 << 3],
    ['in the line after an item of a list', '- Ida\nOtto came', 'came', 4 << 3],
    ['directly after a label', 'by: Otto came', 'otto', 4 + (4 << 3)],
    ['further after a label', 'by: Otto came', 'came', 4 << 3],
    ['first in a short cell', table, 'otto', 1],
    ['first in a cell of nine characters', table, 'ida', 1 + (1 << 3)],
    ['first in a cell of seven characters', 'Name;Job\nOtto;nurse\nIda Vex;cook', 'ida', 1],
    ['second in that cell', table, 'quill', 1 << 3],
    ['first in a long cell', table, 'nurse', 1 + (3 << 3)],
  ])('is encoded: %s', (_, text, word, place) => {
    expect(placeOf(text, word)?.place).toBe(place);
  });
});

// Three times the number of capitalized ones, which is at most 3, plus the number in lower case, which is at most 2.
describe('the number of times that a text has a word', () => {
  const countOf = countWords(readTokens(foldForMatching('Ida ida ida ida Otto Otto OTTO Otto x X 7 7'), () => false));
  it.each([
    ['ida', 3 + 2],
    ['otto', 3 * 3],
    ['x', 3 + 1],
    ['7', 0],
    ['nobody', 0],
  ])('is counted for %s', (word, count) => {
    expect(countOf(hashOf(word))).toBe(count);
  });
});
