// Characters that can hide words from readers or break words for search.
const NEVER_SEEN =
  /(?!\p{Join_Control}|\p{Variation_Selector})\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffb]|[\u{e0100}-\u{e01ef}]/gu;
const CONTROLS = /(?![\n\t])\p{Cc}/gu;
// Persian and Indic spelling and joined emoji need a joiner, but only a single one between two non-ASCII characters.
const STRAY_JOINER =
  /(?<![^\p{ASCII}\p{Cf}\s])\p{Join_Control}+|\p{Join_Control}+(?![^\p{ASCII}\p{Cf}\s])|\p{Join_Control}{2,}/gu;
const STACKED_SELECTORS = /(\p{Variation_Selector})\p{Variation_Selector}+/gu;
// A selector after each letter could spell a hidden text. After an ASCII character, selectors occur only in keycap
// emoji: 1️⃣.
const SELECTORS_OF_ASCII = /(?<=\p{ASCII})\p{Variation_Selector}(?!\u20e3)/gu;
// More marks than any letter has. Normalizing takes time that grows with the square of their number, so Unicode allows
// at most 30 of them (UAX 15).
const STACKED_MARKS = /(\p{M}{30})\p{M}+/gu;
// Characters that take up space without showing anything, and are not white space.
const BLANKS = /[\u2800\ufffc]/g;
const LINE_ENDS = /\r\n?|[\u0085\u2028\v\f]/g;
const PARAGRAPH_SEPARATOR = /\u2029/g;
// Most texts contain only these characters, and a format may have millions of short texts, such as cells.
const PLAIN = /^[\n\t -~]*$/;
// White space except single spaces, which are by far the most: within a line, and across lines.
const LONG_SPACES = /[^\S\n ][^\S\n]*| [^\S\n]+/g;
const WIDE_SPACES = /[^\S ]\s*| \s+/g;

/**
 * Returns a text as a reader sees it: well-formed Unicode in NFC, with `\n` line breaks and without invisible
 * characters.
 */
export function visibleText(text: string): string {
  if (PLAIN.test(text)) {
    return text;
  }
  const lines = text.toWellFormed().replace(LINE_ENDS, '\n').replace(PARAGRAPH_SEPARATOR, '\n\n').replace(CONTROLS, '');
  if (isAscii(lines)) {
    return lines;
  }
  return lines
    .replace(NEVER_SEEN, '')
    .replace(BLANKS, ' ')
    .replace(STRAY_JOINER, '')
    .replace(STACKED_SELECTORS, '$1')
    .replace(SELECTORS_OF_ASCII, '')
    .replace(STACKED_MARKS, '$1')
    .normalize('NFC');
}

/** Returns a visible text with single spaces, without those around its line breaks and at its ends. */
export function visibleLines(text: string): string {
  const tidy = visibleText(text).replace(LONG_SPACES, ' ');
  return (tidy.includes('\n') ? tidy.replace(/ ?\n ?/g, '\n') : tidy).trim();
}

/** Returns a visible text on one line with single spaces, without those at its ends. */
export function visibleLine(text: string): string {
  return visibleText(text).replace(WIDE_SPACES, ' ').trim();
}

function isAscii(text: string): boolean {
  return !/[^\p{ASCII}]/u.test(text);
}
