import { foldToAscii } from './fold-to-ascii.ts';

// Between spaces most text is nothing but ASCII letters and digits with punctuation around them, or punctuation alone.
const PLAIN = /^[!-/:-@[-^`{-~]*([A-Za-z0-9]+)[!-/:-@[-^`{-~]*$/;
const PUNCTUATION = /^[!-/:-@[-^`{-~]*$/;

// White space, except for the narrow space inside a number, which is part of the word.
const SPACES = /[\t\n\v\f\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u205f\u3000]+/u;

// Scripts that write words without spaces: the index keeps each run of their letters whole.
const UNSPACED =
  '[\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}\\p{Script=Tai_Le}\\p{Script=New_Tai_Lue}\\p{Script=Tai_Tham}\\p{Script=Tai_Viet}\\p{Script=Ahom}]';
// Letters and marks alone: digits and signs of these scripts stand apart.
const UNSPACED_LETTER = `[${UNSPACED}&&[\\p{L}\\p{M}]]`;
const HANGUL = '[\\p{Script=Hangul}&&\\p{L}]';
// Repeats the sign before it, as in "人々": to the index a letter like any other, and no part of a run.
const REPEATED = '[々〻]';
const HAN = `[\\p{Script=Han}--${REPEATED}]`;
const HAN_OR_KANA = `[${HAN}[[\\p{Script=Hiragana}\\p{Script=Katakana}]&&\\p{L}]ー]`;
// Not a letter to the index, although later versions of Unicode have it as one: it ends a word, as in "〆切".
const CLOSING_MARK = '〆';
const LETTER = `[[\\p{Alphabetic}\\p{Nd}_]--[${HAN}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}ー${CLOSING_MARK}]--${UNSPACED}]`;
// What is on a letter, and what between two letters leaves them one word, as in "K’s".
const ON = '[[\\p{M}\\p{Cf}]--\\u200b]';
const BETWEEN = "['’‘.․﹒:·‧՟״︓﹕]";
const WORD_LETTER = `(?:[${LETTER}--[\\p{Nd}_]]|${HANGUL})`;
// Hangul that touches letters of another script is one word with them, as in "API를".
const ALONE_BEFORE = `(?<!(?:${HANGUL}|${LETTER})${ON}*|${WORD_LETTER}${ON}*${BETWEEN}${ON}*)`;
const ALONE_AFTER = `(?!${ON}|${HANGUL}|${LETTER}|${BETWEEN}${ON}*${WORD_LETTER})`;
const HANGUL_RUN = `${ALONE_BEFORE}(?:${HANGUL}${ON}*)+${ALONE_AFTER}`;
const CJK_RUN = new RegExp(`(?:${HAN_OR_KANA}${ON}*|${HANGUL_RUN})+`, 'v');
const UNSPACED_RUN = new RegExp(`${UNSPACED_LETTER}[${UNSPACED_LETTER}${ON}]*`, 'v');
const RUNS = new RegExp(`(${CJK_RUN.source}|${UNSPACED_RUN.source})`, 'v');
// Each is a word. The signs of this block were pictographs in the Unicode of the index, and partly are none today.
const EMOJI =
  /^(?:[\p{Extended_Pictographic}\u2600-\u2605\u2607-\u2612\u2614-\u2685\u2690-\u2705\u2708-\u2712\u2388\u2765-\u2767\u{1f000}-\u{1f0ff}]|\p{Regional_Indicator}{2}|[#*]\ufe0f?\u20e3)/u;
const WIDE_OR_NARROW = /[\uff01-\uff5e\uff65-\uff9f]+/gu;

// What the segmenter separates from other letters.
const CUT_APART = new RegExp(`[${HANGUL}${REPEATED}]`, 'gv');
// Underscores and their like join words, and are none, as in "Name: ____".
const JOINERS = /^[\p{Pc}\u202f][\p{Pc}\p{M}\p{Cf}\u202f]*$/u;
const segmenter = new Intl.Segmenter('und', { granularity: 'word' });

/**
 * The words of a text as the analyzer of schema version 1 makes them, in order, so that code can count what the index
 * holds. Change both together: a word that differs here is not found. `change` is what a later version does to a
 * lower-case word before accents are folded.
 */
export function indexWords(text: string, change: (word: string) => string = (word) => word): string[] {
  return text.split(SPACES).flatMap((piece) => {
    if (PUNCTUATION.test(piece)) {
      return [];
    }
    const plain = PLAIN.exec(piece)?.[1];
    if (plain !== undefined) {
      return [plain.toLowerCase()];
    }
    return wordsOf(
      piece.replace(WIDE_OR_NARROW, (characters) => characters.normalize('NFKC')),
      change,
    );
  });
}

function wordsOf(piece: string, change: (word: string) => string): string[] {
  // What `split` cuts by is at the odd places.
  return piece.split(RUNS).flatMap((part, at) => {
    if (at % 2 === 0) {
      return segmentsOf(part).map((word) => foldToAscii(change(lowerCase(word))));
    }
    return UNSPACED_RUN.test(part) ? [part] : pairsOf([...part]);
  });
}

// Chinese, Japanese and Korean in overlapping pairs; a character that is alone stays.
function pairsOf(characters: readonly string[]): string[] {
  return characters.length < 2
    ? [...characters]
    : characters.slice(1).map((character, at) => `${characters[at]}${character}`);
}

// The segmenter cuts these from other letters and the index does not, so that it is shown a Latin letter for each.
function segmentsOf(part: string): string[] {
  const shown = part.replace(CUT_APART, (letter) => 'x'.repeat(letter.length)).replaceAll(CLOSING_MARK, ' ');
  return [...segmenter.segment(shown)]
    .filter(({ isWordLike, segment }) => (isWordLike && !JOINERS.test(segment)) || EMOJI.test(segment))
    .map(({ segment, index }) => part.slice(index, index + segment.length));
}

// One character becomes one character, whatever is around it: no final sigma, no dot that remains of a Turkish İ.
function lowerCase(word: string): string {
  return [...word].map((character) => String.fromCodePoint(character.toLowerCase().codePointAt(0) ?? 0)).join('');
}
