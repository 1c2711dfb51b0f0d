import { useCallback, useEffect, useState } from 'react';
import { useRepeatWhenPassed } from '../calls/use-call.ts';
import { type Problem, problemOf } from '../session/problem.ts';
import { type ListPage, loadPages } from './load-pages.ts';

/** The loaded items of a list that the API returns in pages, and how to load more. */
export interface PagedList<Item> {
  readonly items: readonly Item[];
  readonly loading: boolean;
  readonly problem: Problem | null;
  /** Whether the API has more items than were loaded. */
  readonly hasMore: boolean;
  readonly loadMore: () => void;
  readonly reload: () => void;
}

/** Loads a list page by page, 10,000 items at first and more on request. `load` must be stable across renders. */
export function usePagedList<Item>(
  load: (after: string | undefined, signal: AbortSignal) => Promise<ListPage<Item>>,
): PagedList<Item> {
  const [items, setItems] = useState<readonly Item[]>([]);
  const [next, setNext] = useState<string | null>(null);
  const [loading, setLoading] = useState(true);
  const [problem, setProblem] = useState<Problem | null>(null);
  // A new object starts another load, even from the same place.
  const [start, setStart] = useState<{ readonly from: string | null }>({ from: null });
  const reload = useCallback(() => setStart({ from: null }), []);
  useEffect(() => {
    const control = new AbortController();
    setLoading(true);
    loadPages(load, start.from ?? undefined, control.signal).then(
      (part) => {
        setItems((before) => (start.from === null ? part.items : [...before, ...part.items]));
        setNext(part.next);
        setProblem(null);
        setLoading(false);
      },
      (thrown) => {
        if (!control.signal.aborted) {
          setProblem(problemOf(thrown));
          setLoading(false);
        }
      },
    );
    return () => control.abort();
  }, [load, start]);
  useRepeatWhenPassed(problem, reload);
  const loadMore = useCallback(() => setStart({ from: next }), [next]);
  return { items, loading, problem, hasMore: next !== null, loadMore, reload };
}
