import { textBefore } from '../../text/text-beside.ts';

const WORD = /(?<![a-z0-9'/-])([a-z0-9\u00AA-\uFFFB'/-]{1,20}) $/;
// The longest word, the character before it and the space after it.
const REACH = 22;

/** Returns the folded word that only a space separates from a position, or '' when something else is there. */
export const precedingWord = (lower: string, start: number): string =>
  WORD.exec(textBefore(lower, start, REACH))?.[1] ?? '';
