// Guarantee: a list is read page by page to its end; a list without an end fails when a token is repeated, or after a
// limit of pages. Risk: a function runs until it times out, or a command forever, because another service repeats a
// token.
import { expect, it } from 'vitest';
import { followPages } from '../../shared/follow-pages.ts';

type Pages = Readonly<Record<string, string | null | undefined>>;

// Reads a list, each page of which names the token of the next one. Returns the tokens in the order of the reads, and
// how the reading ended.
async function follow(pages: Pages, limits: { readonly first?: string; readonly pagesMax?: number } = {}) {
  const read: string[] = [];
  const readPage = async (token: string | undefined) => {
    if (read.length > 100) {
      throw new Error('The list was read too often.');
    }
    read.push(token ?? 'start');
    return { next: pages[token ?? 'start'] };
  };
  const outcome = (async () => {
    for await (const _page of followPages(readPage, ({ next }) => next, limits)) {
      // Only the order of the reads is of interest.
    }
    return 'complete';
  })();
  return [read, await outcome.catch((error: Error) => `${error.name}: ${error.message}`)];
}

const REPEATED = 'EndlessList: The list continues at a page that was read before.';

it.each<[name: string, pages: Pages, limits: object, read: string[]]>([
  ['a list of one page', { start: null }, {}, ['start']],
  ['a list of three pages', { start: 'a', a: 'b', b: undefined }, {}, ['start', 'a', 'b']],
  ['the rest of a list', { a: 'b', b: null }, { first: 'a' }, ['a', 'b']],
  ['a list of exactly as many pages as allowed', { start: 'a', a: null }, { pagesMax: 2 }, ['start', 'a']],
])('reads %s to its end', async (_name, pages, limits, read) => {
  expect(await follow(pages, limits)).toEqual([read, 'complete']);
});

it.each<[name: string, pages: Pages, limits: object, read: string[], error: string]>([
  ['a token that is repeated at once', { start: 'a', a: 'a' }, {}, ['start', 'a'], REPEATED],
  ['a token that is repeated later', { start: 'a', a: 'b', b: 'a' }, {}, ['start', 'a', 'b'], REPEATED],
  ['a return to the token at which the list was continued', { a: 'b', b: 'a' }, { first: 'a' }, ['a', 'b'], REPEATED],
  [
    'the token of one page more than allowed',
    { start: 'a', a: 'b', b: null },
    { pagesMax: 2 },
    ['start', 'a'],
    'EndlessList: The list has more than 2 pages.',
  ],
])('fails instead of following %s', async (_name, pages, limits, read, error) => {
  expect(await follow(pages, limits)).toEqual([read, error]);
});

it('fails after 10,000 pages by default, even if no token is repeated', async () => {
  let reads = 0;
  const read = async (token = 0) => {
    reads += 1;
    return token + 1;
  };
  const all = async () => {
    for await (const _page of followPages(read, (next) => (next > 20_000 ? null : next))) {
      // Only the number of reads is of interest.
    }
  };
  await expect(all()).rejects.toThrow('The list has more than 10000 pages.');
  expect(reads).toBe(10_000);
});

it('reads no page that the caller does not ask for', async () => {
  const read: (string | undefined)[] = [];
  const pages = followPages(
    async (token: string | undefined) => read.push(token),
    () => 'a',
  );
  for await (const _page of pages) {
    break;
  }
  expect(read).toEqual([undefined]);
});
