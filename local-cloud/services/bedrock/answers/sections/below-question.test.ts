// Guarantee: a question that a document itself asks, in these or other words, is answered by what follows it there, and
// one about another number, thing or kind is not. Risk: a page of frequent questions is quoted one question too late.
import { describe, expect, it } from 'vitest';
import { extractAnswer, extractNearestAnswer } from '../extract-answer.ts';

const TEXT = `How do I return a boat?
Bring it to the jetty before dark. Tie it up there. Our rules

Can I keep a boat until the next day?
No. Every boat is needed.

What do I do with a wet life jacket?
Hang it up. Put the strap on the hook. Close the door. Then rinse your hands.`;
const prompt = (question: string) => ({ excerpts: [{ n: 1, title: 'Boats', headings: '', text: TEXT }], question });
const replyTo = (question: string) => extractAnswer(prompt(question)).split('ANSWER: ')[1] ?? null;

describe('without vectors', () => {
  it('a question in nearly the same words is answered by all of its reply, without the name of a link', () => {
    expect(replyTo('How do I return the boat?')).toBe('Bring it to the jetty before dark [1]. Tie it up there [1].');
  });

  it('at most three sentences are quoted', () => {
    expect(replyTo('What should I do with a wet life jacket?')).toBe(
      'Hang it up [1]. Put the strap on the hook [1]. Close the door [1].',
    );
  });
});

describe('with vectors', () => {
  // In other words, a question is as near to the first one as its cosine says.
  const near = (cosine: number) => async (text: string) =>
    text === 'How do I return a boat?' ? [1, 0] : [cosine, Math.sqrt(1 - cosine ** 2)];
  const nearestTo = async (question: string, cosine: number) => {
    const embed = async (text: string) => (text === question ? [1, 0] : near(cosine)(text));
    const isOther = (text: string) => text !== question && text !== 'How do I return a boat?';
    const questions = async (text: string) => (isOther(text) ? [0, 1] : embed(text));
    return (await extractNearestAnswer(prompt(question), { sentences: null, questions })).split('ANSWER: ')[1] ?? null;
  };

  it('a question in other words is answered by its reply', async () => {
    expect(await nearestTo('Where does the canoe go after my trip on the jetty?', 0.99)).toBe(
      'Bring it to the jetty before dark [1]. Tie it up there [1].',
    );
  });
});

it('a reply to another question needs the kind of thing that is asked for', async () => {
  const text = 'Which boats are there?\nRed ones and green ones.\n\nWhere are they?\nA boat is 5 m long.';
  const questions = async (asked: string) => (asked.startsWith('Which') || asked.startsWith('How') ? [1, 0] : [0, 1]);
  const asked = { excerpts: [{ n: 1, title: 'Boats', headings: '', text }], question: 'How long is a boat?' };
  expect(await extractNearestAnswer(asked, { sentences: null, questions })).not.toContain('Red ones');
});
