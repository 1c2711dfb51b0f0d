import { type SearchScore, scoreSearch } from '../../../bin/eval/score-search.ts';
import type { MeasuredRanking } from '../../../lib/ranking/rankings.ts';
import { isRelevant, type Relevance, relevanceOf } from '../../../shared/search/relevance.ts';
import { SCHEMA_WORDS } from '../../../shared/search/words/schema-words.ts';
import { NONSENSE } from './nonsense.ts';
import type { SetPassage, TuneSet } from './read-set.ts';
import { type Candidates, findCandidates, indexSet, rank, type SetIndex } from './search-set.ts';
import type { KeptVectors } from './vectors.ts';

/** A set with the candidates of each of its questions, and of nonsense. */
interface SearchedSet {
  readonly set: TuneSet;
  readonly index: SetIndex;
  readonly asked: readonly Candidates[];
  readonly nonsense: readonly Candidates[];
}

/** The quality of a ranking on a set. */
interface SetFigures {
  readonly set: string;
  readonly weight: number;
  readonly recallAt5: number;
  readonly hitAt1: number;
  readonly ndcgAt10: number;
}

const WEIGHTS = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1];
const RELEVANCE_CHECKED_MAX = 5;
// At most one of 400 right answers may be lost: a lost answer costs a reader more than a needless call costs a company.
// The bound is lowered by a little more for questions that were not measured.
const LOST_MAX = 0.0025;
const SPARE = 0.01;

/** Embeds a set and finds the candidates of its questions, as the product does with the newest analyzer. */
export async function searchSet(set: TuneSet, vectors: KeptVectors): Promise<SearchedSet> {
  const showProgress = (done: number) => {
    if (done % 100 === 0) {
      process.stderr.write(`${set.name}: ${done} of ${set.passages.length} passages\n`);
    }
  };
  const made = await vectors.of(
    set.passages.map(({ embedded }) => embedded),
    showProgress,
  );
  const index = indexSet(set.passages, made, SCHEMA_WORDS[2]);
  const find = async (questions: readonly string[]) => {
    const embedded = await vectors.of(questions, () => undefined);
    return questions.map((question, at) => findCandidates(index, question, embedded[at] ?? new Float32Array()));
  };
  return {
    set,
    index,
    asked: await find(set.questions.map(({ question }) => question)),
    nonsense: await find(NONSENSE),
  };
}

/** Evaluates each weight on each set. */
export function figuresOf(searched: readonly SearchedSet[], floor: number): SetFigures[] {
  return searched.flatMap((one) =>
    WEIGHTS.map((weight) => {
      const scores = one.set.questions.flatMap((_, at) => scoreOf(one, at, { weight, floor }) ?? []);
      const mean = (pick: (score: SearchScore) => number) =>
        scores.reduce((sum, score) => sum + pick(score), 0) / scores.length;
      return {
        set: one.set.name,
        weight,
        recallAt5: mean(({ recallAt5 }) => recallAt5),
        hitAt1: mean(({ hitAt1 }) => hitAt1),
        ndcgAt10: mean(({ ndcgAt10 }) => ndcgAt10),
      };
    }),
  );
}

/** The weight that is best on average over all sets. */
export function bestWeight(figures: readonly SetFigures[]): number {
  const worth = (weight: number) =>
    figures
      .filter((one) => one.weight === weight)
      .reduce((sum, { recallAt5, hitAt1, ndcgAt10 }) => sum + recallAt5 + hitAt1 + ndcgAt10, 0);
  return WEIGHTS.reduce((best, weight) => (worth(weight) > worth(best) ? weight : best));
}

/** The relevance bounds, with the right answers that they lose and the calls that they save. */
export function relevanceBounds(searched: readonly SearchedSet[], ranking: { weight: number; floor: number }) {
  const judge = (one: SearchedSet, candidates: Candidates) =>
    relevancesOf(one, candidates, rank(candidates, ranking.weight, ranking.floor));
  const judged = searched.flatMap((one) =>
    one.set.questions.map((question, at) => ({
      relevances: judge(one, one.asked[at] as Candidates),
      isRight: (scoreOf(one, at, ranking)?.recallAt5 ?? 0) > 0,
      answerable: question.answerable,
    })),
  );
  const nonsense = searched.flatMap((one) => one.nonsense.map((candidates) => judge(one, candidates)));
  const right = judged.filter(({ isRight }) => isRight).map(({ relevances }) => relevances);
  const wordless = nonsense.flatMap((relevances) => relevances.filter(({ share }) => share === 0));
  const wordlessMin = Math.max(...wordless.map(({ similarity }) => similarity)) + SPARE;
  const ascending = right.map(bestOf).sort((a, b) => a - b);
  const relevanceMin = (ascending[Math.floor(LOST_MAX * ascending.length)] ?? -1) - SPARE;
  const bounds = { relevanceMin: rounded(relevanceMin), wordlessMin: rounded(wordlessMin) };
  const refusedShare = (searches: readonly (readonly Relevance[])[]) =>
    searches.filter((relevances) => !isRelevant(relevances, bounds)).length / Math.max(1, searches.length);
  const unanswerable = judged.filter(({ answerable }) => !answerable).map(({ relevances }) => relevances);
  return {
    bounds,
    rightLost: refusedShare(right),
    unanswerableSaved: refusedShare(unanswerable),
    nonsenseSaved: refusedShare(nonsense),
  };
}

/** How relevant the best passages are, as the product judges them. */
function relevancesOf(
  { index }: SearchedSet,
  candidates: Candidates,
  ranked: readonly SetPassage[],
): readonly Relevance[] {
  const counts = { passages: index.passages.length, byWord: candidates.byWord };
  return ranked
    .slice(0, RELEVANCE_CHECKED_MAX)
    .map((passage) => relevanceOf({ ...passage, similarity: candidates.cosineOf(passage) }, counts, index.wordsOf));
}

/** The content of a ranking's file. */
export function rankingFile(
  weight: number,
  floor: number,
  more: Omit<MeasuredRanking, 'vectorWeight' | 'wordWeight' | 'similarityFloor'>,
): string {
  const { relevanceMin, wordlessMin, measured } = more;
  const ranking = {
    vectorWeight: weight,
    wordWeight: rounded(1 - weight),
    similarityFloor: floor,
    relevanceMin,
    wordlessMin,
    measured,
  };
  return `${JSON.stringify(ranking, null, 2)}\n`;
}

function bestOf(relevances: readonly Relevance[]): number {
  return Math.max(-1, ...relevances.map(({ similarity, share }) => similarity + 0.1 * share));
}

function scoreOf(one: SearchedSet, at: number, { weight, floor }: { weight: number; floor: number }) {
  const [question, candidates] = [one.set.questions[at], one.asked[at]];
  if (question === undefined || candidates === undefined) {
    return null;
  }
  return scoreSearch(question, { data: asResults(rank(candidates, weight, floor)) });
}

// Passages as a search of the API shows them.
function asResults(passages: readonly SetPassage[]) {
  return passages.map(({ title, text, page }, i) => ({
    n: i + 1,
    source_title: title,
    excerpt: text,
    page,
    similarity: 0,
  }));
}

function rounded(number: number): number {
  return Math.round(number * 1_000) / 1_000;
}
