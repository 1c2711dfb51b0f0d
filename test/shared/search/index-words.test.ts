// Guarantee: `SCHEMA_WORDS` splits a text into the same words as the analyzer that the index is deployed with. Risk: a
// word of the index that a search cannot count, so that it never ranks a passage.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexWords } from '../../../shared/search/index-words.ts';
import { SCHEMA_WORDS } from '../../../shared/search/words/schema-words.ts';
import { analyzerOf, SCHEMA_VERSIONS } from '../../harness/local-cloud/index-analyzer.ts';
import { upTo } from '../../harness/properties/up-to.ts';

const TEXTS = [
  'The Quick-Brown fox’s 3.14, 1,000 and 10:30; a.b.c foo_bar _x_ O’Neil e-mail user@example.com C++ §5 50%!',
  'Ünïcödé Straße GROSSE ŁÓDŹ smørrebrød ĳssel Ⓐⓑ ﬁnance ǆ İstanbul ΟΔΟΣ Cafe\u0301 Ɓɔ ʰª',
  'Ｆｕｌｌ ｗｉｄｔｈ ﾃﾞｰﾀベース 東京都の地図 A は B API를 한국어3 漢字한국 データ',
  '人々は 佐々木さん 々1 々’s 국々ー 〆切は31日 東〆京 Name: ____ a_b',
  'Москва ёлка עברית مرحبا हिन्दी ประเทศไทยสวยงาม ລາວ ភាសាខ្មែរ',
  'กข ກຂ ကခ កខ ᥐᥑ ᦀᦁ ᨠᨡ ꪀꪁ 𑜀𑜁 ᄀ ㄱㄴ ꥠ ｱｲ 𠀀𠀁 豈更 ㇰㇱ 𛀀',
  '😀👍🏽 🇩🇪★ © ½ x² №7 soft\u00adhyphen zero\u200bwidth a\u00a0b 0￣1 \ufefflease',
  '… — !? "" () [ ]',
];

const graphemes = (text: string) => Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);

describe.each(SCHEMA_VERSIONS)('the words of schema version %d', (version) => {
  const indexed = analyzerOf(version);
  const wordsOf = SCHEMA_WORDS[version];

  it.each(TEXTS)('are those of the index for %j', (text) => {
    expect(wordsOf(text)).toEqual(indexed(text));
  });

  it('match the index for every letter and digit that the index can fold', () => {
    for (let code = 0x21; code < 0x2c80; code += 1) {
      const text = `a${String.fromCodePoint(code)} ${String.fromCodePoint(code)}b`;
      expect(wordsOf(text), JSON.stringify(text)).toEqual(indexed(text));
    }
  });

  const unit = fc.oneof(
    fc.constantFrom(...graphemes(TEXTS.join(' '))),
    fc.constantFrom('the ', 'Lease ', ', ', '. ', "'", '-'),
  );
  const texts = upTo(60, (lengths) => fc.array(unit, lengths)).map((units) => units.join(''));
  it('match the index for any text', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(wordsOf(text)).toEqual(indexed(text));
      }),
      { numRuns: 2_000 },
    );
  });
});

// With a regular expression that takes quadratic time, one of these would take minutes; with exponential time, it would
// never end.
describe('indexWords of a long text', () => {
  it.each([
    ['punctuation', '!'.repeat(200_000), 0],
    ['letters between punctuation', `${'!a'.repeat(100_000)}é`, 100_000],
    ['letters that end in another script', `${'a'.repeat(200_000)}é`, 1],
    ['Hangul before a Latin letter', `${'가'.repeat(200_000)}x`, 1],
    ['Hangul and Latin in turn', '가x'.repeat(100_000), 1],
    ['Han before Hangul', `${'漢가'.repeat(50_000)}x`, 99_999],
    ['Thai', `${'ก'.repeat(100_000)}x`, 2],
    ['spaces', `${' '.repeat(200_000)}x`, 1],
  ])('takes linear time for %s', (_name, text, words) => {
    expect(indexWords(text)).toHaveLength(words);
  });
});
