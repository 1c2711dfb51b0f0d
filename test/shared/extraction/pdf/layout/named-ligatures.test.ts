// Guarantee: a ligature that a PDF maps to another sign is read as its glyph is named. Risk: "efforts" becomes
// "e↵orts" and "efficient" becomes "ecient", and no search finds them.
import { expect, it } from 'vitest';
import { extractPdf } from '../../../../../shared/extraction/pdf/extract-pdf.ts';
import { makePdf } from '../../../ingestion/make-pdf.ts';
import { textsOf } from '../../document-texts.ts';
import { pdfStream } from '../form-pdfs.ts';

const DIFFERENCES = '/Encoding << /Type /Encoding /Differences [11 /ff /fi /fl /ffi /ffl] >>';
const FONT = `/F4 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica ${DIFFERENCES} /ToUnicode 7 0 R >>`;
const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyz', (letter) => [letter.charCodeAt(0), letter.charCodeAt(0)]);
const hex = (code: number, digits: number) => `<${code.toString(16).padStart(digits, '0')}>`;

// Reads a line in a font that maps its ligatures, from 11 on, to these code points.
async function read(line: string, ...mapped: readonly number[]) {
  const entries = [...mapped.map((to, at) => [11 + at, to]), ...LETTERS];
  const lines = entries.map(([code = 0, to = 0]) => `${hex(code, 2)} ${hex(to, 4)}`).join(' ');
  const map = `begincmap 1 begincodespacerange <00> <ff> endcodespacerange ${entries.length} beginbfchar ${lines} endbfchar endcmap`;
  const page = `BT /F4 12 Tf 1 0 0 1 72 700 Tm (${line}) Tj ET`;
  return textsOf(await extractPdf(makePdf([page], { fonts: FONT, objects: [pdfStream(map)] }), () => false));
}

it('signs that the file maps ligatures to', async () => {
  const text = 'e\\013orts of \\014ne and \\015at are e\\016cient, and ba\\017e';
  expect(await read(text, 0x21b5, 0x21a0, 0x21a1, 0x0e, 0x2665)).toEqual([
    'efforts of fine and flat are efficient, and baffle',
  ]);
});

it('control characters, of which the reader takes some for spaces', async () => {
  const text = 'o\\013er \\014ve con\\015icts, e\\016cient mu\\017er';
  expect(await read(text, 11, 12, 13, 14, 15)).toEqual(['offer five conflicts, efficient muffler']);
});

it('ligatures that are mapped to their letters stay', async () => {
  expect(await read('e\\013orts', 0xfb00)).toEqual(['efforts']);
});
