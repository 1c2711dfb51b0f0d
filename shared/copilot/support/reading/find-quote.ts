import { defuseMarks } from '../../citation-marks.ts';
import { isPrintableAscii } from './fold-word.ts';
import { splitSentences, withoutListSign } from './sentences.ts';
import type { SourceUnit } from './source-units.ts';
import { withoutSuperscripts } from './superscripts.ts';

// A shorter quote occurs by chance in almost any text.
const LETTERS_MIN = 4;
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
 * tables and emphasis; it may leave out words at "...", and whole sentences between others. A row may be quoted with
 * its headers. A quote that does not match touches no unit.
 */
export function findQuotes(quotes: readonly string[], units: readonly SourceUnit[]): SourceUnit[] {
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
  const touched = new Set(quotes.flatMap((quote) => spansOf(quote, whole, spans)));
  return spans.filter((span) => touched.has(span)).map(({ unit }) => unit);
}

interface Span {
  readonly unit: SourceUnit;
  readonly start: number;
  readonly end: number;
}

function spansOf(quote: string, whole: string, spans: readonly Span[]): readonly Span[] {
  const places = placesOf(whole, plainQuote(quote)) ?? placesOfSentences(whole, quote);
  return places === null
    ? spans.filter(({ unit }) => isOfRow(quote, unit))
    : spans.filter((span) => places.some(({ start, end }) => span.start < end && span.end > start));
}

// Whole sentences, between which a model left out others without a sign; null if one is missing.
function placesOfSentences(whole: string, quote: string): Place[] | null {
  const sentences = ELISION.test(quote) ? [] : splitSentences(quote);
  const places = sentences.map((sentence) => placesOf(whole, plainQuote(sentence)));
  return sentences.length < 2 || places.includes(null) ? null : places.flatMap((each) => each ?? []);
}

// A model that copies from a table may write "Basic: price 12 euros" for "| Basic | 12 euros |": the words of the
// label, of headers and of other cells, in their order.
function isOfRow(quote: string, { kind, cells, headers }: SourceUnit): boolean {
  if (kind !== 'row') {
    return false;
  }
  const written = cells.flatMap((cell, at) => [...wordsIn(headers[at] ?? ''), ...wordsIn(cell)]);
  const wanted = wordsIn(quote);
  const label = wordsIn(cells[0] ?? '');
  let at = 0;
  const isInOrder = wanted.every((word) => {
    at = written.indexOf(word, at) + 1;
    return at > 0;
  });
  return label.length > 0 && wanted.length > label.length && isInOrder && label.every((word) => wanted.includes(word));
}

function wordsIn(text: string): string[] {
  return (
    plainCharacters(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+(?:[.,:]\d+)*/gu) ?? []
  );
}

interface Place {
  readonly start: number;
  readonly end: number;
}

// The places of the parts of a quote, in order; null if one part is missing.
function placesOf(whole: string, wanted: string): Place[] | null {
  const places: Place[] = [];
  const parts = wanted.split(ELISION).map((part) => part.trim());
  for (const part of parts.filter((each) => each !== '')) {
    const start = startOf(part, whole, places.at(-1)?.end ?? 0);
    if (start === null) {
      return null;
    }
    places.push({ start, end: start + part.length });
  }
  return places.length === 0 ? null : places;
}

// A quote may begin within a sentence.
function startOf(part: string, whole: string, from: number): number | null {
  const [first, rest] = [part.charAt(0), part.slice(1)];
  const isTooShort = (part.match(/[\p{L}\p{N}]/gu) ?? []).length < LETTERS_MIN;
  const startWith = (letter: string) => placeOf(whole, `${letter}${rest}`, from);
  return isTooShort
    ? null
    : (placeOf(whole, part, from) ?? startWith(first.toLowerCase()) ?? startWith(first.toUpperCase()));
}

// The list sign of a copied item is not in its unit. A quote "17. The fee" of "Art. 17. The fee" loses its number, too,
// and its rest is found.
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
