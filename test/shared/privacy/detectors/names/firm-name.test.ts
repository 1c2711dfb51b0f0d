// Guarantee: a firm's name, half of one, its partners and names with a word for a thing are distinguished from a
// person's by their words and what is beside them. Risk: names of makers and schools are removed, or "Anna & Paul"
// stays.
import { expect, it } from 'vitest';
import {
  continuesAsFirm,
  hasThing,
  isFirm,
  isHalfOfFirm,
} from '../../../../../shared/privacy/detectors/names/firm-name.ts';
import { endsOf } from '../../../../../shared/privacy/detectors/names/name-run.ts';
import { foldForMatching } from '../../../../../shared/privacy/text/folded-text.ts';
import { scanText } from '../../../../../shared/privacy/text/scanned-text.ts';
import { candidateOf, markedName, trueAndFalseRows } from './marked-name.fixture.ts';

function read(row: string) {
  const marked = markedName(row);
  return { scanned: marked.scanned, names: candidateOf(marked).names };
}

it.each(
  trueAndFalseRows(
    ['«Carl Zeiss» works with us.', 'We work with «Carl Zeiss» on it.', 'by our founder with «Carl Zeiss» said so.'],
    [
      '«Anna Zeiss» works with us.',
      'Our colleague «Carl Zeiss» is on leave.',
      'Our founder «Carl Zeiss» said so.',
      'Dear «Carl Zeiss»,',
      'Mama von «Carl Zeiss» says so.',
    ],
  ),
)('a name belongs to a firm (%s): %s', (isOfFirm, row) => {
  const { scanned, names } = read(row);
  expect(isFirm(scanned, names)).toBe(isOfFirm);
});

it.each(
  trueAndFalseRows(
    [
      '«Anna Harbour» was closed.',
      '«Marie Hospice» was closed.',
      'Herr «Castel Quellhorst» was closed.',
      'Herr «Castel Anna» was closed.',
      'Herr «Quellhorst Castel Anna» was closed.',
      'Herr «Quellhorst Castel Zorblax» was closed.',
      'Herr «Modulo Quellhorst» was closed.',
      'Herr «Modulo Anna» was closed.',
      'Herr «Stationsplein Quellhorst» was closed.',
    ],
    [
      // These are names as well.
      '«Anna Glass» was closed.',
      '«Anna Soner» was closed.',
      'Herr «Heating» was closed.',
      'Herr «Castel» was closed.',
      'Herr «Quellhorst Castel» was closed.',
      'Herr «Anna Castel» was closed.',
      'Herr «Anna Castel Quellhorst» was closed.',
      'Herr «Modulo Anna Quellhorst» was closed.',
      'Herr «Modulo Quellhorst Zorblax» was closed.',
    ],
  ),
)('a name has a word for a thing (%s): %s', (isThing, row) => {
  expect(hasThing(read(row).names)).toBe(isThing);
});

it.each(
  trueAndFalseRows(
    ['Marks & «Spencer»', '«Ernst» & Zorblax', '«Anna» & Service', '«Anna» & Will', 'Weeks & «Anna»'],
    ['«Anna» & Paul', 'Paul & «Anna»', 'Ernst & «Anna» & Paul', '«Anna» kommt.'],
  ),
)('a name is half of the name of a firm (%s): %s', (isHalf, row) => {
  const { scanned, names } = read(row);
  expect(isHalfOfFirm(scanned, endsOf(names)[0])).toBe(isHalf);
});

it.each(
  trueAndFalseRows(
    ['«Anna Rossi» GmbH', '«Anna Rossi» gmbh', '«Anna Rossi» Bau GmbH', '«Anna Rossi» and Sons'],
    ['«Anna Rossi», Hall', '«Anna Rossi» ag'],
  ),
)('partners or a legal form follow a name (%s): %s', (isOfFirm, row) => {
  const { scanned, names } = read(row);
  expect(continuesAsFirm(scanned, endsOf(names)[1].end)).toBe(isOfFirm);
});

it('recognizes a legal form that begins like the last word', () => {
  const isOfFirm = (text: string) => continuesAsFirm(scanText(foldForMatching(text)), 'Kurier Jacek Sp'.length);
  expect(['Kurier Jacek Sp. z o.o.', 'Kurier Jacek Sp, albo'].map(isOfFirm)).toEqual([true, false]);
});
