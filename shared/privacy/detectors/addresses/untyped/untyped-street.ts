import { listedBits } from '../../../names/name-bits.ts';
import { PLACE } from '../../../names/word-bits.ts';
import { wordSet } from '../../../word-set.ts';
import type { AddressCore } from '../address-extent.ts';
import { type AddressToken, isUnit, tokenAt } from '../address-token.ts';
import { isWholeClause } from '../lowercase/lowercase-clause.ts';

const HOUSE = /^[1-9]\d{0,2}(?:[a-f]|[/-]\d{1,3}[a-z]?)?$/;

/**
 * Returns a street whose name has no street type, before its number: Dutch "Oude Gracht 12" and "Spui 7", Polish
 * "Rynek 5", Finnish "Mannerheimintie 5 A 12".
 */
export function untypedStreet(tokens: readonly AddressToken[], index: number, limit: number): AddressCore | null {
  const [name, house] = [tokenAt(tokens, index - 1), tokenAt(tokens, index)];
  if (index <= limit || house.gap !== 'space' || !HOUSE.test(house.lower)) {
    return null;
  }
  if (!name.isCapital) {
    return afterAdjective(tokens, index, limit);
  }
  return (
    finnish(tokens, index, limit) ??
    afterAdjective(tokens, index, limit) ??
    dutchPlace(tokens, index, limit) ??
    marketPlace(tokens, index, limit)
  );
}

const core = (from: number, index: number): AddressCore => ({ from, to: index + 1, proof: 'itself' });

// "Mannerheimintie 5", "Hämeentie 11": "-tie" after a genitive, as Dutch "garantie" and French "partie" are not; or any
// Finnish ending before a staircase with a flat ("Kivikuja 2 B 14").
function finnish(tokens: readonly AddressToken[], index: number, limit: number): AddressCore | null {
  const { lower } = tokenAt(tokens, index - 1);
  const [stairs, flat] = [tokenAt(tokens, index + 1), tokenAt(tokens, index + 2)];
  const hasFlat =
    stairs.gap === 'space' && stairs.isCapital && stairs.lower.length === 1 && flat.gap === 'space' && flat.isNumber;
  if (!GENITIVE_ROAD.test(lower) && !(hasFlat && FINNISH.test(lower))) {
    return null;
  }
  const isLong = index - 2 >= limit && FINNISH_ADJECTIVES.has(tokenAt(tokens, index - 2).lower);
  return core(isLong ? index - 2 : index - 1, index);
}

const FINNISH_ADJECTIVES = wordSet(
  'vanha uusi iso pieni itainen lantinen pohjoinen etelainen ylainen alainen keskinen',
);

const GENITIVE_ROAD = /^.{3,}(?:[iuoy]n|een|aan)tie$/;
const FINNISH = /^.{3,}(?:tie|kuja|raitti|rinne|kaari|penger|aukio|tori|ranta|maki|polku|puistikko|kyla|kallio|linja)$/;

// "Oude Gracht 12", "Lange Voorhout 3", "Nieuwe Haven 14": the adjective shows that the noun names a street.
function afterAdjective(tokens: readonly AddressToken[], index: number, limit: number): AddressCore | null {
  const [adjective, noun] = [tokenAt(tokens, index - 2), tokenAt(tokens, index - 1)];
  const last = isUpstairs(tokenAt(tokens, index + 1)) ? index + 1 : index;
  const isStreet =
    index - 2 >= limit &&
    noun.gap === 'space' &&
    (noun.isCapital ? adjective.isCapital : isWholeClause(tokens, index - 2, last + 1)) &&
    DUTCH_ADJECTIVES.has(adjective.lower) &&
    DUTCH_NOUNS.has(noun.lower);
  return isStreet && endsAddress(tokens, last) ? core(index - 2, last) : null;
}

// "oude gracht 212 bis": in Utrecht, the dwelling above.
const isUpstairs = ({ gap, lower }: AddressToken): boolean => gap === 'space' && lower === 'bis';

