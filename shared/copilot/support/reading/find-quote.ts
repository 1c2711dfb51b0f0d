import { defuseMarks } from '../../citation-marks.ts';
import { isPrintableAscii } from './fold-word.ts';
import { withoutListSign } from './sentences.ts';
import type { SourceUnit } from './source-units.ts';
import { withoutSuperscripts } from './superscripts.ts';

// A shorter quote occurs by chance in almost any text.
const LETTERS_MIN = 4;
// The line under the header of a Markdown table.
const RULE = /^[\s|:-]+$/;
const UNSPACED_END = /[。！？；：，、」』]$/u;

/**
 * Returns the units of an excerpt that quotes touch, whole and in order. Thus a statement is compared with the whole
 * unit even if the quote leaves out a condition or a "not" at its end. A quote must match character by character,
 * except for white space, quotation marks and the signs of lists, tables and emphasis; one that does not match touches
 * no unit.
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
  const text = unescapeData(quote);
  for (const wanted of new Set([plainQuote(text), plainLines(text)])) {
    const at = (wanted.match(/[\p{L}\p{N}]/gu) ?? []).length < LETTERS_MIN ? null : placeOf(whole, wanted);
    if (at !== null) {
      return spans.filter(({ start, end }) => start < at + wanted.length && end > at);
    }
  }
  return [];
}

// The list sign of a copied item is not in its unit. A quote "17. The fee" of "Art. 17. The fee" loses its number, too,
// and its rest is found.
function plainQuote(text: string): string {
  return withoutListSign(plainCharacters(text))
    .replace(/(?<![.…])[.…]+$/, '')
    .trim();
}

// Several items of a list, or rows of a table with its header.
function plainLines(text: string): string {
  const lines = text.split('\n').filter((line) => !RULE.test(line));
  return plainQuote(lines.map((line) => withoutListSign(plainCharacters(line))).join(' '));
}

// A quote begins and ends at word boundaries: "he lease" and "36 month" are not quotes of "the lease of 36 months".
function placeOf(whole: string, wanted: string): number | null {
  for (let at = whole.indexOf(wanted); at >= 0; at = whole.indexOf(wanted, at + 1)) {
    const isInside = (one: string, other: string) => /[a-z0-9]/i.test(one) && /[a-z0-9]/i.test(other);
    const end = at + wanted.length;
    if (!isInside(whole.charAt(at - 1), whole.charAt(at)) && !isInside(whole.charAt(end - 1), whole.charAt(end))) {
      return at;
    }
  }
  return null;
}

function plainCharacters(text: string): string {
  return isPrintableAscii(text)
    ? text
        .replace(/[*_`#|"']/g, '')
        .replace(/ {2,}/g, ' ')
        .trim()
    : plainLetters(text);
}

function plainLetters(text: string): string {
  return withoutSuperscripts(text)
    .replace(/(?<=[。！？；：，、」』])\s+/gu, '')
    .normalize('NFKC')
    .replace(/[*_`#|"“”„«»‹›'’‘·]/gu, '')
    .replace(/[‐-―]/gu, '-')
    .replace(/\s+/gu, ' ')
    .trim();
}

function unescapeData(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}
