// Guarantee: each rule of the check refuses what it is meant to refuse and nothing else: echoes, fragments, numbers,
// limits, times, comparisons, negations, duties, names, and who does what. Risk: a rule that no longer refuses
// anything, or that refuses a right answer, hidden by another one.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { outcomesOf } from './outcomes.fixture.ts';

// "# what it is about", and then for each source "> its text", "? the question" if there is one, and lines of "outcome:
// a sentence of an answer".
const BLOCKS = readFileSync(join(import.meta.dirname, 'rules.txt'), 'utf8')
  .trimEnd()
  .split('\n\n');

// Quotes every line but the one under the header of a table.
function sourceOf(text: string) {
  const quotes = text.split('\n').filter((line) => !line.startsWith('|-'));
  return { title: 'Handbook', headings: '', text, quotes };
}

function casesOf(block: string) {
  const lines = block.split('\n');
  const after = (sign: string) => lines.find((line) => line.startsWith(sign))?.slice(sign.length) ?? '';
  const [source, question] = [after('> ').replaceAll('\\n', '\n'), after('? ')];
  return lines.flatMap((line) => {
    const [, outcome, said] = /^([a-z]+): (.+)$/.exec(line) ?? [];
    return outcome === undefined || said === undefined ? [] : [{ source, question, outcome, said }];
  });
}

it('has sentences for each outcome that a rule can have', () => {
  const outcomes = new Set(BLOCKS.flatMap(casesOf).map(({ outcome }) => outcome));
  expect([...outcomes].sort().join(' ')).toBe(
    'comparison condition date echo fragment invented modality name negation number open opposite proved quantifier ' +
      'question quotation row swapped unit words',
  );
});

describe('a sentence of an answer', () => {
  it.each(BLOCKS.flatMap(casesOf))('"$said" is $outcome', ({ said, outcome, source, question }) => {
    const marked = /[?”]$/.test(said) ? `${said} [1]` : `${said} [1].`;
    expect(outcomesOf(marked, [sourceOf(source)], question)).toEqual([outcome]);
  });
});
