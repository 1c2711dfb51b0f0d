// Guarantee: a name that somebody else chose shows every character that is hidden or changes the writing direction.
// Risk: a key or a company looks like another.
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { visible } from '../../../console/parts/visible.ts';

it.each([
  ['Example', 'Example'],
  ['Ärzte & Söhne – 東京 😀', 'Ärzte & Söhne – 東京 😀'],
  ['Exam\u200bple', 'Exam[U+200B]ple'],
  ['\u202egnp.exe', '[U+202E]gnp.exe'],
  ['a\u0000b\nc', 'a[U+0000]b[U+000A]c'],
  ['\u{e0041}', '[U+E0041]'],
  ['\u3164', '[U+3164]'],
])('%j is shown as %j', (text, shown) => {
  expect(visible(text)).toBe(shown);
});

it('shows no hidden characters, and changes no text without them', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const shown = visible(text);
      expect(shown).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
      expect(visible(shown)).toBe(shown);
    }),
  );
});
