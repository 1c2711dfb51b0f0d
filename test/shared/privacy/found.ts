import { findPersonalData } from '../../../shared/privacy/find-personal-data.ts';
import { PERSONAL_DATA_KINDS, type PersonalDataKind } from '../../../shared/privacy/kinds.ts';

/** What is found in a text, as `KIND text`, for comparing at a glance. */
export function found(text: string, kinds: readonly PersonalDataKind[] = PERSONAL_DATA_KINDS): string[] {
  return findPersonalData(text, kinds).map(({ kind, start, end }) => `${kind} ${text.slice(start, end)}`);
}

/** A text with « » around each value that is found, after its kind, and \n for the end of a line. */
export function marked(text: string): string {
  let done = 0;
  const pieces = findPersonalData(text, PERSONAL_DATA_KINDS).map(({ kind, start, end }) => {
    const piece = `${text.slice(done, start)}«${kind} ${text.slice(start, end)}»`;
    done = end;
    return piece;
  });
  return (pieces.join('') + text.slice(done)).replaceAll('\n', '\\n');
}

/** The text of a row in that form. */
export function unmarked(row: string): string {
  return row.replace(/«[A-Z_]+ ([^»]*)»/g, '$1').replaceAll('\\n', '\n');
}
