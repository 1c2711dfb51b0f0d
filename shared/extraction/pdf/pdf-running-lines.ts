import type { PdfLine, PdfView } from './pdf-lines.ts';

/** A page of a PDF as lines; `number` counts from 1. */
export interface PdfPage {
  readonly number: number;
  readonly view: PdfView;
  readonly lines: readonly PdfLine[];
}

const PAGES_MIN = 4;
const SHARE_MIN = 0.6;
const EDGE = 0.12;
const WORDS_MAX = 15;

/**
 * Drops headers and footers: short lines at the edge of the page that, apart from page numbers, are at the same
 * position on most pages. A page with nothing else keeps them.
 */
export function dropRunningLines(pages: readonly PdfPage[]): readonly PdfPage[] {
  if (pages.length < PAGES_MIN) {
    return pages;
  }
  const counts = new Map<string, number>();
  for (const page of pages) {
    for (const mark of new Set(page.lines.map((line) => markOf(line, page.view)))) {
      if (mark !== null) {
        counts.set(mark, (counts.get(mark) ?? 0) + 1);
      }
    }
  }
  const isRunning = (line: PdfLine, view: PdfView) => {
    const mark = markOf(line, view);
    return mark !== null && (counts.get(mark) ?? 0) >= pages.length * SHARE_MIN;
  };
  return pages.map((page) => {
    const lines = page.lines.filter((line) => !isRunning(line, page.view));
    return lines.length === 0 ? page : { ...page, lines };
  });
}

// What identifies a running line: its words with every number replaced, and its height on the page to a few points.
function markOf({ text, y, isUpright }: PdfLine, [, bottom, , top]: PdfView): string | null {
  const fromBottom = (y - bottom) / (top - bottom);
  if (!isUpright || (fromBottom > EDGE && fromBottom < 1 - EDGE)) {
    return null;
  }
  if (text.split(/\s+/).length > WORDS_MAX) {
    return null;
  }
  return `${Math.round(fromBottom * 100)} ${text.replace(/\p{N}+|\b[ivxlc]+\b/gu, '#')}`;
}
