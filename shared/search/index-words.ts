import { once } from '../once.ts';
import { foldToAscii } from './fold-to-ascii.ts';

// Between spaces, most text consists of ASCII letters and digits with punctuation around them, or of punctuation alone.
const PLAIN = /^[!-/:-@[-^`{-~]*([A-Za-z0-9]+)[!-/:-@[-^`{-~]*$/;
const PUNCTUATION = /^[!-/:-@[-^`{-~]*$/;

// White space, except for the narrow space inside a number, which is part of the word.
const SPACES = /[\t\n\v\f\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u205f\u3000]+/u;

// Scripts that write words without spaces: the index keeps each run of their letters whole.
const UNSPACED =
  '[\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}\\p{Script=Tai_Le}\\p{Script=New_Tai_Lue}\\p{Script=Tai_Tham}\\p{Script=Tai_Viet}\\p{Script=Ahom}]';
// Only letters and marks: digits and signs of these scripts are separate words.
const UNSPACED_LETTER = `[${UNSPACED}&&[\\p{L}\\p{M}]]`;
const HANGUL = '[\\p{Script=Hangul}&&\\p{L}]';
// Repeats the character before it, as in "人々". The index treats it as an ordinary letter, not as part of a run.
const ITERATION_MARK = '[々〻]';
const HAN = `[\\p{Script=Han}--${ITERATION_MARK}]`;
const HAN_OR_KANA = `[${HAN}[[\\p{Script=Hiragana}\\p{Script=Katakana}]&&\\p{L}]ー]`;
// The index does not treat it as a letter, although newer versions of Unicode do: it ends a word, as in "〆切".
const CLOSING_MARK = '〆';
const WORD_CHARACTER = `[[\\p{Alphabetic}\\p{Nd}_]--[${HAN}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}ー${CLOSING_MARK}]--${UNSPACED}]`;
// Marks on a letter, and signs between two letters that do not separate words, as in "K’s".
const MARK = '[[\\p{M}\\p{Cf}]--\\u200b]';
const JOINING_SIGN = "['’‘.․﹒:·‧՟״︓﹕]";
const LETTER = `(?:[${WORD_CHARACTER}--[\\p{Nd}_]]|${HANGUL})`;
// Hangul that touches letters of another script is one word with them, as in "API를".
const ALONE_BEFORE = `(?<!(?:${HANGUL}|${WORD_CHARACTER})${MARK}*|${LETTER}${MARK}*${JOINING_SIGN}${MARK}*)`;
const ALONE_AFTER = `(?!${MARK}|${HANGUL}|${WORD_CHARACTER}|${JOINING_SIGN}${MARK}*${LETTER})`;
const HANGUL_RUN = `${ALONE_BEFORE}(?:${HANGUL}${MARK}*)+${ALONE_AFTER}`;
const CJK_RUN = `(?:${HAN_OR_KANA}${MARK}*|${HANGUL_RUN})+`;
const UNSPACED_RUN = `${UNSPACED_LETTER}[${UNSPACED_LETTER}${MARK}]*`;
const runs = once(() => ({
  every: new RegExp(`(${CJK_RUN}|${UNSPACED_RUN})`, 'v'),
  unspaced: new RegExp(UNSPACED_RUN, 'v'),
}));
// Every letter of such a run is in these blocks, and most texts have no letters there.
const MAY_HOLD_RUNS = /[\u0e00-\u1cff\u2e80-\u{10ffff}]/u;
// Each emoji is a word. All characters listed here by code are pictographs in the index's version of Unicode; in newer
// versions some are not.
const EMOJI =
  /^(?:[\p{Extended_Pictographic}\u2600-\u2605\u2607-\u2612\u2614-\u2685\u2690-\u2705\u2708-\u2712\u2388\u2765-\u2767\u{1f000}-\u{1f0ff}]|\p{Regional_Indicator}{2}|[#*]\ufe0f?\u20e3)/u;
const WIDE_OR_NARROW = /[\uff01-\uff5e\uff65-\uff9f]+/gu;

// Letters that the segmenter separates from others, unlike the index.
const CUT_APART = new RegExp(`[${HANGUL}${ITERATION_MARK}]`, 'gv');
// Underscores and similar characters join words, but are not words themselves, as in "Name: ____".
const JOINERS = /^[\p{Pc}\u202f][\p{Pc}\p{M}\p{Cf}\u202f]*$/u;
const segmenter = once(() => new Intl.Segmenter('und', { granularity: 'word' }));

/**
 * The words of a text, in order, exactly as the analyzer of schema version 1 makes them, so that code can count the
 * words in the index. Change both together: a word that differs is not found. `change`, which later schema versions
 * need, is applied to lower-case words before accents are folded, but not to words of ASCII letters and digits alone,
 * nor to runs of Chinese, Japanese, Korean and scripts without spaces.
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
  const segmented = (part: string) => segmentsOf(part).map((word) => foldToAscii(change(lowerCase(word))));
  if (!MAY_HOLD_RUNS.test(piece)) {
    return segmented(piece);
  }
  // `split` puts the matches at the odd indexes.
  return piece.split(runs().every).flatMap((part, at) => {
    if (at % 2 === 0) {
      return segmented(part);
    }
    return runs().unspaced.test(part) ? [part] : pairsOf([...part]);
  });
}

// Chinese, Japanese and Korean become overlapping pairs of characters; a single character stays as it is.
function pairsOf(characters: readonly string[]): string[] {
  return characters.length < 2
    ? [...characters]
    : characters.slice(1).map((character, at) => `${characters[at]}${character}`);
}

// The segmenter would separate these letters from others, which the index does not: an "x" takes the place of each.
function segmentsOf(part: string): string[] {
  const shown = part.replace(CUT_APART, (letter) => 'x'.repeat(letter.length)).replaceAll(CLOSING_MARK, ' ');
  return [...segmenter().segment(shown)]
    .filter(({ isWordLike, segment }) => (isWordLike && !JOINERS.test(segment)) || EMOJI.test(segment))
    .map(({ segment, index }) => part.slice(index, index + segment.length));
}

// As in the index, each character becomes exactly one, regardless of its neighbors: no final sigma, and no dot of a
// Turkish İ.
function lowerCase(word: string): string {
  return [...word].map((character) => String.fromCodePoint(character.toLowerCase().codePointAt(0) ?? 0)).join('');
}
