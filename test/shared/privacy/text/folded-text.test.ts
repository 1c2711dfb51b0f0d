// Guarantee: the folded copy reads as a person reads, and each of its characters knows its exact position in the text.
// Risk: a disguised value that no rule sees, or a redaction one character beside the value.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BARRIER } from '../../../../shared/privacy/text/barrier.ts';
import { canonicalText, foldCharacter } from '../../../../shared/privacy/text/fold-character.ts';
import { foldForMatching } from '../../../../shared/privacy/text/fold-for-matching.ts';
import { foldWhole, withLower } from '../../../../shared/privacy/text/folded-text.ts';
import { upTo } from '../../../harness/properties/up-to.ts';

const fold = (text: string): string => foldForMatching(text).text;

// Reading this many new characters empties the cache of characters at least once.
const REMEMBERED = 4_096;
// Most of Unicode, so that enough characters are still unread even if a mutant caches all that were read.
const [FIRST, LAST] = [0x20000, 0x10ffff];
let unread = FIRST;

// The reading of a character is cached: a table that is read twice would not show how it was computed.
function forgetCharacters(): void {
  for (const end = unread + REMEMBERED; unread < end; unread += 1) {
    foldCharacter(String.fromCodePoint(unread));
  }
  unread = unread + REMEMBERED > LAST ? FIRST : unread;
}

