// Guarantee: a question that a document itself asks is answered by what follows it there, and
// one about another number, thing or kind is not. Risk: a page of frequent questions is quoted one question too late.
import { expect, it } from 'vitest';
import { extractAnswer } from '../extract-answer.ts';

const TEXT = `How do I return a boat?
Bring it to the jetty before dark. Tie it up there. Our rules

Can I keep a boat until the next day?
No. Every boat is needed.

What do I do with a wet life jacket?
Hang it up. Put the strap on the hook. Close the door. Then rinse your hands.`;
const prompt = (question: string) => ({ excerpts: [{ n: 1, title: 'Boats', headings: '', text: TEXT }], question });
const replyTo = (question: string) => extractAnswer(prompt(question)).split('ANSWER: ')[1] ?? null;

it('a question in nearly the same words is answered by all of its reply, without the name of a link', () => {
  expect(replyTo('How do I return the boat?')).toBe('Bring it to the jetty before dark [1]. Tie it up there [1].');
});

it('the name of a link answers no other question either', () => {
  const text = 'Who may lend boats?\nMembers of the club. A visitor cannot. Roles of boats';
  const asked = { excerpts: [{ n: 1, title: 'Boats', headings: '', text }], question: 'Which roles may lend a boat?' };
  expect(extractAnswer(asked)).toContain('Members of the club [1].');
  expect(extractAnswer(asked)).not.toContain('Roles of boats');
});

it('at most three sentences are quoted', () => {
  expect(replyTo('What should I do with a wet life jacket?')).toBe(
    'Hang it up [1]. Put the strap on the hook [1]. Close the door [1].',
  );
});

it('a reply to another question needs the kind of thing that is asked for', () => {
  const text = 'Which boats are there?\nRed ones and green ones.\n\nWhere are they?\nA boat is 5 m long.';
  const asked = { excerpts: [{ n: 1, title: 'Boats', headings: '', text }], question: 'How long is a boat?' };
  expect(extractAnswer(asked)).not.toContain('Red ones');
});
