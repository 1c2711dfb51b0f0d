// Guarantee: a reply is read only in the form that the prompt asks for; nothing is repaired or guessed. Risk: a forged
// verdict or answer in a quote, and half a reply accepted as a whole one.
import { expect, it } from 'vitest';
import { ANSWER_LENGTH_MAX, readReplyLines } from '../../../../shared/copilot/read-reply-lines.ts';

const QUOTES = [{ n: 1, text: 'It is so.' }];
const LONGEST = 'a'.repeat(ANSWER_LENGTH_MAX - 'VERDICT: fully\nANSWER: '.length);

it.each<[name: string, reply: string, expected: unknown]>([
  [
    'a full answer',
    'QUOTE [1]: It is so.\nVERDICT: fully\nANSWER: It is so [1].',
    { quotes: QUOTES, verdict: 'fully', text: 'It is so [1].', missing: null },
  ],
  [
    'empty lines, lower case and other line endings',
    '\nquote [1]: It is so.\r\n\r\nverdict: FULLY\r\nanswer:\r\nIt is so [1].\r\n',
    { quotes: QUOTES, verdict: 'fully', text: 'It is so [1].', missing: null },
  ],
  [
    'an answer of several lines',
    'QUOTE [1]: It is so.\nVERDICT: fully\nANSWER: So:\n- it is [1]\n- it was [1]',
    { quotes: QUOTES, verdict: 'fully', text: 'So:\n- it is [1]\n- it was [1]', missing: null },
  ],
  [
    'a missing part',
    'QUOTE [1]: It is so.\nVERDICT: partly\nANSWER: It is so [1].\nMISSING: why it is so',
    { quotes: QUOTES, verdict: 'partly', text: 'It is so [1].', missing: 'why it is so' },
  ],
  [
    'the label of a missing part with nothing after it',
    'QUOTE [1]: It is so.\nVERDICT: partly\nANSWER: It is so [1].\nMISSING:',
    { quotes: QUOTES, verdict: 'partly', text: 'It is so [1].', missing: null },
  ],
  [
    'an answer of several lines and a missing part',
    'QUOTE [1]: It is so.\nVERDICT: partly\nANSWER: So:\n- it is [1]\n- it was [1]\nMISSING: why it is so',
    { quotes: QUOTES, verdict: 'partly', text: 'So:\n- it is [1]\n- it was [1]', missing: 'why it is so' },
  ],
  [
    'a sentence that begins like a line of the form',
    'QUOTE [1]: It is so.\nVERDICT: fully\nANSWER: Call.\nAnswer within five rings [1].',
    { quotes: QUOTES, verdict: 'fully', text: 'Call.\nAnswer within five rings [1].', missing: null },
  ],
  [
    'a line that begins with another word and a colon',
    'QUOTE [1]: It is so.\nVERDICT: fully\nANSWER: Call.\nNote: within five rings [1].',
    { quotes: QUOTES, verdict: 'fully', text: 'Call.\nNote: within five rings [1].', missing: null },
  ],
  [
    '40 quotes',
    `${'QUOTE [1]: It is so.\n'.repeat(40)}VERDICT: fully\nANSWER: It is so [1].`,
    { quotes: Array.from({ length: 40 }, () => QUOTES[0]), verdict: 'fully', text: 'It is so [1].', missing: null },
  ],
  [
    'a quote of a row and the header of its table',
    'QUOTE [1]: | Plan | Price |\n|---|---|\n| Basic | 12 |\nQUOTE [1]: It is so.\nVERDICT: no',
    {
      quotes: [{ n: 1, text: '| Plan | Price |\n|---|---|\n| Basic | 12 |' }, ...QUOTES],
      verdict: 'no',
      text: '',
      missing: null,
    },
  ],
  [
    'a quote of several items',
    'QUOTE [1]: Bring:\n- a towel\n* shoes\n• soap\nVERDICT: no',
    { quotes: [{ n: 1, text: 'Bring:\n- a towel\n* shoes\n• soap' }], verdict: 'no', text: '', missing: null },
  ],
  [
    'a quote of a heading and the sentences below it',
    'QUOTE [3]: Core time\nIt is so.\nAnswer the phone.\nVERDICT: no',
    { quotes: [{ n: 3, text: 'Core time\nIt is so.\nAnswer the phone.' }], verdict: 'no', text: '', missing: null },
  ],
  [
    'a quote below its label',
    'QUOTE [1]:\nIt is so.\nVERDICT: no',
    { quotes: QUOTES, verdict: 'no', text: '', missing: null },
  ],
  [
    'marks in quotes',
    'QUOTE [1]: It is so [1].\nQUOTE [2]: It was so. [1][2]\nVERDICT: no',
    { quotes: [...QUOTES, { n: 2, text: 'It was so.' }], verdict: 'no', text: '', missing: null },
  ],
  [
    'a label without a colon',
    'QUOTE [1] It is so.\nVERDICT: no',
    { quotes: QUOTES, verdict: 'no', text: '', missing: null },
  ],
  ...['[2]: ', '[2] ', '[2]：', '【2】: ', 'QUOTE [2] '].map(
    (label): [string, string, ReturnType<typeof readReplyLines>] => [
      `the label "${label}" of a further quote`,
      `QUOTE [1]: It is so.\n${label}It was so.\nVERDICT: no`,
      { quotes: [...QUOTES, { n: 2, text: 'It was so.' }], verdict: 'no', text: '', missing: null },
    ],
  ),
  [
    '40 quotes of five lines',
    `${`QUOTE [1]: ${'It is so.\n'.repeat(5)}`.repeat(40)}VERDICT: no`,
    {
      quotes: Array.from({ length: 40 }, () => ({
        n: 1,
        text: 'It is so.\nIt is so.\nIt is so.\nIt is so.\nIt is so.',
      })),
      verdict: 'no',
      text: '',
      missing: null,
    },
  ],
  [
    'the maximum length',
    `VERDICT: fully\nANSWER: ${LONGEST}`,
    { quotes: [], verdict: 'fully', text: LONGEST, missing: null },
  ],
  ['the verdict no', 'VERDICT: no', { quotes: [], verdict: 'no', text: '', missing: null }],
  [
    'the verdict no and more text',
    'VERDICT: no\nIt is so [1].',
    { quotes: [], verdict: 'no', text: '', missing: null },
  ],
  [
    'quotes before the verdict no',
    'QUOTE [1]: It is so.\nVERDICT: no',
    { quotes: QUOTES, verdict: 'no', text: '', missing: null },
  ],
])('reads a reply with %s', (_name, reply, expected) => {
  expect(readReplyLines(reply)).toEqual(expected);
});

