import type { Nodes, Table, TableRow } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { CannotRead } from '../cannot-read.ts';
import { markdownSlices } from './markdown-slices.ts';

const EXTENSIONS = { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] };
// With an open body, a `<frameset>` in the text cannot replace everything after it.
const PAGE = '<!doctype html><body>';
const TAGS: Readonly<Partial<Record<Nodes['type'], string>>> = {
  blockquote: 'blockquote',
  emphasis: 'em',
  link: 'a',
  linkReference: 'a',
  listItem: 'li',
  strong: 'strong',
  tableRow: 'tr',
};
// Without its end tag, each of these would take in the rest of the page. GitHub shows the first nine as text too.
const ENDLESS =
  /<(\/?)(title|textarea|style|xmp|iframe|noembed|noframes|script|plaintext|noscript|select|nav)(?=[\s/>])/gi;

/**
 * Returns a Markdown text as an HTML page, with its own HTML unchanged. No white space separates the blocks: after an
 * unclosed `<b>` it would open another one, and each block would be nested deeper than the one before it.
 */
export function markdownHtml(text: string, timeIsUp: () => boolean): string {
  const pieces = [PAGE];
  for (const slice of markdownSlices(text)) {
    if (timeIsUp()) {
      throw new CannotRead('timed_out');
    }
    pieces.push(sliceHtml(slice));
  }
  return pieces.join('');
}

/** Returns a Markdown text as an HTML page in which its marks are text: only its paragraphs and its HTML are read. */
export function unmarkedHtml(text: string): string {
  return PAGE + unmarkedParagraphs(text);
}

function unmarkedParagraphs(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph}`)
    .join('');
}

// Thousands of nested quotes exhaust the stack.
function sliceHtml(slice: string): string {
  try {
    return htmlOf(fromMarkdown(slice, EXTENSIONS));
  } catch (error) {
    if (!(error instanceof RangeError)) {
      throw error;
    }
    return unmarkedParagraphs(slice);
  }
}

function htmlOf(node: Nodes): string {
  switch (node.type) {
    case 'html':
      return node.value;
    case 'text':
      return escaped(node.value);
    case 'code':
      return `<pre>\n${escaped(node.value)}</pre>`;
    case 'inlineCode':
      return `<code>${escaped(node.value)}</code>`;
    case 'image':
    case 'imageReference':
      return `<img alt="${escaped(node.alt ?? '')}">`;
    case 'break':
      return '<br>';
    case 'thematicBreak':
      return '<hr>';
    case 'heading':
      return lineElement(`h${node.depth}`, node.children);
    case 'paragraph':
      return lineElement('p', node.children);
    case 'list':
      return node.ordered === true
        ? `<ol start="${node.start ?? 1}">${htmlOfAll(node.children)}</ol>`
        : element('ul', node.children);
    case 'table':
      return tableHtml(node);
    default:
      return 'children' in node ? element(TAGS[node.type], node.children) : '';
  }
}

function tableHtml({ children: [header, ...rows] }: Table): string {
  const body = rows.map((row) => rowHtml(row, 'td')).join('');
  return `<table><thead>${rowHtml(header, 'th')}</thead><tbody>${body}</tbody></table>`;
}

function rowHtml(row: TableRow | undefined, tag: 'th' | 'td'): string {
  return `<tr>${(row?.children ?? []).map((cell) => lineElement(tag, cell.children)).join('')}</tr>`;
}

// A sentence such as "Set the <title> of the page" names an element, and does not begin one that ends elsewhere.
function lineElement(tag: string, children: readonly Nodes[]): string {
  const inside = htmlOfAll(children);
  if (!inside.includes('<')) {
    return `<${tag}>${inside}</${tag}>`;
  }
  const tags = Array.from(inside.matchAll(ENDLESS), ([, slash = '', name = '']) => slash + name.toLowerCase());
  // How many end tags follow; nothing ends a `<plaintext>`.
  const ends = new Map<string, number>();
  for (const name of tags.filter((tag) => tag.startsWith('/') && tag !== '/plaintext')) {
    ends.set(name, (ends.get(name) ?? 0) + 1);
  }
  const named = inside.replace(ENDLESS, (mark, slash: string, name: string) => {
    const end = `/${name.toLowerCase()}`;
    const following = ends.get(end) ?? 0;
    ends.set(end, following - slash.length);
    return slash === '/' || following > 0 ? mark : `&lt;${name}`;
  });
  return `<${tag}>${named}</${tag}>`;
}

function element(tag: string | undefined, children: readonly Nodes[]): string {
  return tag === undefined ? htmlOfAll(children) : `<${tag}>${htmlOfAll(children)}</${tag}>`;
}

function htmlOfAll(nodes: readonly Nodes[]): string {
  return nodes.map(htmlOf).join('');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
