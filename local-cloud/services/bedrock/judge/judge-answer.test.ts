// Guarantee: the local judge accepts a translation with only the numbers of its source, and an answer that names what
// its question names, and no other. Risk: locally, every answer in a language other than that of its document is
// refused, and an answer about another place is shown.
import { expect, it } from 'vitest';
import { hasJudgment, judgeAnswer } from './judge-answer.ts';

const claim = ([source, statement]: readonly [string, string], at: number) =>
  `<claim n="${at + 1}">\n<source>\n${source}\n</source>\n<statement>\n${statement}\n</statement>\n</claim>`;
const TRANSLATIONS: readonly (readonly [string, string])[] = [
  ['Guests pay in cash.', 'Gäste zahlen bar.'],
  ['Guests pay 5 euros by 9 May.', 'Gäste zahlen 5 Taler bis zum 9. Mai.'],
  ['Guests pay 5 euros.', 'Gäste zahlen 5 Taler bis zum 9. Mai.'],
  ['Guests pay 5 euros.', 'Guests pay 6 euros.'],
];
const requestOf = (...parts: readonly string[]) =>
  ['<judge>', '<question>\nWho pays?\n</question>', ...parts, '</judge>'].join('\n');
const REQUEST = requestOf(...TRANSLATIONS.map(claim));

it('compares the numbers of a statement, also a translated one, with those of its source', () => {
  expect(judgeAnswer(REQUEST, 'reads')).toBe('{"1":"yes","2":"yes","3":"no","4":"no","question":"yes"}');
});

it('says no to the question when something that it names is not named in the answer', () => {
  expect(judgeAnswer(requestOf('<not_named>Chur</not_named>'), 'reads')).toBe('{"question":"no"}');
});

it('says no to the question when the answer only repeats a word of it', () => {
  const asking = (answer: string) =>
    `<judge>\n<question>\nzebra\n</question>\n<answer>\n${answer}\n</answer>\n</judge>`;
  expect(judgeAnswer(asking('Zebra zebra.'), 'reads')).toBe('{"question":"no"}');
  expect(judgeAnswer(asking('Zebra crossing.'), 'reads')).toBe('{"question":"yes"}');
});

it.each([
  ['yes', '{"1":"yes","2":"yes","3":"yes","4":"yes","question":"yes"}'],
  ['no', '{"1":"no","2":"no","3":"no","4":"no","question":"yes"}'],
  ['beside', '{"1":"yes","2":"yes","3":"yes","4":"yes","question":"no"}'],
  ['half', '{"1":"yes","2":"yes","3":"yes","4":"yes"}'],
  ['garbled', 'I think that it is fine.'],
] as const)('replies as a test sets it: %s', (manner, reply) => {
  expect(judgeAnswer(REQUEST, manner)).toBe(reply);
});

it('judges only a message in the form of a request', () => {
  const claims = TRANSLATIONS.map(claim).join('\n');
  expect([claims, `Please.\n${REQUEST}`].map((message) => judgeAnswer(message, 'yes'))).toEqual([null, null]);
  const bodyOf = (text: string) => JSON.stringify({ messages: [{ role: 'user', content: [{ text }] }] });
  expect([REQUEST, claims].map((message) => hasJudgment(bodyOf(message)))).toEqual([true, false]);
});
