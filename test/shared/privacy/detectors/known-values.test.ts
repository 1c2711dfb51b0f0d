// Guarantee: values that were found before are found wherever they occur as a word, whole names before their parts, and
// nowhere else. Risk: a name that one rule found stays where no rule finds it, or a word is removed that only looks
// like it.
import { describe, expect, it } from 'vitest';
import type { KnownValues } from '../../../../shared/privacy/detectors/known-spellings.ts';
import { findKnownValues } from '../../../../shared/privacy/detectors/known-values.ts';
import type { PersonalDataKind } from '../../../../shared/privacy/kinds.ts';
import { withoutOverlaps } from '../../../../shared/privacy/overlaps.ts';
import { BARRIER } from '../../../../shared/privacy/text/barrier.ts';
import { foldForMatching, withLower } from '../../../../shared/privacy/text/folded-text.ts';
import { identityMap } from '../../../../shared/privacy/text/source-map.ts';

const persons = (...names: readonly string[]): KnownValues =>
  new Map(names.map((value) => [value, { kind: 'PERSON', value }]));
const known = (kind: PersonalDataKind, value: string): KnownValues => new Map([[value, { kind, value }]]);

const foundIn = (text: string, values: KnownValues) =>
  withoutOverlaps(findKnownValues(foldForMatching(text), values)).map(({ start, end }) => text.slice(start, end));

describe('a whole value', () => {
  it.each<[string, KnownValues, string[]]>([
    ['Then $hunter2024 came.', known('SECRET', '$hunter2024'), ['$hunter2024']],
    ['Mail a@b.dex and a@b.de.', known('EMAIL', 'a@b.de'), ['a@b.de']],
    ['Mail b.de, then a@b.de.', known('EMAIL', 'a@b.de'), ['a@b.de']],
    ['Anna Quint Bar', persons('Quint', 'Anna Quint', 'Anna Quint Bar'), ['Anna Quint Bar']],
    ['ID 1 x and 1 y', new Map([...known('NATIONAL_ID', '1 x'), ...known('NATIONAL_ID', '1 y')]), ['1 x', '1 y']],
    ['Then anna 13 came.', known('USERNAME', 'anna 12'), []],
    ['Nothing to see: ***', known('SECRET', '***'), []],
  ])('is found as a separate word, if it has a letter or a digit: %s', (text, values, found) => {
    expect(foundIn(text, values)).toEqual(found);
  });

  it.each([
    ['Anna 田中 came', ['Anna 田中']],
    ['Anna 田中君 came', []],
    ['Anna 田中a came', []],
  ])('is found in %j, unless a longer word begins with it: %j', (text, found) => {
    expect(foundIn(text, known('USERNAME', 'Anna 田中'))).toEqual(found);
  });

  it('of ASCII letters is found where another script follows directly', () => {
    expect(foundIn('quint92田中 came', known('USERNAME', 'quint92'))).toEqual(['quint92']);
  });

  it('is found even beside a covered value', () => {
    const { length } = findKnownValues(
      withLower(identityMap(`${BARRIER}田中太郎${BARRIER}`)),
      known('USERNAME', '田中太郎'),
    );
    expect(length).toBe(1);
  });

  it.each([
    ['Ka-Quint', []],
    ['-Quint', ['Quint']],
    ['Quint-Ka', []],
    ['Quint-', ['Quint']],
  ])('of one word of a name is found in %j, unless it is half of a compound: %j', (text, found) => {
    expect(foundIn(text, persons('Quint'))).toEqual(found);
  });

  it.each([
    // A surname that is also a word, and one that is not, or is also a given name.
    ['petit', 'un petit pas', []],
    ['klein', 'so klein wie', []],
    ['weber', 'der weber kam', ['weber']],
    ['rose', 'then rose came', ['rose']],
    // A thing before or after it, and a whole name there.
    ['Quint', 'Lake Quint is deep', []],
    ['Anna Quint', 'Lake Anna Quint is deep', ['Anna Quint']],
    ['Quint', 'Ka Quint ka', ['Quint']],
  ])('%s is found in "%s", unless it is a word or a thing: %j', (name, text, found) => {
    expect(foundIn(text, persons(name))).toEqual(found);
  });

  it('of another kind is found in a compound', () => {
    expect(foundIn('Ka-quint92 and Lake quint92', known('USERNAME', 'quint92'))).toEqual(['quint92', 'quint92']);
  });
});

