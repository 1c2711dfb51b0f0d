import { readFileSync } from 'node:fs';

/** What stands for a value in a marked body: its kind, and the value itself. */
export const MARKED = /«([A-Z_]+)\|([^»]*)»/g;

/** The bodies of a file in which a line `== title` is above each, and each value stands as `«KIND|value»`. */
export function markedBodies(path: string): { title: string; marked: string }[] {
  const parts = readFileSync(path, 'utf8').split(/^== /m).slice(1);
  return parts.map((part) => ({
    title: part.slice(0, part.indexOf('\n')),
    marked: part.slice(part.indexOf('\n') + 1),
  }));
}
