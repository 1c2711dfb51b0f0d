import { withoutQuestionWords } from './question-words.ts';

// The signs in "1º" and "2ª" count as letters in Unicode.
const ORDINAL_SIGN = /[ªº]/gu;
const TELLING = new RegExp(
  [
    // A character that is a word by itself, as in Chinese.
    '\\p{Lo}',
    // Two letters, "é" in two characters, "Q&A", "U.S.", "Wi-Fi", "C#".
    '\\p{L}\\p{M}*[.&/-]?\\p{L}',
    '\\p{L}\\p{M}',
    '\\p{Lu}[#+&]',
    // The letter of a code beside its number: "M30", "M-30", "M 30", "5G".
    '\\p{L}[.-]?\\p{N}',
    '\\p{N}[.-]?\\p{L}',
    '(?<!\\p{L})\\p{Lu}\\s\\p{N}',
    // 405, 19:30, 12,50, 24/7: shorter numbers are in nearly every text, except with the sign of their unit: § 7, 5 %.
    '\\p{N}{3}',
    '\\p{N}{2}[.:,/]\\p{N}',
    '\\p{N}[.:,/]\\p{N}{2}',
    '[§#№%‰€$£¥₹]\\s?\\p{N}',
    '\\p{N}\\s?[%‰°€$£¥₹]',
  ].join('|'),
  'u',
);

/** Returns the expression for what a query says, for the test that no text can slow it down. */
export const tellingExpression = (): RegExp => TELLING;

/**
 * Whether a query has a word, a code or a number that says what it is about: "405?", "PIN?" and "M30" do; "7?", "What
 * is [1]?", `{"a":1}` and emoji do not, and are as near to one passage as to any other.
 */
export function tellsSomething(query: string): boolean {
  return TELLING.test(withoutQuestionWords(query).replace(ORDINAL_SIGN, ''));
}
