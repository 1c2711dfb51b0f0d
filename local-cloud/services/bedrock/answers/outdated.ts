import { wordsOf } from '../words.ts';
import type { Question } from './question.ts';
import type { PromptExcerpt } from './read-prompt.ts';

// The names of months in the reader's languages, whole and short, without accents.
const MONTHS: ReadonlyMap<string, number> = new Map(
  ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl'].flatMap((language) =>
    (['long', 'short'] as const).flatMap((month) => {
      const format = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' });
      return Array.from({ length: 12 }, (_, at): [string, number] => [
        plainOf(format.format(Date.UTC(2024, at, 15))).replace('.', ''),
        at + 1,
      ]);
    }),
  ),
);

function plainOf(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** A document's title without its numbers and months, and its date as a number; null where it has none. */
function readTitle(title: string): { readonly series: ReadonlySet<string>; readonly date: number } | null {
  const plain = plainOf(title);
  const year = /(?<!\d)(?:19|20)\d\d(?!\d)/.exec(plain);
  if (year === null) {
    return null;
  }
  const words = wordsOf(plain);
  const iso = /(?:19|20)\d\d[-./_](\d\d)(?:[-./_](\d\d))?(?!\d)/.exec(plain);
  const dotted = /(?<!\d)(\d{1,2})[-./](\d{1,2})[-./](?:19|20)\d\d/.exec(plain);
  const named = words.map((word) => MONTHS.get(word)).find((month) => month !== undefined) ?? 0;
  const month = Number(iso?.[1] ?? dotted?.[2] ?? named);
  const day = Number(iso?.[2] ?? dotted?.[1] ?? /(?<!\d)(\d{1,2})\.? \p{L}{3}/u.exec(plain)?.[1] ?? 0);
  const series = words.filter((word) => !/\d/.test(word) && word.length > 2 && !MONTHS.has(word));
  return { series: new Set(series), date: Number(year[0]) * 10_000 + month * 100 + day };
}

/**
 * Whether an excerpt is of an older document of a series (minutes, price lists of several years) than another one; no
 * when the question asks for the old one or names its year.
 */
export function isOutdated(
  { title }: PromptExcerpt,
  excerpts: readonly PromptExcerpt[],
  { terms, asksForOld }: Question,
): boolean {
  const own = readTitle(title);
  if (own === null || asksForOld || terms.some(({ stem }) => title.includes(stem) && /^\d{4}$/.test(stem))) {
    return false;
  }
  return excerpts.some((other) => {
    const read = readTitle(other.title);
    const shared = [...own.series].filter((word) => read?.series.has(word)).length;
    return (
      read !== null && read.date > own.date && shared > 0 && shared * 2 >= Math.max(own.series.size, read.series.size)
    );
  });
}
