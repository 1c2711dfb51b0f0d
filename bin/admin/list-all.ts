import { EndlessList, followPages } from '../../shared/follow-pages.ts';
import { CommandError } from './command.ts';
import type { Administer } from './stage.client.ts';

type Input = Readonly<Record<string, unknown>>;
type Page = Readonly<Record<string, unknown>> & { readonly next: string | null };

/**
 * Reads a list page by page: the size of one response of `administer` is limited.
 *
 * @throws CommandError when the pages do not come to an end.
 */
export async function* pagesOf<OnePage extends { readonly next: string | null }>(
  administer: Administer,
  operation: string,
  input: Input,
): AsyncGenerator<OnePage, void> {
  const read = async (after: string | undefined) =>
    (await administer(operation, after === undefined ? input : { ...input, after })) as OnePage;
  try {
    yield* followPages(read, ({ next }) => next);
  } catch (error) {
    throw error instanceof EndlessList
      ? new CommandError(`The result of ${operation} is not complete. ${error.message}`)
      : error;
  }
}

/**
 * Reads every page of a list; returns the items, which each page has in `field`.
 *
 * @throws as `pagesOf` does.
 */
export async function listAll(
  administer: Administer,
  { operation, input, field }: { readonly operation: string; readonly input: Input; readonly field: string },
): Promise<unknown[]> {
  const all: unknown[] = [];
  for await (const page of pagesOf<Page>(administer, operation, input)) {
    all.push(...(page[field] as unknown[]));
  }
  return all;
}
