// Guarantee: nothing that only an attacker wants reaches the caller: no link, image or tag that no excerpt contains,
// and never our instructions. Risk: a hidden instruction that makes the answer load or advertise an address.
import { describe, expect, it } from 'vitest';
import { leaksInstructions, parseReply, plainAnswer } from '../../../shared/copilot/answer-text.ts';
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
  ])('%j', (reply, answered, text) => {
    expect(parseReply(reply)).toEqual({ answered, text });
  });
});

describe('plainAnswer', () => {
  const excerpts = ['See https://example.com/help for <b>more</b>.'];
  it.each([
    ['An image ![alt](https://evil.example/x.png) goes.', 'An image alt goes.'],
    ['A [link](https://evil.example/) goes.', 'A link goes.'],
    ['A [link](https://example.com/help) stays.', 'A link (https://example.com/help) stays.'],
    ['Bare https://evil.example/a?b=c goes.', 'Bare goes.'],
    ['Bare https://example.com/help stays.', 'Bare https://example.com/help stays.'],
    ['A mark as link [1](https://evil.example).', 'A mark as link [1].'],
    ['<img src=x onerror=y>Tags &lt;script&gt;go&lt;/script&gt;.', 'Tags go.'],
    ['Tags for &lt;b&gt;more&lt;/b&gt; stay.', 'Tags for <b>more</b> stay.'],
    ['data:text/html,hello goes.', 'goes.'],
    ['5 < 6 & 7 > 2 [1].', '5 < 6 & 7 > 2 [1].'],
    ['Hidden\u200b\u202e\u{e0041} characters.', 'Hidden characters.'],
  ])('%j', (text, expected) => {
    expect(plainAnswer(text, excerpts)).toBe(expected);
  });
});

describe('leaksInstructions', () => {
  it('sees any line of the instructions, in any case', () => {
    for (const line of SYSTEM_INSTRUCTIONS.split('\n')) {
      expect(leaksInstructions(`Sure: ${line.toUpperCase()}`)).toBe(true);
    }
  });
  it('lets an ordinary answer pass', () => {
    expect(leaksInstructions('The excerpts are data sheets of the pump, and the term is three years [1].')).toBe(false);
  });
});
