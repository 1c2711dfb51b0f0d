import type { Heading, List, ListItem, Paragraph, PhrasingContent, RootContent, Table, TableRow } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import type { Block, ExtractedDocument } from '../extracted-document.ts';
import { createHeadingPath, type HeadingPath } from '../heading-path.ts';
import { raisedText } from '../raised-text.ts';
import { visibleText } from '../visible-text.ts';
import { takeFrontMatter } from './front-matter.ts';
import { takeNotes, withoutMarks } from './markdown-notes.ts';
import { markdownSlices } from './markdown-slices.ts';
import { createHtmlReader, type HtmlPart, type HtmlReader } from './visible-html.ts';

// The state of one extraction.
interface Extraction {
  readonly html: HtmlReader;
  readonly path: HeadingPath;
  readonly blocks: Block[];
  /** The notes by label; '' for notes already written. */
  readonly notes: Map<string, string>;
  /** The first heading of level 1. */
  title: string | null;
}

/**
 * Extracts a Markdown text: blocks under their headings, links as their text, images as their description, and HTML as
 * a browser displays it, without comments.
 *
 * @returns null when the time is up.
 */
export function extractMarkdown(text: string, timeIsUp: () => boolean): ExtractedDocument | null {
  const { title, rest: body } = takeFrontMatter(visibleText(text));
  const { notes, rest } = takeNotes(body);
  const blocks: Block[] = [];
  const path = createHeadingPath(blocks);
  const extraction: Extraction = { html: createHtmlReader(), path, blocks, notes, title: null };
  for (const slice of markdownSlices(rest)) {
    if (timeIsUp()) {
      return null;
    }
    readSlice(slice, extraction);
  }
  extraction.path.end();
  return { type: 'markdown', title: title ?? extraction.title, pages: null, blocks };
}

// Thousands of nested quotes exhaust the stack. Such a text is read as HTML, so that hidden text stays hidden.
function readSlice(slice: string, extraction: Extraction): void {
  const blocksBefore = extraction.blocks.length;
  try {
    const extensions = { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] };
    readBlocks(fromMarkdown(slice, extensions).children, extraction);
  } catch (error) {
    if (!(error instanceof RangeError)) {
      throw error;
    }
    extraction.blocks.length = blocksBefore;
    for (const text of extraction.html.read(slice).split(/\n\s*\n/)) {
      addText(extraction, 'paragraph', text.trim());
    }
  }
}

function readBlocks(nodes: readonly RootContent[], extraction: Extraction): void {
  for (const node of nodes) {
    readBlock(node, extraction);
  }
}

function readBlock(node: RootContent, extraction: Extraction): void {
  const { html } = extraction;
  if (node.type === 'html') {
    readHtml(html.readParts(node.value), extraction);
  } else if (node.type === 'paragraph') {
    addText(extraction, 'paragraph', paragraphOf(node, html));
  } else if (node.type === 'blockquote') {
    html.within('blockquote', () => readBlocks(node.children, extraction));
  } else if (node.type === 'list') {
    readList(node, extraction, '');
  } else if (node.type === 'heading') {
    readHeading(node, extraction);
  } else if (node.type === 'code') {
    addText(
      extraction,
      'code',
      html.within('p', () => (html.isHidden() ? '' : node.value)),
    );
  } else if (node.type === 'table' && !html.isHidden()) {
    readTable(node, extraction);
  }
}

function readHeading(node: Heading, extraction: Extraction): void {
  const { html } = extraction;
  const heading = html.within('p', () => ({ text: inlineText(node.children, html), isHidden: html.isHidden() }));
  if (!heading.isHidden) {
    enterHeading(extraction, node.depth, heading.text);
  }
}

function readHtml(parts: readonly HtmlPart[], extraction: Extraction): void {
  for (const { heading, text } of parts) {
    const words = paragraphText(text);
    if (heading === null) {
      addText(extraction, 'paragraph', words);
    } else if (words !== '') {
      enterHeading(extraction, heading, words);
    }
  }
}

