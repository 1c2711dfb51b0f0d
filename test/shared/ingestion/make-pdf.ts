import { deflateSync } from 'node:zlib';

/** Options of `makePdf`. Without them, it makes the simplest file. */
interface PdfOptions {
  readonly title?: string;
  /** Whether the contents of the pages are compressed, as real programs do. */
  readonly compress?: boolean;
  /** Whether the file has an image of one black pixel. */
  readonly image?: boolean;
  /** The encryption dictionary. The contents are not encrypted, so that no password opens the file. */
  readonly encrypt?: string;
  /** Further entries of the catalog. */
  readonly catalog?: string;
  /** Further entries of every page's resources. */
  readonly resources?: string;
  /** Further fonts of every page, besides F1. */
  readonly fonts?: string;
  /** Further entries of every page. */
  readonly page?: string;
  /** Objects after all others; in a file with one page and no image, the first of them has the number 7. */
  readonly objects?: readonly string[];
}

/** A line of text for `textPage`; its position is in points from the bottom left. */
export interface PdfTextLine {
  readonly text: string;
  readonly x?: number;
  readonly y: number;
  readonly size?: number;
  /** Operators written before the line, such as `3 Tr`. */
  readonly before?: string;
}

/** Returns the content of a US letter page (612 by 792 points) in Helvetica. */
export function textPage(lines: readonly PdfTextLine[]): string {
  return lines
    .map(({ text, x = 72, y, size = 12, before = '' }) => {
      const escaped = text.replace(/[\\()]/g, '\\$&');
      return `q BT ${before} /F1 ${size} Tf 1 0 0 1 ${x} ${y} Tm (${escaped}) Tj ET Q`;
    })
    .join('\n');
}

/** Returns the content of a page of prose: lines of 12 points from the top down, 14 points apart. */
export function prosePage(lines: readonly string[]): string {
  return textPage(lines.map((text, index) => ({ text, y: 720 - index * 14 })));
}

const PIXEL =
  '<< /Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8 /Length 1 >>\nstream\n\0\nendstream';

/** Returns a complete PDF, built by hand so that a test controls every byte of it. */
export function makePdf(pages: readonly string[], options: PdfOptions = {}): Uint8Array {
  // Each page is two objects, its dictionary and its content, after the first four of the file.
  const firstPage = 5;
  const kids = pages.map((_, index) => `${firstPage + index * 2} 0 R`).join(' ');
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${options.catalog ?? ''} >>`,
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Title (${(options.title ?? '').replace(/[\\()]/g, '\\$&')}) >>`,
    ...pages.flatMap((content, index) => pageObjects(content, firstPage + index * 2 + 1, options)),
    ...(options.image === true ? [PIXEL] : []),
    ...(options.objects ?? []),
  ];
  const encryption = options.encrypt === undefined ? '' : ` /ID [<00> <00>] /Encrypt ${options.encrypt}`;
  return serializePdf(objects, ` /Info 4 0 R${encryption}`);
}

/** Returns a PDF of these objects, the first of which is the catalog, with a cross-reference table and a trailer. */
export function serializePdf(objects: readonly string[], trailerEntries = ''): Uint8Array {
  let body = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n';
  const offsets: number[] = [];
  objects.forEach((object, index) => {
    offsets.push(body.length);
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R${trailerEntries} >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(`${body}xref\n0 ${size}\n0000000000 65535 f \n${table}${trailer}`, 'latin1');
}

function pageObjects(
  content: string,
  contentNumber: number,
  { compress = false, resources = '', fonts = '', page = '' }: PdfOptions,
): string[] {
  const bytes = compress ? deflateSync(Buffer.from(content, 'latin1')) : Buffer.from(content, 'latin1');
  const filter = compress ? ' /Filter /FlateDecode' : '';
  return [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R ${fonts} >> ${resources} >> /Contents ${contentNumber} 0 R ${page} >>`,
    `<< /Length ${bytes.length}${filter} >>\nstream\n${bytes.toString('latin1')}\nendstream`,
  ];
}
