// Guarantee: a name that only registers contain is found beside another name, an initial or a title, and the lists are
// in the form in which they are searched. Risk: a rare name stays in the text, or a column of things is removed.
import { describe, expect, it } from 'vitest';
import { frequentBits, listedBits, nameBits } from '../../../../shared/privacy/names/name-bits.ts';
import givenNames from '../../../../shared/privacy/names/registered/given-names.json' with { type: 'json' };
import {
  isRegisteredGivenName,
  isRegisteredSurname,
} from '../../../../shared/privacy/names/registered/registered-names.ts';
import surnames from '../../../../shared/privacy/names/registered/surnames.json' with { type: 'json' };
import { found } from '../found.ts';
import { wordsOfLines } from './words-by-beginning.ts';

describe.each([
  ['given names', givenNames, isRegisteredGivenName],
  ['surnames', surnames, isRegisteredSurname],
])('the list of %s', (_, lines, isRegistered) => {
  const names = wordsOfLines(lines);

  it('has sorted, folded, unique names of four to twenty letters', () => {
    expect(names).toEqual([...new Set(names)].sort());
    expect(names.filter((name) => !/^[a-z]{4,20}$/.test(name))).toEqual([]);
  });

  it('has only known names, none of which is listed as anything else', () => {
    expect(names.filter((name) => !isRegistered(name))).toEqual([]);
    expect(names.filter((name) => listedBits(name) !== 0)).toEqual([]);
  });
});

it.each(['', 'ver', 'skinke', 'verbrugge ', 'etcheverr', 'tcheverry', 'etcheverry aalto', 'zzzz', '{'])(
  'does not count %j as registered',
  (word) => {
    expect([isRegisteredGivenName(word), isRegisteredSurname(word)]).toEqual([false, false]);
  },
);

it('counts a registered name as known, but not frequent', () => {
  expect({
    isKnown: nameBits('etcheverry') !== 0,
    frequent: frequentBits('etcheverry'),
    listed: listedBits('etcheverry'),
  }).toEqual({ isKnown: true, frequent: 0, listed: 0 });
});

describe('registered names in a text', () => {
  it.each([
    ['Permis B. Etcheverry, demain.', ['PERSON B. Etcheverry']],
    ['Ask Trisha at the desk.', ['PERSON Trisha']],
    ['Menus: Etcheverry, Dudziak, Sagnol', []],
    ['Etcheverry 12, Dudziak 14, Sagnol 20', []],
  ])('are found in %j: %j', (text, expected) => {
    expect(found(text, ['PERSON'])).toEqual(expected);
  });
});
