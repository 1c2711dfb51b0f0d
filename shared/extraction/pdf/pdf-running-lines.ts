import { countsOf } from '../counts-of.ts';
import type { PdfLine, PdfView } from './pdf-lines.ts';

/** A page of a PDF as lines; `number` starts at 1. */
export interface PdfPage {
  readonly number: number;
  readonly view: PdfView;
  readonly lines: readonly PdfLine[];
}

// On fewer pages, a repeated line may equally be content, unless it is only the number of its page.
const PAGES_MIN = 4;
// Covers and first pages of chapters have no header, and the headers of books differ between left and right pages.
const SHARE_MIN = 0.6;
// The share of the page height, at the top and at the bottom, in which headers and footers are.
const EDGE = 0.12;
// The share of the page height in which there is nothing else.
const MARGIN = 0.07;
// A line with more words is text, wherever it is on the page.
const WORDS_MAX = 15;
const NUMBER = /\p{N}+|\b[ivxlc]+\b/gu;
// A printed page number is close to the number of its page; one further away counts something else, such as invoices.
const OFFSET_MAX = 99;
// Only the number of the page, in any usual wording; signs are removed first.
const PAGE_ALONE =
  /^(?:(?:page|p|seite|s|pagina|página|pág|pag|side|sida|strona|str) )?#(?: (?:of|von|de|di|sur|van|af|av|z))?(?: #)?$/i;
