// Guarantee: an address or a key that was pasted with invisible characters is taken as the person sees it. Risk: it is
// refused, and nobody can see why.
import { expect, it } from 'vitest';
import { withoutHidden } from '../../../console/parts/without-hidden.ts';

it.each([
  ['spaces and a line break at the ends', ' jane@example.com\n', 'jane@example.com'],
  ['a zero-width space and a byte order mark', '\ufeffjane\u200b@example.com', 'jane@example.com'],
  ['direction marks at the ends', '\u202ajane@example.com\u202c', 'jane@example.com'],
  ['a soft hyphen', 'jane@exam\u00adple.com', 'jane@example.com'],
  ['letters of other scripts and a space inside', 'jäne doe@例え.jp', 'jäne doe@例え.jp'],
])('takes away %s', (_name, pasted, seen) => {
  expect(withoutHidden(pasted)).toBe(seen);
});
