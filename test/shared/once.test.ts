// Guarantee: a value is made on its first use and only once, or once for each object; objects with equal content do not
// share it. Risk: work is repeated for every rule, or one statement gets what was read from another.
import { expect, it } from 'vitest';
import { once, onceFor } from '../../shared/once.ts';

it('a value is made on its first use, and only once', () => {
  let calls = 0;
  const list = once(() => {
    calls += 1;
    return ['ab'];
  });
  expect(calls).toBe(0);
  expect(list()).toEqual(['ab']);
  expect(list()).toBe(list());
  expect(calls).toBe(1);
});

it('the value of an object is made once, and another object with equal content gets its own', () => {
  const made: string[] = [];
  const lettersOf = onceFor(({ text }: { readonly text: string }) => {
    made.push(text);
    return [...text];
  });
  const [one, equal] = [{ text: 'ab' }, { text: 'ab' }];
  expect(lettersOf(one)).toEqual(['a', 'b']);
  expect(lettersOf(one)).toBe(lettersOf(one));
  expect(lettersOf(equal)).not.toBe(lettersOf(one));
  expect(made).toEqual(['ab', 'ab']);
});

it('a value that is undefined is also made once', () => {
  let calls = 0;
  const find = onceFor((): undefined => {
    calls += 1;
  });
  const text = { text: '' };
  expect([find(text), find(text)]).toEqual([undefined, undefined]);
  expect(calls).toBe(1);
});
