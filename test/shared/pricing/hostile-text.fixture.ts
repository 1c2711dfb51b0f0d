import fc from 'fast-check';
import { upTo } from '../../harness/properties/up-to.ts';

const CODE_POINTS = 4_000;

/**
 * Texts that produce many tokens, 4,000 code points each: rare scripts, four-byte letters, ligatures that expand when
 * they are decomposed, unpronounceable words, control characters.
 */
export const HOSTILE_TEXTS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    'four-byte letters': '𝕬𝖇𠜎𐍈🜁',
    emoji: '👩‍👩‍👧‍👦🏳️‍🌈🇺🇳',
    'ligature of 18 letters': '\ufdfa',
    'compatibility forms': '㍿㌖㏂ⅷ㎏',
    'rare scripts': '\u1200\u1400\u0f00\u1780\u10a0\ua000\u{12000}\u{13000}',
    'capital that grows': 'İẞ',
    base64: 'aGVsbG8gd29ybGQ9Kz8vQQ',
    hexadecimal: 'deadbeef00f1',
    'control characters': '\u0001\u0002\u001f\u007f\u0085',
    'zero width': '\u200b\u200d\ufeff\u2060',
    'line breaks and spaces': ' \n\t\r\n   ',
    punctuation: '!?#$%&<>"{}~^',
    'combining marks': 'a\u0300\u0316\u0317\u0318',
    'unpronounceable words': 'xqzjkvw qzxj ',
    'lone surrogates': '\ud800',
    english: 'The lease ends two years after it begins, unless both sides agree. ',
    thai: 'สัญญาเช่าสิ้นสุดในสองปี',
    chinese: '租约在开始两年后结束。',
  }).map(([name, unit]) => [name, repeated(unit)]),
);

const parts = upTo(60, (lengths) =>
  fc.array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.constantFrom(...Object.values(HOSTILE_TEXTS).map((text) => [...text].slice(0, 30).join(''))),
    ),
    lengths,
  ),
);

/** Any text of up to 4,000 code points, made of parts that produce many tokens. */
export const hostileText: fc.Arbitrary<string> = upTo(CODE_POINTS, ({ minLength = 0, maxLength }) =>
  parts.map((some) => {
    const points = [...some.join(''), ' '].slice(0, maxLength);
    const size = Math.max(minLength, points.length);
    return Array.from({ length: size }, (_, index) => points[index % points.length]).join('');
  }),
);

function repeated(unit: string): string {
  const points = [...unit];
  return Array.from({ length: CODE_POINTS }, (_, index) => points[index % points.length]).join('');
}
