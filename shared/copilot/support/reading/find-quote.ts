import { onceFor } from '../../../once.ts';
import { defuseMarks } from '../../citation-marks.ts';
import { isPrintableAscii } from './fold-word.ts';
import { withoutListSign } from './sentences.ts';
import type { SourceUnit } from './source-units.ts';
import { withoutSuperscripts } from './superscripts.ts';

// A shorter quote occurs by chance in almost any text.
const LETTERS_MIN = 4;
// How many places are tried for the first of several lines.
const TRIES_MAX = 10;
// The line under the header of a Markdown table.
const RULE = /^[\s|:-]+$/;
// What stands for words that a quote leaves out.
const ELISION = /[[(]?(?:\.{3}|…)[\])]?/u;
// Soft hyphens and other characters without a width.
const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]/gu;
const LINK = /\[([^\][]{0,200})\]\([^()\s]{0,2000}\)/g;
const UNSPACED_END = /[。！？；：，、」』]$/u;

/**
 * Returns the units of an excerpt that quotes touch, whole and in order. Thus a statement is compared with the whole
 * unit even if the quote leaves out a condition or a "not" at its end. A quote must match character by character,
 * except for white space, quotation marks, the case of its first letter, the addresses of links and the signs of lists,
 * tables and emphasis; it may leave out words at "...". A row may be quoted with its headers. If a quote has several
 * lines, all of them must be in the excerpt, in their order, and the quote may leave out only rows and list items
 * between them. A quote that does not match touches no unit.
 */
export function findQuotes(quotes: readonly string[], units: readonly SourceUnit[]): SourceUnit[] {
  const source = readable(units);
  const touched = new Set(quotes.flatMap((quote) => spansOf(quote, source)));
  return source.spans.filter((span) => touched.has(span)).map(({ unit }) => unit);
}

interface Span {
  readonly unit: SourceUnit;
  readonly start: number;
  readonly end: number;
}

/** An excerpt in the form in which quotes are looked up. */
interface Readable {
  readonly whole: string;
  readonly spans: readonly Span[];
}

const readable = onceFor((units: readonly SourceUnit[]): Readable => {
  let whole = '';
  const spans = units.map((unit) => {
    const start = whole.length;
    const plain = plainCharacters(defuseMarks(unit.text));
    whole += plain;
    const end = whole.length;
    // Chinese has no space between two sentences.
    whole += UNSPACED_END.test(unit.text) ? '' : ' ';
    return { unit, start, end };
  });
  return { whole, spans };
});

function spansOf(quote: string, source: Readable): readonly Span[] {
  const lines = quote.split('\n').filter((line) => !RULE.test(line));
  if (lettersIn(quote) < LETTERS_MIN) {
    return [];
  }
  // The words of the first line, such as a heading, may also occur before it.
  let from = 0;
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const found = findLines(lines, source, from);
    if (found === null || lines.length === 1 || isTogether(found, source)) {
      return found?.spans ?? [];
    }
    from = found.first;
  }
  return [];
}

/** Where a line ends in an excerpt, and the units that it touches. */
interface FoundLine {
  readonly end: number;
  readonly spans: readonly Span[];
}

/** Where the first of some lines ends in an excerpt, and the units that they touch. */
interface Found {
  readonly first: number;
  readonly spans: readonly Span[];
}

// Finds lines in their order, from a place in the excerpt onward; returns null if one is missing.
function findLines(lines: readonly string[], source: Readable, from: number): Found | null {
  const places: FoundLine[] = [];
  for (const line of lines) {
    const place = findLine(line, source, places.at(-1)?.end ?? from);
    if (place === null) {
      return null;
    }
    places.push(place);
  }
  return { first: places[0]?.end ?? from, spans: places.flatMap(({ spans }) => spans) };
}

function findLine(line: string, { whole, spans }: Readable, from: number): FoundLine | null {
  const places = placesOf(whole, plainQuote(line), from);
  if (places !== null) {
    const touches = (span: Span) => places.some(({ start, end }) => span.start < end && span.end > start);
    return { end: places.at(-1)?.end ?? from, spans: spans.filter(touches) };
  }
  const words = wordsIn(line);
  const rows = spans.filter(({ unit, start }) => start >= from && isOfRow(words, unit));
  return rows[0] === undefined ? null : { end: rows[0].end, spans: rows };
}

