// Guarantee: if one sentence gives each of several things its own number, date, day or period, a statement about one
// thing passes with its own value, however it is worded, and fails with another's, in nine languages. Risk: a
// neighbour's price is stated, or a right answer is refused. In portions.txt, "?" marks sentences that the check still
// gets wrong.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../said-in-languages.fixture.ts';

const ROWS = readFileSync(join(import.meta.dirname, 'portions.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(' | ') as [string, string, string, string, string]);

function isSupported(sentence: string, source: string, language: string): boolean {
  const outcomes = outcomeOf(sentence.replace(/^\? /, ''), source, language);
  return outcomes.every((outcome) => /^(?:open|proved)$/.test(outcome));
}

describe.each(ROWS)('%s: %s', (language, source, ...sentences) => {
  const wrong = sentences.pop() ?? '';
  it.each(sentences)('supports "%s"', (same) => {
    expect(isSupported(same, source, language)).toBe(!same.startsWith('? '));
  });

  it(`does not support "${wrong}"`, () => {
    expect(isSupported(wrong, source, language)).toBe(wrong.startsWith('? '));
  });
});
