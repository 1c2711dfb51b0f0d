// Guarantee: a reply that a model gives to the prompt's tool is read like one in lines: its quotes, its verdict, its
// sentences with the marks of their excerpts, and what is missing. An input of any other form is no reply. Risk: a
// sentence is shown under the number of another excerpt, or half a reply passes.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marksIn } from '../../../../shared/copilot/citation-marks.ts';
import { readToolInput } from '../../../../shared/copilot/read-tool-input.ts';

const QUOTE = { excerpt: 2, text: 'The lease ends after 36 months.' };
const SENTENCE = { text: 'The lease ends after 36 months.', excerpts: [2] };
const INPUT = { quotes: [QUOTE], verdict: 'fully', sentences: [SENTENCE] };

it('reads quotes, verdict, sentences and what is missing', () => {
  const missing = 'who renews it';
  expect(readToolInput({ ...INPUT, verdict: 'partly', missing })).toEqual({
    quotes: [{ n: 2, text: QUOTE.text }],
    verdict: 'partly',
    text: 'The lease ends after 36 months [2].',
    missing,
  });
});

it.each([undefined, null, '', ' \n'])('reads a reply in which nothing is missing: %j', (missing) => {
  expect(readToolInput({ ...INPUT, missing })).toMatchObject({ missing: null });
});

it('reads nothing but quotes and verdict from a refusal', () => {
  const said = { sentences: [SENTENCE], missing: 'all' };
  expect(readToolInput({ ...INPUT, verdict: 'no', ...said })).toEqual({
    quotes: [{ n: 2, text: QUOTE.text }],
    verdict: 'no',
    text: '',
    missing: null,
  });
});

it('ignores fields that the tool does not have', () => {
  const more = { note: 'x', quotes: [{ ...QUOTE, page: 3 }], sentences: [{ ...SENTENCE, certain: true }] };
  expect(readToolInput({ ...INPUT, ...more })).toEqual(readToolInput(INPUT));
});

it('drops marks and blank lines from quotes', () => {
  const quotes = [{ excerpt: 1, text: ' Size [1] \n\n Small [2].\n' }];
  expect(readToolInput({ ...INPUT, quotes })?.quotes).toEqual([{ n: 1, text: 'Size\nSmall.' }]);
});

describe('the text of an answer', () => {
  type Given = readonly [text: string, ...excerpts: number[]];
  it.each<[name: string, given: readonly Given[], expected: string]>([
    ['puts a mark before the full stop', [['It ends in May.', 1]], 'It ends in May [1].'],
    ['puts a mark before a quotation mark at the end', [['He says "in May."', 1]], 'He says "in May [1]."'],
    ['puts a mark after a sentence without a full stop', [['In May', 1]], 'In May [1]'],
    ['puts a mark before the full stop of another script', [['五月に終わります。', 1]], '五月に終わります [1]。'],
    ['puts each mark once', [['It ends in May.', 2, 1, 2]], 'It ends in May [2][1].'],
    ['keeps marks that are in the text', [['It ends [1] in May.', 1, 2]], 'It ends [1] in May [2].'],
    ['leaves a sentence without excerpts unmarked', [['Yes.'], ['It ends in May.', 1]], 'Yes. It ends in May [1].'],
    [
      'joins sentences with a space',
      [
        ['One.', 1],
        ['Two.', 2],
      ],
      'One [1]. Two [2].',
    ],
    ['leaves out empty sentences', [['One.', 1], [' \n'], ['Two.', 1]], 'One [1]. Two [1].'],
    [
      'puts items on lines of their own',
      [
        ['Bring:', 1],
        ['- a pass', 1],
        ['- a pen.', 2],
        ['Then leave.', 2],
      ],
      'Bring [1]:\n- a pass [1]\n- a pen [2].\nThen leave [2].',
    ],
    [
      'puts steps on lines of their own',
      [
        ['1. Close it.', 1],
        ['2) Leave.', 1],
      ],
      '1. Close it [1].\n2) Leave [1].',
    ],
    [
      'puts the marks of rows inside their last cells, and none into a line without words',
      [
        ['| a | b |', 1],
        ['| --- | --- |', 1],
        ['| 1 | 2 |', 1],
      ],
      '| a | b [1] |\n| --- | --- |\n| 1 | 2 [1] |',
    ],
    ['marks every item of a list in one sentence', [['- a\n- b', 1]], '- a [1]\n- b [1]'],
    [
      'keeps apart what would be read as one sentence',
      [
        ['no stop', 1],
        ['Next.', 1],
        ['lower.', 1],
      ],
      'no stop [1]\nNext [1].\nlower [1].',
    ],
  ])('%s', (_name, given, expected) => {
    const sentences = given.map(([text, ...excerpts]) => ({ text, excerpts }));
    expect(readToolInput({ ...INPUT, sentences })?.text).toBe(expected);
  });

  it('has the marks of all its sentences, in their order', () => {
    const words = fc.stringMatching(/^[a-z|.!-]{1,12}$/).filter((text) => /[a-z]/.test(text));
    const sentence = fc.record({ text: words, excerpts: fc.uniqueArray(fc.nat(40), { maxLength: 3 }) });
    fc.assert(
      fc.property(fc.array(sentence, { maxLength: 6 }), (sentences) => {
        const { text = '' } = readToolInput({ ...INPUT, sentences }) ?? {};
        expect(marksIn(text)).toEqual(sentences.flatMap(({ excerpts }) => excerpts));
      }),
    );
  });
});

