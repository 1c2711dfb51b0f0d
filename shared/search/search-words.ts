// OpenSearch rejects a query of more than 1,024 clauses. A word is one clause in each of three fields; an emoji is a
// word, and in a script without spaces every character is one.
const CLAUSES_MAX = 300;
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
// Emoji by blocks as well: the index knows pictographs that later versions of Unicode took away again.
const WORD_OR_CHARACTER =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]|\u20e3|[\p{Extended_Pictographic}\p{Regional_Indicator}\u2600-\u27bf\u{1f000}-\u{1fffd}]|[\p{L}\p{N}\p{M}]+/gu;

/** The prefix of a text that a word search accepts: at most 300 words, emoji or characters without spaces. */
export function searchWords(text: string): string {
  let clauses = 0;
  for (const match of text.matchAll(WORD_OR_CHARACTER)) {
    clauses += UNSPACED.test(match[0]) ? [...match[0]].length : 1;
    if (clauses > CLAUSES_MAX) {
      return text.slice(0, match.index);
    }
  }
  return text;
}
