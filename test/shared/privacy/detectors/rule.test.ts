// Guarantee: a rule is tried where numbers and words begin, and finds what has its form, its digits and its check,
// alone or beside its words, unless a word for another thing is closer. Risk: a rule finds order numbers and versions,
// or nothing.
import { expect, it } from 'vitest';
import { findByRules, type Rule } from '../../../../shared/privacy/detectors/rule.ts';
import { contextWords } from '../../../../shared/privacy/text/context-expression.ts';
import { foldForMatching } from '../../../../shared/privacy/text/folded-text.ts';
import { scanText } from '../../../../shared/privacy/text/scanned-text.ts';

const FOUR_DIGITS: Rule = {
  name: 'four digits',
  kind: 'NATIONAL_ID',
  expression: /\d{2}[ -]?\d{2}/y,
  at: 'number',
  digitsMin: 4,
  proof: 'certain',
};
const LETTERS_AND_DIGITS: Rule = {
  ...FOUR_DIGITS,
  expression: /[A-Za-z]{2} ?\d{2}[A-Z]?/y,
  at: 'word',
  beginsWithLetters: true,
  digitsMin: 2,
};
const words = contextWords({ en: 'code' });

function found(text: string, ...rules: Rule[]): string[] {
  const findings = findByRules(rules)(scanText(foldForMatching(text)));
  return findings.map(({ start, end, value, strength }) => `${text.slice(start, end)} ${value} ${strength}`);
}

it.each<[string, Partial<Rule>, string[]]>([
  ['12 34', {}, ['12 34 1234 3']],
  ['a 12-34, 5678.', {}, ['12-34 1234 3', '5678 5678 3']],
  ['12345', {}, []],
  ['x1234', {}, []],
  ['1234x', {}, []],
  ['1234.5', {}, []],
  ['12 3', {}, []],
  ['12 34 56 78', {}, ['12 34 1234 3', '34 56 3456 3', '56 78 5678 3']],
  ['12 34 56 78', { onlyFirstGroup: true }, ['12 34 1234 3']],
  ['12 34 1234', { firstDigits: [4] }, ['1234 1234 3']],
  ['12 34 1234', { firstDigits: [2] }, ['12 34 1234 3']],
  ['12 34 5678', { firstDigits: [3, 5] }, []],
  ['12 34', { digitsMin: 5 }, []],
  ['12 34 5', { digitsMin: 5 }, ['12 34 1234 3']],
  ['12 34 56', { digitsMin: 5, valid: (compact) => compact === '1234' }, ['12 34 1234 3']],
  ['12 34', { valid: (compact) => compact !== '1234' }, []],
  ['12 34', { at: 'word' }, []],
  ['12 34', { at: 'both' }, ['12 34 1234 3']],
])('applies a rule for numbers to %j with %j: %j', (text, change, expected) => {
  expect(found(text, { ...FOUR_DIGITS, ...change })).toEqual(expected);
});

