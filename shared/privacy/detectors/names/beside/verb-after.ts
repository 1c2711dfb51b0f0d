import { nameBits } from '../../../names/name-bits.ts';
import { isInLanguage, type Language } from '../../../names/words-of-languages.ts';
import type { ScannedText } from '../../../text/scanned-text.ts';
import { textAfter } from '../../../text/text-beside.ts';

// The endings of past tenses, which few surnames of the language have.
const ENDINGS: readonly (readonly [Language, RegExp])[] = [
  ['pt', /.(?:ou|aram|eram|iram|avam)$/],
  ['es', /.(?:aron|ieron|aban)$/],
  ['en', /..[a-z]ed$/],
  ['fr', /.(?:aient|erent)$/],
  ['it', /.(?:arono|irono|avano)$/],
  ['de', /.(?:ierte|ierten)$/],
];

/**
 * Whether a folded word after a letter and a full stop, given with its end, is the verb of the next sentence: "C e F.
 * Faltou o Rui".
 */
export const beginsWithVerb = (scanned: ScannedText, word: string, end: number): boolean =>
  nameBits(word) === 0 &&
  /^ [a-z]/.test(textAfter(scanned.text, end, 2)) &&
  ENDINGS.some(([language, ending]) => ending.test(word) && isInLanguage(scanned, language));
