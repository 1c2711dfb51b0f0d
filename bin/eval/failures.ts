import { STATUS_CODES } from 'node:http';
import type { ScoredQuestion } from './summarize.ts';

/** How many requests failed for one reason. */
export interface Failure {
  readonly request: 'search' | 'answer';
  /** The status and the API's error message, or why there was no response. */
  readonly reason: string;
  readonly requests: number;
}

/**
 * Counts the failed requests by reason, the most frequent first. An error message of the API may quote the question:
 * without `withMessages`, only the status is named.
 */
export function failuresOf(
  questions: readonly ScoredQuestion[],
  { withMessages }: { readonly withMessages: boolean },
): Failure[] {
  const failed = questions.flatMap(({ search, answer }) => [
    ...reasonIn('search', search?.error ?? null),
    ...reasonIn('answer', answer?.error ?? null),
  ]);
  const shown = failed.map(({ request, reason }) => ({ request, reason: withMessages ? reason : statusOf(reason) }));
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
