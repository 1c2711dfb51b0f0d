import { STATUS_CODES } from 'node:http';
import type { ScoredQuestion } from './summarize.ts';

/** Requests that failed for one reason. */
export interface Failure {
  readonly request: 'search' | 'answer';
  /** The status and the API's sentence, or why there was no response. */
  readonly reason: string;
  readonly requests: number;
}

/**
 * Counts the failed requests by reason, the most frequent first. The sentence of an API may quote the question: without
 * `withSentences`, only the status is named.
 */
export function failuresOf(
  questions: readonly ScoredQuestion[],
  { withSentences }: { readonly withSentences: boolean },
): Failure[] {
  const failed = questions.flatMap(({ search, answer }) => [
    ...reasonIn('search', search?.error ?? null),
    ...reasonIn('answer', answer?.error ?? null),
  ]);
  const shown = failed.map(({ request, reason }) => ({ request, reason: withSentences ? reason : statusOf(reason) }));
  return [...Map.groupBy(shown, ({ request, reason }) => `${request} ${reason}`).values()]
    .map((group) => ({ ...(group[0] as (typeof shown)[number]), requests: group.length }))
    .sort((a, b) => b.requests - a.requests);
}

function reasonIn(request: Failure['request'], error: string | null) {
  return error === null ? [] : [{ request, reason: error }];
}

function statusOf(reason: string): string {
  const [, status] = /^(\d{3}): /.exec(reason) ?? [];
  return status === undefined ? reason : `${status} ${STATUS_CODES[status] ?? ''}`.trim();
}
