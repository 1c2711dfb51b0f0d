import type { WordLanguage } from './languages/language-words.ts';
import { type Token, wordAt } from './tokens.ts';

const TO = /^(?:to|through|thru|till?|bis|au?|al|hasta|ate|do|tot|[-–—至到])$/;
const UNTIL = /^bound:(?:until|max)$/;

/** The words for "between". */
export const BETWEEN = /^(?:between|zwischen|entre|tra|fra|tussen|miedzy|pomiedzy|mellan)$/;

/**
 * Whether two tokens of a sentence are the ends of a range: "Monday to Friday", "Mon-Fri", "between June and August".
 */
export function leadsTo(tokens: readonly Token[], first: number, last: number): boolean {
  const between = tokens.slice(first + 1, last).filter(({ text }) => text !== '.');
  const isUntil = ({ word, meanings }: Token) => TO.test(word) || meanings.some((meaning) => UNTIL.test(meaning));
  const isAnd = BETWEEN.test(wordAt(tokens, first - 1)) && between.every(({ meanings }) => meanings.includes('and'));
  return tokens[last]?.isHyphenated === true || (between.length > 0 && (isAnd || between.every(isUntil)));
}

/** Whether the tokens between two numbers link them, as in "7 to 8 days". In Chinese there may be none: 三四天. */
export function areLinked(between: readonly Token[], language: WordLanguage | null): boolean {
  return (between.length > 0 || language === 'zh') && between.length <= 2 && between.every(isLink);
}

// "29 after five years" are not 29 years.
function isLink({ text, isFiller, meanings }: Token): boolean {
  const isOrder = meanings.some((meaning) => /^bound:(?:after|before)$/.test(meaning));
  const isJoining = isFiller || meanings.some((meaning) => /^(?:and|bound|per)\b/.test(meaning));
  return /^[-–—/]$/.test(text) || (isJoining && !isOrder);
}