it.each<[string, Partial<Rule>, string[]]>([
  ['ab12', {}, ['ab12 AB12 3']],
  ['ab 12', {}, ['ab 12 AB12 3']],
  ['a b12', {}, []],
  ['xab12', {}, []],
  ['(ab12)', {}, ['ab12 AB12 3']],
  ['ab12', { caseCounts: true }, ['ab12 ab12 3']],
  ['ab12', { valid: (compact) => compact === 'AB12' }, ['ab12 AB12 3']],
  ['ab12', { caseCounts: true, valid: (compact) => compact === 'AB12' }, []],
  ['ab12', { at: 'number' }, []],
  ['ab12', { at: 'both' }, ['ab12 AB12 3']],
  ['ab12C', {}, ['ab12C AB12C 3']],
  ['ab12c', {}, []],
  ['ab 12 34', { expression: /[a-z]{2} \d{2} \d{2}/y, digitsMin: 4 }, ['ab 12 34 AB1234 3']],
  ['ab 12 34', { expression: /[a-z]{2} \d{2} \d{2}/y, digitsMin: 5 }, []],
  ['ab 12 34', { expression: /[a-z]{2} \d{2} \d{2}/y, digitsMin: 4, beginsWithLetters: false }, []],
  ['ab cd 12', { expression: /[a-z]{2} [a-z]{2} \d{2}/y }, ['ab cd 12 ABCD12 3']],
  ['ab-cd-12', { expression: /[a-z]{2}-[a-z]{2}-\d{2}/y }, ['ab-cd-12 ABCD12 3']],
  ['ab.cd.12', { expression: /[a-z]{2}.[a-z]{2}.\d{2}/y }, []],
  ['abcde 12', { expression: /[a-z]+ \d{2}/y }, ['abcde 12 ABCDE12 3']],
  ['abcdefg 12', { expression: /[a-z]+ \d{2}/y }, []],
  // Two groups of digits in one word: the rule is tried once.
  ['ab1c2', { expression: /ab1c2/y }, ['ab1c2 AB1C2 3']],
  ['(ab 12', { expression: /\(?[a-z]{2} \d{2}/y }, ['ab 12 AB12 3']],
  ['7abc 12', { expression: /[a-z]+ \d{2}/y }, []],
])('applies a rule for words to %j with %j: %j', (text, change, expected) => {
  expect(found(text, { ...LETTERS_AND_DIGITS, ...change })).toEqual(expected);
});

it('tries a rule at letters alone only if the rule says so', () => {
  const { beginsWithLetters: _, ...rule } = LETTERS_AND_DIGITS;
  expect(found('ab 12, ab12', rule)).toEqual(['ab12 AB12 3']);
});

it('drops the last groups until the check passes, if a rule says so', () => {
  const rule: Rule = { ...FOUR_DIGITS, expression: /\d{2}(?:[ -]\d{2}){0,3}/y, valid: (compact) => compact === '1234' };
  expect(found('12 34 56 78', { ...rule, shrinks: true })).toEqual(['12 34 1234 3']);
  expect(found('12 34', { ...rule, shrinks: true })).toEqual(['12 34 1234 3']);
  expect(found('12 35 56', { ...rule, shrinks: true })).toEqual([]);
  expect(found('12 34 56 78', rule)).toEqual([]);
});

it('finds a value by its form unless a word for something else is near and none of its own is', () => {
  const rule: Rule = { ...FOUR_DIGITS, proof: 'form', words };
  expect(found('It is 12 34', rule)).toEqual(['12 34 1234 3']);
  expect(found('order 12 34', rule)).toEqual([]);
  // A word for something else counts within 16 characters before the value.
  expect(found(`order${'.'.repeat(11)}12 34`, rule)).toEqual([]);
  expect(found(`order${'.'.repeat(12)}12 34`, rule)).toEqual(['12 34 1234 3']);
  expect(found('order code 12 34', rule)).toEqual(['12 34 1234 3']);
  expect(found('order 12 34 is a code', rule)).toEqual(['12 34 1234 3']);
  expect(found('order 12 34 is a code', { ...rule, onlyBefore: true })).toEqual([]);
  expect(found('It is 12 34', { ...rule, onlyBefore: true })).toEqual(['12 34 1234 3']);
  const { words: _, ...wordless } = rule;
  expect(found('order code 12 34', wordless)).toEqual([]);
  expect(found('ID: 12 34', rule)).toEqual([]);
  expect(found('code 12 34', { ...wordless, proof: 'context', onlyBefore: true })).toEqual([]);
});

it('finds a value that passes its check after a word for anything, or after a word that has its number already', () => {
  const rule: Rule = { ...FOUR_DIGITS, proof: 'form', words, valid: (compact) => compact === '1234' };
  expect(found('ID: 12 34', rule)).toEqual(['12 34 1234 3']);
  expect(found('Zeile 12 34', rule)).toEqual(['12 34 1234 3']);
  expect(found('ticket 12 34', rule)).toEqual([]);
  expect(found('ticket #471 12 34', rule)).toEqual(['12 34 1234 3']);
  expect(found('order A-17: 12 34', rule)).toEqual(['12 34 1234 3']);
  expect(found('order 17 12 34', rule)).toEqual([]);
});

it('finds a value by its words if one of them is closer than a word for another thing', () => {
  const rule: Rule = { ...FOUR_DIGITS, proof: 'context', words };
  expect(found('code 12 34', rule)).toEqual(['12 34 1234 2']);
  expect(found('It is 12 34', rule)).toEqual([]);
  expect(found('order code 12 34', rule)).toEqual(['12 34 1234 2']);
  expect(found('code order 12 34', rule)).toEqual([]);
  // A word after the value counts as 16 characters further away.
  expect(found('12 34 code', rule)).toEqual(['12 34 1234 2']);
  expect(found('order, 12 34 code', rule)).toEqual([]);
  expect(found(`order${'.'.repeat(17)}12 34 code`, rule)).toEqual(['12 34 1234 2']);
  expect(found(`order${'.'.repeat(16)}12 34 code`, rule)).toEqual([]);
  expect(found('12 34 code', { ...rule, onlyBefore: true })).toEqual([]);
  // A word counts within 48 characters before the value, unless the rule has another reach.
  expect(found(`code${'.'.repeat(44)}12 34`, rule)).toEqual(['12 34 1234 2']);
  expect(found(`code${'.'.repeat(44)}12 34`, { ...rule, reach: 40 })).toEqual([]);
  expect(found(`order${'.'.repeat(28)}12 34 code`, rule)).toEqual(['12 34 1234 2']);
});

it('requires a word in the wider surroundings, if the rule says so', () => {
  const rule: Rule = { ...FOUR_DIGITS, proof: 'context', words, alsoNear: contextWords({ en: 'bank' }) };
  const near = (text: string) => found(text, rule).length;
  const fill = (count: number) => '.'.repeat(count);
  // 120 characters on each side.
  expect([near('code 12 34'), near('bank code 12 34'), near('code 12 34 bank')]).toEqual([0, 1, 1]);
  expect([near(`bank${fill(111)}code 12 34`), near(`bank${fill(112)}code 12 34`)]).toEqual([1, 0]);
  expect([near(`code 12 34${fill(116)}bank`), near(`code 12 34${fill(117)}bank`)]).toEqual([1, 0]);
});

it('reads at most 128 letters before a number as its word', () => {
  const rule: Rule = { ...LETTERS_AND_DIGITS, expression: /a{1,200}\d{2}/y };
  expect(found(`${'a'.repeat(128)}12`, rule)).toHaveLength(1);
  expect(found(`${'a'.repeat(129)}12`, rule)).toEqual([]);
});