describe('a part of a name', () => {
  it.each([
    ['Zorblax Quint', 'QUINT came', ['QUINT']],
    ['Zorblax_Quint', 'QUINT came', ['QUINT']],
    ['Quint', 'QUINT came', []],
    ['Annika', 'ANNIKA came', ['ANNIKA']],
    ['Ann', 'ANN came', []],
    // Particles, numbers, nationalities, and words in the names of places and firms.
    ['Omar ibn Quint', 'Ibn came', []],
    ['Zorblax xiv', 'XIV came', []],
    ['Zorblax Quintish', 'The QUINTISH came', []],
    ['Zorblax Crimson', 'CRIMSON came', []],
    ['Zorblax Klinikum', 'KLINIKUM came', []],
    ['Zorblax Vlimba', 'Vlimbego came', ['Vlimbego']],
    ['Zorblax Vlimba', 'Vlimbxyz came', []],
    ['Zorblax Kazuk', 'Kazukem came', ['Kazukem']],
    ['Zorblax Vlimbek', 'Vlimbekem came', ['Vlimbekem']],
    // Half of a hyphenated surname, unless it is short, or a town.
    ['Zorblax Vlimba-Quint', 'QUINT came', ['QUINT']],
    ['Zorblax Vlimba-Zubu', 'ZUBU came', ['ZUBU']],
    ['Zorblax Vlimba-Zub', 'ZUB came', []],
    ['Zorblax Vlimba-Stuttgart', 'STUTTGART came', []],
    // A surname that is also a word counts only with a capital.
    ['Zorblax Crane', 'a crane came', []],
    ['Zorblax Crane', 'a CRANE came', ['CRANE']],
    ['Zorblax Quint', 'QUINT & Vlimba AG came', []],
    // Too short for an ending.
    ['Zorblax Zub', 'Zubem came', []],
    ['Zorblax Kazo', 'Kazem came', []],
    ['Zorblax Quina', 'Quin came', []],
    // A word that the text also uses for a law or a unit, on one line, stays.
    ['Zorblax Quint', 'Quints came, the Quints laws changed', []],
    ['Zorblax Quint', 'Quints came, and the quints changed', ['Quints']],
    ['Zorblax Quint', 'then QUINT\nlaws changed', ['QUINT']],
    ['Zorblax Quint', 'Quint laws changed', []],
    ['Zorblax Quint', 'Quint law changed', ['Quint']],
    ['Annika Zorblax', 'Annika laws changed, ANNIKA came', ['ANNIKA']],
    // In a line without capitals, a surname that no list has, of five letters or more, and not after an article.
    ['Zorblax Quint', 'then quint came', ['quint']],
    ['Zorblax Quint', 'Then quint came', []],
    ['Zorblax Quint', 'the quint came', []],
    ['Zorblax Quib', 'then quib came', []],
    ['Zorblax Klein', 'then klein came', []],
    // A listed surname in any line, unless it is a word as well.
    ['Zorblax Weber', 'Then weber came', ['weber']],
    ['Zorblax Klein', 'Then klein came', []],
    // Not in an address, a path or a longer word.
    ['Zorblax Quint', 'then @QUINT, .QUINT, /QUINT, QUINT@x, QUINT/x, QUINT92', []],
    // Half of a surname, where it is a town.
    ['Zorblax Vlimba-Quint', 'mora em Quint', []],
    ['Zorblax Vlimba-Quint', 'bor i Quint', []],
    ['Zorblax Quintish', 'then QUINTISH came', []],
    ['Anna', 'ANNA came', ['ANNA']],
    ['Zorblax Quint', 'near St. QUINT now', []],
    // A thing or a place before it or after it; a surname stays wherever the text uses it for a place or a unit, but
    // not where a thing, a matter or an institution elsewhere bears it.
    ['Zorblax Quint', 'Lake Quint is deep, QUINT came', ['QUINT']],
    ['Zorblax Quint', 'Quint laws changed, QUINT came', []],
    ['Zorblax Quint', 'Quint university grew, QUINT came', []],
    ['Zorblax Quint', 'life in Quint, QUINT came', []],
    ['Zorblax Quint', "life in Quint's house, QUINT came", ['Quint', 'QUINT']],
    ['Zorblax Quint', 'the Quint is 7, QUINT came', []],
    ['Zorblax Quint', 'Quint GmbH pays, QUINT came', []],
    ['Zorblax Quint', 'Der quint ist 7, QUINT kam', []],
    ['Zorblax Quint', 'Villa Quint opens, QUINT came', ['QUINT']],
    ['Zorblax Quint', 'Das Projekt Quint ruht, QUINT kommt', ['QUINT']],
    ['Zorblax Quint', "a l'Institut Quint, QUINT vient", ['QUINT']],
    ['Zorblax Quint', 'universite Vlimb-et-Vlimbe-Quint', []],
    // A matter of the person in lower case, unless it is the name of a thing.
    ['Zorblax Quint', 'the Quint report, a Quint invoice', ['Quint', 'Quint']],
    ['Zorblax Quint', 'the Quint Report, Lake Quint file, the quint file', []],
    ['Zorblax Quint', 'then Zorberei QUINT', []],
    ['Zorblax Quint', 'Quint theorems changed, QUINT came', ['QUINT']],
    ['Annika Zorblax', 'near Annika, then Annika came', ['Annika']],
    ['Zorblax Quint', 'poi il quint viene', []],
    ['Zorblax Quint', 'then quint came\nTHEN', ['quint']],
    // With its particles, but only those of this name.
    ['Zorblax van der Quint', 'ask Van der Quint', ['Van der Quint']],
    ['Zorblax van der Quint', 'ask der Quint', ['der Quint']],
    ['Zorblax van der Quy', 'ask van der Quy today', ['van der Quy']],
    ['Zorblax van der Quint', 'ask van Quint', ['Quint']],
    ['Zorblax van Vlimb Quint', 'ask van Quint', ['Quint']],
    ['Zorblax  Quint', 'QUINT came,  QUINT left', ['QUINT', 'QUINT']],
  ])('of %s is found in "%s": %j', (name, text, found) => {
    expect(foundIn(text, persons(name))).toEqual(found);
  });

  it('that two persons share belongs to the first', () => {
    const [finding] = findKnownValues(foldForMatching('QUINT came'), persons('Zorblax Quint', 'Annika Quint'));
    expect(finding).toEqual({ kind: 'PERSON', value: 'Zorblax Quint', start: 0, end: 5, strength: 1 });
  });

  it('in its exact spelling comes before one with another ending', () => {
    const [finding] = findKnownValues(foldForMatching('Quints came'), persons('Zorblax Quinta', 'Annika Quint'));
    expect(finding?.value).toBe('Annika Quint');
  });
});

