import { markImageDescription } from '../../image-description.ts';
import { besideNumber } from '../formula-text.ts';
import { listNumber } from '../list-number.ts';
import { raisedText } from '../raised-text.ts';
import { createTextBuffer } from '../text-buffer.ts';
import { elementLook, isRaised, mayShowText, numberStyleOf, separationOf } from './element-look.ts';
import { endBlock, endTerm, type HtmlExtraction, tidyText, WORD_EDGE } from './html-extraction.ts';
import { FORMULA_PARTS, formulaText } from './html-formula.ts';
import { readTable } from './html-table.ts';
import { isTextVisible, type Look } from './look.ts';
import {
  attributeOf,
  childElements,
  type HtmlElement,
  type HtmlNode,
  isElement,
  isHeadingLink,
  textIn,
} from './tree/html-element.ts';

// The elements that browsers display as blocks. The text of two blocks must not run together.
const BLOCKS = new Set(
  `address article aside blockquote body center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2
  h3 h4 h5 h6 header hgroup hr html legend li main menu ol p pre search section summary table ul`.split(/\s+/),
);
const HEADING = /^h([1-6])$/;
// White space in a page except single spaces, which need no replacing.
const LONG_SPACES = /[\t\n\r\f][ \t\n\r\f]*| [ \t\n\r\f]+/g;
// Raised figures are short: an element with more characters than this needs no check.
const RAISED_MAX = 20;

/** Reads the nodes inside an element, with the look that applies there. */
export function readChildren(nodes: readonly HtmlNode[], look: Look, extraction: HtmlExtraction): void {
  for (const node of nodes) {
    if (isElement(node)) {
      readElement(node, look, extraction);
    } else if (node.nodeName === '#text' && 'value' in node && isTextVisible(look)) {
      const text = node.value.replaceAll(WORD_EDGE, '');
      extraction.text.add(extraction.isCode ? text : text.replace(LONG_SPACES, ' '));
    }
  }
}

function readElement(element: HtmlElement, around: Look, extraction: HtmlExtraction): void {
  const { tagName } = element;
  if (isHeadingLink(element) || isSecondFormula(element)) {
    return;
  }
  const look = lookOf(element, around, extraction);
  if (look === null) {
    return;
  }
  if (tagName === 'br') {
    extraction.text.add('\n');
  } else if (tagName === 'img') {
    if (isTextVisible(look) && !isTrackingPixel(element)) {
      extraction.text.add(
        WORD_EDGE + markImageDescription((attributeOf(element, 'alt') ?? '').replaceAll(WORD_EDGE, '')) + WORD_EDGE,
      );
    }
  } else {
    const read = READERS.get(tagName) ?? (BLOCKS.has(tagName) ? readBlock : readWithinLine);
    read(element, look, extraction);
  }
}

// Returns null for an element that is left out, and counts it if it has text.
function lookOf(element: HtmlElement, around: Look, { sheet, navigation, leftOut }: HtmlExtraction): Look | null {
  const leadsAway = isNavigation(element) || navigation.has(element);
  const look = leadsAway ? null : elementLook(element, around, sheet);
  if (look === null && mayShowText(element) && textIn(element).trim() !== '') {
    leftOut.add(leadsAway ? 'navigation' : 'hidden_element');
  }
  return look;
}

function readBlock({ childNodes }: HtmlElement, look: Look, extraction: HtmlExtraction): void {
  endBlock(extraction);
  readChildren(childNodes, look, extraction);
  endBlock(extraction);
}

function readListing(element: HtmlElement, look: Look, extraction: HtmlExtraction): void {
  endBlock(extraction);
  endTerm(extraction);
  extraction.isCode = true;
  readBlock(element, look, extraction);
  extraction.isCode = false;
}

function readWithinLine(element: HtmlElement, look: Look, extraction: HtmlExtraction): void {
  const separation = separationOf(element, extraction.sheet);
  separate(separation, extraction);
  const { text, blocks } = extraction;
  const [start, count] = [text.length(), blocks.length];
  readChildren(element.childNodes, look, extraction);
  // A block inside the element has ended the text before it.
  const added = blocks.length === count ? text.length() - start : 0;
  if (added > 0 && added <= RAISED_MAX && isRaised(element, extraction.sheet)) {
    const inside = text.takeFrom(start);
    const figures = inside.replaceAll(WORD_EDGE, '');
    const raised = raisedText(figures);
    text.add(raised === figures ? inside : raised);
  }
  separate(separation, extraction);
}

function separate(separation: ReturnType<typeof separationOf>, extraction: HtmlExtraction): void {
  if (separation === 'space') {
    extraction.text.add(WORD_EDGE);
  } else if (separation === 'lines' && !extraction.text.endsWith('\n')) {
    extraction.text.add('\n');
  }
}

