import type { Finding } from '../../finding.ts';
import { COMMON, listedBits, TECHNICAL } from '../../names/name-bits.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { findCorners } from './address-corner.ts';
import { type AddressExtent, growAddress } from './address-extent.ts';
import {
  type AddressToken,
  addressTokens,
  endingOf,
  isHouse,
  isIntroduction,
  isLeadingType,
  isMiddleType,
  isNamePart,
  isSureUnit,
  typeOf,
} from './address-token.ts';
import { ADDRESS_INTRODUCTION, BOX } from './street-words.ts';

/** The tokens of the heart of an address, from one index to another (exclusive), and how far they prove it. */
interface AddressCore {
  readonly from: number;
  readonly to: number;
  /** What it needs: nothing more, a flat, a post code or an introduction beside it, or a post code with its town. */
  readonly proof: 'itself' | 'neighbour' | 'post code';
}

const NAME_WORDS_MAX = 6;
const INTRODUCTION_REACH = 48;

/**
 * Addresses of houses and post boxes: a number with its street, grown to the flat before and the post code behind it.
 */
export function findStreetAddresses(scanned: ScannedText): Finding[] {
  if (scanned.groups.length === 0) {
    return findCorners(scanned);
  }
  const tokens = addressTokens(scanned);
  const found: Finding[] = [];
  let done = 0;
  for (const [index, token] of tokens.entries()) {
    if (index < done || !token.isNumber || token.gap === 'none') {
      continue;
    }
    const core = coreAt(scanned, tokens, index, done);
    if (core === null) {
      continue;
    }
    const extent = growAddress(tokens, core, done);
    const finding = addressOf(scanned, tokens, core, extent);
    if (finding === null) {
      continue;
    }
    found.push(finding);
    done = extent.to;
  }
  return [...found, ...findCorners(scanned)];
}

function addressOf(
  scanned: ScannedText,
  tokens: readonly AddressToken[],
  core: AddressCore,
  extent: AddressExtent,
): Finding | null {
  const [first, last] = [tokens[extent.from], tokens[extent.to - 1]];
  if (first === undefined || last === undefined) {
    return null;
  }
  const introduced = isIntroduced(scanned, first.start);
  const proven = {
    itself: true,
    neighbour: extent.grew || introduced,
    'post code': extent.hasPostCode || introduced,
  };
  if (!proven[core.proof]) {
    return null;
  }
  return {
    kind: 'STREET_ADDRESS',
    start: first.start,
    end: last.end,
    strength: introduced && core.proof === 'itself' ? 2 : 1,
  };
}

function coreAt(scanned: ScannedText, tokens: readonly AddressToken[], index: number, floor: number): AddressCore | null {
  return (
    numberLast(tokens, index, floor) ??
    numberFirst(tokens, index) ??
    boxNumber(scanned, tokens, index) ??
    introducedName(scanned, tokens, index, floor) ??
    bareName(tokens, index, floor)
  );
}

// "14 Crown Street", "20 Rue Hsine Eloued".
function numberFirst(tokens: readonly AddressToken[], index: number): AddressCore | null {
  if (!isHouse(tokens[index])) {
    return null;
  }
  const next = tokens[index + 1];
  if (next !== undefined && isLeadingType(next) && follows(next)) {
    const to = nameEnd(tokens, index + 2);
    if (to > index + 2) {
      return { from: index, to, proof: 'itself' };
    }
  }
  return typedName(tokens, index);
}

function typedName(tokens: readonly AddressToken[], index: number): AddressCore | null {
  let capitals = 0;
  for (let i = index + 1; i <= index + NAME_WORDS_MAX + 1; i += 1) {
    const token = tokens[i];
    if (token?.gap !== 'space') {
      return null;
    }
    const type = i > index + 1 ? typeOf(token) : null;
    const proof = type === null ? null : proofOf(type, token, capitals);
    if (proof !== null) {
      return { from: index, to: i + 1, proof };
    }
    if (capitals > 0 && !isNameLike(token)) {
      return null;
    }
    if (token.isCapital) {
      capitals += 1;
    }
  }
  return null;
}

// A text in lower case needs a type that is written out and means nothing else.
function proofOf(type: 'sure' | 'usual' | 'weak', token: AddressToken, capitals: number): AddressCore['proof'] | null {
  if (capitals === 0) {
    return type === 'sure' && token.lower.length > 3 ? 'itself' : null;
  }
  if (!token.isCapital && type !== 'sure') {
    return null;
  }
  return type === 'weak' ? 'neighbour' : 'itself';
}

const follows = ({ gap }: AddressToken): boolean => gap === 'space' || gap === 'comma';

// The end of a row of name words from here on; the last has a capital letter.
function nameEnd(tokens: readonly AddressToken[], from: number): number {
  let to = from;
  for (let i = from; i < from + NAME_WORDS_MAX; i += 1) {
    const token = tokens[i];
    if (token === undefined || token.gap !== 'space' || !isNamePart(token)) {
      break;
    }
    if (token.isCapital) {
      to = i + 1;
    }
  }
  return to;
}

