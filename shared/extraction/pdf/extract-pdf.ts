import { getDocumentProxy } from 'unpdf';
import { DOCUMENT_PAGES_MAX, DOCUMENT_TEXT_MAX } from '../document-limits.ts';
import type { ExtractedDocument } from '../extracted-document.ts';
import { type ExtractionFailure, failure } from '../extraction-failure.ts';
import { createLeftOutCounter } from '../left-out.ts';
import { visibleText } from '../visible-text.ts';
import { withLateMarks } from './layout/late-marks.ts';
import type { PdfTextRun } from './layout/text-run.ts';
import { dividedRuns } from './layout/turned-pages.ts';
import { unknownLetters } from './layout/unknown-letters.ts';
import { pdfBlocks } from './paragraphs/pdf-blocks.ts';
import { pdfCharacterMaps } from './pdf-character-maps.ts';
import { inColumns } from './pdf-columns.ts';
import { dropContents } from './pdf-contents.ts';
import { hidingSigns } from './pdf-hiding-streams.ts';
import { type PdfLine, type PdfView, pdfLines } from './pdf-lines.ts';
import { type PageSigns, pageText } from './pdf-page-runs.ts';
import { dropRunningLines, type PdfPage } from './pdf-running-lines.ts';
import { pdfTitle } from './pdf-title.ts';
import { separateRuledTables } from './ruled/separate-ruled-tables.ts';
import type { RuledGrid } from './rules/ruled-grids.ts';
import { withLateCells } from './tables/late-cells.ts';
import { withOverlaidValues } from './tables/overlaid-values.ts';

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type ReadSigns = PageSigns & { readonly letters: ReturnType<typeof unknownLetters> };

// Only errors: the reader's warnings quote the document.
const QUIET = 0;
// Only the positions of pictures are needed. In the copy that the reader gets, they have one or two pixels; a picture
// that could not be shrunk is not decoded.
const IMAGE_PIXELS_MAX = 2;
// The reader works on one page at a time, but delivers its parts while the next page is being read: a tenth faster than
// one page after another.
const PAGES_AT_ONCE = 8;

/** Extracts a PDF page by page, from page 1, without headers, footers, hyphens at line ends and invisible text. */
export async function extractPdf(
  bytes: Uint8Array,
  timeIsUp: () => boolean,
): Promise<ExtractedDocument | ExtractionFailure> {
  const signs = hidingSigns(bytes);
  if (signs.isBomb) {
    return failure('too_complex');
  }
  const maps = pdfCharacterMaps();
  const pdf = await openPdf(signs.forReader, maps.Factory);
  if ('code' in pdf) {
    return pdf;
  }
  try {
    if (pdf.numPages > DOCUMENT_PAGES_MAX) {
      return failure('too_many_pages');
    }
    const letters = unknownLetters();
    const leftOut = createLeftOutCounter();
    const pages = await readPages(pdf, { ...signs, isLayerOn: await layersOf(pdf), letters, leftOut }, timeIsUp);
    if ('code' in pages) {
      return pages;
    }
    // Part of the text is missing or wrong: a document is read completely or not at all.
    if (maps.isMissing() || letters.areMany()) {
      return failure('unknown_letters');
    }
    const sources = { metadata: await metadataTitle(pdf), outline: await outlineOf(pdf) };
    const title = pdfTitle(sources, pages[0]?.lines ?? []);
    const blocks = pdfBlocks(dropContents(dropRunningLines(pages)));
    return { type: 'pdf', title, pages: pdf.numPages, blocks, leftOut: leftOut.counts() };
  } finally {
    // A failure to clean up is ignored: the document has been read, or its failure is known.
    await pdf.loadingTask.destroy().catch(() => undefined);
  }
}

