import { Problem } from '../session/problem.ts';
import { callTexts } from '../texts/calls.ts';

/** One page of a list, and the token of the next one. */
export interface ListPage<Item> {
  readonly items: readonly Item[];
  readonly next: string | null;
}

// All loaded items are searched and sorted in the browser, so the page asks before it loads the rest of a huge list.
const ITEMS_AT_ONCE = 10_000;

/**
 * Loads pages until there are 10,000 items or the list ends; `next` is where the rest begins.
 *
 * @throws Problem when the API returns a page's token a second time.
 */
export async function loadPages<Item>(
  load: (after: string | undefined, signal: AbortSignal) => Promise<ListPage<Item>>,
  from: string | undefined,
  signal: AbortSignal,
): Promise<ListPage<Item>> {
  const items: Item[] = [];
  const seen = new Set<string | null | undefined>();
  let next: string | null | undefined = from;
  do {
    if (seen.has(next)) {
      throw new Problem(-1, callTexts.endlessList);
    }
    seen.add(next);
    const part: ListPage<Item> = await load(next, signal);
    items.push(...part.items);
    next = part.next;
  } while (next !== null && items.length < ITEMS_AT_ONCE);
  return { items, next };
}
