// Guarantee: a cell that consists of a name is that name, without a title before it or a note in brackets after it; a
// firm, a status, a department or a placeholder for a name is not a name. Risk: the name in a row stays, or the name of
// a firm is removed.
import { describe, expect, it } from 'vitest';
import type { Field } from '../../../../../shared/privacy/detectors/fields/fields.ts';
import { wholeName } from '../../../../../shared/privacy/detectors/fields/whole-name.ts';
import { foldForMatching } from '../../../../../shared/privacy/text/folded-text.ts';
import { scanText } from '../../../../../shared/privacy/text/scanned-text.ts';

const FIELD = { kind: 'person', label: '', isPersonal: false, isRecord: false, isWhole: true } as const;

// Returns the name in the cell between « and » of a row.
function nameOf(row: string, field: Partial<Field> = {}): string | null {
  const [before = '', cell = '', after = ''] = row.split(/[«»]/);
  const scanned = scanText(foldForMatching(before + cell + after, []));
  const [start, end] = [before.length, before.length + cell.length];
  const name = wholeName(scanned, { ...FIELD, ...field, start, end });
  return name === null ? null : (before + cell + after).slice(name.start, name.end);
}

describe('a cell of a column of persons', () => {
  it.each([
    ['7;«Jens Berg (the son)»;12', 'Jens Berg'],
    ['7;«Jens Berg»;12 (at noon)', 'Jens Berg'],
    ['7;«Dott. Bruno Gentile»;12', 'Bruno Gentile'],
    ['7;«mr. Ingeborg Visser»;12', 'Ingeborg Visser'],
    ['| «Nuria B.» | 12', 'Nuria B.'],
    ['7;«ZYBA»;ANNA;QWOP', 'ZYBA'],
    ['7;«Zyba»;12', 'Zyba'],
    ["7;«van 't Hof»;12", "van 't Hof"],
    ['7;«Anna van Unbekannt»;12', 'Anna van Unbekannt'],
    ['7;«Nadifa Warsame Ek»;12', 'Nadifa Warsame Ek'],
    ['7;«Sas»;12', 'Sas'],
    ['7;«Schulhaus, Ingrid Maria»;12', 'Schulhaus, Ingrid Maria'],
  ])('is a name: %s, namely %s', (row, name) => {
    expect(nameOf(row)).toBe(name);
  });

  it.each([
    '7;«ZYBA»;QWOP',
    '7;«Schulhaus, Ingrid Zorblax»;12',
    '7;«Schulhaus, ingrid»;12',
    '7;«Schulhaus Ingrid»;12',
    '7;«schulhaus, Ingrid»;12',
    '7;«Lager, Ingrid»;12',
    '7;«Interinale, da definire»;12',
    '7;«Anna van unbekannt»;12',
    '7;«Stichting van Hof»;12',
    '7;«Stichting Jan Bosch»;12',
    '7;«Retired»;12',
    '7;«Emeryt»;12',
    '7;«Hof»;12',
    '7;«Unbekannt»;12',
    '7;«Poste vacant»;12',
    '7;«Inmuebles Cimavilla, S.L.»;12',
    '7;«Inmuebles Cimavilla Lda»;12',
    '7;«Zyba Qwop Sarl»;12',
    '7;«Anna»-Lena;12',
    '7;«Anna 12»;12',
    '7;«»;12',
  ])('is not a name: %s', (row) => {
    expect(nameOf(row)).toBe(null);
  });

  it('is not a name if it says what somebody is, unless its label asks for a surname', () => {
    expect(nameOf('7;«Emeryt»;12', { label: 'father' })).toBe(null);
    expect(nameOf('7;«Emeryt»;12', { label: 'surname' })).toBe('Emeryt');
  });
});

describe('a cell of a column of surnames, in capitals in a row in which no other name is', () => {
  it.each(['Anna;«ZYBA»;12', '"Anna";"«ZYBA»";12', '12;«ZYBA»;Anna', '12;"«ZYBA»";"Anna"'])(
    'is a name beside a given name: %s',
    (row) => {
      expect(nameOf(row, { label: 'apellidos' })).toBe('ZYBA');
    },
  );

  it.each(['Zyba;«QWOP»;12', '12;«QWOP»;Zyba', 'Anna;7;«ZYBA»;12', 'Anna «ZYBA»;12'])(
    'is no name elsewhere: %s',
    (row) => {
      expect(nameOf(row, { label: 'apellidos' })).toBe(null);
    },
  );

  it('is not a name in a column with another heading', () => {
    expect(nameOf('Anna;«ZYBA»;12', { label: 'holder' })).toBe(null);
  });
});

describe('a cell of a column of persons or firms', () => {
  const FIRM = { kind: 'person or firm' } as const;
  it.each([
    ['7;«Karim Benali»;12', 'Karim Benali'],
    ['7;«Benali»;12', null],
    ['7;«Anna B»;12', null],
    ['7;«van Anna»;12', null],
    ['7;«van Hof»;12', null],
  ])('is a name only with a given name and a surname: %s, namely %s', (row, name) => {
    expect(nameOf(row, FIRM)).toBe(name);
  });

  it('is a name in the record of a person', () => {
    expect(nameOf('7;«Benali»;12', { ...FIRM, isPersonal: true })).toBe('Benali');
  });
});
