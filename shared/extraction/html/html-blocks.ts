import { elementLook } from './element-look.ts';
import { attributeOf, type HtmlElement, type HtmlNode, isElement } from './html-element.ts';
import { endBlock, type HtmlReading, tidyText } from './html-reading.ts';
import { readTable } from './html-table.ts';
import { isSeen, type Look } from './look.ts';

const BLOCKS = new Set(
  `address article aside blockquote body center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2
  h3 h4 h5 h6 header hgroup hr html legend li main menu ol p pre search section summary table ul`.split(/\s+/),
);
const HEADING = /^h([1-6])$/;

/** Reads what is inside a node, with the look that it has there. */
export function readChildren(nodes: readonly HtmlNode[], look: Look, reading: HtmlReading): void {
  for (const node of nodes) {
    if (isElement(node)) {
      readElement(node, look, reading);
    } else if (node.nodeName === '#text' && 'value' in node && isSeen(look)) {
      reading.text += reading.isCode ? node.value : node.value.replace(/[ \t\n\r\f]+/g, ' ');
    }
  }
}

function readElement(element: HtmlElement, around: Look, reading: HtmlReading): void {
  const { tagName, childNodes } = element;
  const look = isNavigation(element) ? null : elementLook(element, around, reading.sheet);
  if (look === null) {
    return;
  }
  if (tagName === 'br') {
    reading.text += '\n';
  } else if (tagName === 'img') {
    reading.text += isSeen(look) && !isPoint(element) ? ` ${attributeOf(element, 'alt') ?? ''} ` : '';
  } else if (HEADING.test(tagName)) {
    readHeading(element, look, reading);
  } else if (tagName === 'table') {
    endBlock(reading);
    readTable(element, look, { reading, readChildren });
  } else if (tagName === 'pre') {
    endBlock(reading);
    reading.isCode = true;
    readChildren(childNodes, look, reading);
    endBlock(reading);
    reading.isCode = false;
  } else if (/^(?:ul|ol|menu|dir)$/.test(tagName)) {
    readList(element, look, reading);
  } else if (tagName === 'li') {
    readItem(element, look, reading);
  } else if (BLOCKS.has(tagName)) {
    endBlock(reading);
    readChildren(childNodes, look, reading);
    endBlock(reading);
  } else {
    readChildren(childNodes, look, reading);
  }
}

// A picture of one point counts readers; nobody sees it.
function isPoint(element: HtmlElement): boolean {
  return ['width', 'height'].some((side) => /^\s{0,9}[01](?:px)?\s{0,9}$/.test(attributeOf(element, side) ?? ''));
}

// Links to other pages are not part of what this one says.
function isNavigation(element: HtmlElement): boolean {
  return element.tagName === 'nav' || attributeOf(element, 'role') === 'navigation';
}

function readHeading(element: HtmlElement, look: Look, reading: HtmlReading): void {
  endBlock(reading);
  const mark = reading.mark;
  reading.mark = '';
  readChildren(element.childNodes, look, reading);
  const heading = tidyText(reading.text, false);
  reading.text = '';
  reading.mark = mark;
  if (heading !== '') {
    reading.title ??= element.tagName === 'h1' ? heading : null;
    reading.path.enter(Number(HEADING.exec(element.tagName)?.[1]), heading);
  }
}

function readList(element: HtmlElement, look: Look, reading: HtmlReading): void {
  endBlock(reading);
  const mark = reading.mark;
  const start = Number(attributeOf(element, 'start') ?? 1);
  reading.lists.push({ next: element.tagName === 'ol' ? start || 1 : null });
  readChildren(element.childNodes, look, reading);
  endBlock(reading);
  reading.lists.pop();
  reading.mark = mark;
}

function readItem(element: HtmlElement, look: Look, reading: HtmlReading): void {
  endBlock(reading);
  const list = reading.lists.at(-1);
  const indent = '  '.repeat(Math.max(0, reading.lists.length - 1));
  const number = list?.next ?? null;
  reading.mark = `${indent}${number === null ? '-' : `${number}.`} `;
  if (list !== undefined && number !== null) {
    list.next = number + 1;
  }
  readChildren(element.childNodes, look, reading);
  endBlock(reading);
  reading.mark = '';
}
