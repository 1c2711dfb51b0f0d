// Guarantee: a text is split into the words, numbers and marks that the weights were trained for. Risk: a name is split
// or joined with its neighbor, and half of it stays.
import { describe, expect, it } from 'vitest';
import { nameBits } from '../../../../shared/privacy/names/name-bits.ts';
import { GAPS, readTokens, SHAPES } from '../../../../shared/privacy/tagger/tokens.ts';
import { foldForMatching } from '../../../../shared/privacy/text/folded-text.ts';
import { shapesOf, tokensOf } from './tagger.fixture.ts';

describe('the shape of a token', () => {
  it.each([
    ['Anna asked', ['capital Anna', 'lower asked']],
    ['KOWALSKA IT', ['capitals KOWALSKA', 'shortCapitals IT']],
    ['ABC ABCD', ['shortCapitals ABC', 'capitals ABCD']],
    ['A b', ['letter A', 'lowercaseLetter b']],
    ['McDonald iPhone', ['mixed McDonald', 'mixed iPhone']],
    ['Anne-Marie Anne-marie', ['capital Anne-Marie', 'capital Anne-marie']],
    ["O'Brien's", ["capital O'Brien", "sign '", 'lowercaseLetter s']],
    ["l'Anna d'Ambrosio d'abord", ["lower l'", 'capital Anna', "lower d'", 'capital Ambrosio', "lower d'abord"]],
    ['12 345678', ['number 12', 'number 345678']],
    ['(x)', ['sign (', 'lowercaseLetter x', 'sign )']],
    ['王小明', ['lower 王小明']],
    ['a-b-c-d-e a-b-c-d-e-f', ['lower a-b-c-d-e', 'lower a-b-c-d-e', 'sign -', 'lowercaseLetter f']],
    [
      `${'x'.repeat(64)} ${'x'.repeat(65)}`,
      [`lower ${'x'.repeat(64)}`, `lower ${'x'.repeat(64)}`, 'lowercaseLetter x'],
    ],
    [
      `x-${'y'.repeat(64)} x-${'y'.repeat(65)}`,
      [`lower x-${'y'.repeat(64)}`, `lower x-${'y'.repeat(64)}`, 'lowercaseLetter y'],
    ],
    [`${'9'.repeat(32)} ${'9'.repeat(33)}`, [`number ${'9'.repeat(32)}`, `number ${'9'.repeat(32)}`, 'number 9']],
  ])('is read in %s', (text, shapes) => {
    expect(shapesOf(text)).toEqual(shapes);
  });
});

describe('the gap before a token', () => {
  it.each([
    ['a b', GAPS.space],
    ['a(', GAPS.none],
    ['a  b', GAPS.wide],
    ['a\tb', GAPS.wide],
    ['a\nb', GAPS.line],
    ['a \n b', GAPS.line],
    ['a\n\nb', GAPS.paragraph],
    ['a\n \nb', GAPS.paragraph],
  ])('is read in %j', (text, gap) => {
    expect(tokensOf(text).map((token) => token.gap)).toEqual([GAPS.paragraph, gap]);
  });
});

describe('the listed properties of a word', () => {
  const [anna, kowalska, mrs, van, zorblax, thirteen] = tokensOf('Anna Kowalska Mrs van Zorblax 13');
  it('differ for given names, surnames, titles and particles', () => {
    const listed = [anna, kowalska, mrs, van].map((token) => token?.listed);
    expect(new Set(listed).size).toBe(4);
    expect(listed).not.toContain(0);
  });
  // 256: a registered given name; 512: a registered surname; 1024: a title; 2048: a particle; 4096: a frequent name.
  it.each([
    ['Loann', 256],
    ['Bredow', 512],
    ['Mrs', 1024],
    ['Anna', 4096],
    ['van', 2048 + 4096],
    ['Zorblax', 0],
  ])('of %s are those of its spelling and the bits %i', (word, bits) => {
    expect(tokensOf(word).map(({ listed }) => listed)).toEqual([nameBits(word.toLowerCase()) | bits]);
  });
  it('are empty for an unknown word and for a number', () => {
    expect([zorblax?.listed, thirteen?.listed]).toEqual([0, 0]);
  });
  it('are the same for the same word, and differ for a registered and a frequent name', () => {
    const [first, second, rare] = tokensOf('Anna Anna Aabida');
    expect(second?.listed).toBe(first?.listed);
    expect(rare?.listed).not.toBe(first?.listed);
  });
});

describe('the hash of a token', () => {
  it('is that of the word in lower case', () => {
    const [first, second, third] = tokensOf('Anna ANNA anne');
    expect(second?.word).toBe(first?.word);
    expect(third?.word).not.toBe(first?.word);
  });
  it('is the same for all numbers of one length, and for all with five digits or more', () => {
    const hashes = tokensOf('12 34 123 12345 123456789').map(({ word }) => word);
    const [two, otherTwo, three, five, nine] = hashes;
    expect(two).toBe(otherTwo);
    expect(otherTwo).not.toBe(three);
    expect(five).toBe(nine);
    expect(three).not.toBe(five);
  });
});

describe('an earlier finding', () => {
  const text = 'Anna, 12345';
  const covered = foldForMatching(text, [
    { start: 0, end: 4 },
    { start: 6, end: 11 },
  ]);
  it('becomes a token that says whether it is a person', () => {
    const tokens = readTokens(covered, (index) => index === 0);
    expect(tokens.map(({ shape, listed }) => [shape, listed])).toEqual([
      [SHAPES.person, 0],
      [SHAPES.sign, 0],
      [SHAPES.other, 0],
    ]);
    expect(tokens[0]?.word).not.toBe(tokens[2]?.word);
  });
});