describe('foldForMatching', () => {
  it.each([
    ['ｊａｎｅ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'jane@example.com'],
    ['４１１１ ١٢٣٤ ०१२३ 𝟎𝟏𝟐𝟑 ๑๒', '4111 1234 0123 0123 12'],
    ['4\u200b1\u200d1\u00ad1\u2060', '4111'],
    ['jаnе@ехаmрlе.соm', 'jane@example.com'],
    ['a\u00a0b\u2009c\u3000d', 'a b c d'],
    ['905\u2010674\u20133793\u2212x', '905-674-3793-x'],
    ['José Müller Łódź Øre Þór Weiß Œuvre', 'Jose Muller Lodz Ore Thor Weiss OEuvre'],
    ['Jose\u0301', 'Jose'],
    ['\u202e4111\u202c', '4111'],
    ['a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
    ['tel\\n+49 30, C:\\new', 'tel\n+49 30, C:\\new'],
    ['jane\\_doe\\@x.de, \\*a\\* and \\+49, C:\\a', 'jane_doe@x.de, *a* and +49, C:\\a'],
    ['Dr.  Berg.  He is (in).  Mr.  X', 'Dr. Berg. He is (in). Mr. X'],
    ['漢字 ไทย 한글', '漢字 ไทย 한글'],
    ['\ud800x\udc00', '\x1fx\x1f'],
    ['😀a→b•c¿', '\x1fa\x1fb\x1fc\x1f'],
    ['€5 £6', '€5 £6'],
    ['a\tb\x07c\x7fd\x85e', 'a\tb\x1fc\x1fd\ne'],
    ['\u3164\uFFA0\u115F\u1160', ''],
    ['‘a’ “b” «c» d·e․f⁄g∶h', `'a' "b" "c" d.e.f/g:h`],
    ['ẞ ß Æ æ Œ œ Þ þ', 'SS ss AE ae OE oe Th th'],
    ['ΑΒΕ αοιν', 'ABE aoiv'],
    ['ﬁ ﬂ ½ № ℡ ㎏', 'fi fl 1/2 No TEL kg'],
    ['한 ﷺ か゛ ｱ', '한 ﷺ か\x1f ア'],
    ['०९ ٠٩ 𝟎𝟗 𝟘𝟡', '09 09 09 09'],
    ['Ａ１＿～！', 'A1_~!'],
    ['tel=%2B49%20171 %2bx a%20b', 'tel=+49 171 %2bx a%20b'],
    ['é\nx', 'e\nx'],
    ['ask **Zuzzel** now', 'ask Zuzzel now'],
    ['\u2002é\u1680\t', ' e \t'],
  ])('reads %j as %j', (text, folded) => {
    forgetCharacters();
    expect(fold(text)).toBe(folded);
    // From the cache.
    expect(fold(text)).toBe(folded);
  });

  it('reads characters in the same way after their cache was emptied', () => {
    forgetCharacters();
    forgetCharacters();
    expect(fold('é\u{20000}ｘ')).toBe('e\u{20000}x');
  });

  it('leaves a plain text unchanged, and reads escaped line ends as line ends, and escaped tabs as spaces', () => {
    expect(foldForMatching('a ~\tb\n')).toMatchObject({ text: 'a ~\tb\n', lower: 'a ~\tb\n' });
    expect(fold('A\\nB \\tC \\r9 \\n(')).toBe('A\nB   C   9 \n(');
    expect(fold('\\nb \\xA \\')).toBe('\\nb \\xA \\');
    expect(foldForMatching('AÉ').lower).toBe('ae');
  });

  it('maps every character of a folded text back', () => {
    const { text, sourceStart, sourceEnd } = foldForMatching('é\r\n\\nAß [EMAIL_1]\u200bx');
    const places = [...text].map((character, i) => `${character} ${sourceStart(i)}-${sourceEnd(i + 1)}`);
    expect(places).toEqual([
      ...['e 0-1', '\n 2-3', '\n 3-5', 'A 5-6', 's 6-7', 's 6-7', '  7-8'],
      ...[`${BARRIER} 8-17`, 'x 18-19'],
    ]);
  });

  it('maps the text after a covered value back, and splits no surrogate pair', () => {
    const { text, lower, sourceEnd, splits } = foldForMatching('Xy tel=%2B49 \u{20000}É', [{ start: 0, end: 2 }]);
    expect({ text, lower }).toEqual({ text: `${BARRIER} tel=+49 \u{20000}E`, lower: `${BARRIER} tel=+49 \u{20000}e` });
    expect([sourceEnd(text.indexOf('+') + 1), sourceEnd(text.length)]).toEqual([10, 16]);
    const half = text.indexOf('E') - 1;
    expect([splits(half - 1), splits(half), splits(half + 1)]).toEqual([false, true, false]);
    expect(withLower(foldWhole('AbÉ')).lower).toBe('abe');
  });

  it('makes a barrier of a placeholder beside a covered range, but not of one that the range cuts', () => {
    const text = 'a [EMAIL_1] b [EMAIL_2] c';
    const read = (start: number, end: number) => foldForMatching(text, [{ start, end }]).text;
    expect(read(0, 1)).toBe(`${BARRIER} ${BARRIER} b ${BARRIER} c`);
    expect(read(2, 11)).toBe(`a ${BARRIER} b ${BARRIER} c`);
    expect(read(4, 8)).toBe(`a [E${BARRIER}_1] b ${BARRIER} c`);
    expect(read(0, 2)).toBe(`${BARRIER}${BARRIER} b ${BARRIER} c`);
    const two = [
      { start: 0, end: 1 },
      { start: 4, end: 8 },
    ];
    expect(foldForMatching(text, two).text).toBe(`${BARRIER} [E${BARRIER}_1] b ${BARRIER} c`);
    expect(read(11, 12)).toBe(`a ${BARRIER}${BARRIER}b ${BARRIER} c`);
    expect(read(24, 25)).toBe(`a ${BARRIER} b ${BARRIER} ${BARRIER}`);
  });

  it('reads a mark between a placeholder and a covered range once', () => {
    expect(foldForMatching('a [EMAIL_1]**b c', [{ start: 15, end: 16 }]).text).toBe(`a ${BARRIER}**b ${BARRIER}`);
  });

  it('does not pair a mark with one inside a covered range that follows a placeholder', () => {
    expect(foldForMatching('[EMAIL_1] a **Jo** K b', [{ start: 14, end: 20 }]).text).toBe(
      `${BARRIER} a **${BARRIER} b`,
    );
  });

  it('makes one barrier of a placeholder, and of a covered range', () => {
    expect(fold('a [EMAIL_12] b [email_1] [OTHER_1] [PHONE_4915112345678]')).toBe(
      `a ${BARRIER} b [email_1] [OTHER_1] [PHONE_4915112345678]`,
    );
    expect(foldForMatching('jane@example.com!', [{ start: 0, end: 16 }]).text).toBe(`${BARRIER}!`);
    expect(foldWhole('[EMAIL_1]').text).toBe('[EMAIL_1]');
  });

  const unit = fc.oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    fc.constantFrom('ﬁ', '\ud800', '\u0301', '\u200b', 'ß', '１', '½'),
  );
  const anything = upTo(60, (lengths) => fc.array(unit, lengths)).map((units) => units.join(''));
  it('maps every character back to its own position, in order', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const { text: folded, lower, sourceStart, sourceEnd } = foldForMatching(text);
        expect(lower).toHaveLength(folded.length);
        let last = 0;
        for (let i = 0; i < folded.length; i += 1) {
          const [start, end] = [sourceStart(i), sourceEnd(i + 1)];
          expect(start >= last && end > start && end <= start + 2 && end <= text.length).toBe(true);
          // Half a character, and a two-character line end, read differently alone.
          if (!/[\\\r]/.test(text) && !/[\ud800-\udfff]/.test(folded.charAt(i))) {
            expect(foldWhole(text.slice(start, end)).text).toContain(folded.charAt(i));
          }
          last = start;
        }
      }),
    );
  });
  it('folds pieces like the whole', () => {
    fc.assert(
      fc.property(anything, anything, (first, second) => {
        // A surrogate pair, a two-character line end and a two-character escape are one character of the text.
        fc.pre(!/[\ud800-\udbff\r\\]$/.test(first) && !/[[\\]/.test(first + second));
        expect(fold(first + second)).toBe(fold(first) + fold(second));
      }),
    );
  });
});

