// DynamoDB returns up to a megabyte per page, so that no list of the product comes near this.
const PAGES_MAX = 10_000;

/** A list whose pages never come to an end: a token came a second time, or there are too many pages. */
export class EndlessList extends Error {
  constructor(problem: string) {
    super(problem);
    this.name = 'EndlessList';
  }
}

interface PageLimits<Token> {
  /** The token of the first page, for a list that is continued. */
  readonly first?: Token | undefined;
  readonly pagesMax?: number;
}

/**
 * Reads a list page by page. `read` gets the token of a page, undefined for the first one; `nextOf` returns the token
 * of the next page, and null or undefined after the last one.
 *
 * @throws EndlessList when a token comes a second time, and after `pagesMax` pages (10,000 by default).
 */
export async function* followPages<Page, Token>(
  read: (token: Token | undefined) => Promise<Page>,
  nextOf: (page: Page) => Token | null | undefined,
  { first, pagesMax = PAGES_MAX }: PageLimits<Token> = {},
): AsyncGenerator<Page, void> {
  const seen = new Set<string>();
  let token = first;
  for (let pages = 1; ; pages += 1) {
    if (token !== undefined) {
      seen.add(JSON.stringify(token));
    }
    const page = await read(token);
    yield page;
    const next = nextOf(page) ?? undefined;
    if (next === undefined) {
      return;
    }
    if (seen.has(JSON.stringify(next))) {
      throw new EndlessList('The list continues at a page that was read before.');
    }
    if (pages === pagesMax) {
      throw new EndlessList(`The list has more than ${pagesMax} pages.`);
    }
    token = next;
  }
}
