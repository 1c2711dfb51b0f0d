import type { SearchBody } from './api.ts';
import { type GoldQuestion, isGold, isOfDocument } from './gold.ts';

/** The scores of one search; ranks count from 1. */
export interface SearchScore {
  /** The rank of the first right passage; null when none was found. */
  readonly firstRank: number | null;
  readonly recallAt1: number;
  readonly recallAt5: number;
  readonly recallAt20: number;
  readonly hitAt1: number;
  /** 1 when a document with a right passage is among the first five results, with any of its passages; else 0. */
  readonly documentAt5: number;
  readonly reciprocalRank: number;
  readonly ndcgAt10: number;
}

// As many results as a search returns by default.
const DOCUMENT_DEPTH = 5;
// nDCG@10 is what public retrieval benchmarks report.
const NDCG_DEPTH = 10;

/** Scores a search by the ranks of the question's gold passages; null for a question without gold passages. */
export function scoreSearch(entry: GoldQuestion, body: SearchBody | null): SearchScore | null {
  if (!entry.answerable || entry.gold.length === 0) {
    return null;
  }
  const hits = body?.data ?? [];
  const ranks = entry.gold
    .map((source) => hits.findIndex((hit) => isGold(hit, source)) + 1)
    .filter((rank) => rank > 0)
    .sort((a, b) => a - b);
  const hasDocument = hits
    .slice(0, DOCUMENT_DEPTH)
    .some(({ source_title }) => entry.gold.some((source) => isOfDocument(source_title, source)));
  const recall = (depth: number) => ranks.filter((rank) => rank <= depth).length / entry.gold.length;
  const [firstRank = null] = ranks;
  const gained = sum(ranks.filter((rank) => rank <= NDCG_DEPTH).map(discount));
  const ideal = sum(Array.from({ length: Math.min(NDCG_DEPTH, entry.gold.length) }, (_, at) => discount(at + 1)));
  return {
    firstRank,
    recallAt1: recall(1),
    recallAt5: recall(5),
    recallAt20: recall(20),
    hitAt1: firstRank === 1 ? 1 : 0,
    documentAt5: hasDocument ? 1 : 0,
    reciprocalRank: firstRank === null ? 0 : 1 / firstRank,
    ndcgAt10: gained / ideal,
  };
}

function discount(rank: number): number {
  return 1 / Math.log2(rank + 1);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
