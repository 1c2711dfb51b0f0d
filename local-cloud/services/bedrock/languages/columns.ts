import { foldText } from '../words.ts';
import type { Asked } from './language-words.ts';
import { phrasePattern } from './phrases.ts';
import names from './words/columns.json' with { type: 'json' };

// How tables name the columns of each kind, in the nine languages that the reader knows; `nombre` is a name in Spanish
// and a number in French.
const COLUMNS = new Map<Asked | null, RegExp>(
  (Object.keys(names) as (keyof typeof names)[]).map((kind) => [kind, new RegExp(phrasePattern(names[kind]))]),
);

/** Whether a column with this name has what a question of this kind asks for: `Standort` has places. */
export function isColumnOfKind(name: string, kind: Asked | null): boolean {
  return COLUMNS.get(kind)?.test(foldText(name)) ?? false;
}

/** Whether one of the cells has what a question of this kind asks for, by the names of the columns. */
export function hasColumnOfKind(header: readonly string[], cells: readonly string[], kind: Asked | null): boolean {
  return header.some((name, at) => (cells[at] ?? '') !== '' && isColumnOfKind(name, kind));
}