describe('a surname', () => {
  it.each([
    ['Pawłem Mazurem', 'Mazur prosi, Mazurowi wysłano list.', ['Mazur', 'Mazurowi']],
    ['Bogumiłem Gołębiewskim', 'Gołębiewski i Gołębiewskiemu', ['Gołębiewski', 'Gołębiewskiemu']],
    ['Katarzyny Zielińskiej', 'Zielińska i Zielińską', ['Zielińska', 'Zielińską']],
    ['Jana Kowalczyka', 'Kowalczyk złożył odwołanie.', ['Kowalczyk']],
    ['Tomasza Wróbla', 'Wróbel odbierze.', ['Wróbel']],
    ['Grzegorzu Krawcu', 'Krawiec jest na urlopie.', ['Krawiec']],
    ['Evou Dvořákovou', 'Dvořáková volala.', ['Dvořáková']],
    ['Pavlu Kučerovi', 'Kučera volal.', ['Kučera']],
    ['Tomáš Černý', 'Dejte vědět Černému.', ['Černému']],
  ])('of %s, which is known in one case only, is found in others: %s', (name, text, found) => {
    const folded = foldForMatching(name).text;
    expect(foundIn(text, new Map([[folded, { kind: 'PERSON', value: name }]]))).toEqual(found);
  });

  it.each([
    ['Roberta Costa', 'O Cost Center fechou.'],
    ['Emilie Laporte', 'La porte est fermée. Laport est un village.'],
    ['Marty Rosse', 'Ross is a town.'],
  ])('of %s has no case, because the given name has none: %s', (name, text) => {
    expect(foundIn(text, persons(name))).toEqual([]);
  });
});
