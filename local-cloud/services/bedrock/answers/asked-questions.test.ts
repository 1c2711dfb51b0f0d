// Guarantee: a question of a document counts as the one that is asked if its words or its meaning are the same, never
// if it has other numbers. Risk: a page of frequent questions is quoted at the entry beside the right one.
import { describe, expect, it } from 'vitest';
import { readQuestion } from '../questions/question.ts';
import { compareWith, isSameQuestion } from './asked-questions.ts';

describe('a question of a document', () => {
  const isSame = (question: string, asked: string, near?: number) => {
    const meanings = new Map(near === undefined ? [] : [[asked, near]]);
    return isSameQuestion(compareWith(readQuestion(question), meanings)(asked, 0.5));
  };

  it.each([
    ['in the same words', 'How do I open the gate?', 'How do I open the gate?', undefined, true],
    ['with other words around them', 'How can I open our gate?', 'How do I open the gate?', undefined, true],
    ['in other words, when meanings are not known', 'How do I unlock the door?', 'Who opens a gate?', undefined, false],
    ['that is near, in other words', 'Is there some way in?', 'How do I open the gate?', 0.9, true],
    ['that is not near, in other words', 'Is there some way in?', 'How do I open the gate?', 0.5, false],
    ['about another number', 'Why do I get a 403?', 'Why do I get a 401?', 0.99, false],
    ['for another kind, with the same words', 'When does the gate open?', 'Why does the gate open?', undefined, false],
  ])('%s', (_name, question, asked, near, expected) => {
    expect(isSame(question, asked, near)).toBe(expected);
  });

  it('is less like one whose words its reply lacks', () => {
    const asked = 'How do I open the gate?';
    const compare = compareWith(readQuestion('Is there some way in?'), new Map([[asked, 0.6]]));
    const likenesses = [0, 0.5, 1].map((share) => compare(asked, share).likeness);
    expect(likenesses).toEqual(likenesses.toSorted((a, b) => a - b));
    expect(new Set(likenesses).size).toBe(3);
  });
});
