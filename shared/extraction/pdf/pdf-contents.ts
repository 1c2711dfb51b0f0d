import { isContentsName } from '../contents-name.ts';
import { countsOf } from '../counts-of.ts';
import { type NumberedLine, numberedLine } from './layout/dot-leaders.ts';
import type { PdfLine } from './pdf-lines.ts';
import type { PdfPage } from './pdf-running-lines.ts';

// The minimum number of entries, and their minimum share of all, that name headings at the same distance from the
// printed page numbers.
const PROVED_MIN = 3;
const PROVED_SHARE_MIN = 0.5;
// A heading of two lines is recognized by its first letters.
const KEY_LENGTH = 20;
// In pages: tables of contents are not always up to date.
const DISTANCES = [0, -1, 1];

/**
 * Drops the lines of tables of contents: they repeat the headings of the document, and a search would find them in
 * place of what is below the headings. A line is one of them if it has a row of dots before a page number, and if
 * several such lines of its page name headings that are on the pages with these numbers, or a fixed number of pages
 * later. Prices and forms stay.
 */
export function dropContents(pages: readonly PdfPage[]): readonly PdfPage[] {
  const entries = new Map(pages.map((page) => [page, entriesOf(page)]));
  if (![...entries.values()].some(({ size }) => size >= PROVED_MIN)) {
    return pages;
  }
  const places = placesOf(pages, entries);
  return pages.map((page) => {
    const found = entries.get(page) ?? new Map<PdfLine, NumberedLine>();
    const all = [...found.values()];
    const offset = commonOffset(all, places);
    const isProved = ({ title, number }: NumberedLine) =>
      DISTANCES.some((distance) => places.get(keyOf(title))?.has(number + offset + distance));
    const proved = all.filter(isProved);
    const isContents =
      new Set(proved.map(({ number }) => number)).size >= PROVED_MIN && proved.length >= all.length * PROVED_SHARE_MIN;
    return isContents ? { ...page, lines: otherLines(page.lines, found, isProved) } : page;
  });
}

// An entry whose heading was not found is dropped only between others: dots and a number further down may belong to a
// list of prices.
function otherLines(
  lines: readonly PdfLine[],
  found: ReadonlyMap<PdfLine, NumberedLine>,
  isProved: (entry: NumberedLine) => boolean,
): readonly PdfLine[] {
  // "2 Membership 7", in bold, may have no dots.
  const proved = lines.map(({ text }) => {
    const numbered = numberedLine(text);
    return numbered !== null && isProved(numbered);
  });
  const [first, last] = [proved.indexOf(true), proved.lastIndexOf(true)];
  const isBetween = (at: number) => at > first && at < last;
  return lines.filter(
    (line, at) => proved[at] !== true && !isContentsName(line.text) && !(found.has(line) && isBetween(at)),
  );
}

function entriesOf({ lines }: PdfPage): ReadonlyMap<PdfLine, NumberedLine> {
  const entries = lines.flatMap((line): readonly (readonly [PdfLine, NumberedLine])[] => {
    const entry = numberedLine(line.text);
    return entry?.hasLeader === true ? [[line, entry]] : [];
  });
  return new Map(entries);
}

// The pages on which the first letters of each line are, without those of contents.
function placesOf(
  pages: readonly PdfPage[],
  entries: ReadonlyMap<PdfPage, ReadonlyMap<PdfLine, NumberedLine>>,
): ReadonlyMap<string, ReadonlySet<number>> {
  const places = new Map<string, Set<number>>();
  for (const page of pages) {
    for (const line of page.lines.filter((line) => entries.get(page)?.has(line) !== true)) {
      const key = keyOf(line.text);
      places.set(key, (places.get(key) ?? new Set()).add(page.number));
    }
  }
  return places;
}

// Returns the most frequent difference between the page of a heading and the page number that is printed for it.
function commonOffset(all: readonly NumberedLine[], places: ReadonlyMap<string, ReadonlySet<number>>): number {
  const offsets = all.flatMap(({ title, number }) =>
    [...(places.get(keyOf(title)) ?? [])].map((page) => page - number),
  );
  const counts = countsOf(offsets);
  const most = Math.max(0, ...counts.values());
  return [...counts].find(([, count]) => count === most)?.[0] ?? 0;
}

// The first letters of a heading, without its number: the contents may show "1", and the page "Chapter 1" above it.
function keyOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}]+/gu, '')
    .slice(0, KEY_LENGTH);
}
