import type { Finding, Strength } from '../../finding.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import type { TextRange } from '../../text/text-range.ts';
import { companionsOf } from './companions.ts';
import { initialsOf, signaturesOf } from './initials.ts';
import { invertedNames } from './inverted-names.ts';
import { namesInPlaces } from './names-in-places.ts';
import { namesBeforeColons, namesInSlots } from './names-in-slots.ts';

/** Finds unlisted names at places where only persons appear, or beside persons already found. */
export function findUnlistedNames(scanned: ScannedText, persons: readonly Finding[]): Finding[] {
  const placed = namesInPlaces(scanned);
  const slotted = namesInSlots(scanned, [...persons, ...placed]);
  const all = [...persons, ...placed, ...slotted];
  const likely = [
    ...placed,
    ...slotted,
    ...namesBeforeColons(scanned, all),
    ...companionsOf(scanned, all),
    ...initialsOf(scanned, all),
    ...invertedNames(scanned, all),
  ];
  const signed = signaturesOf(scanned, all);
  return [...likely.map((place) => personAt(place, 1)), ...signed.map((place) => personAt(place, 2))];
}

const personAt = ({ start, end }: TextRange, strength: Strength): Finding => ({ kind: 'PERSON', start, end, strength });
