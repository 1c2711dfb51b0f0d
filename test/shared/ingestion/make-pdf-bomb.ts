import { deflateSync } from 'node:zlib';
import { serializePdf } from './make-pdf.ts';

/** Small PDFs that use a lot of memory outside the heap of their reader. */
export const PDF_MEMORY_BOMBS: readonly (readonly [name: string, make: () => Uint8Array])[] = [
  [
    'a page that is compressed twice',
    () => pdfOf(stream('/Filter [/FlateDecode /FlateDecode]', deflateSync(compressedSpaces()))),
  ],
  [
    'a page that is compressed, encoded as hexadecimal digits and compressed again',
    () => pdfOf(stream('/Filter [/FlateDecode /ASCIIHexDecode /FlateDecode]', compressedHexDigits())),
  ],
];

/**
 * Returns a small PDF that takes days to read: nine levels of nested forms, each of which draws the next one ten times.
 */
export function pdfTimeBomb(): Uint8Array {
  return pdfOf(stream('', '/X Do'), nestedForms());
}

const FORM_LEVELS = 9;
const FIRST_FORM = 6;

// 400 MB of spaces, twice the memory that a reader of small files may use.
function compressedSpaces(): Buffer {
  return deflateSync(Buffer.alloc(400_000_000, ' '));
}

function compressedHexDigits(): Buffer {
  return deflateSync(Buffer.from(`${compressedSpaces().toString('hex')}>`));
}

function nestedForms(): string[] {
  return Array.from({ length: FORM_LEVELS }, (_, level) => {
    const resources = `<< /XObject << /X ${FIRST_FORM + level + 1} 0 R >> /Font << /F1 3 0 R >> >>`;
    const content = level === FORM_LEVELS - 1 ? 'BT /F1 9 Tf (a) Tj ET' : '/X Do '.repeat(10);
    return stream(`/Type /XObject /Subtype /Form /BBox [0 0 1 1] /Resources ${resources}`, content);
  });
}

function stream(dictionary: string, data: Buffer | string): string {
  return `<< ${dictionary} /Length ${data.length} >>\nstream\n${data.toString('latin1')}\nendstream`;
}

function pdfOf(content: string, forms: readonly string[] = []): Uint8Array {
  const resources = `<< /Font << /F1 3 0 R >> /XObject << /X ${FIRST_FORM} 0 R >> >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [4 0 R] /Count 1 >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources ${resources} /Contents 5 0 R >>`,
    content,
    ...forms,
  ];
  return serializePdf(objects);
}
