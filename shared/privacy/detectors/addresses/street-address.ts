import type { Finding } from '../../finding.ts';
import { compileExpression } from '../../text/compiled-expression.ts';
import { matchAt } from '../../text/match-at.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { CELL_BORDER } from '../../text/tables/table-cells.ts';
import { textAfter, textBefore } from '../../text/text-beside.ts';
import { coreAt } from './address-core.ts';
import { findCorners } from './address-corner.ts';
import { type AddressCore, type AddressExtent, growAddress } from './address-extent.ts';
import { localityAt } from './address-locality.ts';
import { type AddressToken, addressTokens, isLeadingType, isRank, tokenAt } from './address-token.ts';
import { findAnchoredStreets, withFlat } from './anchored-street.ts';
import { isIntroduced } from './introduced-address.ts';
import { skipLowercaseTown } from './lowercase/lowercase-town.ts';
import { findNationalForms } from './national-forms.ts';
import { premisesBefore } from './premises-before.ts';
import { findResidenceStreets } from './residence-street.ts';
import { findResidenceTowns } from './residence-town.ts';
import { codeThenTown } from './town-after-code.ts';
import { type TownAnchor, townAnchors } from './town-anchor.ts';
import { findHamlets } from './untyped/hamlet.ts';
import { withWordsBefore } from './words-before-street.ts';
import { findWrittenStreets } from './written-street.ts';

// Forms that need no number.
const WITHOUT_NUMBER = [findCorners, findResidenceStreets, findHamlets, findWrittenStreets];

/**
 * Finds addresses of houses and post boxes: a number with its street, extended to include the flat before it and the
 * post code after it.
 */
export function findStreetAddresses(scanned: ScannedText): Finding[] {
  // A text without digits.
  if (scanned.groups.length === 0) {
    return WITHOUT_NUMBER.flatMap((find) => find(scanned));
  }
  const tokens = addressTokens(scanned);
  const found: Finding[] = [];
  let done = 0;
  for (const [index, token] of tokens.entries()) {
    // "12 High Street12 High Street": a number directly after a word counts only where the previous address ends.
    const isGlued = token.gap === 'none' && token.start !== found.at(-1)?.end;
    if (index < done || !token.isNumber || isGlued || isBayOrExit(scanned, token) || isMeasure(scanned, token)) {
      continue;
    }
    const core = coreAt(scanned, tokens, { index, limit: done });
    if (core === null) {
      continue;
    }
    const extent = growAddress(tokens, core, done);
    const locality = localityAt(scanned.text, tokenAt(tokens, extent.street - 1).end);
    const grown = {
      ...extent,
      hasPostCode: extent.hasPostCode || locality.hasTown,
      hasTown: locality.hasTown,
      hasUnit: locality.hasUnit,
      proof: core.proof,
    };
    const finding = addressOf(scanned, tokens, grown);
    if (finding === null) {
      continue;
    }
    const street = Math.max(finding.end, locality.end, townAfter(scanned, tokens, extent.to - 1));
    const end = withLowerTown(scanned, tokens, { from: extent.from, end: street });
    addWithPremises(scanned, found, { ...finding, end: withSuffix(scanned.text, withoutPreposition(scanned, end)) });
    while (done < tokens.length && tokenAt(tokens, done).start < end) {
      done += 1;
    }
  }
  const anchors = townAnchors(scanned);
  return [
    ...withAnchored(scanned, found, anchors).map((finding) => withWordsBefore(scanned, finding)),
    ...findCorners(scanned),
    ...findNationalForms(scanned),
    ...findWrittenStreets(scanned),
    ...findResidenceStreets(scanned),
    ...findHamlets(scanned),
    ...findResidenceTowns(scanned, anchors),
  ];
}

// "im at 12 oak road flat 3, leeds": returns the end of the town in lower case after a street in lower case.
function withLowerTown(
  { text }: ScannedText,
  tokens: readonly AddressToken[],
  { from, end }: { readonly from: number; readonly end: number },
): number {
  if (/[A-Z]/.test(text.slice(tokenAt(tokens, from).start, end))) {
    return end;
  }
  let after = from;
  while (after < tokens.length && tokenAt(tokens, after).start < end) {
    after += 1;
  }
  const to = skipLowercaseTown(tokens, after);
  const town = to > after ? tokenAt(tokens, to - 1).end : end;
  return town + (matchAt(LOWER_CODE, text, town) ?? '').length;
}

