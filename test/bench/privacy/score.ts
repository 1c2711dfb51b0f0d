import type { Label } from '../../harness/privacy/labeled-documents.ts';

/** When a finding matches a label: if both are the same, overlap, or have three quarters in common. */
export type Matching = 'exact' | 'overlap' | 'iou75';

/** Labels and findings, and how many of each match the other side. */
export interface Counts {
  labels: number;
  labelsFound: number;
  findings: number;
  findingsRight: number;
}

/** Precision, recall and their means, as shares of 1. */
interface Scores {
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
  readonly f2: number;
}

type Place = Pick<Label, 'start' | 'end' | 'kind'>;

/** The labels of a document, and what was found in it. */
interface Compared {
  readonly wanted: readonly Place[];
  readonly found: readonly Place[];
}

/** Returns counts of zero. */
export function noCounts(): Counts {
  return { labels: 0, labelsFound: 0, findings: 0, findingsRight: 0 };
}

/** Adds one document's labels and findings, all of one kind. */
export function count(counts: Counts, { wanted, found }: Compared, matching: Matching): void {
  counts.labels += wanted.length;
  counts.findings += found.length;
  counts.labelsFound += wanted.filter((place) => found.some((other) => matches(place, other, matching))).length;
  counts.findingsRight += found.filter((place) => wanted.some((other) => matches(place, other, matching))).length;
}

/** Adds up several counts. */
export function sum(all: readonly Counts[]): Counts {
  const total = noCounts();
  for (const counts of all) {
    for (const key of ['labels', 'labelsFound', 'findings', 'findingsRight'] as const) {
      total[key] += counts[key];
    }
  }
  return total;
}

/** Returns the scores of counts; 1 if nothing was wanted or nothing found. */
export function scores({ labels, labelsFound, findings, findingsRight }: Counts): Scores {
  const precision = findings === 0 ? 1 : findingsRight / findings;
  const recall = labels === 0 ? 1 : labelsFound / labels;
  return { precision, recall, f1: mean(precision, recall, 1), f2: mean(precision, recall, 2) };
}

/** Whether two places count as one. */
export function matches(a: Place, b: Place, matching: Matching): boolean {
  const common = Math.min(a.end, b.end) - Math.max(a.start, b.start);
  if (common <= 0) {
    return false;
  }
  if (matching === 'overlap') {
    return true;
  }
  const union = Math.max(a.end, b.end) - Math.min(a.start, b.start);
  return common / union >= (matching === 'exact' ? 1 : 0.75);
}

function mean(precision: number, recall: number, beta: number): number {
  const weight = beta * beta;
  const below = weight * precision + recall;
  return below === 0 ? 0 : ((1 + weight) * precision * recall) / below;
}
