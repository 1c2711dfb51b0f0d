import { textAfter } from '../text/text-beside.ts';
import type { TextRange } from '../text/text-range.ts';
import { wordSet } from '../word-set.ts';

const REPLIES = wordSet(
  `yes no thanks ja nein danke genau stimmt klar oui non merci si claro gracias certo grazie nee neen bedankt sim nao obrigado obrigada tak nie jasne dziekuje nej tack visst goddag hejsan mire oiga`,
);

// How a conversation begins: "Kund: Goddag, Stig här", "AGENT: Good afternoon". Good is a surname too.
const GREETINGS = wordSet(
  `hello hi hallo servus bonjour bonsoir hola buongiorno buonasera goedemorgen goedemiddag goedenavond goeiemorgen goeiemiddag goeienavond hej hejsan goddag tjena`,
);
const GREETING_BEGINNINGS = wordSet('good guten buenos buenas bom boa dzien');

// These are also names, and are replies only before a comma and a lowercase word.
const NAMES = wordSet('klar claro mire');
// What is said about a person: "Mieter: Klar, wohnt im 2. OG".
const OF_PERSON =
  /^[,.] (?:geb|nee?\b|born|known|alias|nat[ao]\b|nac|nasc|ur\.|f\.|fod|wohn|verh|lives|aged|age\b|tel|mob|tfn|nome|piso|[0-9])/i;

/** Whether a word is a reply or a greeting where a field could contain a name, as in "Klant: Nee, dat hoeft niet.". */
export function isReply(text: string, word: TextRange): boolean {
  const written = text.slice(word.start, word.end).toLowerCase();
  const after = textAfter(text, word.end, 8);
  const goesOn = NAMES.has(written) ? /^, [a-z]/ : /^(?:, [a-z]|[.!?])/;
  const isSaid =
    (REPLIES.has(written) && goesOn.test(after)) ||
    (GREETINGS.has(written) && /^(?:[,.!?]| [a-z])/.test(after)) ||
    (GREETING_BEGINNINGS.has(written) && /^ [a-z]/.test(after));
  return isSaid && !OF_PERSON.test(after);
}
