// Guarantee: a remembered function returns the same as the function itself, and computes it once for a short word.
// Risk: a word is judged as another, or a text stays in memory.
import { expect, it } from 'vitest';
import { remembered } from '../../../../shared/privacy/remembered.ts';

it('computes the result of a short word once, also when it is false or 0', () => {
  const asked: string[] = [];
  const isLong = remembered((word) => {
    asked.push(word);
    return word.length > 4;
  });
  const length = remembered((word) => word.length);
  expect(['Anna', 'Schmidt', 'Anna', 'Schmidt'].map(isLong)).toEqual([false, true, false, true]);
  expect(asked).toEqual(['Anna', 'Schmidt']);
  expect(['', 'a', ''].map(length)).toEqual([0, 1, 0]);
});

it('does not keep a long word', () => {
  let computed = 0;
  const count = remembered(() => {
    computed += 1;
    return computed;
  });
  const [short, long] = ['a'.repeat(40), 'a'.repeat(41)];
  expect([short, short, long, long, short].map(count)).toEqual([1, 1, 2, 3, 1]);
});

it('forgets its words when they are too many', () => {
  let computed = 0;
  const count = remembered(() => {
    computed += 1;
    return computed;
  });
  for (let i = 0; i < 16_384; i += 1) {
    count(`${i}`);
  }
  expect([count('0'), count('one more'), count('0')]).toEqual([1, 16_385, 16_386]);
});
