/** A line of a column: its words and its width. */
export interface ColumnLine {
  readonly text: string;
  readonly left: number;
  readonly right: number;
}

// A shorter column does not count as prose.
const LINES_MIN = 4;
// Prose fills its column: most lines are nearly as long as the longest ones.
const FULL = 0.75;
const FULL_SHARE = 0.55;
// The minimum share of lines with a punctuation mark.
const MARKED_SHARE = 0.1;
// The minimum number of letters in an average line; the second is for Chinese, Japanese and Korean.
const LETTERS_MIN = 12;
const WIDE_LETTERS_MIN = 6;
// The minimum share of letters among the characters other than spaces.
const LETTERS_SHARE = 0.6;
// A line that continues the sentence of the previous line starts with a lowercase letter, except for names and German
// nouns.
const CONTINUED_SHARE_MIN = 0.3;
const WIDE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;
const ENDS_SENTENCE = /[.!?:…。！？؟۔।]["'”’)\]»」』]*$/u;
const MARK = /[,;.!?،؛؟۔、，。！？।]/u;
const CASED_START = /^["'“‘„«(]*(?=[\p{Lu}\p{Lt}\p{Ll}])/u;
const SMALL_START = /^["'“‘„«(]*\p{Ll}/u;

/** Whether consecutive lines are running text rather than a list of names, numbers or short entries. */
export function isProse(lines: readonly ColumnLine[]): boolean {
  if (lines.length < LINES_MIN) {
    return false;
  }
  const text = lines.map((line) => line.text).join('');
  const signs = text.replace(/\s/g, '').length;
  const letters = text.match(/[\p{L}\p{M}]/gu)?.length ?? 0;
  const shortest = WIDE.test(text) ? WIDE_LETTERS_MIN : LETTERS_MIN;
  return letters >= signs * LETTERS_SHARE && letters >= lines.length * shortest && isFilled(lines) && runsOn(lines);
}

/** Whether a text ends at the end of a sentence. */
export function endsSentence(text: string): boolean {
  return ENDS_SENTENCE.test(text);
}

function isFilled(lines: readonly ColumnLine[]): boolean {
  const widths = lines.map(({ left, right }) => right - left).sort((one, other) => one - other);
  const long = widths[Math.floor((widths.length - 1) * 0.9)] ?? 0;
  return widths.filter((width) => width >= long * FULL).length >= lines.length * FULL_SHARE;
}

// Whether sentences run on from line to line. In scripts without case, half of the lines must end within a sentence.
function runsOn(lines: readonly ColumnLine[]): boolean {
  const shareOf = (some: readonly ColumnLine[], test: RegExp) =>
    some.filter(({ text }) => test.test(text)).length / Math.max(1, some.length);
  if (shareOf(lines, MARK) < MARKED_SHARE) {
    return false;
  }
  const cased = lines.slice(1).filter(({ text }) => CASED_START.test(text));
  return cased.length >= (lines.length - 1) / 2
    ? shareOf(cased, SMALL_START) >= CONTINUED_SHARE_MIN
    : shareOf(lines, ENDS_SENTENCE) <= 1 / 2;
}
