import { foldForMatching } from '../../../../../shared/privacy/text/folded-text.ts';
import type { ScannedText } from '../../../../../shared/privacy/text/scanned-text.ts';
import { scanText } from '../../../../../shared/privacy/text/scanned-text.ts';
import type { TextRange } from '../../../../../shared/privacy/text/text-range.ts';

/** Returns what a rule finds in a row in which « and » enclose each known person. */
export function besideKnown(
  rule: (scanned: ScannedText, persons: readonly TextRange[]) => readonly TextRange[],
  row: string,
): string {
  const persons = [...row.matchAll(/«([^»]+)»/g)].map(({ 1: name = '', index }, i) => ({
    start: index - 2 * i,
    end: index - 2 * i + name.length,
  }));
  const scanned = scanText(foldForMatching(row.replace(/[«»]/g, ''), []));
  return rule(scanned, persons)
    .map(({ start, end }) => scanned.text.slice(start, end))
    .join(', ');
}
