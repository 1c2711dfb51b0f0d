import { isPlainGivenName } from '../../../names/name-bits.ts';
import { isInLanguage } from '../../../names/words-of-languages.ts';
import type { ScannedText } from '../../../text/scanned-text.ts';
import { textAfter, textBefore } from '../../../text/text-beside.ts';
import { wordAfter } from '../person-context.ts';

/**
 * Whether a capital A or O is not an initial: "O Nelson tem a chave". In Portuguese an article comes before a given
 * name, in Spanish, Italian and Polish "A" is another word; only in English can it be an initial without its full stop.
 */
export const isArticleBeforeGiven = (scanned: ScannedText, start: number, written: string): boolean =>
  (written === 'A' || written === 'O') &&
  SENTENCE_START.test(textBefore(scanned.text, start, 3)) &&
  isPlainGivenName(wordAfter(scanned.lower, start + 2)) &&
  !isInLanguage(scanned, 'en');

const SENTENCE_START = /^$|\n$|[.!?:;] {1,2}$/;

/** Whether a word is a given name with a capitalized article before its apostrophe: "L'Anna ha chiamato". */
export const beginsWithArticle = ({ lower }: Pick<ScannedText, 'lower'>, start: number, written: string): boolean =>
  /^L'[A-Z]/.test(written) && isPlainGivenName(textAfter(lower, start + 2, written.length - 2));
