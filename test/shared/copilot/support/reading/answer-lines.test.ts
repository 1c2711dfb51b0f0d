// Guarantee: an answer is split into its sentences, list items and rows, each with the marks and headers that apply to
// it, in time that grows linearly with a list. Risk: a sentence counts as uncited or is compared without the header of
// its column, or a long list keeps a function busy until it times out.
import { expect, it } from 'vitest';
import { type AnswerSentence, answerSentences } from '../../../../../shared/copilot/support/reading/answer-lines.ts';
import { expressionSteps } from '../../../../harness/expressions/expression-steps.ts';

/** Formats a sentence: its line, its marks, its text, and what it states. */
const shownSentence = ({ text, statement, marks, isLeadIn, line }: AnswerSentence) =>
  `${line}${isLeadIn ? ' lead-in' : ''} [${marks.join(',')}] ${text} => ${statement}`;

it('counts the lines of the list that a line introduces, and none for any other sentence', () => {
  const sentences = answerSentences('Both hold:\n- it is [1]\n- it was [2]\n\n| A | B | [3]');
  expect(sentences.map(({ isLeadIn, listed }) => [isLeadIn, listed])).toEqual([
    [true, 2],
    [false, 0],
    [false, 0],
    [false, 0],
  ]);
});

it('reads a long list of items that are one sentence in linear time', () => {
  const item = '- shoes,\n';
  const stepsOf = (answer: string) => expressionSteps(() => answerSentences(answer));
  // Twice the items need about twice the steps, and not four times as many.
  expect(stepsOf(item.repeat(400))).toBeLessThan(2.5 * stepsOf(item.repeat(200)));
});

it.each<[answer: string, sentences: string[]]>([
  ['It is so [1]. It was [2].', ['0 [1] It is so [1]. => It is so.', '0 [2] It was [2]. => It was.']],
  [
    'Both hold:\n- it is [1]\n- it was [2]\n\nMore [3].',
    [
      '0 lead-in [1,2] Both hold: => Both hold:',
      '1 [1] - it is [1] => it is',
      '2 [2] - it was [2] => it was',
      '4 [3] More [3]. => More.',
    ],
  ],
  ['Both hold [4]:\n- it is [1]', ['0 lead-in [4] Both hold [4]: => Both hold:', '1 [1] - it is [1] => it is']],
  [
    'Both hold:\n\n- it is [1]\n- again [1]',
    ['0 lead-in [1] Both hold: => Both hold:', '2 [1] - it is [1] => it is', '3 [1] - again [1] => again'],
  ],
  // The items of one sentence share the marks at its end.
  [
    'They need:\n- a coat,\n- gloves;\n- shoes [2].\n- a hat,\nMore [3].',
    [
      '0 lead-in [2,3] They need: => They need:',
      '1 [2] - a coat, => a coat,',
      '2 [2] - gloves; => gloves;',
      '3 [2] - shoes [2]. => shoes.',
      '4 [] - a hat, => a hat,',
      '5 [3] More [3]. => More.',
    ],
  ],
  // A table without bars at its ends, by the dashes below its header.
  [
    'Boats:\nBoat | Price\n---|---\nOtter | 24 euros [1]\nPike | 39 euros [2]\n\nA | b [3].',
    [
      '0 lead-in [1,2] Boats: => Boats:',
      '1 [] Boat | Price => ',
      '2 [] ---|--- => ',
      '3 [1] Otter | 24 euros [1] => Otter, Price 24 euros',
      '4 [2] Pike | 39 euros [2] => Pike, Price 39 euros',
      '6 [3] A | b [3]. => A | b.',
    ],
  ],
  // An item with its own mark keeps it, an item without a comma ends the sentence, and a line above is not an item.
  [
    '- a coat [1],\n- gloves, \n- shoes [2].',
    ['0 [1] - a coat [1], => a coat,', '1 [2] - gloves, => gloves,', '2 [2] - shoes [2]. => shoes.'],
  ],
  [
    '- a coat,\n- gloves\n- shoes [2].',
    ['0 [] - a coat, => a coat,', '1 [] - gloves => gloves', '2 [2] - shoes [2]. => shoes.'],
  ],
  [
    '- a coat,\n- gloves, \n- shoes [2].',
    ['0 [2] - a coat, => a coat,', '1 [2] - gloves, => gloves,', '2 [2] - shoes [2]. => shoes.'],
  ],
  ['In short,\n- shoes [2].', ['0 [] In short, => In short,', '1 [2] - shoes [2]. => shoes.']],
  ['- a coat\n- shoes [2].', ['0 [] - a coat => a coat', '1 [2] - shoes [2]. => shoes.']],
  ['Both hold:', ['0 lead-in [] Both hold: => Both hold:']],
  ['It is so ［１］. It was 【２】.', ['0 [1] It is so ［１］. => It is so.', '0 [2] It was 【２】. => It was.']],
  [
    'It is so ［１，３］. It was [２–４].',
    ['0 [1,3] It is so ［１，３］. => It is so.', '0 [2,3,4] It was [２–４]. => It was.'],
  ],
  ['1. Mai ist frei [1].', ['0 [1] 1. Mai ist frei [1]. => 1. Mai ist frei.']],
  ['▪ a coat [1]', ['0 [1] ▪ a coat [1] => a coat']],
  [
    '| Plan | Price |\n|---|---|\n| Basic | 10 | [1]\n| Pro | 20 | 5 | [1]\nEnd.\n| A | B |',
    [
      '0 [] | Plan | Price | => ',
      '1 [] |---|---| => ',
      '2 [1] | Basic | 10 | [1] => Basic, Price 10,',
      '3 [1] | Pro | 20 | 5 | [1] => Pro, Price 20, 5,',
      '4 [] End. => End.',
      '5 [] | A | B | => A, B',
    ],
  ],
  ['| Basic | 10 | [1]', ['0 [1] | Basic | 10 | [1] => Basic, 10,']],
  ['|', ['0 [] | => |']],
  ['||', ['0 [] || => ']],
  ['  | A | B [1] |  ', ['0 [1] | A | B [1] | => A, B']],
  ['| A | B |\n---\n| C | D |', ['0 [] | A | B | => ', '1 [] --- => ---', '2 [] | C | D | => C, D']],
  ['| A | B |\n===\n| C | D |', ['0 [] | A | B | => A, B', '1 [] === => ===', '2 [] | C | D | => C, D']],
  ['两者：\n- 甲 [1]', ['0 lead-in [1] 两者： => 两者：', '1 [1] - 甲 [1] => 甲']],
  [
    'Text\n| A | B |\n|---|---|\n| 1 | 2 |\n\n| C | D |\n| 3 | 4 |',
    [
      '0 [] Text => Text',
      '1 [] | A | B | => ',
      '2 [] |---|---| => ',
      '3 [] | 1 | 2 | => 1, B 2',
      '5 [] | C | D | => C, D',
      '6 [] | 3 | 4 | => 3, D 4',
    ],
  ],
])('splits the answer %j', (answer, sentences) => {
  expect(answerSentences(answer).map(shownSentence)).toEqual(sentences);
});
