import { DAYS_AND_SHIFTS } from '../../names/days-and-shifts.ts';
import { compileExpression } from '../../text/compiled-expression.ts';
import { allMatches, matchAt } from '../../text/match-at.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { CELL_BORDER } from '../../text/tables/table-cells.ts';
import type { TextRange } from '../../text/text-range.ts';
import { LETTER } from '../names/speakers.ts';
import { DUTY_WORDS, MONTHS, NOBODY_ON_DUTY, SHIFT_LABELS } from './roster-words.ts';

/** What comes after the day, date, time or shift of a line, split at commas and signs. */
type RosterRow = readonly TextRange[];

/** The rows of a plan, and whether the plan mentions duties or shifts. */
export interface Roster {
  readonly rows: readonly RosterRow[];
  readonly mentionsDuties: boolean;
}

interface Plan {
  readonly rows: RosterRow[];
  /** The days of the week that its lines begin with. */
  readonly days: Set<string>;
  mentionsDuties: boolean;
}

/** A line, the day of the week at its beginning ('' for none), and whether it contains a word for a duty or a shift. */
interface Line extends TextRange {
  readonly day: string;
  readonly mentionsDuty: boolean;
}

// Longer than any line of a plan; limits the work on texts without line breaks. Not measured.
const LINE_MAX = 400;
// A printed line: a longer one is a sentence about duties. Not measured.
const HEADING_MAX = 90;
// The day, its date, the time and the duty before a colon: "Sat 14 June, 08:00-20:00, on-call:". Not measured.
const HEAD_MAX = 48;
// If two lines have no day or shift, the second may be the heading of the next plan.
const REMARKS_MAX = 1;
// Two days may be the opening hours of a weekend, and any table can contain dates.
/** The minimum number of weekdays in a plan without a word for duties or shifts. */
export const DAYS_MIN = 3;
const LINE_BEGINNING = /(?:^|\n)[ \t>*\u2022-]{0,6}([a-z]{2,13})(?![a-z])/g;
const MARGIN = /[ \t>*\u2022-]{1,6}/y;
const BULLET = /[ \t]{0,6}[*\u2022-] /y;
const WORD = /([a-z]{2,14}(?:-[a-z]{2,12})?)\.?(?![a-z])/y;
const DATE = '\\d{1,2}[./-]\\d{1,2}\\.?(?:[./-]?\\d{2,4})?';
const DAY = '\\d{1,2}(?:er|st|nd|rd|th|\\.)?';
const WEEK = '(?:kw|week|wk|semaine|semana|settimana|v|vecka|uge|uke|tydzien)[. ]{1,2}\\d{1,2}';
const TO = ' ?(?:-|au|al|bis|tot|to|do|till) ?';
const DAYS = compileExpression(
  `(?:(?:du|del|dal|van|von|od|from|fran) )?(?:${WEEK}|${DATE}(?:${TO}${DATE})?|${DAY}${TO}${DAY}|${DAY}(?= [a-z]{3}))(?!\\d)`,
  'y',
);
const TIME = /\(?\d{1,2}(?:[:.]\d{2})?(?: ?- ?\d{1,2}(?:[:.]\d{2})?)?(?: ?(?:h|uhr|u|am|pm))?\)?(?![\d/a-z])/y;
const CODES = /(?:[A-Z]{1,2}|-)(?: {1,3}(?:[A-Z]{1,2}|-)){2}/y;
const SHIFT_NAME = / [a-z0-9]{1,3}(?![a-z0-9])/y;
const HOURS = /\d{1,2}(?:[:.]\d{2})? ?- ?\d{1,2}/y;
const NAME = compileExpression(`[A-Z][${LETTER}'-]{1,24}(?: (?:[A-Z]\\.|[${LETTER}'-]{2,24})){0,2}(?: [A-Z]\\.)?`, 'y');
const GAP = / ?: {1,3}| - | {2,8}|\t| (?=\d)/y;
// Room for the longest words for duties. Not measured.
const DUTY_REACH = 24;
const PIECE = /[^,;+&/|\t\n]+/g;
// A second shift and its name begin with the hours: "Pernilla 15-23 Lasse".
const JOINTS =
  / (?:und|and|et|y|e|en|i|och|og|plus|statt) | {2,}| (?=\d{1,2}(?:[:.]\d{2})? ?- ?\d{1,2}(?:[:.]\d{2})? [A-Z])/;

/**
 * Finds plans among the lines of a text: they mention duties or shifts, or three days of the week. Linear in the
 * length.
 */
export function rosterLines(scanned: ScannedText): readonly Roster[] {
  const plans: Plan[] = [];
  let remarks: Line[] = [];
  for (const line of linesOf(scanned)) {
    let plan = plans.at(-1);
    const isBelowHeading = remarks.slice(-2).some(isHeading);
    const isInPlan = plan !== undefined && remarks.length <= REMARKS_MAX;
    const row = rowAt(scanned, line) ?? (isInPlan || isBelowHeading ? listedAt(scanned.text, line) : null);
    if (row === null) {
      remarks.push(line);
      continue;
    }
    if (plan === undefined || !isInPlan) {
      plan = { rows: [], days: new Set(), mentionsDuties: isBelowHeading };
      plans.push(plan);
    }
    remarks = [];
    plan.rows.push(row);
    plan.mentionsDuties ||= line.mentionsDuty;
    if (line.day !== '') {
      plan.days.add(line.day);
    }
  }
  return plans.filter(({ mentionsDuties, days }) => mentionsDuties || days.size >= DAYS_MIN);
}

