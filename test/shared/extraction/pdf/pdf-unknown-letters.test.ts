// Guarantee: a PDF whose fonts do not say which letters their glyphs show is refused, in every language; one that lacks
// a few signs, or is in one rare alphabet, is read. Risk: "+RWHO" answers questions instead of "Hotel", or a readable
// file is refused.
import { expect, it } from 'vitest';
import { extractPdf } from '../../../../shared/extraction/pdf/extract-pdf.ts';
import { makePdf } from '../../ingestion/make-pdf.ts';

const hexOf = (codes: readonly number[]) => codes.map((code) => code.toString(16).padStart(4, '0')).join('');

/** Returns a PDF with lines in a font without a map to Unicode, so that codes are numbers of glyphs. */
function pdfOf(...lines: readonly (readonly number[])[]): Uint8Array {
  const shown = lines.map((codes, at) => `BT /F3 12 Tf 50 ${700 - at * 20} Td <${hexOf(codes)}> Tj ET`);
  const font = `<< /Type /Font /Subtype /Type0 /BaseFont /Any /Encoding /Identity-H /DescendantFonts [<< /Type /Font
    /Subtype /CIDFontType2 /BaseFont /Any /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >>
    /FontDescriptor << /Type /FontDescriptor /FontName /Any /Flags 4 /FontBBox [0 -120 1000 880] /ItalicAngle 0
    /Ascent 880 /Descent -120 /CapHeight 880 /StemV 80 >> /DW 600 >>] >>`;
  return makePdf([shown.join('\n')], { fonts: `/F3 ${font}` });
}

const lettersOf = (text: string) => [...text].map((letter) => letter.codePointAt(0) ?? 0);
// The numbers of glyphs in most TrueType fonts: those of the keyboard in the order of ASCII, the others anywhere.
const numbersOf = (text: string) => lettersOf(text).map((code) => (code < 0x7f ? code - 29 : 100 + (code % 400)));
// Glyphs of a subset, numbered as they are first used.
const firstUses = (text: string) => {
  const used = [...new Set(text)];
  return [...text].map((letter) => used.indexOf(letter) + 1);
};
const outcome = async (bytes: Uint8Array) => {
  const document = await extractPdf(bytes, () => false);
  return 'code' in document ? document.code : document.blocks.map((block) => ('text' in block ? block.text : ''));
};

it.each([
  'Breakfast is served from 7 to 10, and costs 15 euros.',
  'Śniadanie podajemy od 7 do 10; kosztuje 65 złotych.',
  'Frukost serveras från 7 till 10 och kostar 150 kronor.',
  'Das Frühstück gibt es von 7 bis 10 Uhr für 15 Euro.',
])('refuses glyph numbers: %s', async (text) => {
  expect(await outcome(pdfOf(numbersOf(text)))).toBe('unknown_letters');
  expect(await outcome(pdfOf(firstUses(text)))).toBe('unknown_letters');
});

it('refuses the glyph numbers of Chinese characters', async () => {
  const text = '员工每年享有二十天带薪休假。差旅费用标准由财务部门每年公布一次,出差须提前申请。';
  const numbers = lettersOf(text).map((code) => ((code * 7919) % 0x4800) + 0x400);
  expect(await outcome(pdfOf(numbers))).toBe('unknown_letters');
});

it('reads letters whose numbers are those of Unicode, in one rare alphabet and in several', async () => {
  const text = 'ყოველ სტუმარს აქვს უფასო საუზმე დილის რვა საათიდან';
  expect(await outcome(pdfOf(lettersOf(text)))).toEqual([text]);
  const many = 'Hotel ξενοδοχείο отель ホテル 酒店 호텔';
  expect(await outcome(pdfOf(lettersOf(many)))).toEqual([many]);
});

it('reads a text whose spaces, signs and formulas alone are unknown', async () => {
  const text = 'Breakfast is served from seven to ten.';
  const spaces = lettersOf(text).map((code) => (code === 0x20 ? 2 : code));
  expect(await outcome(pdfOf(spaces, [1, 3, 4], [5, 6, 7], [14, 15, 16], lettersOf(text)))).toEqual([
    text.replaceAll(' ', ''),
    text,
  ]);
});
