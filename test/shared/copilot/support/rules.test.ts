// Guarantee: all rules of the check together give each sentence of rules.txt the outcome that is stated there: for
// echoes, fragments, numbers, limits, times, comparisons, negations, duties, names, and who does what. Risk: a change
// of one rule refuses right answers or accepts wrong ones.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { outcomesOf } from './outcomes.fixture.ts';

// Blocks of lines: "> the text of a source", "? the question" if there is one, and "outcome: a sentence of an answer"
// for each sentence. Lines with "# " say what the following blocks are about.
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
  const lineAfter = (label: string) => lines.find((line) => line.startsWith(label))?.slice(label.length) ?? '';
  const [source, question] = [lineAfter('> ').replaceAll('\\n', '\n'), lineAfter('? ')];
  return lines.flatMap((line) => {
    const [, outcome, sentence] = /^([a-z]+): (.+)$/.exec(line) ?? [];
    return outcome === undefined || sentence === undefined ? [] : [[sentence, outcome, source, question] as const];
  });
}

it('rules.txt has sentences for each outcome that a rule can give', () => {
  const outcomes = new Set(BLOCKS.flatMap(casesOf).map(([, outcome]) => outcome));
  expect([...outcomes].sort().join(' ')).toBe(
    'comparison condition date echo fragment invented modality name negation number open opposite proved quantifier ' +
      'question quotation row swapped unit words',
  );
});

it.each(BLOCKS.flatMap(casesOf))('the outcome of "%s" is %s', (sentence, outcome, source, question) => {
  const marked = /[?”]$/.test(sentence) ? `${sentence} [1]` : `${sentence} [1].`;
  expect(outcomesOf(marked, [sourceOf(source)], question)).toEqual([outcome]);
});
