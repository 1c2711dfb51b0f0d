import { type getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { type DrawnPage, dropHiddenLetters } from './pdf-hidden-letters.ts';
import type { HidingSigns } from './pdf-hiding-streams.ts';
import type { PdfTextRun, PdfView } from './pdf-lines.ts';
import { placeNotes } from './pdf-note-places.ts';
import { isNote, type PdfAnnotation, pdfNotes } from './pdf-notes.ts';

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Pdf['getPage']>>;

/** What is known of a file before its pages are read, and which of its layers are switched on. */
export interface PageSigns extends HidingSigns {
  readonly isLayerOn: (layer: unknown) => boolean;
}

const LIGATURES = /[\ufb00-\ufb4f\ufb50-\ufdff\ufe70-\ufefc]/g;

/** The text of a page that is seen: its own, the values of its fields, and free text that is written on it. */
export async function pageRuns(page: Page, signs: PageSigns): Promise<readonly PdfTextRun[]> {
  const runs = signs.mayHideText ? await seenRuns(page, signs) : await textRuns(page, false);
  return signs.mayHaveNotes ? await withNotes(runs, page, signs) : runs;
}

async function textRuns(page: Page, disableNormalization: boolean): Promise<readonly PdfTextRun[]> {
  const { items } = await page.getTextContent({ disableNormalization });
  return items.filter((item): item is typeof item & PdfTextRun => 'str' in item);
}

// Letters are compared as the file has them; the reader's form of ligatures is handled afterwards.
async function seenRuns(page: Page, signs: PageSigns): Promise<readonly PdfTextRun[]> {
  const runs = await textRuns(page, true);
  const seen = dropHiddenLetters(runs, await drawnPage(page, signs));
  return seen.map((run) => ({ ...run, str: run.str.replace(LIGATURES, (letter) => letter.normalize('NFKC')) }));
}

// A form that cannot be read does not affect its page.
async function withNotes(runs: readonly PdfTextRun[], page: Page, signs: PageSigns): Promise<readonly PdfTextRun[]> {
  try {
    const annotations = (await page.getAnnotations()) as readonly PdfAnnotation[];
    if (!annotations.some(isNote)) {
      return runs;
    }
    const { needsAppearances } = signs;
    return placeNotes(runs, pdfNotes({ ...(await drawnPage(page, signs)), annotations, needsAppearances }));
  } catch {
    return runs;
  }
}

async function drawnPage(page: Page, { hasUnplacedPictures, isLayerOn }: PageSigns): Promise<DrawnPage> {
  const { OPS } = await getResolvedPDFJS();
  return {
    operators: await page.getOperatorList(),
    numbers: OPS,
    view: page.view as unknown as PdfView,
    hasUnplacedPictures,
    isLayerOn,
  };
}
