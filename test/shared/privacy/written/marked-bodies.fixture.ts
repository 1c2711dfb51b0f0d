import { readFileSync } from 'node:fs';
import { findPersonalData } from '../../../../shared/privacy/find-personal-data.ts';
import type { PersonalDataKind } from '../../../../shared/privacy/kinds.ts';

/** Matches a value in a marked body: its kind, and the value itself. */
export const MARKED = /«([A-Z_]+)\|([^»]*)»/g;

/** Reads the bodies of a file in which a line `== title` is above each, and each value is written as `«KIND|value»`. */
export function markedBodies(path: string): { title: string; marked: string }[] {
  const parts = readFileSync(path, 'utf8').split(/^== /m).slice(1);
  return parts.map((part) => ({
    title: part.slice(0, part.indexOf('\n')),
    marked: part.slice(part.indexOf('\n') + 1),
  }));
}

/** Returns the text with the findings of these kinds marked as in a marked body. */
export function markedAgain(text: string, kinds: readonly PersonalDataKind[]): string {
  let [out, at] = ['', 0];
  for (const { kind, start, end } of findPersonalData(text, kinds)) {
    out += `${text.slice(at, start)}«${kind}|${text.slice(start, end)}»`;
    at = end;
  }
  return out + text.slice(at);
}
