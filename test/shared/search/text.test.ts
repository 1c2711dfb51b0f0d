// Guarantee: texts are cut only between code points, and no more than necessary; they are compared by what a reader
// sees. Risk: a broken character, or a copy that counts as another text because of a character that nobody sees.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutToBytes } from '../../../shared/search/cut-to-bytes.ts';
import { foldText } from '../../../shared/search/fold-text.ts';
import { upTo } from '../../harness/properties/up-to.ts';

const anyPart = fc.oneof(
  fc.constantFrom('é', '漢', '😀', 'ส', ' ', 'a', 'word '),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
);
const anyText = upTo(1_500, (lengths) => fc.array(anyPart, lengths)).map((parts) => parts.join(''));

describe('cutToBytes', () => {
  it('returns a well-formed beginning of the text that fits, and leaves at most three bytes unused', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 0, max: 400 }), (whole, bytesMax) => {
        const cut = cutToBytes(whole, bytesMax);
        expect(whole.startsWith(cut)).toBe(true);
        expect(cut.isWellFormed()).toBe(true);
        const bytes = Buffer.byteLength(cut);
        expect(bytes <= bytesMax && (cut === whole || bytes > bytesMax - 4)).toBe(true);
      }),
    );
  });
});

it.each<[name: string, text: string, folded: string]>([
  ['in lower case', 'LEASE', 'lease'],
  ['without accents', 'Gebühr é', 'gebuhr e'],
  ['without soft hyphens, joiners and spaces of no width', 'an\u00adsw\u200de\u200br', 'answer'],
  ['with ordinary letters for ligatures and full width', '\ufb01le Ａ', 'file a'],
])('compares a text %s', (_name, text, folded) => {
  expect(foldText(text)).toBe(folded);
});
