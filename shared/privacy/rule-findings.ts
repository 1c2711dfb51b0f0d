import { disguisesIn } from './detectors/disguises.ts';
import type { Detectors } from './detectors/structured-detectors.ts';
import type { Finding } from './finding.ts';
import { withoutOverlaps } from './overlaps.ts';
import { BARRIER } from './text/barrier.ts';
import { excerptsAroundBarriers } from './text/excerpts-around-barriers.ts';
import { canonicalText } from './text/fold-character.ts';
import type { FoldedText } from './text/folded-text.ts';
import { hyphenatedEnd } from './text/hyphenated-end.ts';
import { overlapping, within } from './text/range-search.ts';
import { scanText } from './text/scanned-text.ts';

/** Returns what the rules find in the parts of a text that may read differently now that something is covered. */
export function scanAroundBarriers(folded: FoldedText, detectors: Detectors): Finding[] {
  return excerptsAroundBarriers(folded).flatMap(({ text, offset, zone }) =>
    scanWhole(text, detectors)
      .map((finding) => ({ ...finding, start: finding.start + offset, end: finding.end + offset }))
      .filter(({ start, end }) => start >= zone.start && end <= zone.end),
  );
}

/** Returns what the rules find in a text, overlaps included. */
export function scanWhole(folded: FoldedText, detectors: Detectors): Finding[] {
  const scanned = scanText(folded);
  const plain = detectors.structured.flatMap((detector) => detector(scanned));
  const likely = detectors.heuristic.flatMap((detector) => detector(scanned));
  const disguised = detectors.structured.length === 0 ? [] : findDisguised(folded, detectors, plain);
  return [...plain, ...disguised, ...likely];
}

// Returns what the rules find only where a text is read without its disguises.
function findDisguised(folded: FoldedText, { structured }: Detectors, plain: readonly Finding[]): Finding[] {
  const isCertain = overlapping(plain.filter(({ strength }) => strength === 3));
  return disguisesIn(folded).flatMap(({ text, removed }) => {
    const scanned = scanText(text, removed.at(-1)?.start);
    const hasGap = within(removed);
    return (
      structured
        .flatMap((detector) => detector(scanned))
        .map((finding) => inFoldedText(text, finding))
        // Only a finding across a removed part is new, and none replaces a certain finding in the text as written.
        .filter(hasGap)
        .filter((finding) => !isCertain(finding))
    );
  });
}

// Returns a finding in a text without a disguise as a finding in the folded text.
function inFoldedText(text: FoldedText, { start, end, ...finding }: Finding): Finding {
  const value = finding.value ?? canonicalText(text.text.slice(start, end));
  return { ...finding, start: text.sourceStart(start), end: text.sourceEnd(end), value };
}

// "Eugen Schlot-\nter": if a rule found only the first line of a name, the name is covered to its end.
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
  const whole = findings.map((finding) => withRest(text, finding));
  return withoutOverlaps(
    whole.filter(
      ({ start, end }) => end > start && !splits(start) && !splits(end) && !text.slice(start, end).includes(BARRIER),
    ),
  );
}
