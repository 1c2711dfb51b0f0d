// Guarantee: the words beside a name tell an introduction from a verb or role of persons, and both from anything else.
// Risk: a name after "Ihre Tochter." counts as hers, or that of the man in brackets stays.
import { expect, it } from 'vitest';
import { personContext, wordAfter } from '../../../../../shared/privacy/detectors/names/person-context.ts';
import { isRoleWord } from '../../../../../shared/privacy/detectors/names/person-words.ts';
import { foldForMatching } from '../../../../../shared/privacy/text/folded-text.ts';
import { scanText } from '../../../../../shared/privacy/text/scanned-text.ts';

function contextOf(row: string): number {
  const [before = '', name = '', after = ''] = row.split(/[«»]/);
  const scanned = scanText(foldForMatching(before + name + after));
  return personContext(scanned, before.length, before.length + name.length);
}

it.each([
  ['meine Tochter, «Zorbl», kommt', 2],
  ['meine Tochter «Zorbl» kommt', 2],
  ['Mama von «Zorbl»', 2],
  ["Maman d'«Elise»", 2],
  ['my name is «Zorbl»', 2],
  ['founders: «Zorbl» and others', 1],
  ['the manager «Zorbl» and others', 1],
  ['Ritira il marito («Zorbl»)', 1],
  ["It was «Zorbl»'s house", 1],
  ['It was «Zorbl», said the others', 1],
  ['according to «Zorbl»', 1],
  ['meine Tochter. «Zorbl» kommt', 0],
  ['meine Tochter; «Zorbl»', 0],
  ['founders; «Zorbl» and others', 0],
  ["It was «Zorbl»'s machine", 0],
  ['It was «Zorbl», the others', 0],
])('%j has a context of strength %j', (row, strength) => {
  expect(contextOf(row)).toBe(strength);
});

it.each([
  ['rendez-vous demain', 'rendez-vous'],
  ["o'clock sharp", "o'clock"],
  ['c/o Zorbl', 'c/o'],
  [', after', ''],
])('the word at the beginning of %j is %j', (text, word) => {
  expect(wordAfter(text, 0)).toBe(word);
});

it.each([
  ['founder', true],
  ['inquilino', true],
  ['patient', true],
  ['mother', true],
  ['madre', false],
  ['telefon', false],
  ['zorbl', false],
])('whether %j says what a person is: %j', (word, isRole) => {
  expect(isRoleWord(word)).toBe(isRole);
});
