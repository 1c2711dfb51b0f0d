import { wordSet } from '../../../word-set.ts';
import type { AddressCore } from '../address-extent.ts';
import { type AddressToken, tokenAt } from '../address-token.ts';
import { canBeName } from './street-name-words.ts';

// English street types in chats. "42 st marys rd", "9a harcourt ave"
const ENGLISH = wordSet('rd ave ln cres gdns blvd tce st cl close grove');
// After these, a name that is another word proves nothing: "3 more close".
const AMBIGUOUS_ENGLISH = wordSet('cl close grove');
const AFTER_ENGLISH = wordSet(
  'buzz flat apt and or near by opp opposite code bell ring please pls plz at around from now today tonight tomorrow tmrw if its it is come thx thanks ta cheers asap top ground first floor in for until til till after before x',
);
const NO_ENGLISH_NAME = wordSet(
  'of for from with until was were is are has had to in on at by the a an and or more other days hours times am pm mins min x per each near nearly new st nd rd th u z w na',
);

/** Returns an English street in lower case after its number: "42 st marys rd", "9a harcourt ave buzz 2". */
export function englishStreet(tokens: readonly AddressToken[], index: number): AddressCore | null {
  const house = tokenAt(tokens, index);
  const before = tokenAt(tokens, index - 1);
  // "send it 2 18b kings rd"
  const isTo = before.lower === '2' && SENT.has(tokenAt(tokens, index - 2).lower);
  const isLed = house.gap !== 'space' || BEFORE_ENGLISH.has(before.lower) || isTo;
  // "42 st marys rd"
  const isSaint = tokenAt(tokens, index + 1).lower === 'st' && tokenAt(tokens, index + 2).lower.length > 3;
  let type = index + (isSaint ? 2 : 1);
  while (isLed && type < index + ENGLISH_WORDS_MAX && isOfEnglish(tokenAt(tokens, type))) {
    type += 1;
  }
  const { lower, gap, isCapital } = tokenAt(tokens, type);
  const names = tokens.slice(index + 1, type);
  if (!isLed || names.length === 0 || isCapital || gap !== 'space' || !ENGLISH.has(lower)) {
    return null;
  }
  const next = tokenAt(tokens, type + 1);
  // Without a gap, the word goes on: "ave0ue". The empty token after the last word has no gap either.
  const isInside = next.gap === 'none' && next.lower !== '';
  const isEnd = !isInside && (next.gap !== 'space' || next.isNumber || AFTER_ENGLISH.has(next.lower));
  return isEnd && (!AMBIGUOUS_ENGLISH.has(lower) || names.every(canBeName))
    ? { from: index, to: type + 1, proof: 'itself' }
    : null;
}

const isOfEnglish = ({ lower, gap, isNumber, isCapital }: AddressToken): boolean =>
  gap === 'space' && !isNumber && !isCapital && !ENGLISH.has(lower) && !NO_ENGLISH_NAME.has(lower);

const ENGLISH_WORDS_MAX = 4;
const SENT = wordSet('it this that them me us come go moved back round');
const BEFORE_ENGLISH = wordSet("at on to from in is its it's near address addr flat");
