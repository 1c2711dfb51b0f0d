import { isTitle } from '../../names/titles.ts';
import { isInLanguage, type Language } from '../../names/words-of-languages.ts';
import { allMatches, matchAt } from '../../text/match-at.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { textBefore } from '../../text/text-beside.ts';
import type { TextRange } from '../../text/text-range.ts';
import { wordSet } from '../../word-set.ts';
import { THING_ARTICLES } from '../names/beside/thing-around.ts';
import { wordBefore } from '../names/person-context.ts';
import { hasThingHeading } from '../notes/listed-surnames.ts';
import { isThingBefore } from '../things/thing-words.ts';
import { unlistedNameAt } from './unlisted-name.ts';

/** One of several names joined by commas, or by words such as "and". */
interface Item extends TextRange {
  /** Whether it was already found as a person. */
  readonly isFound: boolean;
  /** Whether it has more than one word. */
  readonly isWhole: boolean;
  /** Whether it is a single listed name that the other rules did not find. */
  readonly isLone: boolean;
  /** Whether a word, rather than a comma, joins it to the previous name. */
  readonly isJoined: boolean;
}

const TITLE = /[A-Za-z]{1,5}\.? (?=[A-Z])/y;
const SEPARATOR = /(?: ?\([^()\n]{1,30}\))?(?:,? [a-z]{1,5} (?:(?<= e )[oa] )?|[,;] )/y;
const WITH_ARTICLE = / e [oa] $/;
const JOINING = wordSet('and or und oder et ou y oraz albo lub och eller');
// Joining words that are other words in other languages: "Torkel i Kassan", "Inscrita en Burgos".
const JOINING_IN = new Map<string, readonly Language[]>([
  ['e', ['it', 'pt']],
  ['i', ['pl']],
  ['en', ['nl']],
  ['of', ['nl']],
]);
// Longer than any list that people write on one line. Not measured.
const ITEMS_MAX = 40;
// Fewer items are not a list.
const LIST_MIN = 3;
// A capitalized word right before the list.
const WITHIN_PHRASE = /(?<![A-Za-z])[A-Z][a-z\u00AA-\uFFFB]{2,23} $/;

/**
 * Finds unlisted names beside persons already found: joined to one by "and" or "or", or between others in a list whose
 * items have the same form.
 */
export function companionsOf(scanned: ScannedText, persons: readonly TextRange[]): TextRange[] {
  const known = new Map(persons.map((person) => [person.start, person]));
  const found: TextRange[] = [];
  const isBeforePerson = followedOnLine(scanned, [...known.keys()]);
  let done = 0;
  for (const { index } of known.size === 0 ? [] : allMatches(STARTS, scanned.text)) {
    // A list is on one line, and without a person it shows nothing.
    if (index < done || !isBeforePerson(index)) {
      continue;
    }
    const items = chainFrom(scanned, index, known);
    done = items.at(-1)?.end ?? done;
    const parts = withoutLone(items).flatMap((part) => accepted(scanned, part));
    found.push(...new Set([...onlyOther(scanned, items), ...parts]));
  }
  return found;
}

// Returns a function that tells whether one of the positions follows an index on its line; it must be called with
// ascending indexes.
function followedOnLine({ text }: ScannedText, positions: readonly number[]): (index: number) => boolean {
  const sorted = positions.toSorted((a, b) => a - b);
  let [next, lineEnd] = [0, -1];
  return (index) => {
    while ((sorted[next] ?? index) < index) {
      next += 1;
    }
    if (lineEnd < index) {
      const end = text.indexOf('\n', index);
      lineEnd = end === -1 ? text.length : end;
    }
    return (sorted[next] ?? text.length) < lineEnd;
  };
}

