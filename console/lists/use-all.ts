import { useCallback, useEffect, useState } from 'react';
import { againWhenPassed } from '../calls/use-call.ts';
import { type Problem, problemOf } from '../session/problem.ts';

/** A list that the API gives in parts. */
export interface All<Item> {
  readonly items: readonly Item[];
  readonly loading: boolean;
  readonly problem: Problem | null;
  /** Whether there is more than what was loaded. */
  readonly more: boolean;
  readonly loadMore: () => void;
  readonly reload: () => void;
}

interface Part<Item> {
  readonly items: readonly Item[];
  readonly next: string | null;
}

const ITEMS_AT_ONCE = 10_000;

/** Loads a list part by part, up to 10,000 rows; more when asked. `load` must stay the same between draws. */
export function useAll<Item>(load: (after: string | undefined, signal: AbortSignal) => Promise<Part<Item>>): All<Item> {
  const [items, setItems] = useState<readonly Item[]>([]);
  const [next, setNext] = useState<string | null>(null);
  const [loading, setLoading] = useState(true);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [turn, setTurn] = useState<{ readonly from: string | null }>({ from: null });
  const reload = useCallback(() => setTurn({ from: null }), []);
  useEffect(() => {
    const control = new AbortController();
    setLoading(true);
    loadParts(load, turn.from ?? undefined, control.signal).then(
      (part) => {
        setItems((before) => (turn.from === null ? part.items : [...before, ...part.items]));
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
  }, [load, turn]);
  useEffect(() => againWhenPassed(problem, reload), [problem, reload]);
  const loadMore = useCallback(() => setTurn({ from: next }), [next]);
  return { items, loading, problem, more: next !== null, loadMore, reload };
}

async function loadParts<Item>(
  load: (after: string | undefined, signal: AbortSignal) => Promise<Part<Item>>,
  from: string | undefined,
  signal: AbortSignal,
): Promise<Part<Item>> {
  const items: Item[] = [];
  let next: string | null | undefined = from;
  do {
    const part: Part<Item> = await load(next, signal);
    items.push(...part.items);
    next = part.next;
  } while (next !== null && items.length < ITEMS_AT_ONCE);
  return { items, next };
}
