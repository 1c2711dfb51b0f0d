// Guarantee: a new key is made with the newest pepper that every instance knows. Risk: for minutes after a rotation, a
// new key is refused by each instance that does not know the new pepper yet.
import { expect, it } from 'vitest';
import type { Pepper } from '../../../shared/keys/key-mac.ts';
import { pepperForNewKeys } from '../../../shared/keys/pepper.ts';

const [current, previous] = ['new', 'old'].map((version) => ({ version, secret: 'secret' })) as [Pepper, Pepper];

it.each([
  ['the current one once every instance knows it', true, previous, current],
  ['the previous one while an instance may not know the current one', false, previous, previous],
  ['the only one of a stage that never rotated its pepper', true, null, current],
  ['the only one of a new stage', false, null, current],
])('the pepper of a new key is %s', (_name, propagated, old, expected) => {
  expect(pepperForNewKeys({ current, previous: old, propagated, stale: false })).toBe(expected);
});
