// Guarantee: what is remembered of a position is what would be read there in the same text, and it is read once. Risk:
// a word of one text is taken for that of another, or a text stays in memory.
import { afterEach, expect, it } from 'vitest';
import { forgetPositions, rememberedAt } from '../../../../shared/privacy/text/remembered-at.ts';

afterEach(forgetPositions);

// Returns a function that reads a character and its lower-case form, and the list of the positions that it really read.
function reader(): { readonly asked: number[]; readonly read: (text: string, at: number, lower?: string) => string } {
  const asked: number[] = [];
  const read = rememberedAt((text, at, lower) => {
    asked.push(at);
    return text.charAt(at) + lower.charAt(at);
  });
  return { asked, read };
}

it('reads a position of a text once', () => {
  const { asked, read } = reader();
  expect([0, 1, 0, 1].map((at) => read('AB', at, 'ab'))).toEqual(['Aa', 'Bb', 'Aa', 'Bb']);
  expect(asked).toEqual([0, 1]);
});

it('reads another text again, also one of the same length', () => {
  const { read } = reader();
  expect([read('AB', 1), read('CD', 1), read('AB', 1)]).toEqual(['BB', 'DD', 'BB']);
});

it('reads positions that share a slot, and those outside the text', () => {
  const { read } = reader();
  const text = `A${'-'.repeat(1_023)}B`;
  expect([0, 1_024, 0, -1, -1, 5_000].map((at) => read(text, at))).toEqual(['AA', 'BB', 'AA', '', '', '']);
});

it('keeps a result that is false or null', () => {
  let computed = 0;
  const isFound = rememberedAt((_, at) => {
    computed += 1;
    return at === 0 ? false : null;
  });
  expect([isFound('ab', 0), isFound('ab', 0), isFound('ab', 1), isFound('ab', 1)]).toEqual([false, false, null, null]);
  expect(computed).toBe(2);
});

it('forgets what it read', () => {
  const { asked, read } = reader();
  read('AB', 0);
  forgetPositions();
  expect(read('AB', 0)).toBe('AA');
  expect(asked).toEqual([0, 0]);
});
