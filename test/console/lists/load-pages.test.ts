// Guarantee: a list of the console is loaded to its end or to 10,000 items, and a repeated page token is reported as a
// problem. Risk: a browser loads the same page until its memory is full.
import { expect, it } from 'vitest';
import { loadPages } from '../../../console/lists/load-pages.ts';

const { signal } = new AbortController();

function pagesOf(pages: Readonly<Record<string, { readonly items: readonly number[]; readonly next: string | null }>>) {
  const asked: (string | undefined)[] = [];
  const load = async (after: string | undefined) => {
    asked.push(after);
    if (asked.length > 10) {
      throw new Error('The list was read too often.');
    }
    return pages[after ?? 'start'] ?? { items: [], next: null };
  };
  return { load, asked };
}

it('loads every page, from the first one or from where it stopped', async () => {
  const pages = { start: { items: [1], next: 'a' }, a: { items: [], next: 'b' }, b: { items: [2], next: null } };
  const whole = pagesOf(pages);
  expect(await loadPages(whole.load, undefined, signal)).toEqual({ items: [1, 2], next: null });
  expect(whole.asked).toEqual([undefined, 'a', 'b']);
  expect(await loadPages(pagesOf(pages).load, 'b', signal)).toEqual({ items: [2], next: null });
});

it('stops at 10,000 items, and says where the rest begins', async () => {
  const items = Array.from({ length: 5_000 }, (_, at) => at);
  const { load } = pagesOf({ start: { items, next: 'a' }, a: { items, next: 'b' } });
  const { items: loaded, next } = await loadPages(load, undefined, signal);
  expect({ loaded: loaded.length, next }).toEqual({ loaded: 10_000, next: 'b' });
});

it.each([
  ['at once', { start: { items: [1], next: 'a' }, a: { items: [2], next: 'a' } }],
  ['later', { start: { items: [1], next: 'a' }, a: { items: [2], next: 'b' }, b: { items: [], next: 'a' } }],
])('shows a problem when a token is repeated %s', async (_when, pages) => {
  const { load, asked } = pagesOf(pages);
  await expect(loadPages(load, undefined, signal)).rejects.toMatchObject({
    status: -1,
    message: 'The service did not finish this list. Reload the page. If it happens again, contact your operator.',
  });
  expect(asked).toHaveLength(Object.keys(pages).length);
});
