import { findPersonalData } from '../../../shared/privacy/find-personal-data.ts';
import { PERSONAL_DATA_KINDS, type PersonalDataKind } from '../../../shared/privacy/kinds.ts';
import { disguise, EVASIONS } from '../../harness/privacy/evasions.ts';
import type { LabeledDocument } from '../../harness/privacy/labeled-documents.ts';
import { type Counts, count, type Matching, matches, noCounts } from './score.ts';

const MATCHINGS: readonly Matching[] = ['exact', 'overlap', 'iou75'];

/** The results of one kind on a labeled set. */
export interface KindQuality {
  readonly kind: PersonalDataKind;
  readonly counts: Readonly<Record<Matching, Counts>>;
  /** Templates with a missed label or an unlabeled finding, and how often. */
  readonly missedIn: ReadonlyMap<number, number>;
  readonly wrongIn: ReadonlyMap<number, number>;
}

/** Scores the kinds that a set labels; findings of other kinds cannot be compared. */
export function measureQuality(documents: readonly LabeledDocument[]): KindQuality[] {
  const kinds = PERSONAL_DATA_KINDS.filter((kind) =>
    documents.some(({ labels }) => labels.some((label) => label.kind === kind)),
  );
  const found = documents.map(({ text }) => findPersonalData(text, PERSONAL_DATA_KINDS));
  return kinds.map((kind) => {
    const counts = { exact: noCounts(), overlap: noCounts(), iou75: noCounts() };
    const missedIn = new Map<number, number>();
    const wrongIn = new Map<number, number>();
    for (const [i, { labels, template }] of documents.entries()) {
      const ofKind = (place: { readonly kind: PersonalDataKind }) => place.kind === kind;
      const compared = { wanted: labels.filter(ofKind), found: (found[i] ?? []).filter(ofKind) };
      for (const matching of MATCHINGS) {
        count(counts[matching], compared, matching);
      }
      const one = noCounts();
      count(one, compared, 'overlap');
      add(missedIn, template, one.labels - one.labelsFound);
      add(wrongIn, template, one.findings - one.findingsRight);
    }
    return { kind, counts, missedIn, wrongIn };
  });
}

/** The share of disguised values that is found, by way of disguise. */
export function measureEvasions(
  documents: readonly LabeledDocument[],
): { readonly family: string; readonly name: string; readonly labels: number; readonly recall: number }[] {
  return EVASIONS.map((evasion) => {
    const disguised = documents.flatMap((document) => disguise(document, evasion) ?? []);
    const hits = disguised.flatMap(({ text, labels }) => {
      const spans = findPersonalData(text, PERSONAL_DATA_KINDS);
      return labels.map((label) => spans.some((span) => span.kind === label.kind && matches(label, span, 'overlap')));
    });
    const recall = hits.length === 0 ? 1 : hits.filter(Boolean).length / hits.length;
    return { family: evasion.family, name: evasion.name, labels: hits.length, recall };
  });
}

/** Counts findings per 100 kB of texts without personal data, by kind. */
export function measureFalsePositives(texts: readonly string[]): {
  readonly kind: PersonalDataKind;
  readonly findings: number;
  readonly per100kB: number;
  readonly examples: readonly string[];
}[] {
  const bytes = texts.reduce((total, text) => total + Buffer.byteLength(text), 0);
  const byKind = new Map<PersonalDataKind, string[]>();
  for (const text of texts) {
    for (const { kind, start, end } of findPersonalData(text, PERSONAL_DATA_KINDS)) {
      byKind.set(kind, [...(byKind.get(kind) ?? []), text.slice(start, end)]);
    }
  }
  return PERSONAL_DATA_KINDS.map((kind) => {
    const all = byKind.get(kind) ?? [];
    return {
      kind,
      findings: all.length,
      per100kB: (all.length / bytes) * 100_000,
      examples: [...new Set(all)].slice(0, 8),
    };
  });
}

function add(counts: Map<number, number>, template: number, amount: number): void {
  if (amount > 0) {
    counts.set(template, (counts.get(template) ?? 0) + amount);
  }
}
