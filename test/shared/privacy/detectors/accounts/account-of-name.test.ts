// Guarantee: an account name that is formed from a name in the same text is found in each of its usual spellings,
// unless it is a known word, short, or part of an address. Risk: "kzorblau" stays although "Karin Zorblau" was covered,
// or ordinary words are removed.
import { expect, it } from 'vitest';
import { findAccountsOfNames } from '../../../../../shared/privacy/detectors/accounts/account-of-name.ts';
import { foldForMatching } from '../../../../../shared/privacy/text/folded-text.ts';
import { scanText } from '../../../../../shared/privacy/text/scanned-text.ts';

function accountsIn(text: string): string[] {
  return findAccountsOfNames(scanText(foldForMatching(text, []))).map(({ start, end }) => text.slice(start, end));
}

it.each([
  ['Karin Zorblau', 'kzorblau'],
  ['Karin Zorblau', 'k.zorblau'],
  ['Karin Zorblau', 'k.zorblau2'],
  ['Karin Zorblau', 'zorblauk'],
  ['Karin Zorblau', 'kazorblau'],
  ['Karin Zorblau', 'karin.zorblau'],
  ['Karin Zorblau', 'zorblau_karin'],
  ['Zorblau, Karin', 'kzorblau'],
  ['Karin Zorblau-Lang', 'kzorblaulang'],
  ['Karin Ott', 'kaott'],
  ['Karin Stolz', 'kstolz'],
])('finds for %s the account %s', (name, account) => {
  expect(accountsIn(`For ${name}: unlock ${account} today.`)).toEqual([account]);
});

it.each([
  // Too short, or a known word.
  'Karin Ek: kaek is too short.',
  'Karin Lutz: klutz is too short.',
  'Anna Martin brings martina along.',
  // Not adjacent, or not a given name.
  'Karin came. Zorblau left kzorblau.',
  'Zorkel Zorblau left zzorblau.',
  // Part of an address, a path, a call or another word.
  'Karin Zorblau: kzorblau@mail.example staff/kzorblau kzorblau( kzorblaus kzorbla',
])('finds no account in %j', (text) => {
  expect(accountsIn(text)).toEqual([]);
});
