import { STATUS_CODES } from 'node:http';
import type { ScoredQuestion } from './summarize.ts';

/** Requests that failed for one reason. */
export interface Failure {
  readonly request: 'search' | 'answer';
  /** The status and what the API said with it, or what kept its response away. */
  readonly reason: string;
  readonly requests: number;
}

/**
 * Counts the failed requests by reason, the most frequent first. An API's own sentence may repeat what it was asked:
 * without `withSentences`, only its status is named.
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
    .map((those) => ({ ...(those[0] as (typeof shown)[number]), requests: those.length }))
    .sort((a, b) => b.requests - a.requests);
}

function reasonIn(request: Failure['request'], error: string | null) {
  return error === null ? [] : [{ request, reason: error }];
}

function statusOf(reason: string): string {
  const [, status] = /^(\d{3}): /.exec(reason) ?? [];
  return status === undefined ? reason : `${status} ${STATUS_CODES[status] ?? ''}`.trim();
}