async function openPdf(bytes: Uint8Array, BinaryDataFactory: object): Promise<Pdf | ExtractionFailure> {
  // Encrypted for the owners of certificates, which the reader does not know.
  const isForCertificates = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes('/Adobe.PubSec');
  try {
    // The reader takes ownership of these bytes, which are a copy of the file.
    return await getDocumentProxy(bytes, {
      verbosity: QUIET,
      maxImageSize: IMAGE_PIXELS_MAX,
      disableFontFace: true,
      // The names of glyphs, of which the reader tells nothing otherwise.
      fontExtraProperties: true,
      cMapPacked: false,
      BinaryDataFactory,
    });
  } catch (error) {
    const { name } = error as Error;
    if (name === 'PasswordException' || isForCertificates) {
      return failure('encrypted');
    }
    // The reader's own exceptions are about the file; any other error is a defect in this code.
    if (name.endsWith('Exception')) {
      return failure('corrupt');
    }
    throw error;
  }
}

async function readPages(pdf: Pdf, signs: ReadSigns, timeIsUp: () => boolean): Promise<PdfPage[] | ExtractionFailure> {
  const pages: PdfPage[] = [];
  let length = 0;
  let damaged = 0;
  for (let first = 1; first <= pdf.numPages; first += PAGES_AT_ONCE) {
    if (timeIsUp()) {
      return failure('timed_out');
    }
    const numbers = Array.from({ length: Math.min(PAGES_AT_ONCE, pdf.numPages - first + 1) }, (_, i) => first + i);
    const read = await Promise.all(numbers.map((number) => readPage(pdf, number, signs)));
    pages.push(...read.filter((page) => page !== null));
    damaged += read.filter((page) => page === null).length;
    signs.leftOut.add('empty_page', read.filter((page) => page?.lines.length === 0).length);
    length += read.reduce((sum, page) => sum + lengthOf(page), 0);
    if (length > DOCUMENT_TEXT_MAX) {
      return failure('too_much_text');
    }
  }
  // An unreadable page does not affect the others.
  signs.leftOut.add('unread_page', damaged);
  return length === 0 && damaged > 0 ? failure('corrupt') : pages;
}

function lengthOf(page: PdfPage | null): number {
  return page?.lines.reduce((sum, { text }) => sum + text.length, 0) ?? 0;
}

// A viewer that cannot read the layers shows all of them.
async function layersOf(pdf: Pdf): Promise<PageSigns['isLayerOn']> {
  try {
    const layers = await pdf.getOptionalContentConfig();
    return (layer) => layers.isVisible(layer as never) !== false;
  } catch {
    return () => true;
  }
}

// Returns null for a damaged page: whatever is wrong with it, the others can be read.
async function readPage(pdf: Pdf, number: number, signs: ReadSigns): Promise<PdfPage | null> {
  try {
    const page = await pdf.getPage(number);
    const { runs, grids, turn } = await pageText(page, signs);
    signs.letters.add(runs);
    // Headers and footers are at the edges that a viewer shows at the top and at the bottom.
    const view = turn === null || page.rotate === 0 ? (page.view as unknown as PdfView) : turn.view;
    const { before, upright, after } = dividedRuns(runs, turn);
    const lines = [...linesOf(before, []), ...linesOf(upright, grids), ...linesOf(after, [])];
    page.cleanup();
    return { number, view, lines };
  } catch {
    return null;
  }
}

function linesOf(runs: readonly PdfTextRun[], grids: readonly RuledGrid[]): readonly PdfLine[] {
  const lines = separateRuledTables(runs, grids).flatMap((part) =>
    'lines' in part ? part.lines : withLateMarks(withOverlaidValues(withLateCells(pdfLines(inColumns(part))))),
  );
  return lines.filter(({ text }) => text !== '');
}

async function outlineOf(pdf: Pdf): Promise<readonly string[]> {
  try {
    const entries = (await pdf.getOutline()) as readonly { readonly title: string }[] | null;
    return (entries ?? []).map(({ title }) => visibleText(title).trim());
  } catch {
    return [];
  }
}

async function metadataTitle(pdf: Pdf): Promise<string | null> {
  try {
    const { info } = await pdf.getMetadata();
    const title = (info as { Title?: unknown }).Title;
    return typeof title === 'string' ? visibleText(title).trim() : null;
  } catch {
    return null;
  }
}
