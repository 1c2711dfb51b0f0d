import { mapConcurrently } from '../../shared/map-concurrently.ts';
import {
  type AnswerBody,
  AnswerResponse,
  type MeasuredApi,
  type SearchBody,
  SearchResponse,
  send,
  type Timed,
} from './api.ts';
import type { GoldQuestion } from './gold.ts';

/** An entry of the gold set with the responses of the API; null if the endpoint was not called. */
export interface Measured {
  readonly entry: GoldQuestion;
  readonly search: Timed<SearchBody> | null;
  readonly answer: Timed<AnswerBody> | null;
}

/** What to measure, and how. */
interface MeasureOptions {
  readonly only: 'search' | 'answers' | null;
  readonly concurrency: number;
  readonly onDone: (done: number) => void;
}

// The limits of POST /knowledge/search: the most excerpts, and the longest query.
const SEARCHED_MAX = 20;
const QUERY_LENGTH_MAX = 500;

/** Searches and asks every question of the gold set. */
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
            body: { query, k: SEARCHED_MAX },
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
