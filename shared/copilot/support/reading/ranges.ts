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
