// Guarantee: two or more words are a full name if lists know enough of them, by an initial or a particle between them,
// or by a surname that means nothing else; an acronym makes them the name of a thing. Risk: a colleague's name stays,
// or a product counts as a colleague.
import { describe, expect, it } from 'vitest';
import {
  hasAcronym,
  isFullName,
  isLoneAcronym,
  isNameWhereIntroduced,
  isNounEnding,
  isUnknownWithSurname,
} from '../../../../../shared/privacy/detectors/names/full-name.ts';
import { endsOf } from '../../../../../shared/privacy/detectors/names/name-run.ts';
import { candidateOf, markedName, trueAndFalseRows } from './marked-name.fixture.ts';

function read(row: string) {
  const marked = markedName(row);
  const candidate = candidateOf(marked);
  return { scanned: marked.scanned, candidate, first: endsOf(candidate.names)[0] };
}

describe('a full name', () => {
  it.each(
    trueAndFalseRows(
      [
        '«Anna Rossi» kommt.',
        '«Anna Quellhorst» kommt.',
        '«Anna Paris» kommt.',
        '«Paris Rossi» kommt.',
        '«Victoria Rossi» kommt.',
        '«Kowalska Anna» kommt.',
        '«Kowalska Anna Rossi» kommt.',
        '«Quellhorst G. Zorblax» kommt.',
        '«Rossi von Zorblax» kommt.',
        '«Tran Thi Zorblax» kommt.',
        '«Tran Van Paris» kommt.',
      ],
      [
        '«Paris Quellhorst» kommt.',
        '«Paris West» kommt.',
        '«Paris G. Quellhorst» kommt.',
        '«Anna Paris Quellhorst» kommt.',
        '«Kowalska Madrid» kommt.',
        '«Kowalska Jan Anna» kommt.',
        '«Kowalska Anna Zorblax» kommt.',
        '«Kowalska Zorblax Rossi» kommt.',
        'Herr «Quellhorst Anna» kommt.',
        'Herr «Quellhorst Anna Rossi» kommt.',
        '«Abschnitt I. Quellhorst» kommt.',
        '«Blok B Quellhorst» kommt.',
        '«Quellhorst G. Xiii» kommt.',
        '«Quellhorst G. Paris» kommt.',
        '«Quellhorst von Zorblax» kommt.',
        '«Kowalska de Zorblax» kommt.',
        '«Kowalska de Rossi» kommt.',
        '«Tran Thi Madrid» kommt.',
        '«Tran Thi H. Paris» kommt.',
        '«Tran Thi» kommt.',
        '«Tran Madrid Zorblax» kommt.',
        '«Tran van Paris» kommt.',
        '«Tran De Paris» kommt.',
        '«Quellhorst Thi Zorblax» kommt.',
      ],
    ),
  )('is recognized as full (%s): %s', (isFull, row) => {
    expect(isFullName(read(row).candidate)).toBe(isFull);
  });
});

describe('a surname after an unlisted word', () => {
  it.each(
    trueAndFalseRows(
      ['«Quellhorst Rossi» kommt.', '«Quellhorst Kowalczewska» kommt.', '«Anna Rossi» kommt.'],
      [
        '«Quellhorst Winter» kommt.',
        '«Quellhorst Villa» kommt.',
        '«Quellhorst Zandberg» kommt.',
        '«Quellung Rossi» kommt.',
        '«Kowalska Rossi» kommt.',
        '«Quellhorst Zorblax» kommt.',
        '«Victoria Rossi» kommt.',
        '«Anna Paris» kommt.',
      ],
    ),
  )('is recognized as a name (%s): %s', (isName, row) => {
    expect(isUnknownWithSurname(read(row).candidate)).toBe(isName);
  });
});

it('recognizes a noun by its ending, except in listed names', () => {
  expect(['quellung', 'clement', 'quellhorst'].map(isNounEnding)).toEqual([true, false, false]);
});

describe('an acronym', () => {
  it.each(
    trueAndFalseRows(
      [
        '«Pumpe KSB Etanorm» läuft.',
        'Riso «Anna CL» kommt.',
        '«Quellhorst CQP» kommt.',
        '«ADAH Quellhorst Rossi» kommt.',
      ],
      [
        '«Anna Maria CQP» kommt.',
        '«Anna CQP» kommt.',
        'Riso «Anna Maria CL» kommt.',
        '«Anna XIV» kommt.',
        '«ROSS Quellhorst» kommt.',
        '«ANNA CQP»',
      ],
    ),
  )('makes the name a thing (%s): %s', (isThing, row) => {
    const { scanned, candidate } = read(row);
    expect(hasAcronym(scanned, candidate)).toBe(isThing);
  });

  it.each(trueAndFalseRows(['der «MARC» fährt heute', 'die «ANSSI» prüft'], ['DER «MARC» FÄHRT', '«Rossi» kommt.']))(
    'is recognized alone, in a line with lower case (%s): %s',
    (isAlone, row) => {
      const { scanned, first } = read(row);
      expect(isLoneAcronym(scanned.text, first)).toBe(isAlone);
    },
  );
});

describe('a single introduced word', () => {
  it.each(
    trueAndFalseRows(
      [
        '«Paris» kommt.',
        '«Rossi» kommt.',
        '«Zorblax» kommt.',
        'een systeem genaamd «Rcs» is er',
        'een systeem heet «RCS» is er',
        '«Solicitor» kommt.',
        'Client: «Breitung» kommt.',
      ],
      [
        '«Madrid Rossi» kommt.',
        '"«Zorblax» kommt.',
        '«Zorblish» kommt.',
        'een systeem genaamd «RCS» is er',
        'Dear «Folks», see this.',
        'Dear «Solicitor», see this.',
        '\nNote over Client: «Zorblax» kommt.',
      ],
    ),
  )('is recognized as a name (%s): %s', (isName, row) => {
    const { scanned, first } = read(row);
    expect(isNameWhereIntroduced(scanned, first)).toBe(isName);
  });
});
