import { CannotRead } from '../cannot-read.ts';
import { withoutEncodedData } from '../encoded-data.ts';
import type { ExtractedDocument } from '../extracted-document.ts';
import { type PageContent, readPage } from '../html/extract-html.ts';
import { visibleText } from '../visible-text.ts';
import { withBarTables } from './drawn-tables.ts';
import { takeFrontMatter } from './front-matter.ts';
import { markdownHtml, unmarkedHtml } from './markdown-html.ts';
import { placeNotes, takeNotes, withoutMarks } from './markdown-notes.ts';
import { withoutSiteMarks } from './site-marks.ts';

/**
 * Extracts a Markdown text as a browser displays it: blocks under their headings, links as their text, images as their
 * description, and HTML without what is hidden. The HTML of the whole text is read at once, because an element may
 * begin before a paragraph of Markdown and end after it.
 */
export function extractMarkdown(text: string, timeIsUp: () => boolean): ExtractedDocument {
  // Before the text is parsed: a picture that is written into it is longer than a slice.
  const { text: own, runs } = withoutEncodedData(text);
  const { title, rest: body } = takeFrontMatter(visibleText(own));
  const { notes, rest } = takeNotes(withBarTables(withoutSiteMarks(body)));
  const page = readMarkdown(rest, timeIsUp);
  const heading = page.mainHeading === null ? '' : withoutMarks(page.mainHeading, notes).text;
  // Without its label, a note would read as part of the text before it.
  const blocks = placeNotes(page.blocks, notes, (note) => readMarkdown(`Footnote: ${note}`, timeIsUp).blocks);
  const leftOut = runs === 0 ? {} : { leftOut: { encoded_data: runs } };
  return { type: 'markdown', title: title ?? (onOneLine(heading) || null), pages: null, blocks, ...leftOut };
}

function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

// The HTML reader refuses lists and quotes nested hundreds of levels deep. A text with these is read without its marks.
function readMarkdown(text: string, timeIsUp: () => boolean): PageContent {
  try {
    return readPage(markdownHtml(text, timeIsUp), timeIsUp);
  } catch (error) {
    if (!(error instanceof CannotRead && error.failure.code === 'too_complex')) {
      throw error;
    }
    return readPage(unmarkedHtml(text), timeIsUp);
  }
}
