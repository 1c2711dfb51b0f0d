import { textAfter } from '../text/text-beside.ts';
import type { TextRange } from '../text/text-range.ts';
import { wordSet } from '../text/word-set.ts';

const REPLIES = wordSet(
  `yes no thanks ja nein danke genau stimmt klar oui non merci si claro gracias certo grazie nee neen bedankt sim nao obrigado obrigada tak nie jasne dziekuje nej tack visst goddag hejsan`,
);

/** Whether a word is said where the name of a field could be, as in "Klant: Nee, dat hoeft niet.". */
export function isReply(text: string, word: TextRange): boolean {
  return (
    REPLIES.has(text.slice(word.start, word.end).toLowerCase()) &&
    /^(?:, [a-z]|[.!?])/.test(textAfter(text, word.end, 3))
  );
}
