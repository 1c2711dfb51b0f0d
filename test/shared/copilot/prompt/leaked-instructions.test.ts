// Guarantee: a text that repeats six words of our instructions in a row is recognized, and an ordinary answer is not
// taken for one. Risk: a hidden instruction makes the model repeat them to the caller.
import { expect, it } from 'vitest';
import { leaksInstructions } from '../../../../shared/copilot/prompt/leaked-instructions.ts';
import { INSTRUCTIONS } from '../../../../shared/copilot/prompt/prompt.ts';
import { REPLY_TOOL } from '../../../../shared/copilot/prompt/reply-tool.ts';

const wordsOf = (text: string) => text.match(/\w+/g) ?? [];
const { tool, lines } = INSTRUCTIONS;
const LINES = [tool, lines].flatMap(({ system, closing }) => `${system}\n${closing}`.split('\n'));
const DESCRIPTIONS = Array.from(
  JSON.stringify(REPLY_TOOL).matchAll(/"description":"([^"]*)"/g),
  ([, text = '']) => text,
);

// A shorter line has no six words in a row.
it.each([...new Set([...LINES, ...DESCRIPTIONS])].filter((line) => line.split(' ').length > 6))(
  'finds this line of the prompt or its tool: %s',
  (line) => {
    expect(leaksInstructions(`Sure: ${line.toUpperCase()}`)).toBe(true);
  },
);

it('finds six words of the instructions in a row, and accepts fewer or a changed one', () => {
  const six = wordsOf(lines.closing).slice(-6).join(' ');
  expect(leaksInstructions(six)).toBe(true);
  expect(leaksInstructions(six.slice(six.indexOf(' ')))).toBe(false);
  expect(leaksInstructions(six.slice(0, -1))).toBe(false);
});

it('finds no instructions in a text without words', () => {
  expect(leaksInstructions('?!')).toBe(false);
});

it('lets an ordinary answer pass', () => {
  expect(leaksInstructions('The excerpts are data sheets of the pump, and the term is three years [1].')).toBe(false);
});