describe('no reply', () => {
  const { quotes: _q, ...withoutQuotes } = INPUT;
  const { verdict: _v, ...withoutVerdict } = INPUT;
  const { sentences: _s, ...withoutSentences } = INPUT;
  it.each<[name: string, input: unknown]>([
    ['nothing', null],
    ['a text', JSON.stringify(INPUT)],
    ['a list', [INPUT]],
    ['an empty object', {}],
    ['a reply without quotes', withoutQuotes],
    ['a reply without a verdict', withoutVerdict],
    ['a reply without sentences', withoutSentences],
    ['another verdict', { ...INPUT, verdict: 'mostly' }],
    ['a verdict in capitals', { ...INPUT, verdict: 'Fully' }],
    ['lists in texts', { ...INPUT, quotes: JSON.stringify([QUOTE]) }],
    ['a sentence that is a text', { ...INPUT, sentences: ['It ends in May [1].'] }],
    ['a sentence without excerpts', { ...INPUT, sentences: [{ text: 'It ends in May.' }] }],
    ['numbers in texts', { ...INPUT, sentences: [{ text: 'It ends in May.', excerpts: ['1'] }] }],
    ['half a number', { ...INPUT, quotes: [{ excerpt: 1.5, text: 'x' }] }],
    ['a negative number', { ...INPUT, quotes: [{ excerpt: -1, text: 'x' }] }],
    ['an empty quote', { ...INPUT, quotes: [QUOTE, { excerpt: 1, text: ' [1] ' }] }],
    ['a missing part that is a list', { ...INPUT, missing: ['x'] }],
    ['more than 40 quotes', { ...INPUT, quotes: Array(41).fill(QUOTE) }],
    ['quotes of more than 200 lines', { ...INPUT, quotes: [{ excerpt: 1, text: 'x\n'.repeat(201) }] }],
    ['an answer of 100 kB', { ...INPUT, sentences: [{ text: 'x'.repeat(100_000), excerpts: [1] }] }],
    ['quotes of 100 kB', { ...INPUT, quotes: [{ excerpt: 1, text: 'x'.repeat(100_000) }] }],
  ])('is %s', (_name, input) => {
    expect(readToolInput(input)).toBeNull();
  });

  it('is one quote more, or one line more, than the most', () => {
    expect(readToolInput({ ...INPUT, quotes: Array(40).fill(QUOTE) })?.quotes).toHaveLength(40);
    expect(readToolInput({ ...INPUT, quotes: [{ excerpt: 1, text: 'x\n'.repeat(200) }] })).not.toBeNull();
  });
});

it('never fails, whatever a model gives', () => {
  fc.assert(
    fc.property(fc.anything(), (input) => {
      expect(() => readToolInput(input)).not.toThrow();
    }),
  );
});
