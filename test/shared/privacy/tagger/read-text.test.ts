// Guarantee: the reader reads a text with findings as it reads the same text with placeholders, and letters as a person
// sees them. Risk: a redacted text reads differently, so that more is found in it, or an odd character hides a name.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PERSONAL_DATA_KINDS } from '../../../../shared/privacy/kinds.ts';
import { readableText } from '../../../../shared/privacy/tagger/read-text.ts';
import { placeholderOf } from '../../../../shared/privacy/text/placeholder.ts';

const read = (text: string): string => readableText(text, []).text;

it('puts one sign in place of a finding and of a placeholder, whatever their length', () => {
  const value = fc.tuple(fc.constantFrom(...PERSONAL_DATA_KINDS), fc.string({ minLength: 1, maxLength: 9 }));
  const piece = fc.stringMatching(/^[a-zäé A-Z,.\n]{0,12}$/);
  fc.assert(
    fc.property(fc.array(fc.tuple(piece, value), { maxLength: 6 }), piece, (parts, end) => {
      let text = '';
      let redacted = '';
      const covered = [];
      for (const [i, [before, [kind, written]]] of parts.entries()) {
        covered.push({ kind, start: text.length + before.length, end: text.length + before.length + written.length });
        text += before + written;
        redacted += before + placeholderOf(kind, i + 1);
      }
      expect(readableText(text + end, covered).text).toBe(read(redacted + end));
    }),
  );
});

describe('a letter', () => {
  it.each([
    ['Ａｎｎａ', 'Anna'],
    ['An\u200bna', 'Anna'],
    ['Аnnа', 'Anna'],
    ['𝐀nna', 'Anna'],
    ['Zoë Łuk Groß Ærø', 'Zoë Łuk Groß Ærø'],
    ['Anna\u00a0Maier', 'Anna Maier'],
    ['Anna\r\nMaier', 'Anna\nMaier'],
    ['"Hello\\nAnna"', '"Hello\nAnna"'],
    ['٣ people', '3 people'],
  ])('is read as a person sees it: %j', (written, seen) => {
    expect(read(written)).toBe(seen);
  });

  it('for private use is no sign of a finding', () => {
    expect(read('a\ue000b')).toBe('a b');
  });

  it('keeps its place in the source', () => {
    const { text, sourceStart, sourceEnd } = readableText('x An\u200bna y', []);
    const start = text.indexOf('Anna');
    expect([sourceStart(start), sourceEnd(start + 4)]).toEqual([2, 7]);
  });
});