// "leeds ls6 1nn", "leiden 2312 ab"
const LOWER_CODE = /,? (?:[a-z]{1,2}\d[a-z\d]? \d[a-z]{2}|\d{4} [a-z]{2})(?![a-z\d])/y;

// "cais 3, rua Alexandre Herculano", "salida 2, Polígono Zaisa", "Folio 82, Hoja SE-66120": a number that belongs to
// the word before it, with a comma or "to" after it.
const isBayOrExit = ({ text, lower }: ScannedText, { start, end }: AddressToken): boolean =>
  (text.charAt(end) === ',' || text.startsWith(' to ', end)) &&
  BAY_OR_EXIT.test(textBefore(lower, start, BAY_REACH)) &&
  !STREET_OF_BAY.test(textBefore(text, start, STREET_REACH));

const BAY_OR_EXIT =
  /(?:^|[^a-z])(?:dock|bay|gate|pier|berth|tor|rampe|rampa|baia|banchina|ribalta|muelle|darsena|quai|dok|perron|brama|doca|cais|lastkaj|kaj|lucka|exit|ausfahrt|sortie|salida|uscita|saida|afrit|zjazd|avfart|folio|foja|tomo|hoja|blatt|foglio) $/;
// "Albert Dock 14", "Am Tor 12", "An der Rampe 7": a street with another capitalized word before this one.
const STREET_OF_BAY =
  /(?<![A-Za-z\u00AA-\uFFFB'-])[A-Z][A-Za-z\u00AA-\uFFFB'-]{0,20} (?:d(?:er|em|en) )?[A-Z][a-z]{2,10} $/;
const STREET_REACH = 40;
// As many characters as the longest of these words, with what is before it.
const BAY_REACH = 11;

// "14 chemin de la Garenne à", at the end of a line of a letter.
const withoutPreposition = ({ text }: ScannedText, end: number): number =>
  /[A-Za-z] (?:a|in|te|w|en|em|i)$/.test(textBefore(text, end, 4)) && /^(?:\n|$)/.test(textAfter(text, end, 1))
    ? text.lastIndexOf(' ', end - 1)
    : end;

// "230 V, 1950 W": the voltage and power of a device.
const isMeasure = ({ text }: ScannedText, { end }: AddressToken): boolean => MEASURE.test(textAfter(text, end, 8));

const MEASURE = /^ ?(?:k?V|k?W|[kM]?Hz|k?VA|dB|Wh|kWh)(?:[,;)\n]|$)/;

// Returns the end of an address whose number or town continues, with the flat and town that may follow: "Dorpsweg
// 12-A", "Nieuwe Haven 14-2, Edam", "Rua Augusta, 1.508, ap. 42", "75002 Paris-2".
function withSuffix(text: string, end: number): number {
  if (DUTCH_CODE.test(textBefore(text, end, DUTCH_CODE_MAX))) {
    return end + (matchAt(DUTCH_TOWN, text, end) ?? '').length;
  }
  const suffix = matchAt(SUFFIX, text, end);
  return suffix === null ? end : localityAt(text, end + suffix.length).end;
}

// "Waddenweg 216 te 1335 PL Almere"
const DUTCH_CODE = /(?:^|[^\d])[1-9]\d{3} [A-Z]{2}$/;
const DUTCH_CODE_MAX = 8;
const DUTCH_TOWN = / [A-Z][a-z]{2,24}(?:-[A-Z][a-z]{2,24})?(?! [A-Z])/y;
const SUFFIX =
  /\.\d{3}(?!\d|[.,]\d)|:\d(?![\d:])| (?:nb|bv)(?![A-Za-z])|-(?:[A-Za-z]|bis|ter|hs|rd|[IVX]{1,4}|\d{1,3})(?![A-Za-z0-9-])/y;

