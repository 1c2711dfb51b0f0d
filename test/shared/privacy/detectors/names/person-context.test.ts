// Guarantee: the words beside a name are told apart: an introduction (2), a verb or role of persons (1), anything else
// (0). Risk: a name after "Ihre Tochter." counts as hers, or that of the man in brackets stays.
import { expect, it } from 'vitest';
import { personContext, wordAfter } from '../../../../../shared/privacy/detectors/names/person-context.ts';
import { isRoleWord } from '../../../../../shared/privacy/detectors/names/person-words.ts';
import { markedName } from './marked-name.fixture.ts';

function contextOf(row: string): number {
  const { scanned, name } = markedName(row);
  return personContext(scanned, name.start, name.end);
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
])('%j says what a person is: %j', (word, isRole) => {
  expect(isRoleWord(word)).toBe(isRole);
});
