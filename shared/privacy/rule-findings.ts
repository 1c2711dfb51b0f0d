import type { Detectors } from './detectors/detectors.ts';
import { disguisesIn } from './detectors/disguises.ts';
import { endWithInitial } from './detectors/names/beside/initial-after.ts';
import type { Finding } from './finding.ts';
import { withoutOverlaps } from './overlaps.ts';
import { canonicalText } from './text/fold-character.ts';
import { BARRIER, type FoldedText } from './text/folded-text.ts';
import { hyphenatedEnd } from './text/hyphenated-end.ts';
import { indexTexts } from './text/needed/text-index.ts';
import { excerptsAroundBarriers } from './text/scan-again.ts';
import { scanText } from './text/scanned-text.ts';
import type { TextRange } from './text/text-range.ts';

/** Returns what the rules find in the parts of a text that may read differently now that something is covered. */
export function scanAgain(folded: FoldedText, detectors: Detectors): Finding[] {
  return excerptsAroundBarriers(folded).flatMap(({ text, offset, zone }) =>
    scanOnce(text, detectors)
      .map((finding) => ({ ...finding, start: finding.start + offset, end: finding.end + offset }))
      .filter(({ start, end }) => start >= zone.start && end <= zone.end),
  );
}

/** Returns what the rules find in a text, overlaps included. */
export function scanOnce(folded: FoldedText, detectors: Detectors): Finding[] {
  const scanned = scanText(folded);
  indexTexts([scanned.text, scanned.lower]);
  const findings = detectors.structured.flatMap((detector) => detector(scanned));
  const beside = [...findings, ...detectors.beside.flatMap((detector) => detector(scanned))];
  const certain = findings.filter(({ strength }) => strength === 3);
  for (const { text, removed } of detectors.structured.length === 0 ? [] : disguisesIn(folded)) {
    const disguised = scanText(text);
    for (const finding of detectors.structured.flatMap((detector) => detector(disguised))) {
      const [start, end] = [text.sourceStart(finding.start), text.sourceEnd(finding.end)];
      // Only a finding across a removed part is new, and none replaces a certain finding in the text as it is written.
      const isNew = removed.some((gap) => gap.start >= start && gap.end <= end);
      if (!isNew || certain.some((plain) => overlap(plain, { start, end }))) {
        continue;
      }
      const value = finding.value ?? canonicalText(text.text.slice(finding.start, finding.end));
      findings.push({ ...finding, start, end, value });
    }
  }
  return [...findings, ...detectors.heuristic.flatMap((detector) => detector(scanned, beside))];
}

// The initial of a surname belongs to the name, whichever rule found the name.
const withInitial = (text: string, finding: Finding): Finding =>
  finding.kind === 'PERSON' ? { ...finding, end: endWithInitial(text, finding) } : finding;

// "Eugen Schlot-\nter": a name of which a rule found the first line is covered to its end.
function withRest(text: string, finding: Finding): Finding {
  const end = finding.kind === 'PERSON' ? hyphenatedEnd(text, finding.end) : finding.end;
  const written = text.slice(finding.start, end);
  return end === finding.end ? finding : { ...finding, end, value: canonicalText(written.replace(/-\n[ \t]*/, '')) };
}

/**
 * Returns findings of a text in their full extent, sorted and without overlaps; drops those that cross an earlier
 * finding or split a character of the source.
 */
export function wholeFindings(folded: FoldedText, findings: readonly Finding[]): Finding[] {
  const { text, splits } = folded;
  const whole = findings.map((finding) => withRest(text, withInitial(text, finding)));
  return withoutOverlaps(
    whole.filter(
      ({ start, end }) => end > start && !splits(start) && !splits(end) && !text.slice(start, end).includes(BARRIER),
    ),
  );
}

function overlap(a: TextRange, b: TextRange): boolean {
  return a.start < b.end && b.start < a.end;
}
