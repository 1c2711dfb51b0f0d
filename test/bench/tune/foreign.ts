import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { scoreSearch } from '../../../bin/eval/score-search.ts';
import type { MeasuredRanking } from '../../../lib/ranking/rankings.ts';
import { asIngestion, passagesOf, type SetPassage, type TuneSet } from './read-set.ts';
import { type Candidates, rank } from './search-set.ts';
import { asResults, searchSet } from './tune.ts';
import type { KeptVectors } from './vectors.ts';

/** Passages of other documents to put around a set: a folder of them, and how many passages. */
interface ForeignPassages {
  readonly folder: string;
  readonly passages: number;
}

/** How passages are ranked: only by words, as the stage ranks, or only by vectors. */
type RankedBy = 'words' | 'stage' | 'vectors';

/** The vectors of the passages, the stage's ranking, and the ways of ranking to measure. */
interface RankedWays {
  readonly vectors: KeptVectors;
  readonly ranking: Pick<MeasuredRanking, 'vectorWeight' | 'similarityFloor'>;
  readonly ways: readonly RankedBy[];
}

/** The loss of one way of ranking through foreign passages: both figures without and with them. */
interface ForeignLoss {
  readonly ranked: RankedBy;
  readonly recallAt5: readonly [alone: number, among: number];
  readonly hitAt1: readonly [alone: number, among: number];
}

/**
 * Reads the first passages of a folder's files, in the order of a hash of their paths, so that any number of them is a
 * mixture. Documents that have the title of one in `known` are left out: they would not be foreign.
 */
export async function readForeign(
  { folder, passages }: ForeignPassages,
  known: readonly SetPassage[],
): Promise<SetPassage[]> {
  const titles = new Set(known.map(({ title }) => title));
  const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ file, order: createHash('sha256').update(relative(folder, file)).digest('hex') }))
    .sort((a, b) => (a.order < b.order ? -1 : 1));
  const read: SetPassage[] = [];
  for (const { file } of files) {
    if (read.length >= passages) {
      break;
    }
    read.push(...(await passagesOf(file, asIngestion)).filter(({ title }) => !titles.has(title)));
  }
  return read.slice(0, passages);
}

/** Searches a set without and with foreign passages around it, in each way of ranking. */
export async function measureForeign(
  whole: TuneSet,
  foreign: readonly SetPassage[],
  { vectors, ranking, ways }: RankedWays,
): Promise<ForeignLoss[]> {
  // Only these have a right passage that could be lost.
  const set = { ...whole, questions: whole.questions.filter(({ answerable, gold }) => answerable && gold.length > 0) };
  const alone = (await searchSet(set, vectors)).asked;
  const among = (await searchSet({ ...set, passages: [...set.passages, ...foreign] }, vectors)).asked;
  const weights = { words: 0, stage: ranking.vectorWeight, vectors: 1 };
  return ways.map((ranked) => {
    const of = (asked: readonly Candidates[]) => figuresOf(set, asked, { ...ranking, vectorWeight: weights[ranked] });
    const [without, around] = [of(alone), of(among)];
    return {
      ranked,
      recallAt5: [without.recallAt5, around.recallAt5],
      hitAt1: [without.hitAt1, around.hitAt1],
    };
  });
}

/** Formats one line: each figure without and with foreign passages, and how many points are lost. */
export function foreignLine({ ranked, recallAt5, hitAt1 }: ForeignLoss): string {
  const shown = ([alone, among]: readonly [number, number]) =>
    `${alone.toFixed(3)} -> ${among.toFixed(3)} (${(100 * (alone - among)).toFixed(1)} points lost)`;
  return `${ranked.padEnd(8)} recall@5 ${shown(recallAt5)}  hit@1 ${shown(hitAt1)}`;
}

function figuresOf(set: TuneSet, asked: readonly Candidates[], ranking: RankedWays['ranking']) {
  const scores = set.questions.flatMap((question, at) => {
    const ranked = rank(asked[at] as Candidates, ranking.vectorWeight, ranking.similarityFloor);
    return scoreSearch(question, { data: asResults(ranked) }) ?? [];
  });
  const mean = (pick: (score: (typeof scores)[number]) => number) =>
    scores.reduce((sum, score) => sum + pick(score), 0) / scores.length;
  return { recallAt5: mean(({ recallAt5 }) => recallAt5), hitAt1: mean(({ hitAt1 }) => hitAt1) };
}
