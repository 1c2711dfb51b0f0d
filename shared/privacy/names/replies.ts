import { textAfter } from '../text/text-beside.ts';
import type { TextRange } from '../text/text-range.ts';
import { wordSet } from '../text/word-set.ts';

const REPLIES = wordSet(
  `yes no thanks ja nein danke genau stimmt klar oui non merci si claro gracias certo grazie nee neen bedankt sim nao obrigado obrigada tak nie jasne dziekuje nej tack visst goddag hejsan`,
);

// These are also surnames: one alone is a reply only if more text follows.
const SURNAMES = wordSet('klar claro');
// What is said about a person: "Mieter: Klar, wohnt im 2. OG".
const OF_PERSON =
  /^[,.] (?:geb|nee?\b|born|known|alias|nat[ao]\b|nac|nasc|ur\.|f\.|fod|wohn|verh|lives|aged|age\b|tel|mob|tfn|nome|piso|[0-9])/i;

/** Whether a word is a reply where a field could contain a name, as in "Klant: Nee, dat hoeft niet.". */
export function isReply(text: string, word: TextRange): boolean {
  const written = text.slice(word.start, word.end).toLowerCase();
  const after = textAfter(text, word.end, 8);
  const goesOn = SURNAMES.has(written) ? /^, [a-z]/ : /^(?:, [a-z]|[.!?])/;
  return REPLIES.has(written) && goesOn.test(after) && !OF_PERSON.test(after);
}
