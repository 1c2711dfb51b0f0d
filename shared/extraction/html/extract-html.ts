import { append } from '../append.ts';
import { CannotRead } from '../cannot-read.ts';
import { plausibleTitle } from '../document-title.ts';
import type { Block, ExtractedDocument } from '../extracted-document.ts';
import { visibleText } from '../visible-text.ts';
import { cssSheet } from './css-sheet.ts';
import { readChildren } from './html-blocks.ts';
import { endBlock, startExtraction } from './html-extraction.ts';
import { PLAIN_LOOK } from './look.ts';
import { parseHtml } from './parse-html.ts';
import { attributeOf, type HtmlElement, type HtmlNode, isElement, textIn } from './tree/html-element.ts';
import { navigationIn } from './tree/navigation.ts';

// The files that browsers read as XML.
const XML_NAME = /\.(?:xhtml?|xht)$/i;

/**
 * Extracts a page as a browser displays it without loading anything else: headings, lists, tables with their header,
 * and listings. Leaves out navigation, scripts, form values and everything that tags or style sheets hide.
 */
export function extractHtml(text: string, timeIsUp: () => boolean, file: string): ExtractedDocument {
  const { title, mainHeading, blocks } = readPage(text, timeIsUp, XML_NAME.test(file));
  const named = [title, mainHeading].map(plausibleTitle);
  return { type: 'html', title: named.find((name) => name !== null) ?? null, pages: null, blocks };
}

/** The content of a page: its `<title>`, its first heading of level 1, and its blocks. */
export interface PageContent {
  readonly title: string | null;
  readonly mainHeading: string | null;
  readonly blocks: readonly Block[];
}

/**
 * Reads a page.
 *
 * @throws `CannotRead` for one that takes too long or is too complex.
 */
export function readPage(text: string, timeIsUp: () => boolean, isXml = false): PageContent {
  const document = parseHtml(text, timeIsUp, isXml);
  const all = elementsIn(document.childNodes);
  const sheet = cssSheet(
    all.flatMap((element) => {
      const text = styleText(element);
      return text === null ? [] : [{ text, media: attributeOf(element, 'media') ?? '' }];
    }),
  );
  const extraction = startExtraction({ sheet, navigation: navigationIn(all) });
  if (timeIsUp()) {
    throw new CannotRead('timed_out');
  }
  readChildren(document.childNodes, PLAIN_LOOK, extraction);
  endBlock(extraction);
  extraction.path.end();
  const title = all.find(({ tagName, parentNode }) => tagName === 'title' && parentNode?.nodeName === 'head');
  return {
    title: title === undefined ? null : visibleText(textIn(title)),
    mainHeading: extraction.title,
    blocks: extraction.blocks,
  };
}

// Returns the style sheet of an element that contains one; null for any other element, for an alternative style sheet,
// and for one of another type, which browsers ignore.
function styleText(element: HtmlElement): string | null {
  const isCss = /^(?:text\/css)?$/i.test(attributeOf(element, 'type') ?? '');
  if (element.tagName === 'style') {
    return isCss ? textIn(element) : null;
  }
  const kinds = (attributeOf(element, 'rel') ?? '').toLowerCase().split(/\s+/);
  const isSheet = element.tagName === 'link' && kinds.includes('stylesheet') && !kinds.includes('alternate');
  const isOff = attributeOf(element, 'disabled') !== null;
  return isSheet && isCss && !isOff ? dataSheet(attributeOf(element, 'href') ?? '') : null;
}

// Returns the style sheet that a `data:` address contains, as written by programs that save a page as one file.
function dataSheet(address: string): string | null {
  const [, parameters = '', content] = /^\s*data:text\/css([^,]{0,200}),(.*)$/is.exec(address) ?? [];
  if (content === undefined) {
    return null;
  }
  const plain = content.replace(/%[0-9a-f]{2}/gi, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)));
  return /;base64$/i.test(parameters) ? Buffer.from(plain, 'base64').toString('utf8') : plain;
}

function elementsIn(nodes: readonly HtmlNode[]): readonly HtmlElement[] {
  const found: HtmlElement[] = [];
  const waiting: HtmlNode[] = nodes.toReversed();
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (isElement(node)) {
      found.push(node);
      append(waiting, node.childNodes.toReversed());
    }
  }
  return found;
}