const SIGNS = /[^\p{L}#]+/gu;

// A line at the edge of a page, in a form comparable with the lines of other pages at the same position.
interface EdgeLine {
  readonly page: number;
  /** Its words with every number replaced, and its approximate height on the page. */
  readonly pattern: string;
  /** The text before a colon, with the line's height; null if there is no colon. */
  readonly label: string | null;
  /** Whether it contains nothing but a page number. */
  readonly isPageAlone: boolean;
  readonly numbers: readonly number[];
}

/**
 * Drops headers and footers: short lines at the edge of the page that have the same position on most pages, or on most
 * left or right pages as in a book, and the same text except for the page number; on any page, a line that is only its
 * number. Anything else that differs between pages is content, such as the fields of a form. A page that has nothing
 * else keeps them.
 */
export function dropRunningLines(all: readonly PdfPage[]): readonly PdfPage[] {
  const pages = all.map(inPlace).map(withoutPageNumber);
  return pages.length < PAGES_MIN ? pages : withoutRepeated(pages);
}

// Programs may draw the footer of a page before its text, or the header after it: their place decides.
function inPlace(page: PdfPage): PdfPage {
  const { lines } = page;
  const isAtEnd = (line: PdfLine) => isEdge(line, page) && fromBottom(line, page) <= MARGIN;
  const isAtStart = (line: PdfLine) => isEdge(line, page) && fromBottom(line, page) >= 1 - MARGIN;
  const first = lines.findIndex((line) => !isAtEnd(line));
  const last = lines.findLastIndex((line) => !isAtStart(line));
  if (first === -1 || last === -1 || first > last) {
    return page;
  }
  return { ...page, lines: [...lines.slice(last + 1), ...lines.slice(first, last + 1), ...lines.slice(0, first)] };
}

// Drops the first or last line of a page if it is only the number of the page.
function withoutPageNumber(page: PdfPage): PdfPage {
  const lines = page.lines.filter((line, at) => {
    const edge = at === 0 || at === page.lines.length - 1 ? edgeLine(line, page) : null;
    const isText = edge !== null && fromBottom(line, page) > EDGE && fromBottom(line, page) < 1 - MARGIN;
    return edge?.isPageAlone !== true || edge.numbers[0] !== page.number || isText;
  });
  return lines.length === 0 ? page : { ...page, lines };
}

function withoutRepeated(pages: readonly PdfPage[]): readonly PdfPage[] {
  const edges = pages.map(edgeLines);
  const labeled = labeledPatterns(edges);
  const isOnSide = (side: number) => (_: unknown, at: number) => (pages[at]?.number ?? 0) % 2 === side;
  const sides = [0, 1].map((side) => runningPatterns(edges.filter(isOnSide(side)), labeled));
  const all = runningPatterns(edges, labeled);
  return pages.map((page) => {
    const isRunning = (pattern: string) => all.has(pattern) || sides[page.number % 2]?.has(pattern);
    const lines = page.lines.filter((line) => !isRunning(edgeLine(line, page)?.pattern ?? ''));
    return lines.length === 0 ? page : { ...page, lines };
  });
}

type Labeled = ReadonlyMap<string, ReadonlySet<string>>;

function runningPatterns(pages: readonly (readonly EdgeLine[])[], labeled: Labeled): ReadonlySet<string> {
  const groups = new Map<string, EdgeLine[]>();
  for (const line of pages.flat()) {
    const group = groups.get(line.pattern) ?? [];
    group.push(line);
    groups.set(line.pattern, group);
  }
  const isRunning = (group: readonly EdgeLine[]) => {
    const variants = labeled.get(group[0]?.label ?? '')?.size ?? 1;
    return group.length >= pages.length * SHARE_MIN && variants === 1 && saysTheSame(group);
  };
  const running = pages.length < PAGES_MIN ? [] : [...groups].filter(([, group]) => isRunning(group));
  return new Set(running.map(([pattern]) => pattern));
}

// Returns the patterns of the lines with each label; a label with several patterns belongs to a form field.
function labeledPatterns(pages: readonly (readonly EdgeLine[])[]): Labeled {
  const labeled = new Map<string, Set<string>>();
  for (const { label, pattern } of pages.flat()) {
    if (label !== null) {
      labeled.set(label, (labeled.get(label) ?? new Set()).add(pattern));
    }
  }
  return labeled;
}

// Returns one line of a page for each pattern.
function edgeLines(page: PdfPage): readonly EdgeLine[] {
  const found = new Map<string, EdgeLine>();
  for (const line of page.lines) {
    const edge = edgeLine(line, page);
    if (edge !== null) {
      found.set(edge.pattern, edge);
    }
  }
  return [...found.values()];
}

// Whether each number is the same on most pages, or counts the pages.
function saysTheSame(group: readonly EdgeLine[]): boolean {
  const [first] = group;
  return (
    first === undefined ||
    first.isPageAlone ||
    first.numbers.every((_, slot) => {
      const values = group.map(({ numbers }) => numbers[slot] ?? 0);
      const offsets = group.map(({ page }, index) => (values[index] ?? 0) - page).filter(isNear);
      return isMostly(values, group.length) || (first.label === null && isMostly(offsets, group.length));
    })
  );
}

function isNear(offset: number): boolean {
  return Math.abs(offset) <= OFFSET_MAX;
}

function isMostly(values: readonly number[], count: number): boolean {
  return Math.max(0, ...countsOf(values).values()) >= count * SHARE_MIN;
}

// Returns how high a line is, from 0 at the bottom of its page to 1 at the top.
function fromBottom({ y }: PdfLine, { view: [, bottom, , top] }: PdfPage): number {
  return (y - bottom) / (top - bottom);
}

function isEdge(line: PdfLine, page: PdfPage): boolean {
  const height = fromBottom(line, page);
  return line.isUpright && (height <= EDGE || height >= 1 - EDGE) && line.text.split(/\s+/).length <= WORDS_MAX;
}

function edgeLine(line: PdfLine, page: PdfPage): EdgeLine | null {
  if (!isEdge(line, page)) {
    return null;
  }
  const { text } = line;
  const { number } = page;
  const height = Math.round(fromBottom(line, page) * 100);
  const words = text.replace(NUMBER, '#');
  const label = /^[^:]+:(?=\s)/.exec(words)?.[0] ?? null;
  return {
    page: number,
    pattern: `${height} ${words}`,
    label: label === null ? null : `${height} ${label}`,
    isPageAlone: PAGE_ALONE.test(words.replace(SIGNS, ' ').trim()),
    numbers: (text.match(NUMBER) ?? []).map(countOf),
  };
}

const ROMAN: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100 };

// Digits of other scripts count like European ones; anything else is 0.
function countOf(number: string): number {
  if (/^[ivxlc]+$/.test(number)) {
    const values = [...number].map((letter) => ROMAN[letter] ?? 0);
    return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0);
  }
  return Number([...number].map(digitOf).join(''));
}

// The ten digits of a script are consecutive; other numeric characters, such as fractions, count as 0.
function digitOf(sign: string): number {
  const code = sign.codePointAt(0) ?? 0;
  let digit = 0;
  while (digit < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - digit - 1))) {
    digit += 1;
  }
  return digit;
}
