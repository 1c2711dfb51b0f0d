// Guarantee: the cases of frequent Czech given names are known as Czech grammar forms them, except those that are also
// another word. Risk: a name that is not in the nominative stays in the text, or words are removed.
import { describe, expect, it } from 'vitest';
import { GIVEN_NAMES_CZECH_CASES } from '../../../../../shared/privacy/names/given-names/czech-cases.ts';
import { found } from '../../found.ts';

const CASES = new Set(GIVEN_NAMES_CZECH_CASES.split(' '));

describe('the cases of a given name', () => {
  it.each([
    ['jan', 'jana janu janovi janem'],
    ['pavel', 'pavla pavlu pavlovi pavlem'],
    ['zdenek', 'zdenka zdenku zdenkovi zdenkem'],
    ['tomas', 'tomase tomasi tomasovi tomasem'],
    ['jiri', 'jiriho jirimu jirim'],
    ['lenka', 'lenky lence lenku lenkou'],
    ['alena', 'alene alenu alenou'],
    ['natalie', 'natalii'],
    ['eva', 'evou'],
  ])('are known for %s', (_, cases) => {
    expect(cases.split(' ').filter((each) => !CASES.has(each))).toEqual([]);
  });

  it.each(['very', 'milady', 'romany', 'simony', 'blanky', 'marka', 'pavela', 'tomasa'])(
    'do not include %s',
    (word) => {
      expect(CASES.has(word)).toBe(false);
    },
  );
});

describe('in a Czech sentence', () => {
  it.each([
    ['Předejte to Janu Novákovi.', ['PERSON Janu Novákovi']],
    ['Mluvil jsem s Evou Dvořákovou.', ['PERSON Evou Dvořákovou']],
    ['Předáno Pavlu Kučerovi nebo Aleně Marešové.', ['PERSON Pavlu Kučerovi', 'PERSON Aleně Marešové']],
    ['Schůzka s Jiřím Procházkou v úterý.', ['PERSON Jiřím Procházkou']],
    ['Dobrý den, pane Horáku, děkujeme.', ['PERSON Horáku']],
    ['Vážený pane řediteli, posíláme smlouvu.', []],
    ['Very good, Milady. Cena Markou nebyla uvedena, Radou města schváleno.', []],
  ])('%j names exactly the persons %j', (text, expected) => {
    expect(found(text, ['PERSON'])).toEqual(expected);
  });
});
