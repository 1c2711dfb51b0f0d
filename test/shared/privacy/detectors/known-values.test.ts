// Guarantee: values that were found before are found wherever they occur as a word, whole names before their parts, and
// nowhere else. Risk: a name that one rule found stays where no rule finds it, or a word is removed that only looks
// like it.
import { describe, expect, it } from 'vitest';
import { findKnownNames } from '../../../../shared/privacy/detectors/known-names.ts';
import type { KnownValues } from '../../../../shared/privacy/detectors/known-spellings.ts';
import { findKnownValues } from '../../../../shared/privacy/detectors/known-values.ts';
import type { PersonalDataKind } from '../../../../shared/privacy/kinds.ts';
import { withoutOverlaps } from '../../../../shared/privacy/overlaps.ts';
import { BARRIER } from '../../../../shared/privacy/text/barrier.ts';
import { foldForMatching } from '../../../../shared/privacy/text/fold-for-matching.ts';
import { withLower } from '../../../../shared/privacy/text/folded-text.ts';
import { identityMap } from '../../../../shared/privacy/text/source-map.ts';

const persons = (...names: readonly string[]): KnownValues =>
  new Map(names.map((value) => [value, { kind: 'PERSON', value }]));
const known = (kind: PersonalDataKind, value: string): KnownValues => new Map([[value, { kind, value }]]);

const foundIn = (text: string, values: KnownValues) =>
  withoutOverlaps(findKnownNames(foldForMatching(text), values)).map(({ start, end }) => text.slice(start, end));

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
    ['Quint', 'Ka Quint ka', ['Quint']],
  ])('%s is found in "%s", unless it is a word: %j', (name, text, found) => {
    expect(foundIn(text, persons(name))).toEqual(found);
  });

  it('of another kind is found in a compound', () => {
    expect(foundIn('Ka-quint92 and Lake quint92', known('USERNAME', 'quint92'))).toEqual(['quint92', 'quint92']);
  });
});

describe('a part of a name', () => {
  it.each([
    ['Zorblax Quint', 'QUINT came, and Quint left', ['QUINT', 'Quint']],
    ['Zorblax_Quint', 'QUINT came', ['QUINT']],
    ['Annika Zorblax', 'near Annika, then annika came', ['Annika', 'annika']],
    // A single name has no parts.
    ['Quint', 'QUINT came', []],
    // Particles, numbers, and words in the names of places and firms.
    ['Omar ibn Quint', 'Ibn came', []],
    ['Zorblax xiv', 'XIV came', []],
    ['Zorblax Berlin', 'BERLIN came', []],
    ['Zorblax Hospital', 'HOSPITAL came', []],
    // In lower case, only what a list has as a name and not as a word.
    ['Zorblax Crane', 'a crane came', []],
    ['Zorblax Quint', 'the quint came', []],
    ['Zorblax Weber', 'Then weber came', ['weber']],
    // Not in an address, a path, a compound or a longer word.
    ['Zorblax Quint', 'then @QUINT, .QUINT, /QUINT, QUINT@x, QUINT/x, QUINT92', []],
    ['Zorblax Quint', 'universite Vlimb-et-Vlimbe-Quint', []],
  ])('of %s is found in "%s": %j', (name, text, found) => {
    expect(foundIn(text, persons(name))).toEqual(found);
  });

  it('that two persons share belongs to the first', () => {
    const [finding] = findKnownNames(foldForMatching('QUINT came'), persons('Zorblax Quint', 'Annika Quint'));
    expect(finding).toEqual({ kind: 'PERSON', value: 'Zorblax Quint', start: 0, end: 5, strength: 1 });
  });
});