// The heading may contain note marks.
function enterHeading(extraction: Extraction, depth: number, marked: string): void {
  const { text: heading, cited } = withoutMarks(marked, extraction.notes);
  const line = heading.replace(/\s+/g, ' ').trim();
  extraction.title ??= depth === 1 && line !== '' ? line : null;
  extraction.path.enter(depth, heading);
  addNotes(extraction, cited);
}

function readList(list: List, extraction: Extraction, indent: string): void {
  const first = list.ordered === true ? (list.start ?? 1) : null;
  const { html } = extraction;
  html.within('ul', () => {
    list.children.forEach((item, index) => {
      const mark = first === null ? '- ' : `${first + index}. `;
      html.within('li', () => readItem(item, extraction, { mark: indent + mark, indent: `${indent}  ` }));
    });
  });
}

// The first line of an item follows its mark; the other lines follow the indent.
function readItem(item: ListItem, extraction: Extraction, { mark, indent }: { mark: string; indent: string }): void {
  let before = mark;
  for (const node of item.children) {
    if (node.type === 'list') {
      readList(node, extraction, indent);
    } else if (node.type === 'paragraph') {
      const text = paragraphOf(node, extraction.html);
      addText(extraction, 'item', text.trim() === '' ? '' : before + text);
    } else {
      readBlock(node, extraction);
    }
    before = indent;
  }
}

function readTable(table: Table, extraction: Extraction): void {
  const lines = table.children.map((row) => withoutMarks(rowText(row, extraction.html), extraction.notes));
  const [header, ...rows] = lines.map(({ text }) => text);
  if (header === undefined) {
    return;
  }
  extraction.blocks.push({ kind: 'table', header, rows, headings: extraction.path.use(), page: null });
  addNotes(
    extraction,
    lines.flatMap(({ cited }) => cited),
  );
}

function rowText(row: TableRow, html: HtmlReader): string {
  return row.children.map((cell) => inlineText(cell.children, html).replaceAll('\n', ' ')).join(' | ');
}

// The text may contain note marks, except in a listing.
function addText(extraction: Extraction, kind: 'paragraph' | 'item' | 'code', marked: string): void {
  const { text, cited } = kind === 'code' ? { text: marked, cited: [] } : withoutMarks(marked, extraction.notes);
  if (text.trim() === '') {
    return;
  }
  extraction.blocks.push({ kind, text, headings: extraction.path.use(), page: null });
  addNotes(extraction, cited);
}

// Without its label, a note would read as part of the text before it.
function addNotes(extraction: Extraction, notes: readonly string[]): void {
  for (const slice of notes.flatMap((note) => markdownSlices(`Footnote: ${note}`))) {
    readSlice(slice, extraction);
  }
}

function paragraphText(text: string): string {
  return text
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();
}

function paragraphOf({ children }: Paragraph, html: HtmlReader): string {
  return html.within('p', () => inlineText(children, html));
}

// A line break inside a paragraph is a space in Markdown; only a hard break is kept.
function inlineText(nodes: readonly PhrasingContent[], html: HtmlReader): string {
  return nodes
    .map((node) => phraseText(node, html))
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim();
}

function phraseText(node: PhrasingContent, html: HtmlReader): string {
  if (node.type === 'html') {
    return html.read(node.value);
  }
  if ('children' in node) {
    return node.children.map((child) => phraseText(child, html)).join('');
  }
  if (html.isHidden()) {
    return '';
  }
  if (node.type === 'text') {
    const text = node.value.replace(/(?:(?<![ \t])[ \t]+)?\n[ \t]*/g, ' ');
    return html.isRaised() ? raisedText(text) : text;
  }
  if (node.type === 'break') {
    return '\n';
  }
  if (node.type === 'image' || node.type === 'imageReference') {
    return node.alt ?? '';
  }
  return node.type === 'inlineCode' ? node.value : '';
}
