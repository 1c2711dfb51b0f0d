import { MONTHS } from '../languages/calendar.ts';
import { ofAllLanguages } from '../languages/languages.ts';
import { phrasePattern } from '../languages/phrases.ts';
import type { Question } from '../questions/question.ts';
import { foldText, wordsOf } from '../words.ts';
import type { PromptExcerpt } from './read-prompt.ts';

/** A document's title without its numbers and months, and its date as a number. */
interface ReadTitle {
  readonly series: ReadonlySet<string>;
  readonly date: number;
}

/** Returns null for a title without a year. */
function readTitle(title: string): ReadTitle | null {
  const plain = foldText(title);
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

const REPLACED = phrasePattern(ofAllLanguages(({ replaced }) => replaced));
// "Expired passes" is a subject, "Passes (expired)" and "Passes: no longer valid" are marked.
const MARKED_TITLE = new RegExp(`(?:[([–—:,]| - )[^)\\]]*${REPLACED}`, 'u');
const THIS = phrasePattern(ofAllLanguages(({ refersBack }) => refersBack));
// "Obsolete!", "This version has been replaced by the rules of 2025."
const MARKING_LINE = new RegExp(`^[^\\p{L}]*(?:${REPLACED}|${THIS}[^.]*${REPLACED})`, 'u');
// The title, and a note below it.
const LINES_WITH_NOTE = 3;

// Whether a document says at its beginning, or in the title, that another one has taken its place.
function isMarkedReplaced({ title, headings, text }: PromptExcerpt): boolean {
  const heads = [title, ...headings.split(' > ')].map(foldText);
  const lines = text.split('\n').slice(0, LINES_WITH_NOTE).map(foldText);
  return heads.some((head) => MARKED_TITLE.test(head)) || lines.some((line) => MARKING_LINE.test(line));
}

/**
 * Returns the excerpts whose document says that it has been replaced, or is older than another one of the same series
 * (minutes, price lists of several years), except those whose year the question names; none if the question asks for
 * the old one.
 */
export function outdatedOf(
  excerpts: readonly PromptExcerpt[],
  { terms, asksForOld }: Question,
): ReadonlySet<PromptExcerpt> {
  if (asksForOld) {
    return new Set();
  }
  const years = terms.map(({ stem }) => stem).filter((stem) => /^\d{4}$/.test(stem));
  const titles = excerpts.map(({ title }) => readTitle(title));
  const isOld = ({ title }: PromptExcerpt, own: ReadTitle | null) =>
    own !== null &&
    !years.some((year) => title.includes(year)) &&
    titles.some((other) => other !== null && other.date > own.date && isOneSeries(own, other));
  const replaced = new Set(excerpts.filter(isMarkedReplaced).map(({ title }) => title));
  const isReplaced = ({ title }: PromptExcerpt) =>
    replaced.has(title) &&
    !years.some((year) => title.includes(year)) &&
    excerpts.some((other) => !replaced.has(other.title));
  return new Set(excerpts.filter((excerpt, at) => isReplaced(excerpt) || isOld(excerpt, titles[at] ?? null)));
}

function isOneSeries({ series }: ReadTitle, other: ReadTitle): boolean {
  const shared = [...series].filter((word) => other.series.has(word)).length;
  return shared > 0 && shared * 2 >= Math.max(series.size, other.series.size);
}