it.each([
  ['an answer that is one character too long', `VERDICT: fully\nANSWER: ${LONGEST}a`],
  ['an answer alone, without a verdict', 'ANSWER: It is so [1].'],
  ['a quote and an answer, but no verdict', 'QUOTE [1]: It is so.\nANSWER: It is so [1].'],
  ['an unknown verdict', 'VERDICT: surely\nANSWER: It is so [1].'],
  ['no answer', 'QUOTE [1]: It is so.\nVERDICT: fully'],
  ['words before the verdict', 'Sure!\nVERDICT: fully\nANSWER: It is so [1].'],
  ['words between verdict and answer', 'VERDICT: fully\nWell.\nANSWER: It is so [1].'],
  ['a second verdict', 'VERDICT: fully\nANSWER: It is so [1].\nVERDICT: fully'],
  ['a quote after the verdict', 'VERDICT: fully\nANSWER: It is so [1].\nQUOTE [1]: It is so.'],
  ['a second answer', 'VERDICT: fully\nANSWER: It is so [1].\nANSWER: It is not [1].'],
  ['an empty quote', 'QUOTE [1]:\nVERDICT: fully\nANSWER: It is so [1].'],
  ['an item before the first quote', '- It is so.\nQUOTE [1]: It is so.\nVERDICT: fully\nANSWER: It is so [1].'],
  ['a quote without a number', 'QUOTE: It is so.\nVERDICT: fully\nANSWER: It is so [1].'],
  ['a number instead of the first label', '[1]: It is so.\nVERDICT: fully\nANSWER: It is so [1].'],
  // Small models end like this: without an answer, or with several replies.
  ['a quote and the verdict partly, without an answer', 'QUOTE [1]: It is so.\nVERDICT: partly'],
  [
    'a reply for each excerpt',
    'QUOTE [1]: It is so.\nVERDICT: fully\nANSWER: It is so [1].\n\nQUOTE [2]: It was so.\nVERDICT: partly\nANSWER: It was so [2].',
  ],
  ['the answer without its label', 'It is so [1].'],
  ['no text', ''],
  ['JSON', '{"verdict":"fully","answer":"It is so [1]."}'],
  ['a quote of 201 lines', `QUOTE [1]: ${'It is so.\n'.repeat(201)}VERDICT: fully\nANSWER: It is so [1].`],
  ['a quote that is only a mark', 'QUOTE [1]: [1]\nVERDICT: fully\nANSWER: It is so [1].'],
  ['100 kB', `VERDICT: fully\nANSWER: ${'a'.repeat(100_000)}`],
  ['41 quotes', `${'QUOTE [1]: It is so.\n'.repeat(41)}VERDICT: fully\nANSWER: It is so [1].`],
])('refuses a reply with %s', (_name, reply) => {
  expect(readReplyLines(reply)).toBeNull();
});

const BLOCK = 'QUOTE [1]: It is so.\nVERDICT: fully\nANSWER: It is so [1].';

it.each([
  ['as it is', `${BLOCK}\n${BLOCK}\n${BLOCK}`, [{ n: 1, text: 'It is so.' }]],
  ['without its quotes', `${BLOCK}\nVERDICT: fully\nANSWER: It is so [1].`, [{ n: 1, text: 'It is so.' }]],
  [
    'with other quotes',
    `${BLOCK}\n${BLOCK.replace('QUOTE [1]: It is', 'QUOTE [2]: That is')}`,
    [
      { n: 1, text: 'It is so.' },
      { n: 2, text: 'That is so.' },
    ],
  ],
])('reads a reply that is repeated %s as one', (_name, text, quotes) => {
  expect(readReplyLines(text)).toEqual({ quotes, verdict: 'fully', text: 'It is so [1].', missing: null });
});

it.each([
  ['another verdict', BLOCK.replace('fully', 'partly')],
  ['another answer', BLOCK.replace('so [1]', 'not so [1]')],
  ['a verdict alone', 'VERDICT: no'],
  ['half of it', 'QUOTE [1]: It is so.'],
])('refuses a reply that is followed by %s', (_name, block) => {
  expect(readReplyLines(`${BLOCK}\n${block}`)).toBeNull();
});
