import { wordsOf } from '../words.ts';
import type { Question } from './question.ts';
import type { PromptExcerpt } from './read-prompt.ts';

const NUMBER_OF: Readonly<Record<string, number>> = {
  jan: 1,
  ene: 1,
  gen: 1,
  feb: 2,
  fev: 2,
  mar: 3,
  maa: 3,
  mrz: 3,
  apr: 4,
  avr: 4,
  abr: 4,
  may: 5,
  mai: 5,
  mei: 5,
  mag: 5,
  jun: 6,
  giu: 6,
  jui: 7,
  jul: 7,
  lug: 7,
  aug: 8,
  aou: 8,
  ago: 8,
  sep: 9,
  set: 9,
  oct: 10,
  okt: 10,
  ott: 10,
  out: 10,
  nov: 11,
  dec: 12,
  dez: 12,
  dic: 12,
};

/** A document's title without its numbers and months, and its date as a number; null where it has none. */
function readTitle(title: string): { readonly series: ReadonlySet<string>; readonly date: number } | null {
  const plain = title.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const year = /(?<!\d)(?:19|20)\d\d(?!\d)/.exec(plain);
  if (year === null) {
    return null;
  }
  const words = wordsOf(plain);
  const iso = /(?:19|20)\d\d[-./_](\d\d)(?:[-./_](\d\d))?(?!\d)/.exec(plain);
  const dotted = /(?<!\d)(\d{1,2})[-./](\d{1,2})[-./](?:19|20)\d\d/.exec(plain);
  const named = words.map((word) => NUMBER_OF[word.slice(0, 3)] ?? 0).find((month) => month > 0) ?? 0;
  const month = Number(iso?.[1] ?? dotted?.[2] ?? named);
  const day = Number(iso?.[2] ?? dotted?.[1] ?? /(?<!\d)(\d{1,2})\.? \p{L}{3}/u.exec(plain)?.[1] ?? 0);
  const series = words.filter(
    (word) => !/\d/.test(word) && word.length > 2 && NUMBER_OF[word.slice(0, 3)] === undefined,
  );
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
