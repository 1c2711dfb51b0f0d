import type { Finding } from '../finding.ts';
import { matchAt } from '../text/match-at.ts';
import type { ScannedText } from '../text/scanned-text.ts';
import { byStart, type TextRange } from '../text/text-range.ts';
import { findAnchoredStreets, withFlat } from './anchored-street.ts';
import { localityAt } from './locality.ts';
import { premisesBefore } from './premises-before.ts';
import { townAnchors } from './town-anchor.ts';
import { typedStreets } from './typed-streets.ts';
import { withWordsBefore } from './words-before-street.ts';

/**
 * Finds addresses of houses and post boxes: a street with its number by the form of a country, or any name with a
 * number before a post code and its town; with the flat and the premises before it, and the floor, post code and town
 * after it.
 */
export function findAddresses(scanned: ScannedText): Finding[] {
  if (scanned.groups.length === 0) {
    return [];
  }
  const typed = typedStreets(scanned).map(({ start, end }) => ({ start, end: endOfAddress(scanned.text, end) }));
  const anchored = findAnchoredStreets(scanned, townAnchors(scanned));
  return joined(scanned.text, [...typed, ...anchored])
    .map(({ start, end }) => ({ start: withPremises(scanned, start), end }))
    .map((place) => withWordsBefore(scanned, { ...place, kind: 'STREET_ADDRESS', strength: 1 }));
}

// "Dorpsweg 12-A", "Nieuwe Haven 14-2, Edam", "Rua Augusta, 1.508, ap. 42": a number that continues.
const SUFFIX =
  /\.\d{3}(?!\d|[.,]\d)| (?:nb|bv)(?![A-Za-z])|-(?:[A-Za-z]|bis|ter|hs|rd|[IVX]{1,4}|\d{1,3})(?![A-Za-z0-9-])/y;

function endOfAddress(text: string, street: number): number {
  return localityAt(text, street + (matchAt(SUFFIX, text, street)?.length ?? 0)).end;
}

function withPremises(scanned: ScannedText, start: number): number {
  const flat = withFlat(scanned.text, start);
  return premisesBefore(scanned, flat) ?? flat;
}

// Two findings of one address, on one line or up to its post code, are one; an empty line separates addresses.
function joined(text: string, places: readonly TextRange[]): TextRange[] {
  const result: { start: number; end: number }[] = [];
  for (const { start, end } of [...places].sort(byStart)) {
    const last = result.at(-1);
    if (last !== undefined && start < last.end && !text.slice(last.start, end).includes('\n\n')) {
      last.end = Math.max(last.end, end);
    } else {
      result.push({ start, end });
    }
  }
  return result;
}
