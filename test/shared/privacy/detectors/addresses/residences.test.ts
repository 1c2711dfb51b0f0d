// Guarantee: after words that say that somebody lives there, a street is recognized by its type before or after the
// name, and nothing else counts as a street. Risk: a home stays readable because it has no number, or any place where
// somebody lives is removed.
import { expect, it } from 'vitest';
import { findResidenceStreets } from '../../../../../shared/privacy/detectors/addresses/residence-street.ts';
import { foldForMatching } from '../../../../../shared/privacy/text/folded-text.ts';
import { scanText } from '../../../../../shared/privacy/text/scanned-text.ts';

const streetsIn = (text: string): string[] =>
  findResidenceStreets(scanText(foldForMatching(text, []))).map(({ start, end }) => text.slice(start, end));

it.each([
  ['Mora na Rua das Flores, Santarem.', 'Rua das Flores, Santarem'],
  ['Mora na R. das Flores', 'R. das Flores'],
  ['Abito in via Garibaldi.', 'via Garibaldi'],
  ['Mieszka przy ul. Nowej.', 'ul. Nowej'],
  ['She lives in Chapel Lane.', 'Chapel Lane'],
  ['He lived on Old Chapel Lane - upstairs', 'Old Chapel Lane'],
  ['Sie wohnt in der Birkenstrasse', 'Birkenstrasse'],
])('finds the street in %s', (text, street) => {
  expect(streetsIn(text)).toEqual([street]);
});

it.each([
  'Mora na R das Flores',
  'Mora na casa das Flores',
  'Mora na Rua',
  'She lives in Lane.',
  'She lives in Chapel Lodge.',
  'She lives in Lane Chapel.',
  'She lives in 12 rooms.',
  'She lives at home.',
])('finds no street in %s', (text) => {
  expect(streetsIn(text)).toEqual([]);
});
