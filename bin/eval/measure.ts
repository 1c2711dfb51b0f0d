import { mapConcurrently } from '../../shared/map-concurrently.ts';
import {
  type AnswerBody,
  AnswerResponse,
  type MeasuredApi,
  type SearchBody,
  SearchResponse,
  send,
  type TimedResponse,
} from './api.ts';
import type { GoldQuestion } from './gold.ts';

/** An entry of the gold set with the API's response to a search and to a question; null if the call was left out. */
export interface Measured {
  readonly entry: GoldQuestion;
  readonly search: TimedResponse<SearchBody> | null;
  readonly answer: TimedResponse<AnswerBody> | null;
}

/** Which endpoints are called (null: both), how many requests are made at once, and what is called after each entry. */
interface MeasureOptions {
  readonly only: 'search' | 'answers' | null;
  readonly concurrency: number;
  readonly onDone: (done: number) => void;
}

// The limits of POST /knowledge/search: the most excerpts, and the longest query.
const EXCERPTS_MAX = 20;
const QUERY_LENGTH_MAX = 500;

/** Sends every question of the gold set to search and to the copilot, as far as `only` allows. */
export async function measure(
  api: MeasuredApi,
  questions: readonly GoldQuestion[],
  { only, concurrency, onDone }: MeasureOptions,
): Promise<Measured[]> {
  let done = 0;
  return mapConcurrently(questions, concurrency, async (entry) => {
    const query = [...entry.question].slice(0, QUERY_LENGTH_MAX).join('');
    const search =
      only === 'answers'
        ? null
        : await send(api, {
            path: '/knowledge/search',
            body: { query, k: EXCERPTS_MAX },
            response: SearchResponse,
          });
    const answer =
      only === 'search'
        ? null
        : await send(api, {
            path: '/copilot/query',
            body: { question: entry.question },
            response: AnswerResponse,
          });
    done += 1;
    onDone(done);
    return { entry, search, answer };
  });
}
