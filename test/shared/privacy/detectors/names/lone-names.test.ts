// Guarantee: in a longer text in which nothing speaks of a person a given name is taken for a product's or a ship's;
// one sign of a person, or a cell that the name fills, and it is removed. Risk: manuals and price lists lose their
// subject.
import { describe, expect, it } from 'vitest';
import { found } from '../../found.ts';

const persons = (text: string): string[] => found(text, ['PERSON', 'PHONE', 'EMAIL']);
const MANUAL =
  'Kosiarka Barbara tnie do 46 cm, a silnik ma 125 cm. Olej wymienia się co sezon, nóż ostrzy się co dwa miesiące. ' +
  'Nie uruchamiać w pomieszczeniach. Gwarancja trwa 24 miesiące od daty zakupu, dowodem jest paragon.';

describe('a given name that stands alone', () => {
  it('stays in a longer text', () => {
    expect(persons(MANUAL)).toEqual([]);
  });

  it.each([
    ['a short text', 'Kosiarka Barbara tnie do 46 cm.', ['PERSON Barbara']],
    ['a text with a full name', `${MANUAL} Pytania: Anna Kowalska.`, ['PERSON Barbara', 'PERSON Anna Kowalska']],
    ['a text with an address', `${MANUAL} Pytania: anna@ogrod.pl`, ['PERSON Barbara', 'EMAIL anna@ogrod.pl']],
    ['a text in which somebody does something', MANUAL.replace(' tnie', ' said that it cuts'), ['PERSON Barbara']],
  ])('is removed in %s', (_, text, expected) => {
    expect(persons(text).toSorted()).toEqual(expected.toSorted());
  });

  it.each([
    ['of a table', `${MANUAL}\n91;Barbara;1990-05-02;1\n`],
    ['of an object', `${MANUAL}\n{"first":"Barbara","seat":"12"}`],
  ])('is removed where it fills a cell %s', (_, text) => {
    expect(persons(text.replace('Kosiarka Barbara', 'Kosiarka'))).toEqual(['PERSON Barbara']);
  });
});

describe('what is no name', () => {
  it.each([
    ['a share with its interest', 'Die 6 V. H. Schatzanweisungen und andere Schatzanweisungen von 1923'],
    ['a heading with its letter', 'A. Krankheiten und Leiden beim Menschen. Weitere Krankheiten der Tiere.'],
    ['a pharmacopoeia', 'Ethanol 96 % Ph. Eur., als Fertigarzneimittel'],
    ['a word that the next line carries on', 'im Einvernehmen mit dem Paul-\nEhrlich-Institut und dem Amt'],
  ])('stays: %s', (_, text) => {
    expect(persons(text)).toEqual([]);
  });
});
