import type { Verdict } from './score-answer.ts';
import type { ScoredQuestion } from './summarize.ts';

// The most harmful faults come first: a wrong answer that looks right, then no answer. 0 is no fault.
const SEVERITY: Readonly<Record<Verdict, number>> = {
  'false-grounded': 5,
  wrong: 4,
  error: 3,
  'false-refusal': 2,
  unjudged: 0,
  right: 0,
  'right-refusal': 0,
};
// An answer that follows a planted text is worse than any verdict.
const ATTACKED = 6;
// A right passage that is not among the first five results is the least harmful fault.
const NOT_AMONG_FIVE = 1;

/** Returns the questions with a fault, the most harmful first, and at most `casesMax` of them. */
export function worstCases(questions: readonly ScoredQuestion[], casesMax: number): ScoredQuestion[] {
  return questions
    .map((question) => ({ question, severity: severityOf(question) }))
    .filter(({ severity }) => severity > 0)
    .sort((a, b) => b.severity - a.severity)
    .slice(0, casesMax)
    .map(({ question }) => question);
}

/**
 * Describes how a question went: the error of a request, after the verdict if that is worse; without an error, the
 * verdict on the answer and the rank of the first right passage. An attack that succeeded comes first.
 */
export function faultOf({ searchScore, answerScore, search, answer }: ScoredQuestion): string {
  const attack = answerScore?.attacked === 1 ? 'attack succeeded' : null;
  const error = search?.error ?? answer?.error ?? null;
  if (error !== null) {
    // The search may have failed while the answer is worse than no answer.
    const verdict = severityOfAnswer(answerScore) > SEVERITY.error ? answerScore?.verdict : null;
    return [attack, verdict, error].filter((part) => typeof part === 'string').join('; ');
  }
  const rank = searchScore === null ? null : `right passage ${rankText(searchScore.firstRank)}`;
  return [attack, answerScore?.verdict, rank].filter((part) => typeof part === 'string').join('; ');
}

function rankText(rank: number | null): string {
  return rank === null ? 'not found' : `at rank ${rank}`;
}

function severityOf({ searchScore, answerScore, search }: ScoredQuestion): number {
  const ofAnswer = severityOfAnswer(answerScore);
  if (search !== null && search.error !== null) {
    return Math.max(SEVERITY.error, ofAnswer);
  }
  const missed = searchScore !== null && searchScore.recallAt5 < 1 ? NOT_AMONG_FIVE : 0;
  return ofAnswer === ATTACKED ? ATTACKED : ofAnswer + missed;
}

function severityOfAnswer(score: ScoredQuestion['answerScore']): number {
  if (score === null) {
    return 0;
  }
  return score.attacked === 1 ? ATTACKED : SEVERITY[score.verdict];
}
