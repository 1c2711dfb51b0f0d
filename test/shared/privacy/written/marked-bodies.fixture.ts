import { readFileSync } from 'node:fs';
import { findPersonalData } from '../../../../shared/privacy/find-personal-data.ts';
import type { PersonalDataKind } from '../../../../shared/privacy/kinds.ts';
import { replaced } from '../text/replaced.ts';

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

/** Returns a marked body with the current findings of these kinds in place of its marks. */
export function markedAgain(marked: string, kinds: readonly PersonalDataKind[]): string {
  const text = marked.replaceAll(MARKED, '$2');
  const marks = findPersonalData(text, kinds).map(({ kind, start, end }) => {
    return { start, end, as: `«${kind}|${text.slice(start, end)}»` };
  });
  return replaced(text, marks);
}
