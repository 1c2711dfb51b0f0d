import type { Administer } from './stage.client.ts';

type Input = Readonly<Record<string, unknown>>;
type Page = Readonly<Record<string, unknown>> & { readonly next: string | null };

/** Reads every page of a list, because one response of `administer` is limited in size. */
export async function listAll(
  administer: Administer,
  { operation, input, field }: { readonly operation: string; readonly input: Input; readonly field: string },
): Promise<unknown[]> {
  const all: unknown[] = [];
  let next: string | null = null;
  do {
    const page = (await administer(operation, next === null ? input : { ...input, after: next })) as Page;
    all.push(...(page[field] as unknown[]));
    next = page.next;
  } while (next !== null);
  return all;
}
