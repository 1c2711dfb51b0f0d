import type { PdfLine } from './pdf-lines.ts';

// Shorter texts are page numbers or initials, longer ones whole paragraphs; few titles have more than three lines.
const TITLE_LENGTH_MIN = 3;
const TITLE_LENGTH_MAX = 200;
const TITLE_LINES_MAX = 3;
const TITLE_HEIGHT = 1.2;
const NUMBERED = /^\s*(?:[\divxIVX]+[.)\s]|(?:chapter|section|kapitel|abschnitt|cover|contents|inhalt)\b)/i;
// Titles that word processors set by themselves: empty, or the name of the source file.
const NO_TITLE =
  /^(?:\(?(?:untitled|anonymous)\)?|(?:table of )?contents|inhalt(?:sverzeichnis)?|document\d*|title|unbenannt|sans titre|presentation\d*|microsoft (?:word|powerpoint|excel)\b.*|.*\.(?:docx?|odt|tex|dvi|pdf|indd|qxd|pptx?|xlsx?|rtf|txt|html?|md))$/i;

/** Where the title of a PDF may be, other than on its first page. */
interface TitleSources {
  readonly metadata: string | null;
  /** The entries of its outline that are not below another. */
  readonly outline: readonly string[];
}

/**
 * A PDF's title: the one in its metadata if a person could have written it, else the one entry that all others of its
 * outline are below, else the largest lines at the top of its first page, else the first entry of the outline that is
 * not a numbered section; null when none of these is there.
 */
export function pdfTitle({ metadata, outline }: TitleSources, firstPage: readonly PdfLine[]): string | null {
  const plausible = (text: string | null | undefined) =>
    text != null && isTitle(text) && !NO_TITLE.test(text) ? text.replace(/\s+/g, ' ').trim() : null;
  return (
    plausible(metadata) ??
    (outline.length === 1 ? plausible(outline[0]) : null) ??
    largestLines(firstPage) ??
    plausible(outline.find((entry) => !NUMBERED.test(entry)))
  );
}

function largestLines(firstPage: readonly PdfLine[]): string | null {
  const top = firstPage.slice(0, 10);
  const heights = firstPage.map(({ height }) => height).sort((one, other) => one - other);
  const usual = heights[Math.floor(heights.length / 2)] ?? 0;
  const largest = Math.max(0, ...top.map(({ height }) => height));
  if (firstPage.length < 2 || largest < usual * TITLE_HEIGHT) {
    return null;
  }
  const from = top.findIndex(({ height }) => height === largest);
  const lines = top.slice(from, from + TITLE_LINES_MAX);
  const others = lines.findIndex(({ height }) => height < largest * 0.95);
  const title = lines
    .slice(0, others === -1 ? TITLE_LINES_MAX : others)
    .map(({ text }) => text)
    .join(' ');
  return isTitle(title) && !NO_TITLE.test(title) ? title : null;
}

function isTitle(text: string): boolean {
  return text.length >= TITLE_LENGTH_MIN && text.length <= TITLE_LENGTH_MAX && /\p{L}{2}/u.test(text);
}
