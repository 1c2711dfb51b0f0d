import { findPersonalData } from '../../../shared/privacy/find-personal-data.ts';
import { PERSONAL_DATA_KINDS, type PersonalDataKind } from '../../../shared/privacy/kinds.ts';

/** Returns the findings in a text as `KIND text`, for easy comparison. */
export function found(text: string, kinds: readonly PersonalDataKind[] = PERSONAL_DATA_KINDS): string[] {
  return findPersonalData(text, kinds).map(({ kind, start, end }) => `${kind} ${text.slice(start, end)}`);
}

/** Returns a text on one line, with « » around each finding and its kind, and a backslash and an n for a line break. */
export function marked(text: string): string {
  let done = 0;
  const pieces = findPersonalData(text, PERSONAL_DATA_KINDS).map(({ kind, start, end }) => {
    const piece = `${text.slice(done, start)}«${kind} ${text.slice(start, end)}»`;
    done = end;
    return piece;
  });
  return (pieces.join('') + text.slice(done)).replaceAll('\n', '\\n');
}

/** Returns the text that `marked` writes as this row. */
export function unmarked(row: string): string {
  return row.replace(/«[A-Z_]+ ([^»]*)»/g, '$1').replaceAll('\\n', '\n');
}