const DUTCH_ADJECTIVES = wordSet(
  'oude nieuwe lange korte grote kleine hoge lage eerste tweede derde achter voor binnen buiten',
);
const DUTCH_NOUNS = wordSet(
  `gracht haven havens voorhout vijverberg delft rijn vest vesten wal wallen markt brink schans werf hout kerkhof dijk singel kade plein weg doelen doelenstraat molen
  vismarkt veemarkt houtmarkt korenmarkt turfmarkt kolk waal maas nes baan dam poort hof hofje bogen kamp burgwal boteringe ebbinge gasthuis raam leliestraat lombard`,
);

// "Spui 7", "Rokin 92"; "De Brink 8" and "op Meent 94" only after an article or where a place follows: these words have
// other meanings too.
function dutchPlace(tokens: readonly AddressToken[], index: number, limit: number): AddressCore | null {
  const name = tokenAt(tokens, index - 1);
  const before = index - 2 >= limit && name.gap === 'space' ? tokenAt(tokens, index - 2) : undefined;
  const hasArticle = before !== undefined && /^(?:de|het|'t)$/.test(before.lower);
  const from = hasArticle && before.isCapital ? index - 2 : index - 1;
  const isPlace =
    DUTCH_PLACES.has(name.lower) ||
    (DUTCH_SQUARES.has(name.lower) && (hasArticle || isLed(before) || isTownAfter(tokens, index)));
  return isPlace && endsAddress(tokens, index) ? core(from, index) : null;
}

const DUTCH_PLACES = wordSet(
  'spui rokin damrak boompjes blaak coolsingel neude vrijthof vredenburg noordeinde buitenhof binnenhof kneuterdijk oudegracht nieuwegracht voorhout groenplaats korenmarkt janskerkhof',
);
const DUTCH_SQUARES = wordSet('brink meent dam markt plein meir burg drift nes voorstreek zwet');

const isLed = (before: AddressToken | undefined): boolean =>
  before !== undefined && !before.isCapital && /^(?:op|aan|naar|bij|te)$/.test(before.lower);

// "Meent 94, 3011 JP Rotterdam", "Markt 1, Delft": a post code, or a town at the end of its clause.
function isTownAfter(tokens: readonly AddressToken[], index: number): boolean {
  const [town, after] = [tokenAt(tokens, index + 1), tokenAt(tokens, index + 2)];
  const isCode = /^\d{4}$/.test(town.lower) && after.lower.length === 2;
  return town.gap === 'comma' && (isCode || (listedBits(town.lower) & PLACE) !== 0);
}

// "Rynek 5", "Rynek Główny 12", "przy Rynku 8": the market place of a Polish town.
function marketPlace(tokens: readonly AddressToken[], index: number, limit: number): AddressCore | null {
  const name = tokenAt(tokens, index - 1);
  const isLong = index - 2 >= limit && name.gap === 'space' && POLISH_ADJECTIVE.test(name.lower);
  const at = isLong ? index - 2 : index - 1;
  const { lower, isCapital } = tokenAt(tokens, at);
  return isCapital && /^ryn(?:ek|ku)$/.test(lower) && endsAddress(tokens, index) ? core(at, index) : null;
}

const POLISH_ADJECTIVE =
  /^(?:glown|star|now|mal|wielk|staromiejsk|nowomiejsk|koscieln|podcien|gorn|doln|mick)[a-z]{1,4}$/;

// Whether no word follows that the number counts: "Rynek 5 razy większy", "Markt 12 kramen".
function endsAddress(tokens: readonly AddressToken[], index: number): boolean {
  const next = tokenAt(tokens, index + 1);
  return next.gap !== 'space' || next.isCapital || next.isNumber || isUnit(next) || AFTER.has(next.lower);
}

const AFTER = wordSet('in te graag aub en of bij om voor tegenover w we m lok i oraz na kolo obok hs huis is was');