// Reads a part of a formula whose own parts would read as one number side by side.
function readFormula(element: HtmlElement, look: Look, extraction: HtmlExtraction): void {
  const { text } = extraction;
  const parts = childElements(element).map((child) => {
    extraction.text = createTextBuffer();
    readElement(child, look, extraction);
    return { name: child.tagName, text: extraction.text.takeFrom(0).trim() };
  });
  extraction.text = text;
  if (parts.some((part) => part.text !== '')) {
    const last = text.takeFrom(Math.max(0, text.length() - 1));
    text.add(last + besideNumber(last, formulaText(element, parts)));
  }
}

// An image of one pixel only counts readers, so its description is not content.
function isTrackingPixel(element: HtmlElement): boolean {
  return ['width', 'height'].some((side) => /^\s{0,9}[01](?:px)?\s{0,9}$/.test(attributeOf(element, side) ?? ''));
}

// Links to other pages are not part of this page's content.
function isNavigation(element: HtmlElement): boolean {
  return element.tagName === 'nav' || attributeOf(element, 'role') === 'navigation';
}

// KaTeX writes each formula twice: as MathML, which is read, and as letters at their places, where 10⁶ would be 106.
function isSecondFormula({ attrs, parentNode }: HtmlElement): boolean {
  const hasOnlyClass = (element: Pick<HtmlElement, 'attrs'>, name: string) => attributeOf(element, 'class') === name;
  const first = parentNode?.childNodes[0];
  return (
    hasOnlyClass({ attrs }, 'katex-html') &&
    first !== undefined &&
    isElement(first) &&
    hasOnlyClass(first, 'katex-mathml')
  );
}

// A heading becomes part of the path of the following blocks instead of a separate block. Inside a list item, the
// item's mark goes to the text after the heading.
function readHeading(element: HtmlElement, look: Look, extraction: HtmlExtraction): void {
  endBlock(extraction);
  endTerm(extraction);
  const mark = extraction.mark;
  extraction.mark = '';
  readChildren(element.childNodes, look, extraction);
  const heading = tidyText(extraction.text.takeFrom(0));
  extraction.mark = mark;
  if (heading !== '') {
    extraction.title ??= element.tagName === 'h1' ? heading : null;
    extraction.path.enter(Number(HEADING.exec(element.tagName)?.[1]), heading);
  }
}

function readList(element: HtmlElement, look: Look, extraction: HtmlExtraction): void {
  endBlock(extraction);
  endTerm(extraction);
  const mark = extraction.mark;
  const isReversed = attributeOf(element, 'reversed') !== null;
  const items = isReversed ? childElements(element).filter((child) => child.tagName === 'li').length : 1;
  const next = element.tagName === 'ol' ? (integerOf(element, 'start') ?? items) : null;
  extraction.lists.push({ next, step: isReversed ? -1 : 1, style: numberStyleOf(element, extraction.sheet) });
  readChildren(element.childNodes, look, extraction);
  endBlock(extraction);
  extraction.lists.pop();
  extraction.mark = mark;
}

function integerOf(element: HtmlElement, name: string): number | null {
  const number = Number.parseInt(attributeOf(element, name) ?? '', 10);
  return Number.isSafeInteger(number) ? number : null;
}

// The mark stays in the text, because "step 3" in a question means the third item.
function readItem(element: HtmlElement, look: Look, extraction: HtmlExtraction): void {
  endBlock(extraction);
  const list = extraction.lists.at(-1);
  const indent = '  '.repeat(Math.max(0, extraction.lists.length - 1));
  const number = list === undefined || list.next === null ? null : (integerOf(element, 'value') ?? list.next);
  extraction.mark = `${indent}${number === null ? '-' : `${listNumber(number, list?.style ?? '')}.`} `;
  if (list !== undefined && number !== null) {
    list.next = number + list.step;
  }
  readChildren(element.childNodes, look, extraction);
  endBlock(extraction);
  extraction.mark = '';
}

// Keeps a term for its description, which needs it to make sense: "11 Euro" is the price of something.
function readTerm(element: HtmlElement, look: Look, extraction: HtmlExtraction): void {
  endBlock(extraction);
  endTerm(extraction);
  const count = extraction.blocks.length;
  readChildren(element.childNodes, look, extraction);
  if (extraction.blocks.length > count) {
    endBlock(extraction);
  } else {
    extraction.term = tidyText(extraction.text.takeFrom(0)).replace(/\s+/g, ' ');
  }
}

function readDescriptions(element: HtmlElement, look: Look, extraction: HtmlExtraction): void {
  readBlock(element, look, extraction);
  endTerm(extraction);
}

const READERS: ReadonlyMap<string, (element: HtmlElement, look: Look, extraction: HtmlExtraction) => void> = new Map([
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, readHeading] as const),
  ...['ul', 'ol', 'menu', 'dir'].map((name) => [name, readList] as const),
  ['li', readItem],
  ['dt', readTerm],
  ['dd', readDescriptions],
  ['dl', readDescriptions],
  ['pre', readListing],
  ...FORMULA_PARTS.map((name) => [name, readFormula] as const),
  [
    'table',
    (element, look, extraction) => {
      endBlock(extraction);
      endTerm(extraction);
      readTable(element, look, { extraction, readChildren });
    },
  ],
]);
