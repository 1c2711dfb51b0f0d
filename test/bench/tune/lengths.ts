import { scoreSearch } from '../../../bin/eval/score-search.ts';
import type { MeasuredRanking } from '../../../lib/ranking/rankings.ts';
import { DOCUMENT_PASSAGES_MAX } from '../../../shared/extraction/document-limits.ts';
import { chunkDocument, PASSAGE_LIMIT } from '../../../shared/ingestion/chunking/chunk-document.ts';
import { countWords } from '../../../shared/ingestion/chunking/count-words.ts';
import { type CutDocument, readSet, type SetPassage } from './read-set.ts';
import { type Candidates, rank } from './search-set.ts';
import { asResults, searchSet } from './tune.ts';
import type { KeptVectors } from './vectors.ts';

/** A way of cutting: the maximum number of words of a passage, and the share of the previous one that it repeats. */
interface Cut {
  readonly wordsMax: number;
  readonly overlap: number;
}

/** The quality of a way of cutting on a set. */
interface CutFigures extends Cut {
  readonly passages: number;
  /** The median number of words of a passage. */
  readonly words: number;
  readonly recallAt5: number;
  readonly hitAt1: number;
  readonly ndcgAt10: number;
  /** Recall within the first 1,500 words of results, so that longer passages do not win by length alone. */
  readonly recallAtWords: number;
  /** Recall@5 of the search by words only, which no embedding model's length limit affects. */
  readonly wordsRecallAt5: number;
}

const CUTS: readonly Cut[] = [0, 0.1].flatMap((overlap) =>
  [150, 200, 250, 300].map((wordsMax) => ({ wordsMax, overlap })),
);
/** Stands in for an embedding model: no passage is near, so that only words rank. */
export const NO_VECTORS: KeptVectors = {
  of: async (texts) => texts.map(() => new Float32Array(1)),
  close: () => undefined,
};
const BUDGET_WORDS = 1_500;

/** Measures each way of cutting on a set, ranked as the product ranks, one after another. */
export async function* measureLengths(
  folder: string,
  vectors: KeptVectors,
  ranking: Pick<MeasuredRanking, 'vectorWeight' | 'similarityFloor'>,
): AsyncGenerator<CutFigures> {
  for (const cut of CUTS) {
    const set = await readSet(folder, `${cut.wordsMax} words`, cutter(cut));
    const { asked } = await searchSet(set, vectors);
    const scores = set.questions.flatMap((question, at) => {
      const ranked = rank(asked[at] as Candidates, ranking.vectorWeight, ranking.similarityFloor);
      const all = scoreSearch(question, { data: asResults(ranked) });
      const few = scoreSearch(question, { data: asResults(withinBudget(ranked)) });
      const worded = scoreSearch(question, { data: asResults(rank(asked[at] as Candidates, 0, 1)) });
      return all === null || few === null || worded === null
        ? []
        : [{ ...all, recallAtWords: few.recallAt20, wordsRecallAt5: worded.recallAt5 }];
    });
    const mean = (pick: (score: (typeof scores)[number]) => number) =>
      scores.reduce((sum, score) => sum + pick(score), 0) / scores.length;
    const words = set.passages.map(({ text }) => countWords(text)).sort((a, b) => a - b);
    yield {
      ...cut,
      passages: set.passages.length,
      words: words[Math.floor(words.length / 2)] ?? 0,
      recallAt5: mean(({ recallAt5 }) => recallAt5),
      hitAt1: mean(({ hitAt1 }) => hitAt1),
      ndcgAt10: mean(({ ndcgAt10 }) => ndcgAt10),
      recallAtWords: mean(({ recallAtWords }) => recallAtWords),
      wordsRecallAt5: mean(({ wordsRecallAt5 }) => wordsRecallAt5),
    };
  }
}

/** Formats the figures as one line of text. */
export function lengthLine(figures: CutFigures): string {
  const { wordsMax, overlap, passages, words, recallAt5, hitAt1, ndcgAt10, recallAtWords, wordsRecallAt5 } = figures;
  const shown = [recallAt5, hitAt1, ndcgAt10, recallAtWords, wordsRecallAt5]
    .map((figure) => figure.toFixed(3))
    .join('  ');
  return `${wordsMax} words, overlap ${overlap * 100} %: ${passages} passages of ${words} words  ${shown}`;
}

function cutter({ wordsMax, overlap }: Cut): CutDocument {
  return (title, { blocks }) => {
    const drafts = chunkDocument(blocks, DOCUMENT_PASSAGES_MAX, { ...PASSAGE_LIMIT, wordsMax });
    return (drafts ?? []).map((draft, ordinal) => {
      const before = drafts?.[ordinal - 1]?.text.split(' ') ?? [];
      const repeated = before.slice(before.length - Math.round(wordsMax * overlap));
      const text = overlap === 0 || before.length === 0 ? draft.text : `${repeated.join(' ')} ${draft.text}`;
      return { companyId: 'company', baseId: 'base', version: 1, ordinal, title, ...draft, text };
    });
  };
}

function withinBudget(ranked: readonly SetPassage[]): SetPassage[] {
  let words = 0;
  return ranked.filter(({ text }) => {
    words += countWords(text);
    return words <= BUDGET_WORDS;
  });
}
