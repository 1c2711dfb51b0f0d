import type { ScannedText } from '../../../text/scanned-text.ts';
import { textAfter, textBefore } from '../../../text/text-beside.ts';
import type { TextRange } from '../../../text/text-range.ts';
import { wordSet } from '../../../word-set.ts';

/**
 * Whether "Hans" begins a Swedish, Danish or Norwegian sentence and means "his": "Hans nummer är nytt", but "Hans
 * ringde".
 */
export function isHis({ text, lower }: Pick<ScannedText, 'text' | 'lower'>, { start, end }: TextRange): boolean {
  if (!lower.startsWith('hans ', start) || end !== start + HANS || !BEGINS.test(textBefore(text, start, 2))) {
    return false;
  }
  const [, next = '', second = ''] = NEXT_WORDS.exec(textAfter(text, end, NEXT_MAX)) ?? [];
  if (next === '' || NO_NOUNS.has(next) || !NORDIC.test(textAfter(lower, start, SENTENCE_MAX))) {
    return false;
  }
  // "nummer" ends like "ringer" and "hus" like "opereras": the verb comes after them.
  return !LIKE_VERB.test(next) || VERBS.has(second) || PASSIVE_OR_PAST.test(second);
}

const HANS = 4;
const BEGINS = /^$|\n$|[.!?:;"»”–-] ?$/;
const NEXT_WORDS = /^ ([a-z]{2,30})(?: ([a-z]{1,30}))?/;
const NEXT_MAX = 62;

// Words that German and Dutch do not have, in the rest of the sentence.
const NORDIC =
  /(?<![a-z])(?:ar|och|att|som|inte|pa|av|var|hade|blev|kom|ska|skall|maste|annu|og|ikke|ble|ligger|sitter|hanger|ringde|dog|fru|jacka|nya|forsta|finns|heter|igar|idag|dotter|bror|son|mor|far|bil|personnummer)(?![a-z])/;
const SENTENCE_MAX = 120;

const LIKE_VERB = /.(?:r|de|te|s)$/;
const PASSIVE_OR_PAST = /..(?:as|[^aeiou]s|ade|des|tes)$/;
const VERBS = wordSet(
  `ar var har hade kom blev dog blir kommer ligger hanger sitter star finns heter gar saknas behover arbetar bor ringer ringde galler borjar slutar ska kan vill maste er ble`,
);

// What comes after the name of a person: verbs without such an ending, and words that begin no group with a noun.
const NO_NOUNS = wordSet(
  `och eller med om pa i fran hos till av for som att inte kanske redan nu da idag igar imorgon alltid aldrig ofta snart direkt sedan sen forst ocksa bara under efter over vid mot utan
  ar var har hade blev blir kom ska skall vill kan maste bor far vet sa tog gick fick sag gav stod satt skrev bad ville skulle kunde holl lat fann foll sov drog slog lag dog ligger
  tack hej kan du ni jag vi ta tar sager og eller er fik gik sagde skriver ringer fyller bad blev ble`,
);