// Adds the addresses that are found backward from a post code and a town. Each replaces the findings that it overlaps,
// and extends over those on its own line.
function withAnchored(scanned: ScannedText, found: readonly Finding[], anchors: readonly TownAnchor[]): Finding[] {
  const whole: Finding[] = [];
  let left = found;
  for (const street of findAnchoredStreets(scanned, anchors)) {
    const inside = left.filter(({ start, end }) => start < street.end && street.start < end);
    left = left.filter((finding) => !inside.includes(finding));
    const first = premisesBefore(scanned, street.start) ?? street.start;
    const starts = inside.map(({ start }) => start).filter((at) => isOneLine(scanned, at, first));
    const ends = inside.map(({ end }) => end).filter((at) => isOneLine(scanned, street.end, at));
    whole.push({
      kind: 'STREET_ADDRESS',
      start: Math.min(first, ...starts),
      end: Math.max(street.end, ...ends),
      strength: 2,
    });
  }
  return [...left, ...whole];
}

const isOneLine = ({ text }: ScannedText, from: number, to: number): boolean => !text.slice(from, to).includes('\n');

// "Suite 4, 22 Bevis Marks": the suite may already have been found separately. A longer list of flats keeps its
// beginning: without it, each round would find only the last few of them, and a long list would never be settled.
function addWithPremises(scanned: ScannedText, found: Finding[], finding: Finding): void {
  const flat = withFlat(scanned.text, finding.start);
  const start = premisesBefore(scanned, flat) ?? flat;
  const last = found.at(-1);
  const joined = last !== undefined && last.end > start ? found.pop() : undefined;
  found.push({ ...finding, start: Math.min(start, joined?.start ?? start) });
}

// "Ludwig-Erhard-Str. 18, c/o Bremer, 20459 Hamburg": returns the end of the town after a post code that the address
// was extended to, or 0 when there is none.
function townAfter({ text }: ScannedText, tokens: readonly AddressToken[], last: number): number {
  const { start, lower } = tokenAt(tokens, last);
  return TOWN_CODE.test(lower) && text.charAt(start + lower.length) === ' ' ? (codeThenTown(text, start) ?? 0) : 0;
}

// Four digits alone may be a year.
const TOWN_CODE = /^(?:\d{5}|\d{4}-\d{3}|\d{2}-\d{3})$/;

// "§ 4 Untervermietung Wohnung 31": the number of a section. Folding turns "§" into \x1f.
const OF_SECTION = compileExpression(
  `^${CELL_BORDER} \\d{1,2} [a-z]{4,30} (?:lgh|wohnung|whg|lejl|appartement|apartment|apto|appt) \\d{1,4}$`,
  '',
);

// "28 U.S.C. § 1412 Transfer of Venue", "5 C.F.R. 2635.203"
const OF_CODE = /(?:u\.s\.c|c\.f\.r)\./;
const CODE_MAX = 10;

function addressOf(
  scanned: ScannedText,
  tokens: readonly AddressToken[],
  extent: AddressExtent & Pick<AddressCore, 'proof'> & Readonly<Record<'hasTown' | 'hasUnit', boolean>>,
): Finding | null {
  const [first, last] = [tokenAt(tokens, extent.from), tokenAt(tokens, extent.to - 1)];
  if (
    OF_SECTION.test(scanned.lower.slice(Math.max(0, first.start - 2), last.end)) ||
    OF_CODE.test(scanned.lower.slice(Math.max(0, first.start - CODE_MAX), last.end))
  ) {
    return null;
  }
  const introduced = isIntroduced(scanned, first.start);
  const proven = {
    itself: true,
    neighbor: extent.grew || extent.hasUnit || extent.hasPostCode || introduced,
    'post code': extent.hasPostCode || introduced,
    town: extent.hasTown,
  };
  if (!proven[extent.proof]) {
    return null;
  }
  const hasRank = tokens.slice(extent.from, extent.to).some(isRank);
  return {
    kind: 'STREET_ADDRESS',
    start: first.start,
    end: last.end,
    // "ul. prof. Stefana Banacha 3": the title belongs to the street.
    strength: extent.proof === 'itself' && (introduced || (isLeadingType(first) && hasRank)) ? 2 : 1,
  };
}
