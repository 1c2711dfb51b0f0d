import { findPersonalData } from '../../../shared/privacy/find-personal-data.ts';
import { PERSONAL_DATA_KINDS, type PersonalDataKind } from '../../../shared/privacy/kinds.ts';

/** Returns the findings in a text, each as its kind and its text: `EMAIL jane@example.com`. */
export function found(text: string, kinds: readonly PersonalDataKind[] = PERSONAL_DATA_KINDS): string[] {
  return findPersonalData(text, kinds).map(({ kind, start, end }) => `${kind} ${text.slice(start, end)}`);
}
