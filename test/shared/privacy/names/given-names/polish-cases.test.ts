// Guarantee: the cases of frequent Polish given names are known as Polish grammar forms them, except those that are
// also another word. Risk: a name that is not in the nominative stays in the text, or words are removed.
import { describe, expect, it } from 'vitest';
import { GIVEN_NAMES_POLISH_CASES } from '../../../../../shared/privacy/names/given-names/polish-cases.ts';
import { found } from '../../found.ts';

const CASES = new Set(GIVEN_NAMES_POLISH_CASES.split(' '));

describe('the cases of a given name', () => {
  it.each([
    ['adam', 'adama adamowi adamem'],
    ['grzegorz', 'grzegorza grzegorzowi grzegorzem grzegorzu'],
    ['dominik', 'dominika dominikowi dominikiem'],
    ['tomek', 'tomka tomkowi tomkiem'],
    ['pawel', 'pawla pawlowi pawlem'],
    ['kacper', 'kacpra kacprowi kacprem'],
    ['aleksander', 'aleksandra aleksandrowi aleksandrem'],
    ['waldemar', 'waldemara waldemarowi waldemarem'],
    ['jerzy', 'jerzego jerzemu jerzym'],
    ['antoni', 'antoniego antoniemu antonim'],
    ['kasia', 'kasi kasie'],
    ['julia', 'julii julie'],
    ['patrycja', 'patrycji patrycje'],
    ['urszula', 'urszuli urszule'],
    ['monika', 'moniki monice monike'],
    ['jadwiga', 'jadwigi jadwidze jadwige'],
    ['beata', 'beaty beacie beate'],
    ['wanda', 'wandy wandzie'],
    ['barbara', 'barbary barbarze barbare'],
    ['ewa', 'ewy ewie'],
    ['anna', 'anny annie anne'],
  ])('are known for %s', (_, cases) => {
    expect(cases.split(' ').filter((each) => !CASES.has(each))).toEqual([]);
  });

  it.each(['ani', 'ewe', 'klare', 'marka', 'nine', 'wande', 'pawela', 'kasy', 'kacpera'])(
    'do not include %s',
    (word) => {
      expect(CASES.has(word)).toBe(false);
    },
  );
});

describe('in a Polish sentence', () => {
  it.each([
    ['Dla Tomka: klucz jest u Basi.', ['PERSON Tomka', 'PERSON Basi']],
    ['Spotkanie z Andrzejem Błaszczykiem o 10.', ['PERSON Andrzejem Błaszczykiem']],
    ['Proszę zadzwonić do Krzysztofa.', ['PERSON Krzysztofa']],
    ['Marek Sikora jest zastępcą.', ['PERSON Marek Sikora']],
    ['Ani razu nie zapytano o marek Acme i Bravo.', []],
    ['Marka własna jest tańsza, nie dotyczy to marek Alfreda Nowaka i Marka Kani.', []],
  ])('%j names exactly the persons %j', (text, expected) => {
    expect(found(text, ['PERSON'])).toEqual(expected);
  });
});
