import { GIVEN } from '../../../names/name-bits.ts';
import { isInLanguage } from '../../../names/words-of-languages.ts';
import type { ScannedText } from '../../../text/scanned-text.ts';
import { endsOf, type NameRun } from '../name-run.ts';

/**
 * Whether " i " between two words joins the surnames of a Catalan: "Pere Vilardell i Mas". "Anna i Marta" are two
 * persons.
 */
export function joinsCatalanSurnames(scanned: ScannedText, run: NameRun, gap: string): boolean {
  const last = endsOf(run)[1];
  return (
    gap === ' i ' && run.length > 1 && last.role === 'name' && (last.bits & GIVEN) === 0 && isInLanguage(scanned, 'es')
  );
}
