// Guarantee: the reader recognizes what a question asks for in every language, and no language has gaps. Risk: a
// question about a price, in an incomplete language, is answered with just any number.
import { describe, expect, it } from 'vitest';
import { readQuestion } from '../questions/question.ts';
import { foldText, wordsOf } from '../words.ts';
import { MONTHS, WEEKDAY_NAMES } from './calendar.ts';
import { LANGUAGE_CODES, LANGUAGES, likeliestLanguages } from './languages.ts';
import { phrasePattern } from './phrases.ts';
import { ASKED_FOR, QUESTIONS } from './questions.fixture.ts';

const questions = LANGUAGE_CODES.flatMap((code) =>
  ASKED_FOR.map((kind, at) => ({ code, kind, question: QUESTIONS[code][at] ?? '' })),
);

describe('a question', () => {
  it.each(questions)('$code: $question asks for $kind', ({ question, kind }) => {
    expect(readQuestion(question).answerKind).toBe(kind);
  });

  it.each([
    'How much does the old copper vat weigh?',
    'How much does the tank hold?',
    'Wie viel wiegt der Kessel?',
    'Combien pèse la cuve ?',
    '¿Cuánto pesa el tanque?',
    'Quanto pesa la vasca?',
    'Quanto pesa a cuba?',
    'Hoeveel weegt de ketel?',
    'Ile waży kocioł?',
    'Hur mycket väger kitteln?',
  ])('%j asks for a size, not for an amount of money or a number', (question) => {
    expect(readQuestion(question).answerKind).toBe('size');
  });

  it.each(['How much does the vat cost, if I may ask?', 'How much does it cost to send ten crates that weigh a ton?'])(
    '%j asks for an amount of money',
    (question) => {
      expect(readQuestion(question).answerKind).toBe('money');
    },
  );

  it.each(questions)('$code: $question is in its language', ({ question, code }) => {
    expect(likeliestLanguages(wordsOf(question))).toContain(code);
  });
});

describe('a language', () => {
  it.each(LANGUAGE_CODES)('%s has words in every list', (code) => {
    const { asks, shows, units, opensWithSubject: _, subjects: __, ...lists } = LANGUAGES[code];
    const all = Object.entries({ ...lists, ...asks, ...shows, ...units });
    expect(all.filter(([, words]) => wordsOf(words).length === 0)).toEqual([]);
  });

  it.each(LANGUAGE_CODES)('%s has only question phrases that the reader can find', (code) => {
    const unfound = Object.values(LANGUAGES[code].asks)
      .flatMap((phrases) => phrases.split(','))
      .filter((phrase) => !new RegExp(phrasePattern(phrase)).test(exampleOf(phrase)));
    expect(unfound).toEqual([]);
  });
});

describe('a phrase', () => {
  it.each([
    ['how much .. cost/costs', 'and how much would you say it costs?', true],
    ['how much .. cost/costs', 'how much would it be costing', false],
    ['kost*', 'was kosten sie', true],
    ['^chi', 'una persona di chi', false],
    ['^chi', 'sono nuovo: chi chiamo', true],
    ['alle #', 'alle 3 monate', true],
    ['combien ? coûte', 'combien me coute', true],
  ])('%j occurs in %j: %j', (phrase, text, isFound) => {
    expect(new RegExp(phrasePattern(phrase)).test(text)).toBe(isFound);
  });
});

it('months and days have their names in every language, even a month after a day', () => {
  expect(MONTHS.get('lipca')).toBe(7);
  expect(MONTHS.get('lipiec')).toBe(7);
  expect(MONTHS.get('marco')).toBe(3);
  expect(WEEKDAY_NAMES).toEqual(expect.arrayContaining(['mittwoch', 'segunda', 'sroda', 'onsdag']));
});

// The first way in which a phrase can be said.
function exampleOf(phrase: string): string {
  const words = phrase.trim().replace('^', '').split(' ');
  const said = words.map((word) => word.split('/')[0]?.replace('..', '').replace(/[?*]/, '').replace('#', '3') ?? '');
  return foldText(said.filter((word) => word !== '').join(' '));
}
