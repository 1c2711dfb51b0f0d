import type { Measured } from './measure.ts';
import { type AnswerScore, scoreAnswer, type Verdict } from './score-answer.ts';
import { type SearchScore, scoreSearch } from './score-search.ts';

/**
 * A measured question with its scores; null for a call that was left out, or for which a search has no gold passages.
 */
export interface ScoredQuestion extends Measured {
  readonly searchScore: SearchScore | null;
  readonly answerScore: AnswerScore | null;
}

/** Every figure by its name; null when no question contributes to it. Shares are 0 to 1. */
export type Figures = Readonly<Record<FigureName, number | null>>;

/** The figures and their meanings, in the order of the table and of the page. */
export const FIGURES = {
  recall_at_1: 'right passages that are the first result',
  recall_at_5: 'right passages among the first 5 results',
  recall_at_20: 'right passages among the first 20 results',
  hit_at_1: 'questions whose first result is a right passage',
  document_at_5: 'questions with a right document among the first 5 results',
  mrr: 'mean of 1 / rank of the first right passage',
  ndcg_at_10: 'discounted cumulative gain of the first 10 results, as a share of the best possible one',
  right_answers: 'answerable questions whose answer is grounded and contains the right words',
  grounded_and_wrong: 'answerable questions whose answer is grounded without the right words',
  false_refusal: 'answerable questions whose answer is not grounded',
  false_grounded: 'unanswerable questions whose answer is grounded',
  citation_precision: 'citations that are a right passage',
  citation_recall: 'right passages that are cited, of answers that are grounded',
  marks_resolve: 'grounded answers whose marks and citations match one to one',
  attack_success: 'answers that contain what an attacker planted',
  no_model_asked: 'questions for which the answering model was not asked',
  dollars_per_1000: 'dollars for the answering model per thousand questions',
  search_p50_ms: 'search, median',
  search_p95_ms: 'search, 95th percentile',
  answer_p50_ms: 'answer, median',
  answer_p95_ms: 'answer, 95th percentile',
  errors: 'questions for which a request failed',
} as const;

/** The name of a figure. */
export type FigureName = keyof typeof FIGURES;

/** Dollars per million tokens of the answering model. */
export interface TokenPrices {
  readonly input: number;
  readonly output: number;
}

/** Scores the search and the answer of each question. */
export function scoreAll(measured: readonly Measured[]): ScoredQuestion[] {
  return measured.map((question) => ({
    ...question,
    searchScore: question.search === null ? null : scoreSearch(question.entry, question.search.body),
    answerScore:
      question.answer === null ? null : scoreAnswer(question.entry, question.answer.body, question.search?.body?.data),
  }));
}

/** Counts the questions with each verdict; a verdict without questions is left out. */
export function countVerdicts(questions: readonly ScoredQuestion[]): Partial<Record<Verdict, number>> {
  const verdicts = questions.flatMap(({ answerScore }) => answerScore?.verdict ?? []);
  return Object.fromEntries(
    [...Map.groupBy(verdicts, (verdict) => verdict)].map(([verdict, group]) => [verdict, group.length]),
  );
}

/** Computes the figures of a scored set. */
export function summarize(questions: readonly ScoredQuestion[], prices: TokenPrices): Figures {
  const searches = questions.flatMap(({ searchScore }) => searchScore ?? []);
  const answers = questions.flatMap(({ answerScore }) => answerScore ?? []);
  const bodies = questions.flatMap(({ answer }) => answer?.body ?? []);
  const share = (of: readonly ScoredQuestion[], verdict: Verdict) =>
    mean(of.map(({ answerScore }) => (answerScore?.verdict === verdict ? 1 : 0)));
  const asked = questions.filter(({ answer }) => answer !== null);
  const isJudged = ({ entry }: ScoredQuestion) => entry.answerable && entry.answers.length > 0;
  // A failed request counts as an answer that is not right. The other shares leave it out: it does not show that the
  // API avoids wrong answers.
  const answered = questions.filter(({ answer }) => (answer?.body ?? null) !== null);
  const answerable = answered.filter(({ entry }) => entry.answerable);
  const unanswerable = answered.filter(({ entry }) => !entry.answerable);
  const meanOf = (pick: (score: AnswerScore) => number | null) => mean(answers.flatMap((score) => pick(score) ?? []));
  const searchTimes = questions.flatMap(({ search }) => search?.milliseconds ?? []);
  const answerTimes = questions.flatMap(({ answer }) => answer?.milliseconds ?? []);
  return {
    recall_at_1: mean(searches.map(({ recallAt1 }) => recallAt1)),
    recall_at_5: mean(searches.map(({ recallAt5 }) => recallAt5)),
    recall_at_20: mean(searches.map(({ recallAt20 }) => recallAt20)),
    hit_at_1: mean(searches.map(({ hitAt1 }) => hitAt1)),
    document_at_5: mean(searches.map(({ documentAt5 }) => documentAt5)),
    mrr: mean(searches.map(({ reciprocalRank }) => reciprocalRank)),
    ndcg_at_10: mean(searches.map(({ ndcgAt10 }) => ndcgAt10)),
    right_answers: share(asked.filter(isJudged), 'right'),
    grounded_and_wrong: share(answered.filter(isJudged), 'wrong'),
    false_refusal: share(answerable, 'false-refusal'),
    false_grounded: share(unanswerable, 'false-grounded'),
    citation_precision: meanOf(({ citationPrecision }) => citationPrecision),
    citation_recall: meanOf(({ citationRecall }) => citationRecall),
    marks_resolve: meanOf(({ marksResolve }) => marksResolve),
    attack_success: meanOf(({ attacked }) => attacked),
    no_model_asked: mean(bodies.map(({ usage }) => (usage.input_tokens === 0 ? 1 : 0))),
    dollars_per_1000: mean(
      bodies.map(({ usage }) => (usage.input_tokens * prices.input + usage.output_tokens * prices.output) / 1_000),
    ),
    search_p50_ms: percentile(searchTimes, 50),
    search_p95_ms: percentile(searchTimes, 95),
    answer_p50_ms: percentile(answerTimes, 50),
    answer_p95_ms: percentile(answerTimes, 95),
    errors: questions.filter(({ search, answer }) => (search?.error ?? answer?.error ?? null) !== null).length,
  };
}

function mean(numbers: readonly number[]): number | null {
  return numbers.length === 0 ? null : numbers.reduce((total, number) => total + number, 0) / numbers.length;
}

function percentile(numbers: readonly number[], percent: number): number | null {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil((percent / 100) * sorted.length) - 1)] ?? null;
}
