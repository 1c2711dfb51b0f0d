// Guarantee: a PDF whose fonts do not say which letters their glyphs show is refused, in every language; a PDF that
// lacks only a few signs, or is in a rare alphabet, is read. Risk: "+RWHO" answers questions instead of "Hotel", or a
// readable file is refused.
import { expect, it } from 'vitest';
import { extractPdf } from '../../../../shared/extraction/pdf/extract-pdf.ts';
import { makePdf } from '../../ingestion/make-pdf.ts';
import { textOfBlock } from '../document-texts.ts';

const hexOf = (codes: readonly number[]) => codes.map((code) => code.toString(16).padStart(4, '0')).join('');

// Returns a PDF with lines in a font without a map to Unicode, so that codes are glyph numbers.
function pdfOf(...lines: readonly (readonly number[])[]): Uint8Array {
  const shown = lines.map((codes, at) => `BT /F3 12 Tf 50 ${700 - at * 20} Td <${hexOf(codes)}> Tj ET`);
  const font = `<< /Type /Font /Subtype /Type0 /BaseFont /Any /Encoding /Identity-H /DescendantFonts [<< /Type /Font
    /Subtype /CIDFontType2 /BaseFont /Any /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >>
    /FontDescriptor << /Type /FontDescriptor /FontName /Any /Flags 4 /FontBBox [0 -120 1000 880] /ItalicAngle 0
    /Ascent 880 /Descent -120 /CapHeight 880 /StemV 80 >> /DW 600 >>] >>`;
  return makePdf([shown.join('\n')], { fonts: `/F3 ${font}` });
}

const codePointsOf = (text: string) => [...text].map((letter) => letter.codePointAt(0) ?? 0);
// The glyph numbers in most TrueType fonts: those of ASCII characters in their order, the others anywhere.
const fontGlyphsOf = (text: string) => codePointsOf(text).map((code) => (code < 0x7f ? code - 29 : 100 + (code % 400)));
// The glyph numbers in a subset of a font, which are in the order of first use.
const subsetGlyphsOf = (text: string) => {
  const used = [...new Set(text)];
  return [...text].map((letter) => used.indexOf(letter) + 1);
};
const outcome = async (bytes: Uint8Array) => {
  const document = await extractPdf(bytes, () => false);
  return 'code' in document ? document.code : document.blocks.map(textOfBlock);
};

it.each([
  'Breakfast is served from 7 to 10, and costs 15 euros.',
  'Śniadanie podajemy od 7 do 10; kosztuje 65 złotych.',
  'Frukost serveras från 7 till 10 och kostar 150 kronor.',
  'Das Frühstück gibt es von 7 bis 10 Uhr für 15 Euro.',
])('refuses the glyph numbers of a font and of its subset: %s', async (text) => {
  expect(await outcome(pdfOf(fontGlyphsOf(text)))).toBe('unknown_letters');
  expect(await outcome(pdfOf(subsetGlyphsOf(text)))).toBe('unknown_letters');
});

it('refuses the glyph numbers of Chinese characters', async () => {
  const text = '员工每年享有二十天带薪休假。差旅费用标准由财务部门每年公布一次,出差须提前申请。';
  // Spread over the glyph numbers of a Chinese font.
  const numbers = codePointsOf(text).map((code) => ((code * 7919) % 0x4800) + 0x400);
  expect(await outcome(pdfOf(numbers))).toBe('unknown_letters');
});

it('reads letters whose glyph numbers are their code points, in a rare alphabet and in several', async () => {
  const text = 'ყოველ სტუმარს აქვს უფასო საუზმე დილის რვა საათიდან';
  expect(await outcome(pdfOf(codePointsOf(text)))).toEqual([text]);
  const many = 'Hotel ξενοδοχείο отель ホテル 酒店 호텔';
  expect(await outcome(pdfOf(codePointsOf(many)))).toEqual([many]);
});

it('reads text of which only the spaces, signs and formulas are unknown', async () => {
  const text = 'Breakfast is served from seven to ten.';
  const spaces = codePointsOf(text).map((code) => (code === 0x20 ? 2 : code));
  expect(await outcome(pdfOf(spaces, [1, 3, 4], [5, 6, 7], [14, 15, 16], codePointsOf(text)))).toEqual([
    text.replaceAll(' ', ''),
    text,
  ]);
});
