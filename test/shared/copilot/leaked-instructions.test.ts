// Guarantee: our instructions never reach the caller. Risk: a hidden instruction that makes the model repeat them.
import { expect, it } from 'vitest';
import { leaksInstructions } from '../../../shared/copilot/leaked-instructions.ts';
import { CLOSING_INSTRUCTIONS, SYSTEM_INSTRUCTIONS } from '../../../shared/copilot/prompt.ts';

const LINES = `${SYSTEM_INSTRUCTIONS}\n${CLOSING_INSTRUCTIONS}`.split('\n');

it.each(LINES.filter((line) => line.split(' ').length > 6))('sees %s', (line) => {
  expect(leaksInstructions(`Sure: ${line.toUpperCase()}`)).toBe(true);
});

it('lets an ordinary answer pass', () => {
  expect(leaksInstructions('The excerpts are data sheets of the pump, and the term is three years [1].')).toBe(false);
});
