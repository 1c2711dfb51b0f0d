import { findPersonalData } from '../../../shared/privacy/find-personal-data.ts';
import { PERSONAL_DATA_KINDS, type PersonalDataKind } from '../../../shared/privacy/kinds.ts';

/** What is found in a text, as `KIND text`, for comparing at a glance. */
export function found(text: string, kinds: readonly PersonalDataKind[] = PERSONAL_DATA_KINDS): string[] {
  return findPersonalData(text, kinds).map(({ kind, start, end }) => `${kind} ${text.slice(start, end)}`);
}
