import { allMatches, matchAt } from '../../text/match-at.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { textAfter, textBefore } from '../../text/text-beside.ts';
import type { TextRange } from '../../text/text-range.ts';
import { wordAfter } from '../names/person-context.ts';
import { afterSlot } from '../rosters/roster-rows.ts';
import { NOBODY_ON_DUTY } from '../rosters/roster-words.ts';
import { type LoneSurname, loneSurnameAt } from './lone-surname.ts';
import {
  ATTENDANCE_HEADINGS,
  DUTY_LABELS,
  LEAVE_HEADINGS,
  NOTE_ROLES,
  PLAN_HEADINGS,
  PLANNED_THINGS,
  TASK_HEADINGS,
} from './note-words.ts';

/** What the heading of a list says about its items. */
type Heading = 'attendance' | 'leave' | 'tasks' | 'plan' | 'role' | 'duty' | 'things' | 'none';

/** One entry between two commas: the time slot before the name, the name, and what follows it. */
interface Item {
  readonly name: LoneSurname | null;
  readonly isSlotted: boolean;
  readonly end: number;
}

// The heading of a list in a line: "Dyżury w tygodniu", "Annual leave August". Not measured.
const HEADING_MAX = 48;
// A thing that is planned by day takes precedence over the word for the plan.
const HEADINGS: readonly (readonly [Heading, RegExp])[] = [
  ['things', PLANNED_THINGS],
  ['role', NOTE_ROLES],
  ['attendance', ATTENDANCE_HEADINGS],
  ['leave', LEAVE_HEADINGS],
  ['tasks', TASK_HEADINGS],
  ['plan', PLAN_HEADINGS],
  ['duty', DUTY_LABELS],
];
// The share of the names that must be listed: small where only persons are listed, large where things are listed too.
const SHARES: Readonly<Partial<Record<Heading, number>>> = {
  attendance: 1 / 3,
  leave: 1 / 3,
  plan: 1 / 2,
  tasks: 3 / 4,
};
const SHARE_ELSEWHERE = 2 / 3;
const BEGINNINGS = /\n[ \t>*-]{0,6}| ?: |\. /g;
const HOURS = /\d{1,2}(?:[:.h]\d{2}|h)? ?- ?\d{1,2}(?:[:.h]\d{2}|h)?(?: ?(?:uhr|h|am|pm|u))?(?![\d/a-z])/y;
const AFTER_SLOT = /\.? ?[:-]? {1,2}/y;
// "Kraus 3.-14. August", "Falk - lager", "Haas (Lager)": up to the next comma or the end of the sentence.
const TAIL = /(?: ?\([^()\n]{1,40}\)| - [^,;\n]{1,40}| \d[^,;\n]{0,24})?/y;
const SEPARATOR = /,? (?:and|und|et|y|e|i|en|och|&|\/) |[,;] {0,2}/y;
const LIST_END = /^(?:$|\n|\.(?:$|[ \n])|[,;])/;

/**
 * Finds surnames in lists whose items all have the same form, on one line, and decides on all items together: "Rota:
 * Mon Barlow, Tue Hargreaves", "Urlaub: Kraus 3.-14. August, Fuchs 17.-28. August", "06:00-14:00 Kaczmarek, 14:00-22:00
 * Lis", "Minutes: Holloway".
 */
export function listedSurnames(scanned: ScannedText): TextRange[] {
  const found: TextRange[] = [];
  let done = 0;
  const marks = allMatches(BEGINNINGS, scanned.text).map(({ 0: mark, index }) => ({ mark, index }));
  for (const { mark, index } of [{ mark: '', index: 0 }, ...marks]) {
    const start = index + mark.length;
    if (start < done) {
      continue;
    }
    const heading = mark.trim() === ':' ? headingBefore(scanned.lower, index) : 'none';
    const items = heading === 'things' ? [] : itemsFrom(scanned, start);
    done = items.at(-1)?.end ?? done;
    found.push(...personsAmong(items, heading));
  }
  return found;
}

function headingBefore(lower: string, colon: number): Heading {
  const heading =
    textBefore(lower, colon, HEADING_MAX)
      .split(/\n|[,;.] /)
      .at(-1) ?? '';
  return HEADINGS.find(([, words]) => heading.search(words) !== -1)?.[0] ?? 'none';
}

/** Whether the heading that ends with its colon before a position is for things that are planned: "Route: ". */
export const hasThingHeading = (lower: string, start: number): boolean =>
  lower.startsWith(': ', start - 2) && headingBefore(lower, start - 2) === 'things';

function itemsFrom(scanned: ScannedText, start: number): Item[] {
  const items: Item[] = [];
  for (let at = start; ; ) {
    const item = itemAt(scanned, at);
    if (item === null) {
      return items;
    }
    items.push(item);
    const separator = matchAt(SEPARATOR, scanned.text, item.end);
    if (separator === null) {
      return items;
    }
    at = item.end + separator.length;
  }
}

// Returns the item at a position; null where anything but one name or a word for nobody fills it.
function itemAt(scanned: ScannedText, start: number): Item | null {
  const { text, lower } = scanned;
  const slot = slotEnd(lower, start);
  const at = slot === null ? start : slot + (matchAt(AFTER_SLOT, text, slot) ?? '').length;
  const isUnassigned = NOBODY_ON_DUTY.has(wordAfter(lower, at));
  const name = isUnassigned ? null : loneSurnameAt(scanned, at);
  if (name === null && !isUnassigned) {
    return null;
  }
  const nameEnd = name?.end ?? at + wordAfter(lower, at).length;
  const end = nameEnd + (matchAt(TAIL, text, nameEnd) ?? '').length;
  return LIST_END.test(textAfter(text, end, 2)) || matchAt(SEPARATOR, text, end) !== null
    ? { name, isSlotted: slot !== null, end }
    : null;
}

// Returns where the hours, the day or the shift at a position end, or null if there are none.
function slotEnd(lower: string, start: number): number | null {
  const hours = matchAt(HOURS, lower, start);
  return hours === null ? afterSlot(lower, start) : start + hours.length;
}

function personsAmong(items: readonly Item[], heading: Heading): readonly TextRange[] {
  const names = items.flatMap(({ name }) => name ?? []);
  const isSlotted = items.some((item) => item.isSlotted);
  if (names.length > 1 && heading !== 'duty' && heading !== 'role') {
    return listsPersons(names, { heading, isSlotted }) ? names.filter(({ category }) => category !== 'other') : [];
  }
  return names.filter(
    ({ category }) => heading !== 'none' && (category === 'surname' || (category === 'unknown' && heading === 'role')),
  );
}

// Whether enough of the names are listed to show that the list is one of persons.
function listsPersons(
  names: readonly LoneSurname[],
  { heading, isSlotted }: { readonly heading: Heading; readonly isSlotted: boolean },
): boolean {
  const count = (...categories: readonly LoneSurname['category'][]): number =>
    names.filter(({ category }) => categories.includes(category)).length;
  const known = count('surname', 'given');
  const others = count('doubtful', 'other');
  if (heading === 'attendance' && others === 0) {
    return true;
  }
  const share = SHARES[heading];
  if (count('surname') === 0 || known < names.length * (share ?? SHARE_ELSEWHERE)) {
    return false;
  }
  // Without such a heading, only times show that the list is a roster; after the heading of a plan, times are needed as
  // well.
  if (share === undefined) {
    return isSlotted && others === 0;
  }
  return heading !== 'plan' || isSlotted;
}
