// Guarantee: a new key is made with the newest pepper that every instance knows. Risk: for minutes after a rotation, a
// new key is refused by each instance that does not know the new pepper yet.
import { expect, it } from 'vitest';
import type { Pepper } from '../../../shared/keys/key-mac.ts';
import { pepperForNewKeys } from '../../../shared/keys/pepper.ts';

const [current, previous] = ['new', 'old'].map((version) => ({ version, secret: 'secret' })) as [Pepper, Pepper];

it.each([
  ['the new one as soon as every instance knows it', true, previous, current],
  ['the old one until then', false, previous, previous],
  ['the only one of a stage that never rotated it', true, null, current],
  ['the only one of a new stage', false, null, current],
])('is %s', (_name, propagated, old, expected) => {
  expect(pepperForNewKeys({ current, previous: old, propagated, stale: false })).toBe(expected);
});
