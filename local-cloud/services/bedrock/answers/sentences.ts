import { ofAllLanguages } from '../languages/languages.ts';

// A full stop after these does not end a sentence, whatever the segmenter says: initials, titles and common
// abbreviations.
const ABBREVIATIONS = ofAllLanguages(({ abbreviations }) => abbreviations)
  .replaceAll('.', '\\.')
  .replaceAll(', ', '|');
const NO_END = new RegExp(`(?:^|[\\s("“])(?:\\p{Lu}|${ABBREVIATIONS}|(?![ap]\\.m)(?:\\p{L}\\.)+\\p{L})\\.\\s*$`, 'u');

// Nor does the full stop after a day that precedes its month, as in `am 31. März`: the segmenter is not told the
// language.
const DAY = /(?:^|[\s("“])\d{1,2}\.\s*$/u;
const MONTH = /^(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)(?!\p{L})/u;

// Nor that of a German ordinal: `bis zum 57. Lebensjahr`.
const ORDINAL =
  /(?:^|\s)(?:[Dd](?:as|em|en|er|es|ie)|[Zz]u[mr]|[Aa][bm]|[Ii]m|[Vv]om|[Bb]is|[Jj]ede[mnrs]?) \d{1,3}\.\s*$/u;

// Nor that of a number at the beginning: `1. Open the valve`.
const ITEM_NUMBER = /^\s*\d{1,3}\.\s*$/;

// A Dutch sentence may begin with a clipped word, which the segmenter mistakes for the end of a quotation: `'s Nachts`.
const CLIPPED = /(?<=[.!?] )(?=['’][a-z] \p{Lu})/u;

// The segmenter ends no sentence before a small letter, but `grounded is true ...` begins one in a manual. A shorter
// word before the full stop is often an abbreviation.
const SMALL_BEGINNING = /(?<=(?:\p{Ll}{5}|\p{Ll}{3}[aeiouy])[.!?][)\]"'”’]* )(?=\p{Ll})/u;

const segmenter = new Intl.Segmenter('und', { granularity: 'sentence' });

/** Splits a text into sentences, each trimmed and on one line; headings and list items count as sentences. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let open = '';
  const segments = Array.from(segmenter.segment(text), ({ segment }) =>
    segment.split(CLIPPED).flatMap((part) => part.split(SMALL_BEGINNING)),
  ).flat();
  for (const [at, segment] of segments.entries()) {
    open += segment;
    const next = segments[at + 1] ?? '';
    const isNumber = ITEM_NUMBER.test(open) || ORDINAL.test(open) || (DAY.test(open) && MONTH.test(next));
    const goesOn = isNumber || NO_END.test(open);
    if (goesOn && !/\n\s*$/.test(open)) {
      continue;
    }
    const sentence = open.replace(/\s+/gu, ' ').trim();
    if (sentence !== '') {
      sentences.push(sentence);
    }
    open = '';
  }
  const rest = open.replace(/\s+/gu, ' ').trim();
  return rest === '' ? sentences : [...sentences, rest];
}

// Not measured: longer lines are whole paragraphs, and shorter ones are lines of a list.
const WRAPPED_WIDTH_MIN = 60;
const WRAPPED_WIDTH_MAX = 160;
const WRAPPED_WORDS_MIN = 6;
// More words than a heading has.
const PROSE_WORDS_MIN = 13;
const ITEM = /^(?:[-*•]|\d{1,3}[.)]|\p{L}[.)]) /u;
// A line of a data file or a sheet of facts.
const NAMED = /^[^\s:]+: /u;

/**
 * Joins the lines of a text that is broken at a fixed width, as in an e-mail: a line goes on if the first word of the
 * next one had no room on it. A line that was joined to another becomes empty, so that all lines keep their numbers.
 */
export function joinWrapped(lines: readonly string[]): readonly string[] {
  const width = Math.max(...lines.map((line) => line.length));
  if (width < WRAPPED_WIDTH_MIN || width > WRAPPED_WIDTH_MAX) {
    return lines;
  }
  const joined = [...lines];
  let start = 0;
  for (const [at, line] of lines.entries()) {
    if (goesOn(lines[at - 1] ?? '', line, width)) {
      joined[start] += ` ${line}`;
      joined[at] = '';
    } else {
      start = at;
    }
  }
  return joined;
}

function goesOn(line: string, next: string, width: number): boolean {
  const [word = ''] = next.split(' ');
  const words = line.split(' ').length;
  const isProse = words >= (/^\p{Ll}/u.test(word) ? WRAPPED_WORDS_MIN : PROSE_WORDS_MIN);
  const isOneText = ![line, next].some((each) => each.includes(' | ')) && !ITEM.test(next) && !NAMED.test(next);
  return isProse && isOneText && word !== '' && line.length + 1 + word.length > width;
}
