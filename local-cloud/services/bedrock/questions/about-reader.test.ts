// Guarantee: a question to the reader itself is recognized in nine languages, and so is a text that asks nothing; a
// question about somebody else's assistant, model or robot is neither. Risk: "Are you a robot?" is answered with a
// sentence about the company's robot, or a question about that robot is refused.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { extractAnswer } from '../answers/extract-answer.ts';
import { LANGUAGE_CODES } from '../languages/languages.ts';
import { asksAboutReader, asksNothing } from './about-reader.ts';

// Each line: a language, and a question to the reader itself, or ` - ` and one about something else.
const [ABOUT_READER, ABOUT_OTHERS] = ['about-reader.tsv', 'about-others.tsv'].map((name) =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t') as [language: string, question: string]),
) as [[string, string][], [string, string][]];

it('is tried with more than 300 questions, at least 35 in each language', () => {
  const counts = LANGUAGE_CODES.map((code) => ABOUT_READER.filter(([language]) => language === code).length);
  expect(counts.filter((count) => count < 35)).toEqual([]);
  expect(ABOUT_READER.length).toBeGreaterThan(300);
});

it.each(ABOUT_READER)('is asked about itself (%s): %j', (_language, question) => {
  expect(asksAboutReader(question)).toBe(true);
});

it.each(ABOUT_OTHERS)('is asked about something else (%s): %j', (_language, question) => {
  expect(asksAboutReader(question)).toBe(false);
  expect(asksNothing(question)).toBe(false);
});

it.each(['Hello', 'hi there!', 'OK, thanks!', 'yes', 'Vielen Dank', 'bonjour', 'sì', '👍', '?!', '', 'Dzień dobry'])(
  '%j asks nothing',
  (text) => {
    expect(asksNothing(text)).toBe(true);
  },
);

it.each(['Hello, where is the pool?', 'Parking', 'OK button', 'good morning yoga', '5', 'はい'])(
  '%j asks something',
  (text) => {
    expect(asksNothing(text)).toBe(false);
  },
);

const ROBOTS =
  'You can call our robot Zeta at any time. Zeta is a language model and a robot. The robot answers who you are. Everybody here says hello and ok.';
const answerTo = (question: string) =>
  extractAnswer({ excerpts: [{ n: 1, title: 'Robots', headings: '', text: ROBOTS }], question });

it.each(['Are you a robot?', 'Which language model are you?', 'Who are you?', 'hello', 'ok'])(
  '%j is refused, whatever the excerpts say',
  (question) => {
    expect(answerTo(question)).toBe('VERDICT: no');
  },
);

it('answers a question about the robot of the excerpts', () => {
  expect(answerTo('Which language model is the robot?')).toContain('VERDICT: fully');
});