// Whether nothing but rows and items was left out between the units that lines touch.
function isTogether({ spans }: Found, source: Readable): boolean {
  const places = spans.map((span) => source.spans.indexOf(span));
  return source.spans
    .slice(Math.min(...places), Math.max(...places))
    .every((span) => spans.includes(span) || LEFT_OUT.has(span.unit.kind));
}

const LEFT_OUT: ReadonlySet<SourceUnit['kind']> = new Set(['row', 'item']);

// A model that copies from a table may write "Basic: price 12 euros" for "| Basic | 12 euros |": the words of the
// label, of headers and of other cells, in their order.
function isOfRow(wanted: readonly string[], unit: SourceUnit): boolean {
  if (unit.kind !== 'row') {
    return false;
  }
  const { label, written } = rowWords(unit);
  let at = 0;
  const isInOrder = wanted.every((word) => {
    at = written.indexOf(word, at) + 1;
    return at > 0;
  });
  return label.length > 0 && wanted.length > label.length && isInOrder && label.every((word) => wanted.includes(word));
}

const rowWords = onceFor(({ cells, headers }: SourceUnit) => ({
  label: wordsIn(cells[0] ?? ''),
  written: cells.flatMap((cell, at) => [...wordsIn(headers[at] ?? ''), ...wordsIn(cell)]),
}));

function wordsIn(text: string): string[] {
  return (
    plainCharacters(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+(?:[.,:]\d+)*/gu) ?? []
  );
}

function lettersIn(text: string): number {
  return (text.match(/[\p{L}\p{N}]/gu) ?? []).length;
}

interface Place {
  readonly start: number;
  readonly end: number;
}

// The places of the parts of a line, in order; null if one part is missing.
function placesOf(whole: string, wanted: string, from: number): Place[] | null {
  const places: Place[] = [];
  const parts = wanted.split(ELISION).map((part) => part.trim());
  for (const part of parts.filter((each) => each !== '')) {
    const start =
      parts.length > 1 && lettersIn(part) < LETTERS_MIN ? null : startOf(part, whole, places.at(-1)?.end ?? from);
    if (start === null) {
      return null;
    }
    places.push({ start, end: start + part.length });
  }
  return places.length === 0 ? null : places;
}

// A quote may begin within a sentence, with its first letter in the other case.
function startOf(part: string, whole: string, from: number): number | null {
  const [first, rest] = [part.charAt(0), part.slice(1)];
  const startWith = (letter: string) => placeOf(whole, `${letter}${rest}`, from);
  return placeOf(whole, part, from) ?? startWith(first.toLowerCase()) ?? startWith(first.toUpperCase());
}

// The list sign of a copied item is not in its unit. A quote "17. The fee" of "Art. 17. The fee" loses its number, too,
// and the rest of it is found.
function plainQuote(text: string): string {
  return withoutListSign(plainCharacters(text))
    .replace(/(?<![.…])[.…]+$/, '')
    .trim();
}

// A quote begins and ends at word boundaries: "he lease" and "36 month" are not quotes of "the lease of 36 months".
function placeOf(whole: string, wanted: string, from: number): number | null {
  for (let at = whole.indexOf(wanted, from); at >= 0; at = whole.indexOf(wanted, at + 1)) {
    const isInside = (one: string, other: string) => /[a-z0-9]/i.test(one) && /[a-z0-9]/i.test(other);
    const end = at + wanted.length;
    if (!isInside(whole.charAt(at - 1), whole.charAt(at)) && !isInside(whole.charAt(end - 1), whole.charAt(end))) {
      return at;
    }
  }
  return null;
}

function plainCharacters(written: string): string {
  const unescaped = /[<&]/.test(written) ? unescapeData(written) : written;
  const text = unescaped.includes('](') ? unescaped.replace(LINK, '$1') : unescaped;
  return isPrintableAscii(text)
    ? text
        .replace(/[*_`#|"']/g, '')
        .replace(/ {2,}/g, ' ')
        .replace(/ (?=[$%])/g, '')
        .trim()
    : plainLetters(text);
}

function plainLetters(text: string): string {
  return withoutSuperscripts(text.replace(INVISIBLE, ''))
    .replace(/(?<=[。！？；：，、」』])\s+/gu, '')
    .normalize('NFKC')
    .replace(/[*_`#|"“”„«»‹›'’‘·]/gu, '')
    .replace(/[‐-―]/gu, '-')
    .replace(/\s+/gu, ' ')
    .replace(/ (?=[€$£¥%])/g, '')
    .trim();
}

function unescapeData(text: string): string {
  return text
    .replace(/<br *\/?>|&nbsp;/gi, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
