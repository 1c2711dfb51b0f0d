// Guarantee: Chinese, Japanese and Korean text is read from a PDF that names a Unicode character map without containing
// it; with any other such map, the document is refused, not read in part. Risk: a document counts as ready although
// only its page numbers were read.
import { expect, it } from 'vitest';
import { extractPdf } from '../../../../shared/extraction/pdf/extract-pdf.ts';
import { textsOf } from '../document-texts.ts';

const hexOf = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex');

// Returns a PDF with a line in a font that is not embedded, as East Asian programs write them, and one in Helvetica.
function pdfWith({ encoding, ordering, codes }: { encoding: string; ordering: string; codes: string }): Uint8Array {
  const content = `BT /F1 12 Tf 50 700 Td <${codes}> Tj ET BT /F2 12 Tf 50 650 Td (Page 1) Tj ET`;
  const system = `/CIDSystemInfo << /Registry (Adobe) /Ordering (${ordering}) /Supplement 2 >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R
      /Resources << /Font << /F1 5 0 R /F2 8 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    `<< /Type /Font /Subtype /Type0 /BaseFont /Any /Encoding /${encoding} /DescendantFonts [6 0 R] >>`,
    `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /Any ${system} /FontDescriptor 7 0 R /DW 1000 >>`,
    `<< /Type /FontDescriptor /FontName /Any /Flags 4 /FontBBox [0 -120 1000 880] /ItalicAngle 0 /Ascent 880
      /Descent -120 /CapHeight 880 /StemV 80 >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ].map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`);
  return new Uint8Array(Buffer.from(`%PDF-1.4\n${objects.join('')}trailer << /Root 1 0 R >>\n%%EOF`));
}

const read = (parts: Parameters<typeof pdfWith>[0]) => extractPdf(pdfWith(parts), () => false);

it.each([
  ['UniJIS-UCS2-H', 'Japan1', '社員は年間二十日の有給休暇ヲ取得できます。ABC 12'],
  ['UniJIS-UTF16-H', 'Japan1', '出張旅費規程、㈱、ｶﾅ、～'],
  ['UniJIS2004-UTF16-H', 'Japan1', '出張旅費規程'],
  ['UniGB-UCS2-H', 'GB1', '员工每年享有二十天带薪休假。'],
  ['UniGB-UTF16-H', 'GB1', '差旅费用标准（元）'],
  ['UniCNS-UCS2-H', 'CNS1', '員工每年享有二十天帶薪休假。'],
  ['UniCNS-UTF16-H', 'CNS1', '差旅費用標準'],
  ['UniKS-UCS2-H', 'Korea1', '직원은 매년 스무 날의 유급 휴가를 받습니다.'],
  ['UniKS-UTF16-H', 'Korea1', '힣가漢字'],
  // Right-to-left text is stored in visual order, with each bracket as the letter of its counterpart.
  ['UniJIS-UCS2-H', 'Japan1', '(שלום)', '(םולש)'],
])('reads text with the map %s of the collection %s: %s', async (encoding, ordering, text, visual = text) => {
  const texts = textsOf(await read({ encoding, ordering, codes: hexOf(visual) }));
  expect(texts.join(' ').split(/ ?Page 1/)).toEqual([text, '']);
});

it.each([
  ['a Shift JIS map', '90ms-RKSJ-H', 'Japan1', '8ed08af5'],
  ['a GBK map', 'GBK-EUC-H', 'GB1', 'd4b1b9a4'],
  ['glyph numbers of a collection', 'Identity-H', 'Japan1', '06a10fd2'],
])('refuses a document with %s', async (_name, encoding, ordering, codes) => {
  expect(await read({ encoding, ordering, codes })).toMatchObject({ code: 'unknown_letters' });
});
