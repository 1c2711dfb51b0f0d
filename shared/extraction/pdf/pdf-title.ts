import { plausibleTitle } from '../document-title.ts';
import { letterSize, type PdfLine } from './pdf-lines.ts';

// Shorter texts are page numbers or initials.
const TITLE_LENGTH_MIN = 3;
// Few titles have more lines.
const TITLE_LINES_MAX = 3;
// The minimum height of a title, relative to the usual height of the lines.
const TITLE_HEIGHT = 1.2;
// A title begins within this many lines from the top of its page.
const TOP_LINES = 10;
// Relative to the largest line: the minimum height of the other lines of a title.
const SAME_HEIGHT = 0.95;
const NUMBERED = /^\s*(?:[\divxIVX]+[.)\s]|(?:chapter|section|kapitel|abschnitt|cover|contents|inhalt)\b)/i;

/** Sources of a PDF's title other than its first page. */
interface TitleSources {
  readonly metadata: string | null;
  /** The top-level entries of its outline. */
  readonly outline: readonly string[];
}

/**
 * Returns a PDF's title: from its metadata if a person could have written it, else the single top-level entry of its
 * outline, else the largest lines at the top of its first page, else the first outline entry that is not a numbered
 * section; null if there is none of these.
 */
export function pdfTitle({ metadata, outline }: TitleSources, firstPage: readonly PdfLine[]): string | null {
  return (
    titleOf(metadata) ??
    (outline.length === 1 ? titleOf(outline[0]) : null) ??
    titleOf(largestLines(firstPage)) ??
    titleOf(outline.find((entry) => !NUMBERED.test(entry)))
  );
}

function titleOf(text: string | null | undefined): string | null {
  const title = plausibleTitle(text);
  return title !== null && title.length >= TITLE_LENGTH_MIN ? title : null;
}

function largestLines(firstPage: readonly PdfLine[]): string | null {
  const top = firstPage.slice(0, TOP_LINES);
  const sizes = firstPage.map(letterSize).sort((one, other) => one - other);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0;
  const largest = Math.max(0, ...top.map(letterSize));
  if (firstPage.length < 2 || largest < usual * TITLE_HEIGHT) {
    return null;
  }
  const from = top.findIndex((line) => letterSize(line) === largest);
  const lines = top.slice(from, from + TITLE_LINES_MAX);
  const smaller = lines.findIndex((line) => letterSize(line) < largest * SAME_HEIGHT);
  return lines
    .slice(0, smaller === -1 ? TITLE_LINES_MAX : smaller)
    .map(({ text }) => text)
    .join(' ');
}
