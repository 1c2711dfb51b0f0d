// Guarantee: a reply in lines has the same quotes, verdict, sentences and marks as the input of a tool. Risk: replies
// to a tool are tested with another answer than the one that the stand-in found.
import { expect, it } from 'vitest';
import { replyInput } from './reply-input.ts';

it('puts each part of a reply into its field', () => {
  const lines = [
    'QUOTE [1]: Size',
    'Small.',
    'QUOTE [12]: It ends in May.',
    'VERDICT: partly',
    'ANSWER: It ends in May [12]. Size small [1][12]',
    'small ones too [1].',
    'MISSING: who pays',
  ];
  expect(replyInput(lines.join('\n'))).toEqual({
    quotes: [
      { excerpt: 1, text: 'Size\nSmall.' },
      { excerpt: 12, text: 'It ends in May.' },
    ],
    verdict: 'partly',
    sentences: [
      { text: 'It ends in May.', excerpts: [12] },
      { text: 'Size small', excerpts: [1, 12] },
      { text: 'small ones too.', excerpts: [1] },
    ],
    missing: 'who pays',
  });
});

it('leaves marks within a sentence where they are', () => {
  const { sentences } = replyInput('VERDICT: fully\nANSWER: In May [1], or later [2].') ?? {};
  expect(sentences).toEqual([{ text: 'In May [1], or later [2].', excerpts: [] }]);
});

it('reads a refusal, and nothing from another text', () => {
  expect(replyInput('VERDICT: no')).toEqual({ quotes: [], verdict: 'no', sentences: [] });
  expect(replyInput('It ends in May.')).toBeNull();
  expect(replyInput('ANSWER: It ends in May [1].')).toBeNull();
});
