// Guarantee: a reply counts as an answer only when the model says so in its first line, and our instructions never
// reach the caller. Risk: a hidden instruction that makes the model repeat them.
import { describe, expect, it } from 'vitest';
import { leaksInstructions, parseReply } from '../../../shared/copilot/answer-text.ts';
import { SYSTEM_INSTRUCTIONS } from '../../../shared/copilot/prompt.ts';

describe('parseReply', () => {
  it.each([
    ['ANSWERED: yes\nIt is so [1].', true, 'It is so [1].'],
    ['answered: YES\r\nIt is so [1].', true, 'It is so [1].'],
    ['\nANSWERED: no', false, ''],
    ['ANSWERED: no\nBut maybe [1].', false, 'But maybe [1].'],
    ['It is so [1].', false, 'It is so [1].'],
    ['ANSWERED: yesterday [1].', false, 'ANSWERED: yesterday [1].'],
    ['Sure! ANSWERED: yes\nIt is so.', false, 'Sure! ANSWERED: yes\nIt is so.'],
    ['', false, ''],
    [`ANSWERED: yes\n${'a'.repeat(32_768)}`, false, ''],
  ])('%j', (reply, answered, text) => {
    expect(parseReply(reply)).toEqual({ answered, text });
  });
});

describe('leaksInstructions', () => {
  it.each(SYSTEM_INSTRUCTIONS.split('\n'))('sees a line of the instructions, in any case: %s', (line) => {
    expect(leaksInstructions(`Sure: ${line.toUpperCase()}`)).toBe(true);
  });
  it('lets an ordinary answer pass', () => {
    expect(leaksInstructions('The excerpts are data sheets of the pump, and the term is three years [1].')).toBe(false);
  });
});
