import { deflateSync } from 'node:zlib';

/** Small PDFs that use a lot of memory outside the heap of their reader. */
export const PDF_MEMORY_BOMBS: readonly (readonly [name: string, make: () => Uint8Array])[] = [
  [
    'a page that is compressed twice',
    () => pdfOf(stream('/Filter [/FlateDecode /FlateDecode]', deflateSync(spaces()))),
  ],
  [
    'a page that is compressed, encoded as hexadecimal digits and compressed again',
    () => pdfOf(stream(HEX, inDigits())),
  ],
];

/** Returns a small PDF with nested forms, nine levels deep, each of which is drawn ten times by the one above it. */
export function pdfTimeBomb(): Uint8Array {
  return pdfOf(stream('', '/X Do'), forms());
}

const HEX = '/Filter [/FlateDecode /ASCIIHexDecode /FlateDecode]';

function spaces(): Buffer {
  return deflateSync(Buffer.alloc(400_000_000, ' '));
}

function inDigits(): Buffer {
  return deflateSync(Buffer.from(`${spaces().toString('hex')}>`));
}

function forms(): string[] {
  return Array.from({ length: 9 }, (_, i) => {
    const next = `<< /XObject << /X ${7 + i} 0 R >> /Font << /F1 3 0 R >> >>`;
    const content = i === 8 ? 'BT /F1 9 Tf (a) Tj ET' : '/X Do '.repeat(10);
    return stream(`/Type /XObject /Subtype /Form /BBox [0 0 1 1] /Resources ${next}`, content);
  });
}

function stream(dictionary: string, data: Buffer | string): string {
  return `<< ${dictionary} /Length ${data.length} >>\nstream\n${data.toString('latin1')}\nendstream`;
}

function pdfOf(content: string, more: readonly string[] = []): Uint8Array {
  const resources = '<< /Font << /F1 3 0 R >> /XObject << /X 6 0 R >> >>';
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [4 0 R] /Count 1 >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources ${resources} /Contents 5 0 R >>`,
    content,
    ...more,
  ];
  let body = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  return Buffer.from(
    `${body}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`,
    'latin1',
  );
}
