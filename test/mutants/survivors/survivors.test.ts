// Guarantee: a reason that is written once for several changes is the reason of each of them, and of no other. Risk: a
// change that no test finds passes for one that somebody has looked at.
import { expect, it } from 'vitest';
import { byMutation } from '../survivors.ts';

it('gives each change the reason under which it is listed', () => {
  const written = {
    'shared/a.ts': { 'f: a -> b': 'Both are the same.', 'The index is inside.': ["g: '' -> 'mutated'", 'h: a -> b'] },
    'shared/b.ts': { 'f: a -> b': 'Another one.' },
  };
  expect(byMutation(written)).toEqual({
    'shared/a.ts': {
      'f: a -> b': 'Both are the same.',
      "g: '' -> 'mutated'": 'The index is inside.',
      'h: a -> b': 'The index is inside.',
    },
    'shared/b.ts': { 'f: a -> b': 'Another one.' },
  });
});
