// Guarantee: a text is split into the words and numbers that addresses are made of, each with the separator before it;
// hours, codes and numbers after a slash are not house numbers, and a full stop ends a sentence unless an abbreviation
// or a number is before it. Risk: a street is read across the end of a sentence, or its number is read as an hour.
import { describe, expect, it } from 'vitest';
import {
  type AddressToken,
  addressTokens,
  isHouse,
  isNamePart,
} from '../../../../../shared/privacy/detectors/addresses/address-token.ts';
import { foldForMatching } from '../../../../../shared/privacy/text/folded-text.ts';
import { scanText } from '../../../../../shared/privacy/text/scanned-text.ts';

const tokensOf = (text: string): AddressToken[] => addressTokens(scanText(foldForMatching(text, [])));

// # after a number, ^ after a capitalized word, . after an abbreviation, and in brackets what separates two tokens.
function written(text: string): string {
  const tokens = tokensOf(text).map(({ lower, isNumber, isCapital, isShortened, gap }, index) => {
    const flags = `${isNumber ? '#' : ''}${isCapital ? '^' : ''}${isShortened ? '.' : ''}`;
    return `${index === 0 ? '' : ` (${gap}) `}${lower}${flags}`;
  });
  return tokens.join('');
}

describe('the tokens of', () => {
  it.each([
    ['P.O. Box 12', 'p.o^. (space) box^ (space) 12#'],
    ['A.de Roma', 'a^. (space) de (space) roma^'],
    ['L/o Roma', 'l^. (other) o (space) roma^'],
    ['c/ Mayor', 'c. (space) mayor^'],
    // A name that every JavaScript object has.
    ["constructor('5')", 'constructor (other) 5#'],
    ['d/ Mayor', 'd. (other) mayor^'],
    ["d'Anna", "d'anna^"],
    ["d'anna", "d'anna"],
    ['Zorbl Zut', 'zorbl^ (space) zut^'],
    ['жизнь 道 12', 'жизнь^ (space) 道^ (space) 12#'],
    ['ul.Mila 3', 'ul. (space) mila^ (space) 3#'],
    ['4.0', '4#. (other) 0#'],
    ['12 0012 001', '12# (space) 0012 (space) 001'],
    ['at 06:15', 'at (space) 06 (other) 15'],
    ['at 24:15', 'at (space) 24 (other) 15'],
    ['at 25:15', 'at (space) 25# (other) 15'],
    ['at 35:10', 'at (space) 35# (other) 10#'],
    ['at 6:75', 'at (space) 6# (other) 75#'],
    ['at 6:2:1', 'at (space) 6# (other) 2# (other) 1#'],
    ['at 12:305', 'at (space) 12# (other) 305#'],
    ['11.30 Fest', '11#. (other) 30 (space) fest^'],
    ['nur 11.30 Fest', 'nur (space) 11#. (other) 30# (space) fest^'],
    ['Weg/12', 'weg^. (other) 12'],
    ['132/136', '132/136#'],
    ['12 bis 12bis 12b', '12# (space) bis (space) 12bis# (space) 12b#'],
  ])('the tokens of %j are %j', (text, tokens) => {
    expect(written(text)).toBe(tokens);
  });
});

describe('the separator between two tokens', () => {
  it.each([
    ['12Haus', 'none'],
    ['12 Haus', 'space'],
    ['12  Haus', 'space'],
    ['12   Haus', 'other'],
    ['12,Haus', 'comma'],
    ['12., Haus', 'comma'],
    ['12\nHaus', 'line'],
    ['12,  \n\n   Haus', 'line'],
    ['12,   \n\n   Haus', 'other'],
    ['12\n\n\nHaus', 'other'],
    ['12; Haus', 'other'],
  ])('of %j is: %s', (text, gap) => {
    expect(tokensOf(text)[1]?.gap).toBe(gap);
  });

  it.each(['Nr', 'Lane', 'Wohnung', 'profesora', 'utca', 'piazza', 'Lindenweg', '12345'])(
    'is a space after the full stop of %s, which does not end a sentence',
    (word) => {
      expect(tokensOf(`${word}. Haus`)[1]?.gap).toBe('space');
    },
  );

  it.each(['Normativa', 'dann', '123456'])('is no space after a full stop that ends a sentence with %s', (word) => {
    expect(tokensOf(`${word}. Haus`)[1]?.gap).toBe('other');
  });
});

describe('a token', () => {
  const first = (text: string): AddressToken => tokensOf(text)[0] as AddressToken;

  it.each([
    ['12', true],
    ['12b', true],
    ['12345', true],
    ['123456', false],
    ['132/136', true],
    ['12-14a', true],
    ['2840-102', false],
    ['06:15', false],
    ['Haus', false],
  ])('%j is a house number: %j', (text, isOne) => {
    expect(isHouse(first(text))).toBe(isOne);
  });

  it.each([
    ['Mayor', true],
    ['de', true],
    ['gen. Andersa', true],
    ['gen Andersa', false],
    ['general Andersa', true],
    ['haus', false],
  ])('at the beginning of %j is part of the name of a street: %j', (text, isPart) => {
    expect(isNamePart(first(text))).toBe(isPart);
  });
});