describe('a text with placeholders instead of values', () => {
  const word = fc.constantFrom('the', 'keys', 'and', 'hall,', 'of', 'Emma', 'Clarke.', '**Ann**', '0171', 'Re:', '-');
  const value = fc.constantFrom('Emma  Clarke', '**Jo', 'a  b  c\nd', 'x|y', '0171   22', 'longer than a placeholder');
  const part = fc.oneof(
    { weight: 6, arbitrary: fc.record({ words: word, isTaken: fc.constant(false) }) },
    { weight: 1, arbitrary: fc.record({ words: value, isTaken: fc.constant(true) }) },
  );
  const gap = (gaps: readonly string[]) => fc.constantFrom(...gaps);
  const written = fc
    .constantFrom([' ', ' ', ' ', '\n'], ['  ', '  ', '  ', '\n'], [' ', '  ', '   ', '\n'], [' ', '  ', '\n\n', '| '])
    .chain((gaps) => upTo(60, (lengths) => fc.array(fc.tuple(part, gap(gaps)), lengths)));

  it('folds like the text with the values, once these are covered', () => {
    fc.assert(
      fc.property(written, (parts) => {
        const taken: { start: number; end: number }[] = [];
        let [text, redacted] = ['', ''];
        for (const [{ words, isTaken }, between] of parts) {
          if (isTaken) {
            taken.push({ start: text.length, end: text.length + words.length });
          }
          text += words + between;
          redacted += (isTaken ? `[PERSON_${taken.length}]` : words) + between;
        }
        expect(foldForMatching(text, taken).text).toBe(fold(redacted));
      }),
    );
  });
});

describe('canonicalText', () => {
  it('spells a value in one way and keeps its accents', () => {
    expect(canonicalText('  JOSÉ\u00a0 \n García ')).toBe('josé garcía');
    expect(canonicalText('Jose\u0301 Garci\u0301a')).toBe('josé garcía');
    expect(canonicalText('ｊａｎｅ\u200b@example.com')).toBe('jane@example.com');
    expect(canonicalText('jose garcia')).not.toBe(canonicalText('josé garcía'));
    expect(canonicalText('a\x7fb ~')).toBe('a\x1fb ~');
    expect(canonicalText('½ № ﬁ')).toBe('1/2 no fi');
  });
});
