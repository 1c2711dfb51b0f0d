import { codeWordsOf } from './code-words.ts';
import type { Finding } from './finding.ts';
import { wholeFindings } from './rule-findings.ts';
import { NAME_WEIGHTS } from './tagger/name-weights.ts';
import { type TaggedNames, tagNames } from './tagger/tag-names.ts';
import type { FoldedText } from './text/folded-text.ts';
import { overlapping } from './text/range-search.ts';
import { byStart, type TextRange } from './text/text-range.ts';

/** A text as the rules read it, and what is covered in it. */
interface CoveredText {
  readonly source: string;
  readonly spans: readonly (TextRange & { readonly kind: string })[];
  readonly folded: FoldedText;
}

/** The findings of a text, and what the tagger says about its names; undefined if the rules found no likely name. */
export interface Confirmed {
  readonly findings: Finding[];
  readonly tagged: TaggedNames<TextRange> | undefined;
}

/**
 * Returns the findings of a text in their full extent, sorted and without overlaps, except names that the rules
 * consider only likely and the trained tagger does not confirm.
 */
export function confirmNames({ source, spans, folded }: CoveredText, all: readonly Finding[]): Confirmed {
  const findings = withoutCode(source, folded, all);
  const found = wholeFindings(folded, findings);
  const inSource = found.map((finding) => ({
    finding,
    kind: finding.kind,
    start: folded.sourceStart(finding.start),
    end: folded.sourceEnd(finding.end),
  }));
  const likely = inSource.filter(({ finding }) => isLikelyName(finding));
  if (likely.length === 0) {
    return { findings: found, tagged: undefined };
  }
  const taken = [...spans, ...inSource.filter(({ finding }) => !isLikelyName(finding))].sort(byStart);
  const tagged = tagNames(source, { taken, likely }, NAME_WEIGHTS);
  if (tagged.doubtful.length === 0) {
    return { findings: found, tagged };
  }
  // Once the doubtful names are dropped, the findings that they displaced count.
  const isDoubtful = overlapping(tagged.doubtful.map(({ finding }) => finding));
  const others = findings.filter((finding) => !isLikelyName(finding) || !isDoubtful(finding));
  return { findings: wholeFindings(folded, others), tagged };
}

function withoutCode(source: string, folded: FoldedText, findings: readonly Finding[]): readonly Finding[] {
  if (!findings.some(({ kind }) => kind === 'PERSON')) {
    return findings;
  }
  const isCode = codeWordsOf(source);
  return findings.filter(
    ({ kind, start, end }) =>
      kind !== 'PERSON' || !isCode({ start: folded.sourceStart(start), end: folded.sourceEnd(end) }),
  );
}

/** Whether a finding is a name that the rules consider only likely. */
export function isLikelyName({ kind, strength }: { readonly kind: string; readonly strength: number }): boolean {
  return kind === 'PERSON' && strength === 1;
}
