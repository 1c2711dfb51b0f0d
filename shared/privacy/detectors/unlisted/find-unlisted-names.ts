import type { Finding } from '../../finding.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { companionsOf } from './companions.ts';
import { initialsOf } from './initials.ts';
import { namesInPlaces } from './names-in-places.ts';
import { namesInSlots } from './names-in-slots.ts';

/** Names that no list has, where only persons stand or beside persons that were found. */
export function findUnlistedNames(scanned: ScannedText, persons: readonly Finding[]): Finding[] {
  const placed = [...persons, ...namesInPlaces(scanned).map(personAt)];
  const all = [...placed, ...namesInSlots(scanned, placed).map(personAt)];
  const further = [...companionsOf(scanned, all), ...initialsOf(scanned, all)].map(personAt);
  return [...all.slice(persons.length), ...further];
}

const personAt = ({ start, end }: Readonly<Record<'start' | 'end', number>>): Finding => ({
  kind: 'PERSON',
  start,
  end,
  strength: 1,
});