// "Bundesstrasse 31", "Apt. 066", "Árpád fejedelem útja 3", "Via Tasso 129", "C/ Señores Curas, 88".
function numberLast(tokens: readonly AddressToken[], index: number, floor: number): AddressCore | null {
  const number = tokens[index];
  if (number === undefined || index <= floor || !follows(number) || !isHouse(number)) {
    return null;
  }
  return (number.gap === 'space' ? behindOneWord(tokens, index, floor) : null) ?? fromLeadingType(tokens, index, floor);
}

function behindOneWord(tokens: readonly AddressToken[], index: number, floor: number): AddressCore | null {
  const word = tokens[index - 1];
  if (word === undefined) {
    return null;
  }
  const core = { from: index - 1, to: index + 1 };
  if (isSureUnit(word)) {
    return { ...core, proof: word.isCapital ? 'itself' : 'neighbour' };
  }
  const ending = endingOf(word);
  if (ending !== null) {
    return { ...core, proof: ending === 'sure' && word.isCapital ? 'itself' : 'neighbour' };
  }
  return isMiddleType(word) && !word.isCapital ? beforeMiddle(tokens, index, floor) : null;
}

function beforeMiddle(tokens: readonly AddressToken[], index: number, floor: number): AddressCore | null {
  let from = index - 1;
  while (from > Math.max(floor, index - 5) && tokens[from]?.gap === 'space' && tokens[from - 1]?.isNumber === false) {
    from -= 1;
  }
  while (from < index - 1 && tokens[from]?.isCapital === false) {
    from += 1;
  }
  return from === index - 1 ? null : { from, to: index + 1, proof: 'itself' };
}

function fromLeadingType(tokens: readonly AddressToken[], index: number, floor: number): AddressCore | null {
  let capitals = 0;
  for (let i = index - 1; i >= Math.max(floor, index - NAME_WORDS_MAX - 1); i -= 1) {
    const token = tokens[i];
    if (token === undefined) {
      return null;
    }
    if (isLeadingType(token) && capitals > 0) {
      return { from: i, to: index + 1, proof: 'itself' };
    }
    if (!isNamePart(token) || token.gap !== 'space') {
      return null;
    }
    if (token.isCapital) {
      capitals += 1;
    }
  }
  return null;
}

const MILITARY = /(?:psc|unit) \d{1,5},? box $|(?:[afd]po),? a[aep] $/;

// "P.O. Box 149", "PSC 0413, Box 8144", "APO AA 42323".
function boxNumber({ lower }: ScannedText, tokens: readonly AddressToken[], index: number): AddressCore | null {
  const start = tokens[index]?.start ?? 0;
  const before = lower.slice(Math.max(0, start - 32), start);
  const lead = BOX.exec(before)?.[0] ?? MILITARY.exec(before)?.[0];
  if (lead === undefined) {
    return null;
  }
  let from = index;
  while (from > 0 && (tokens[from - 1]?.start ?? 0) >= start - lead.length) {
    from -= 1;
  }
  return { from, to: index + 1, proof: 'itself' };
}

// Behind "lives on", "my address is" and the like, a name with a number is enough.
function introducedName(
  scanned: ScannedText,
  tokens: readonly AddressToken[],
  index: number,
  floor: number,
): AddressCore | null {
  let from = index;
  while (
    from > floor &&
    tokens[from]?.gap === 'space' &&
    isNameLike(tokens[from - 1]) &&
    index - from < NAME_WORDS_MAX
  ) {
    from -= 1;
  }
  for (let i = from; i < index; i += 1) {
    if (introduces(scanned, tokens, i)) {
      return { from: i, to: index + 1, proof: 'itself' };
    }
  }
  if (!introduces(scanned, tokens, index)) {
    return null;
  }
  const to = nameEnd(tokens, index + 1);
  const after = tokens[to];
  if (to === index + 1) {
    return null;
  }
  return { from: index, to: after?.gap === 'space' && isHouse(after) ? to + 1 : to, proof: 'itself' };
}

// "Steinfelden 73": any name with a number; only a post code behind it makes it an address.
function bareName(tokens: readonly AddressToken[], index: number, floor: number): AddressCore | null {
  const [name, house] = [tokens[index - 1], tokens[index]];
  if (name === undefined || index <= floor || house?.gap !== 'space' || !isHouse(house)) {
    return null;
  }
  // "PSC 0413, Box 8144" is a box.
  const isName =
    name.isCapital &&
    !name.isNumber &&
    tokens[index + 1]?.lower !== 'box' &&
    (listedBits(name.lower) & (COMMON | TECHNICAL)) === 0;
  return isName ? { from: index - 1, to: index + 1, proof: 'post code' } : null;
}

const isNameLike = (token: AddressToken | undefined): boolean =>
  token !== undefined && (token.isNumber || isNamePart(token));

function introduces(scanned: ScannedText, tokens: readonly AddressToken[], index: number): boolean {
  const [before, token] = [tokens[index - 1], tokens[index]];
  if (token === undefined || (before !== undefined && token.gap === 'space' && !isIntroduction(before))) {
    return false;
  }
  return isIntroduced(scanned, token.start);
}

function isIntroduced({ lower }: ScannedText, start: number): boolean {
  return ADDRESS_INTRODUCTION.test(lower.slice(Math.max(0, start - INTRODUCTION_REACH), start));
}
