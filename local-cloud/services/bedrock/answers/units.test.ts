// Guarantee: what the stand-in quotes is what a careful reader would: a sentence, an item, or a row with the names of
// its columns; never a question, a heading, a table's head, code, settings or JSON. Risk: an answer that quotes the
// question.
import { describe, expect, it } from 'vitest';
import { describeRow, splitIdentifiers, unitsOf } from './units.ts';

const evidenceIn = (text: string) =>
  unitsOf(text)
    .filter(({ isEvidence }) => isEvidence)
    .map((unit) => unit.text);

describe('evidence', () => {
  it.each([
    ['a question', 'Can I bring my dog? Dogs stay outside.', ['Dogs stay outside.']],
    ['a heading', 'Opening hours\nWe open at nine.', ['We open at nine.']],
    ['the head of a table', 'part | dev | prod\nlogs | 30 | 90', ['logs | 30 | 90']],
    ['a command', 'It starts with one command.\nnpm ci && npm start', ['It starts with one command.']],
    ['a file of settings', 'get:\n  summary: Lists bases.\n  responses:\n  "200": { description: The bases. }', []],
    ['JSON', 'The answer is JSON.\n{"grounded": true}', ['The answer is JSON.']],
  ])('is not %s', (_name, text, expected) => {
    expect(evidenceIn(text)).toEqual(expected);
  });

  it('may be a line of a sheet of facts', () => {
    expect(evidenceIn('price: 5 euros\ndelivery: 3 days')).toEqual(['price: 5 euros', 'delivery: 3 days']);
  });

  it('knows the heading of its section and the head of its table', () => {
    expect(unitsOf('Limits\nlimit | value\nbody | 64 kB').at(-1)).toEqual({
      text: 'body | 64 kB',
      section: 'Limits',
      header: ['limit', 'value'],
      line: 2,
      isEvidence: true,
    });
  });
});

describe('a row', () => {
  const header = ['option', 'dev', 'prod'];

  it.each([
    ['the column that is asked for', (column: string) => column === 'prod', 'logRetentionDays: prod 90'],
    ['all columns where none is', () => false, 'logRetentionDays: dev 30, prod 90'],
  ])('is described with %s', (_name, isAsked, said) => {
    expect(describeRow('logRetentionDays | 30 | 90', header, isAsked)).toBe(said);
  });

  it('of two columns needs no name', () => {
    expect(describeRow('body | 64 kB', ['limit', 'value'], () => false)).toBe('body: 64 kB');
  });
});

it('splits the names of options into words', () => {
  expect(splitIdentifiers('logRetentionDays')).toBe('logRetentionDays log Retention Days');
});