const STARTS = /(?<![A-Za-z0-9\u00AA-\uFFFB'-])[A-Z]/g;

// Returns the names from a position on, separated by commas or joining words.
function chainFrom(scanned: ScannedText, start: number, known: ReadonlyMap<number, TextRange>): Item[] {
  const items: Item[] = [];
  let isJoined = false;
  for (let at = start; items.length < ITEMS_MAX; ) {
    const item = itemAt(scanned, at, known);
    if (item === null) {
      break;
    }
    items.push({ ...item, isJoined });
    const separator = matchAt(SEPARATOR, scanned.text, item.end);
    if (separator === null) {
      break;
    }
    at = item.end + separator.length;
    // "a Florinda e o Adérito": Portuguese puts an article before a first name.
    const word = wordBefore(scanned.lower, at - (WITH_ARTICLE.test(separator) ? 2 : 0));
    isJoined = word !== '';
    if (isJoined && !isJoiningWord(scanned, word)) {
      break;
    }
  }
  return items;
}

const isJoiningWord = (scanned: ScannedText, word: string): boolean =>
  JOINING.has(word) || JOINING_IN.get(word)?.some((language) => isInLanguage(scanned, language)) === true;

function itemAt(
  scanned: ScannedText,
  at: number,
  known: ReadonlyMap<number, TextRange>,
): Omit<Item, 'isJoined'> | null {
  const name = unlistedNameAt(scanned, at);
  // A title or another word may come first: "Gesellschafter Femke Uhlen".
  const title = matchAt(TITLE, scanned.text, at);
  const isTitled = title !== null && isTitle(title.replace(/\.? $/, '').toLowerCase());
  const end = name?.end ?? (isTitled ? at + title.length + 1 : at + 1);
  const starts = allMatches(STARTS, scanned.text.slice(at, end)).map(({ index }) => at + index);
  const [person] = starts.flatMap((each) => known.get(each) ?? []);
  if (person !== undefined) {
    const isWhole = scanned.text.slice(person.start, person.end).includes(' ');
    return { start: isTitled ? at : person.start, end: person.end, isFound: true, isWhole, isLone: false };
  }
  const before = wordBefore(scanned.lower, at);
  const isOther = isThingBefore(before) || THING_ARTICLES.has(before);
  return name === null || isOther
    ? null
    : { ...name, isFound: false, isWhole: name.words > 1, isLone: name.words === 1 && name.isKnown };
}

// "Haltes: Prins Hendrik, Oude Sluis", "Leave Her Johnny, Sally Brown": a heading for things, or the end of a title.
function listsThings({ text, lower }: ScannedText, first: Item | undefined): boolean {
  const start = first?.start ?? 0;
  return WITHIN_PHRASE.test(textBefore(text, start, 24)) || hasThingHeading(lower, start);
}

// "Bruce, Gray, Ogilvie, Pollock, Burnard": splits a list at a listed name that was not found as a person.
function withoutLone(items: readonly Item[]): Item[][] {
  const parts: Item[][] = [[]];
  for (const item of items) {
    if (item.isLone) {
      parts.push([]);
    } else {
      parts.at(-1)?.push(item);
    }
  }
  return parts;
}

const listsPersons = (scanned: ScannedText, items: readonly Item[], known: readonly Item[]): boolean =>
  items.length >= LIST_MIN && known.length * 2 >= items.length && !listsThings(scanned, items[0]);

// "Present: Ruth Amesbury, Oluwaseun Akande, Hev, P. Merriweather": the only item that is not yet a person.
function onlyOther(scanned: ScannedText, items: readonly Item[]): TextRange[] {
  const known = items.filter(({ isFound }) => isFound);
  const other = items.find(({ isFound }) => !isFound);
  const isOne =
    other?.isWhole === false && known.length === items.length - 1 && (other.isLone || known.length >= LIST_MIN);
  return isOne && !isSuffix(scanned, other) && listsPersons(scanned, items, known) ? [other] : [];
}

// "Robert Lucas, Jr., Emma Clarke"
const isSuffix = ({ lower }: ScannedText, { start, end }: TextRange): boolean =>
  /^[js]r$/.test(lower.slice(start, end));

// Returns the items that the persons beside them show to be names.
function accepted(scanned: ScannedText, items: readonly Item[]): TextRange[] {
  const known = items.filter(({ isFound }) => isFound);
  // German nouns are also capitalized: "Anna und Hausmeister".
  const mayJoin = !isInLanguage(scanned, 'de') || known.length > 1;
  const isList = listsPersons(scanned, items, known);
  const isLike = (item: Item, other: Item | undefined): boolean =>
    other?.isFound === true && other.isWhole === item.isWhole;
  // "Anna Schmidt and Acme": a single word joined to a single person may be an organization.
  const isJoinedTo = (item: Item, i: number): boolean =>
    (item.isJoined && isLike(item, items[i - 1])) || (items[i + 1]?.isJoined === true && isLike(item, items[i + 1]));
  return items.filter(
    (item, i) =>
      !item.isFound &&
      ((isList && known.some((each) => isLike(item, each))) || ((mayJoin || item.isWhole) && isJoinedTo(item, i))),
  );
}
