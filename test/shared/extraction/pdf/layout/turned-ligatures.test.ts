// Guarantee: a ligature of lam and alef keeps the order of its letters when a line is read from the right. Risk: most
// Arabic words with it have two letters exchanged, and no search finds them.
import { expect, it } from 'vitest';
import { extractPdf } from '../../../../../shared/extraction/pdf/extract-pdf.ts';
import { makePdf } from '../../../ingestion/make-pdf.ts';
import { textsOf } from '../../document-texts.ts';
import { pdfStream } from '../form-pdfs.ts';

// The codes from a onwards; the first is a sign of two letters.
const SIGNS = ['لا', 'ا', 'ل', 'س', 'م', 'ك', 'ت', 'ب'];
const hex = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex');
const map = SIGNS.map((sign, at) => `<${(97 + at).toString(16)}> <${hex(sign)}>`).join(' ');
const CMAP = `begincmap 1 begincodespacerange <00> <ff> endcodespacerange ${SIGNS.length} beginbfchar ${map} endbfchar endcmap`;
const FONT = '/F4 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 7 0 R >>';

// Draws signs from left to right, as a reader sees them.
const read = async (...signs: readonly string[]) => {
  const codes = signs.map((sign) => (sign === ' ' ? ' ' : String.fromCharCode(97 + SIGNS.indexOf(sign)))).join('');
  const page = `BT /F4 12 Tf 1 0 0 1 72 700 Tm (${codes}) Tj ET`;
  return textsOf(await extractPdf(makePdf([page], { fonts: FONT, objects: [pdfStream(CMAP)] }), () => false));
};

it('the ligature in a word keeps its order', async () => {
  expect(await read('م', 'لا', 'س')).toEqual(['سلام']);
});

it('an article keeps its order, beside a word with the ligature', async () => {
  expect(await read('ب', 'ا', 'ت', 'ك', 'ل', 'ا', ' ', 'م', 'لا', 'س', 'ل', 'ا')).toEqual(['السلام الكتاب']);
});
