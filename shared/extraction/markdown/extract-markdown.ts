import type { List, ListItem, PhrasingContent, RootContent, Table, TableRow } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import type { Block, ExtractedDocument } from '../extracted-document.ts';
import { createHeadingPath, type HeadingPath } from '../heading-path.ts';
import { visibleText } from '../visible-text.ts';
import { takeFrontMatter } from './front-matter.ts';
import { markdownSlices } from './markdown-slices.ts';
import { createHtmlReader, type HtmlReader } from './visible-html.ts';

interface Reading {
  readonly html: HtmlReader;
  readonly path: HeadingPath;
  readonly blocks: Block[];
}

/**
 * Takes a Markdown text apart: blocks under their headings; links as their text, images as their description, HTML as
 * far as a browser shows it, comments dropped. Null when the time is up.
 */
export function extractMarkdown(text: string, timeIsUp: () => boolean): ExtractedDocument | null {
  const { title, rest } = takeFrontMatter(visibleText(text));
  const blocks: Block[] = [];
  const reading: Reading = { html: createHtmlReader(), path: createHeadingPath(blocks), blocks };
  let firstTitle: string | null = null;
  for (const [index, slice] of markdownSlices(rest).entries()) {
    if (timeIsUp()) {
      return null;
    }
    const nodes = readSlice(slice, reading);
    if (index === 0) {
      firstTitle = firstHeading(nodes);
    }
  }
  reading.path.end();
  return { type: 'markdown', title: title ?? firstTitle, pages: null, blocks };
}

// Thousands of nested quotes exhaust the stack: such a text is read as HTML is, so that what is hidden stays hidden.
function readSlice(slice: string, reading: Reading): readonly RootContent[] {
  const blocksBefore = reading.blocks.length;
  try {
    const extensions = { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] };
    const nodes = fromMarkdown(slice, extensions).children;
    readBlocks(nodes, reading);
    return nodes;
  } catch (error) {
    if (!(error instanceof RangeError)) {
      throw error;
    }
    reading.blocks.length = blocksBefore;
    for (const text of reading.html.read(slice).split(/\n\s*\n/)) {
      addText(reading, 'paragraph', text.trim());
    }
    return [];
  }
}

function firstHeading(nodes: readonly RootContent[]): string | null {
  const heading = nodes.find((node) => node.type !== 'html' && node.type !== 'definition');
  if (heading?.type !== 'heading' || heading.depth > 2) {
    return null;
  }
  return inlineText(heading.children, createHtmlReader()) || null;
}

function readBlocks(nodes: readonly RootContent[], reading: Reading): void {
  for (const node of nodes) {
    readBlock(node, reading);
  }
}

function readBlock(node: RootContent, reading: Reading): void {
  const { html, path } = reading;
  if (node.type === 'html') {
    addText(reading, 'paragraph', paragraphText(html.read(node.value)));
  } else if (node.type === 'paragraph') {
    addText(reading, 'paragraph', inlineText(node.children, html));
  } else if (node.type === 'blockquote') {
    readBlocks(node.children, reading);
  } else if (node.type === 'list') {
    readList(node, reading, '');
  } else if (node.type === 'heading') {
    const heading = inlineText(node.children, html);
    if (!html.isHidden()) {
      path.enter(node.depth, heading);
    }
  } else if (html.isHidden()) {
    return;
  } else if (node.type === 'code') {
    addText(reading, 'code', node.value);
  } else if (node.type === 'table') {
    readTable(node, reading);
  }
}

function readList(list: List, reading: Reading, indent: string): void {
  const first = list.ordered === true ? (list.start ?? 1) : null;
  list.children.forEach((item, index) => {
    readItem(item, `${indent}${first === null ? '- ' : `${first + index}. `}`, reading, `${indent}  `);
  });
}

function readItem(item: ListItem, mark: string, reading: Reading, indent: string): void {
  let before = mark;
  for (const node of item.children) {
    if (node.type === 'list') {
      readList(node, reading, indent);
    } else if (node.type === 'paragraph') {
      addText(reading, 'item', inlineText(node.children, reading.html), before);
    } else {
      readBlock(node, reading);
    }
    before = indent;
  }
}

function readTable(table: Table, reading: Reading): void {
  const [header, ...rows] = table.children.map((row) => rowText(row, reading.html));
  if (header === undefined) {
    return;
  }
  reading.blocks.push({ kind: 'table', header, rows, headings: reading.path.use(), page: null });
}

function rowText(row: TableRow, html: HtmlReader): string {
  return row.children.map((cell) => inlineText(cell.children, html).replaceAll('\n', ' ')).join(' | ');
}

function addText(reading: Reading, kind: 'paragraph' | 'item' | 'code', text: string, mark = ''): void {
  if (text.trim() === '') {
    return;
  }
  reading.blocks.push({ kind, text: mark + text, headings: reading.path.use(), page: null });
}

function paragraphText(text: string): string {
  return text
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();
}

// A line end inside a paragraph is a space in Markdown; only a hard break stays one.
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
    return node.value.replace(/[ \t]*\n[ \t]*/g, ' ');
  }
  if (node.type === 'break') {
    return '\n';
  }
  if (node.type === 'image' || node.type === 'imageReference') {
    return node.alt ?? '';
  }
  return node.type === 'inlineCode' ? node.value : '';
}
