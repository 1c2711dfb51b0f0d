import type { Finding } from '../../finding.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import type { Stretch } from '../../text/stretch.ts';
import { isLabelOfPlaces, isLabelOfThings, labelWords } from '../fields/labels.ts';
import { isGiven, isPlain } from './name-candidate.ts';
import type { NameWord } from './name-words.ts';
import { OF_PEOPLES, PLACE_ARTICLES, THINGS_BEFORE, THINGS_BEHIND } from './named-after.ts';
import { wordAfter, wordBefore } from './person-context.ts';

/** The findings without those in a cell below "City", "Product" or the like. */
export function withoutPlaces({ cells }: ScannedText, found: Finding[]): Finding[] {
  const others = cells.filter(({ label }) => isLabelOfPlaces(labelWords(label)) || isLabelOfThings(labelWords(label)));
  return others.length === 0
    ? found
    : found.filter(({ start, end }) => !others.some((cell) => cell.start < end && start < cell.end));
}

/** Words that the text uses for a place, a people or an institution: they are no person's anywhere in it. */
export function wordsOfThings(scanned: ScannedText, undecided: readonly NameWord[]): ReadonlySet<string> {
  const things = new Set<string>();
  for (const word of undecided) {
    const isListedName = isGiven(word) && isPlain(word);
    if (
      !isListedName &&
      (OF_PEOPLES.test(word.lower) || PLACE_ARTICLES.has(wordBefore(scanned.lower, word.start) ?? ''))
    ) {
      things.add(word.lower);
    }
    if (isNamedAfter(scanned, word)) {
      things.add(word.lower);
    }
  }
  return things;
}

/** Whether the words around make a name a thing's: "Fondation Abbe-Pierre", "Watt engine", "Harvard University". */
export function isNamedAfter({ lower }: ScannedText, { start, end }: Stretch): boolean {
  const quote = lower.charAt(start - 1) === '"' || lower.charAt(start - 1) === "'" ? 1 : 0;
  const before = wordBefore(lower, start - quote);
  if (before !== null && THINGS_BEFORE.has(before)) {
    return true;
  }
  return lower.charAt(end) === ' ' && THINGS_BEHIND.has(wordAfter(lower, end + 1));
}