const isHeading = ({ start, end, mentionsDuty }: Line): boolean => mentionsDuty && end - start <= HEADING_MAX;

// The lines that are not empty; none where the text has no word for duties and no days, as in most texts.
function linesOf({ text, lower }: ScannedText): Line[] {
  const duties = allMatches(DUTY_WORDS, lower).map(({ index }) => index);
  const days = new Map(
    allMatches(LINE_BEGINNING, lower)
      .filter(({ 1: word = '' }) => DAYS_AND_SHIFTS.has(word))
      .map(({ 1: word = '', index }) => [lower.charAt(index) === '\n' ? index + 1 : index, word]),
  );
  const lines: Line[] = [];
  let next = 0;
  for (let start = 0; (duties.length > 0 || days.size >= DAYS_MIN) && start < text.length; ) {
    const feed = text.indexOf('\n', start);
    const end = feed === -1 ? text.length : feed;
    const first = next;
    while ((duties[next] ?? end) < end) {
      next += 1;
    }
    const line = {
      start,
      end: Math.min(end, start + LINE_MAX),
      day: days.get(start) ?? '',
      mentionsDuty: next > first,
    };
    if (end > start && !text.slice(line.start, line.end).includes(CELL_BORDER)) {
      lines.push(line);
    }
    start = end + 1;
  }
  return lines;
}

function rowAt(scanned: ScannedText, { start, end, mentionsDuty }: Line): RosterRow | null {
  const { text, lower } = scanned;
  const from = start + (matchAt(MARGIN, text, start)?.length ?? 0);
  const slotEnd = afterSlot(lower, from);
  const name = slotEnd === null ? nameBefore(scanned, from) : null;
  if (name !== null) {
    return [name];
  }
  if (slotEnd === null && !mentionsDuty) {
    return null;
  }
  const colon = text.slice(from, Math.min(end, from + HEAD_MAX)).search(/:(?= |$)/);
  const after = colon === -1 ? slotEnd : from + colon + 1;
  return after === null ? null : piecesIn(text, { start: after, end });
}

// A line of a list below a day or a shift: "- Brandl".
const listedAt = (text: string, { start, end }: Line): RosterRow | null =>
  matchAt(BULLET, text, start) === null ? null : piecesIn(text, { start, end });

// "Brandl: Mo early", "Kunze - Mon-Wed night shift", "Grzelak 6:00-14:00", "Hobbs  E E L - -".
function nameBefore({ text, lower }: ScannedText, start: number): TextRange | null {
  const name = matchAt(NAME, text, start);
  if (name === null) {
    return null;
  }
  const gap = matchAt(GAP, text, start + name.length);
  if (gap === null) {
    return null;
  }
  const at = start + name.length + gap.length;
  const isSlot =
    afterSlot(lower, at) !== null ||
    matchAt(HOURS, lower, at) !== null ||
    matchAt(CODES, text, at) !== null ||
    NOBODY_ON_DUTY.has(matchAt(WORD, lower, at) ?? '') ||
    lower.slice(at, at + DUTY_REACH).search(DUTY_WORDS) === 0;
  return isSlot ? { start, end: start + name.length } : null;
}

/** Returns where a day, date, shift or part of a day ends, with its time: "Mo-Fr", "1-7 nov", "v. 45", "Night 20-7". */
export function afterSlot(lower: string, from: number): number | null {
  const date = afterDate(lower, from);
  if (date !== null) {
    return afterTime(lower, date);
  }
  const at = skipped(lower, from);
  const word = matchAt(WORD, lower, at) ?? '';
  const name = word.replace(/\.$/, '');
  if (SHIFT_LABELS.has(name)) {
    return at + word.length + (matchAt(SHIFT_NAME, lower, at + word.length)?.length ?? 0);
  }
  if (!DAYS_AND_SHIFTS.has(name) && !name.split('-').every((part) => DAYS_AND_SHIFTS.has(part))) {
    return null;
  }
  const after = skipped(lower, at + word.length);
  return afterTime(lower, afterDate(lower, after) ?? after);
}

// Returns where dates or the number of a week end, with the month after them; null where none begins.
function afterDate(lower: string, from: number): number | null {
  const days = matchAt(DAYS, lower, from);
  if (days === null) {
    return null;
  }
  const end = from + days.length;
  const at = skipped(lower, end);
  const word = matchAt(WORD, lower, at) ?? '';
  return MONTHS.has(word.replace(/\.$/, '')) ? at + word.length : end;
}

function afterTime(lower: string, from: number): number {
  const at = skipped(lower, from);
  return at + (matchAt(TIME, lower, at)?.length ?? 0);
}

// Returns the index after up to four spaces, commas and hyphens.
function skipped(text: string, from: number): number {
  let at = from;
  while (' \t,-'.includes(text.charAt(at)) && at < text.length && at - from < 4) {
    at += 1;
  }
  return at;
}

/** Splits a range at commas, signs and joining words. */
export function piecesIn(text: string, { start, end }: TextRange): TextRange[] {
  return allMatches(PIECE, text.slice(start, end)).flatMap(({ 0: written, index }) => {
    let at = start + index;
    return written.split(JOINTS).map((piece) => {
      const from = text.indexOf(piece, at);
      at = from + piece.length;
      return { start: from, end: at };
    });
  });
}
