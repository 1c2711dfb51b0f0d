import type { Draw } from './draw.ts';
import { DIMENSION } from './pair.ts';

// Frequent and rare words, forms that fold to the same word, numbers, signs inside and around words, and scripts with
// their own rules of word breaking.
const WORDS = [
  ...'the lease of harbour begins in march and ends after months'.split(' '),
  ...'Größe grosse GROSSE café cafe Cafe\u0301 naïve Łódź straße STRASSE ﬁnance İstanbul ΟΔΟΣ οδος'.split(' '),
  ..."3.14 1,000 10:30 a.b.c foo_bar x-ray company’s company's O'Neil e-mail user@example.com C++ §5 №7 50%".split(' '),
  ...'東京都 停車場は無料です データベース ﾃﾞｰﾀ 한국어 문서 ประเทศไทย ລາວ Ελλάδα Москва עברית مرحبا हिन्दी'.split(' '),
  ...'😀 👍🏽 👨‍👩‍👧 🇩🇪 ★ ☎ © ①  Ⅳ ½ x² ｆｕｌｌ 𝒳'.split(' '),
  ...[
    '\u0000',
    'soft\u00adhyphen',
    'zero\u200bwidth',
    'a\u00a0b',
    '…',
    '—',
    '?!',
    '"quoted"',
    '(in)',
    '* ^ ~',
    'OR',
    'NEAR(',
  ],
];

/** A text of this many words. */
export function drawWords(draw: Draw, count: number): string {
  return draw.many(count, () => draw.one(WORDS)).join(draw.one([' ', ' ', ' ', ', ', '']));
}

/** A vector that is not zero; often one of a few directions, so that scores are equal. */
export function drawVector(draw: Draw): number[] {
  const few = draw.chance(0.3);
  const vector = draw.many(DIMENSION, () => (few ? draw.whole(2) : draw.whole(2_001) / 1_000 - 1));
  return vector.every((part) => part === 0) ? [1, ...vector.slice(1)] : vector;
}

/** Draws a document that fits the mapping, except that one in six has a field that does not. */
export function drawDocument(draw: Draw, companyId: string, baseId: string): Record<string, unknown> {
  const document: Record<string, unknown> = {
    companyId,
    baseId,
    page: draw.one([null, 1, 2, 3]),
    title: drawWords(draw, 1 + draw.whole(3)),
    text: drawWords(draw, 1 + draw.whole(25)),
    vector: drawVector(draw),
  };
  if (draw.chance(1 / 6)) {
    const [name, value] = drawOddField(draw);
    document[name] = value;
  }
  if (draw.chance(0.05)) {
    delete document[draw.one(['page', 'title', 'text', 'vector'])];
  }
  return document;
}

function drawOddField(draw: Draw): [string, unknown] {
  const vector = drawVector(draw);
  return draw.one<[string, unknown]>([
    ['page', '2'],
    ['page', ' 2'],
    ['page', '2.9'],
    ['page', 2.9],
    ['page', -2.9],
    ['page', 'two'],
    ['page', ''],
    ['page', true],
    ['page', 2 ** 31],
    ['page', -(2 ** 31)],
    ['page', []],
    ['page', {}],
    ['companyId', 7],
    ['companyId', 1.5],
    ['companyId', true],
    ['companyId', null],
    ['companyId', {}],
    ['companyId', ['a']],
    ['companyId', ''],
    ['companyId', 'x'.repeat(32_767)],
    ['companyId', 'é'.repeat(16_383)],
    ['title', 42],
    ['title', 1.5],
    ['title', false],
    ['title', null],
    ['title', {}],
    ['title', []],
    ['title', ['harbour', 'lease']],
    ['title', [['harbour']]],
    ['title', ''],
    ['vector', null],
    ['vector', []],
    ['vector', 'none'],
    ['vector', 1],
    ['vector', {}],
    ['vector', vector.slice(1)],
    ['vector', [...vector, 0.5]],
    ['vector', vector.map(() => 0)],
    ['vector', vector.map(String)],
    ['vector', [null, ...vector.slice(1)]],
    ['vector', [1e300, ...vector.slice(1)]],
  ]);
}
