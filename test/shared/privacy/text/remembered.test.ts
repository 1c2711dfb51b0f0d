// Guarantee: a remembered function returns the same as the function itself, and computes it once for a short word.
// Risk: a word is judged as another, or a text stays in memory.
import { expect, it } from 'vitest';
import { remembered } from '../../../../shared/privacy/remembered.ts';

// Returns a remembered function that returns how often it was computed: the same number twice shows that it remembered.
function counted() {
  let computed = 0;
  return remembered(() => {
    computed += 1;
    return computed;
  });
}

it('returns what the function returns for each word', () => {
  const length = remembered((word) => word.length);
  expect(['Anna', 'Schmidt', 'Anna', 'Schmidt'].map(length)).toEqual([4, 7, 4, 7]);
});

it.each([false, 0])('computes the result of a short word once, also when it is %j', (result) => {
  const asked: string[] = [];
  const judge = remembered((word) => {
    asked.push(word);
    return result;
  });
  expect(['Anna', 'Schmidt', 'Anna', 'Schmidt'].map(judge)).toEqual([result, result, result, result]);
  expect(asked).toEqual(['Anna', 'Schmidt']);
});

it('remembers a word of 40 letters, and computes a longer one each time', () => {
  const count = counted();
  const [short, long] = ['a'.repeat(40), 'a'.repeat(41)];
  expect([short, short, long, long, short].map(count)).toEqual([1, 1, 2, 3, 1]);
});

it('forgets all words when there would be more than 16,384', () => {
  const count = counted();
  for (let i = 0; i < 16_384; i += 1) {
    count(`${i}`);
  }
  expect([count('0'), count('one more'), count('0')]).toEqual([1, 16_385, 16_386]);
});
