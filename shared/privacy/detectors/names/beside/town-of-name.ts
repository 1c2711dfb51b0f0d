import { listedBits, PLACE } from '../../../names/name-bits.ts';
import { textBefore } from '../../../text/text-beside.ts';
import type { TextRange } from '../../../text/text-range.ts';
import { wordSet } from '../../../word-set.ts';
import { NAMED_PLACES } from '../../things/named-after.ts';
import { wordBefore } from '../person-context.ts';

/**
 * Whether a part of a known full name is a town or region here: "Anna Breda werkt in Breda", "Clément Lorraine est muté
 * en Lorraine", "Franco Siena vive a Siena".
 */
export function isTownHere(lower: string, { start, end }: TextRange): boolean {
  const before = wordBefore(lower, start);
  if (IN_PLACE.has(before)) {
    return true;
  }
  const word = lower.slice(start, end);
  const isPlace = NAMED_PLACES.has(word) || (listedBits(word) & PLACE) !== 0;
  return isPlace && (TO_PLACE.has(before) || LIVES_AT.test(textBefore(lower, start, LIVES_AT_MAX)));
}

// No person comes directly after these.
const IN_PLACE = wordSet('in uit');
// Not "to", "naar", "z" or "a": "send it to Jordan" may mean the person.
const TO_PLACE = wordSet('en em te aus');
const LIVES_AT = /(?:^|[^a-z])(?:viv|vit|habit|abit|resid|risied|mora|travaill|lavor|trabaj|trabalh)[a-z]{0,4} a $/;
const LIVES_AT_MAX = 20;
