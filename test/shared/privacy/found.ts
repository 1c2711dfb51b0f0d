import { findPersonalData } from '../../../shared/privacy/find-personal-data.ts';
import { PERSONAL_DATA_KINDS, type PersonalDataKind } from '../../../shared/privacy/kinds.ts';
import { replaced } from './text/replaced.ts';

/** Returns the findings in a text, each as its kind and its text: `EMAIL jane@example.com`. */
export function found(text: string, kinds: readonly PersonalDataKind[] = PERSONAL_DATA_KINDS): string[] {
  return findPersonalData(text, kinds).map(({ kind, start, end }) => `${kind} ${text.slice(start, end)}`);
}

/** Returns a text on one line, with « » around each finding and its kind, and `\n` for each line break. */
export function marked(text: string): string {
  const marks = findPersonalData(text, PERSONAL_DATA_KINDS).map(({ kind, start, end }) => {
    return { start, end, as: `«${kind} ${text.slice(start, end)}»` };
  });
  return replaced(text, marks).replaceAll('\n', '\\n');
}

/** Returns the text of a row that `marked` wrote. */
export function unmarked(row: string): string {
  return row.replace(/«[A-Z_]+ ([^»]*)»/g, '$1').replaceAll('\\n', '\n');
}
