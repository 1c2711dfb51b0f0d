// Guarantee: a value is made for each object once, and objects that look alike do not share it. Risk: work is repeated
// for every rule, or one statement gets what was read from another.
import { expect, it } from 'vitest';
import { onceFor } from '../../shared/once.ts';

it('the value of an object is made once, and another object gets its own', () => {
  const asked: string[] = [];
  const lettersOf = onceFor(({ text }: { readonly text: string }) => {
    asked.push(text);
    return [...text];
  });
  const [one, same] = [{ text: 'ab' }, { text: 'ab' }];
  expect(lettersOf(one)).toEqual(['a', 'b']);
  expect(lettersOf(one)).toBe(lettersOf(one));
  expect(lettersOf(same)).not.toBe(lettersOf(one));
  expect(asked).toEqual(['ab', 'ab']);
});

it('a value that is undefined is also made once', () => {
  let asked = 0;
  const find = onceFor((): undefined => {
    asked += 1;
  });
  const text = { text: '' };
  expect([find(text), find(text)]).toEqual([undefined, undefined]);
  expect(asked).toBe(1);
});
