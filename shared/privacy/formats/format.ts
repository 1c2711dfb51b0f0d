import type { Finding, Strength } from '../finding.ts';
import type { PersonalDataKind } from '../kinds.ts';
import { compileExpression } from '../text/compiled-expression.ts';
import { firstFrom } from '../text/range-search.ts';
import { type DigitGroup, isAlphanumeric, isLetter, type ScannedText } from '../text/scanned-text.ts';
import { standsAlone } from '../text/stands-alone.ts';
import { textBefore } from '../text/text-beside.ts';
import type { TextRange } from '../text/text-range.ts';
import { NOT_PERSONAL, NUMBERS_OF_THINGS } from './other-words.ts';
import {
  findWords,
  REACH_AFTER,
  REACH_BEFORE,
  type WordHits,
  type WordList,
  wordAfter,
  wordBefore,
  wordNear,
} from './vocabulary.ts';

/** One format as data: its expression, its check, and the words that must be near. */
export interface Format {
  /** Country and format, for tests. */
  readonly name: string;
  readonly kind: PersonalDataKind;
  /**
   * Sticky and bounded in every repetition. It is tried at the beginnings of words and numbers that contain a digit.
   */
  readonly expression: RegExp;
  /**
   * 'certain': the form is enough. 'form': the form is enough, unless a word says that it is an order, a version or the
   * like and no word of the format is near. 'context': a word of the format must be nearer than such a word. 'name': a
   * word of the format must come directly before the value.
   */
  readonly proof: 'certain' | 'form' | 'context' | 'name';
  /**
   * Checks the checksum and ranges; receives letters and digits without separators, in upper case unless `caseCounts`.
   */
  readonly valid?: (compact: string) => boolean;
  readonly words?: WordList;
  /** The maximum distance between the end of a word and the value after it. */
  readonly reach?: number;
  /** What may come between a word and the value, folded. */
  readonly gap?: RegExp;
  /** Whether a word after the value counts too. */
  readonly after?: boolean;
  /** What the folded text in lower case must be before the value, at most `reach` characters, in place of words. */
  readonly before?: RegExp;
  /** Words, one of which must also be within 120 characters. */
  readonly near?: WordList;
  /** The possible lengths of the first group of digits, where the value begins with digits alone. */
  readonly first?: readonly number[];
  /** The minimum number of digits. */
  readonly digits?: number;
  /** Where a value begins: at digits alone, at a word of letters and digits, or (by default) at both. */
  readonly at?: 'number' | 'word';
  /** Whether one or two short words of letters may come before the first digit: "AB 12 34 56 C". */
  readonly lead?: boolean;
  /** Whether a value can begin only at the first group of a number. */
  readonly onlyFirst?: boolean;
  /** Whether a match that fails its check is tried again without its last groups. */
  readonly shrinks?: boolean;
  /** Whether a value with letters in another case is another value. */
  readonly caseCounts?: boolean;
  /** Whether the text around a match shows that it is something else. */
  readonly isOther?: (scanned: ScannedText, place: TextRange) => boolean;
}

/** Finds the values of formats in a text. */
export type FindFormats = (scanned: ScannedText) => Finding[];

/** Creates a detector that tries formats at every position where they can begin. */
export function findByFormats(formats: readonly Format[]): FindFormats {
  const rules = formats.map(ruleOf);
  return (scanned) => {
    if (scanned.groups.length === 0) {
      return [];
    }
    const hits = wordsOf(scanned);
    const active = rules.filter((rule) => canFind(rule, hits));
    const leads = active.filter(({ lead }) => lead);
    return active.length === 0 ? [] : findIn({ scanned, hits, cell: WHOLE }, active, leads);
  };
}

/** A text and the words of the vocabulary in it. */
interface Scan {
  readonly scanned: ScannedText;
  readonly hits: WordHits;
  /** In a cell below a heading, only words of the same cell count: those of the heading are read with it. */
  cell: TextRange;
}

// Kept as long as a text is scanned, because every table of formats asks for them.
const HITS = new WeakMap<ScannedText, WordHits>();

/** Returns the words of the vocabulary in a text, found once. */
export function wordsOf(scanned: ScannedText): WordHits {
  let hits = HITS.get(scanned);
  if (hits === undefined) {
    hits = findWords(scanned.lower);
    HITS.set(scanned, hits);
  }
  return hits;
}

// Objects with the same fields in the same order are read faster, and every rule is read at every number.
interface Rule {
  readonly format: Format;
  /** One bit for each possible length of the first group; 0 for any. */
  readonly lengths: number;
  readonly digits: number;
  readonly onlyFirst: boolean;
  readonly atNumber: boolean;
  readonly atWord: boolean;
  readonly lead: boolean;
}

const ruleOf = (format: Format): Rule => ({
  format,
  lengths: (format.first ?? []).reduce((bits, length) => bits | (1 << length), 0),
  digits: format.digits ?? 1,
  onlyFirst: format.onlyFirst === true,
  atNumber: format.at !== 'word',
  atWord: format.at !== 'number',
  lead: format.lead === true,
});

const canFind = ({ format: { proof, words, before, near } }: Rule, hits: WordHits): boolean =>
  proof === 'certain' ||
  ((near === undefined || hits[near.index] !== undefined) &&
    (proof === 'form' || before !== undefined || (words !== undefined && hits[words.index] !== undefined)));

function findIn(scan: Scan, rules: readonly Rule[], leads: readonly Rule[]): Finding[] {
  const { scanned } = scan;
  const { text, groups, lastStart, sourceStart } = scanned;
  const found: Finding[] = [];
  let done = 0;
  for (const group of groups) {
    if (group.start < done) {
      continue;
    }
    const word = wordAround(text, group);
    if (lastStart !== Number.POSITIVE_INFINITY && sourceStart(Math.max(0, word.start - LEADS_MAX)) > lastStart) {
      break;
    }
    done = word.end;
    if (isInHexDump(scanned, word.start)) {
      continue;
    }
    scan.cell = cellAround(scanned, word);
    addAtWord(found, scan, { rules, group, word });
    addAfterLeads(found, scan, { rules: leads, group, word });
  }
  return found;
}

interface AtWord {
  readonly rules: readonly Rule[];
  readonly group: DigitGroup;
  readonly word: TextRange;
}

function addAtWord(found: Finding[], scan: Scan, { rules, group, word }: AtWord): void {
  const isNumber = word.start === group.start && word.end === group.end;
  for (const rule of rules) {
    if (isNumber ? fitsNumber(rule, group) : rule.atWord) {
      add(found, apply(scan, rule.format, word.start));
    }
  }
}

// Adds what begins with one or two short words before a word with digits.
function addAfterLeads(found: Finding[], scan: Scan, { rules, group, word }: AtWord): void {
  let lead = leadBefore(scan.scanned.text, word.start);
  for (let i = 0; lead !== -1 && i < 2; i += 1) {
    for (const rule of rules) {
      if (group.digitsAhead >= rule.digits) {
        add(found, apply(scan, rule.format, lead));
      }
    }
    lead = leadBefore(scan.scanned.text, lead);
  }
}

const WHOLE: TextRange = { start: 0, end: Number.POSITIVE_INFINITY };

/** Returns the cell below a heading that a range is in, or the whole text. */
export function cellAround({ cells }: ScannedText, { start, end }: TextRange): TextRange {
  const cell = cells.length === 0 ? undefined : cells[firstFrom(cells, start + 1) - 1];
  return cell !== undefined && cell.label !== '' && cell.start <= start && end <= cell.end ? cell : WHOLE;
}

function fitsNumber(rule: Rule, { start, end, digitsAhead, isLater }: DigitGroup): boolean {
  return (
    rule.atNumber &&
    digitsAhead >= rule.digits &&
    !(isLater && rule.onlyFirst) &&
    (rule.lengths === 0 || (end - start < 31 && ((rule.lengths >> (end - start)) & 1) === 1))
  );
}

function add(found: Finding[], finding: Finding | null): void {
  if (finding !== null) {
    found.push(finding);
  }
}

function apply(scan: Scan, format: Format, start: number): Finding | null {
  const { scanned, hits } = scan;
  const { expression, words, reach } = format;
  // The words that must come before a value are looked for first, because most numbers have none.
  if (format.proof === 'name' || (format.proof === 'context' && format.after !== true && format.before === undefined)) {
    if (words === undefined || wordBefore(hits, words, start, reach) === Number.POSITIVE_INFINITY) {
      return null;
    }
  }
  // Only the end of the match is needed, and asking for nothing else halves the cost.
  expression.lastIndex = start;
  if (!expression.test(scanned.text)) {
    return null;
  }
  let written = scanned.text.slice(start, expression.lastIndex);
  let finding = accept(scan, format, { start, written });
  while (finding === null && format.shrinks === true && written !== '') {
    written = withoutLastGroup(written);
    finding = accept(scan, format, { start, written });
  }
  return finding;
}

interface Written {
  readonly start: number;
  readonly written: string;
}

function accept(scan: Scan, format: Format, { start, written }: Written): Finding | null {
  const { scanned } = scan;
  const place = { start, end: start + written.length };
  if (!standsAlone(scanned.text, start, place.end)) {
    return null;
  }
  const compact = written.replace(/[^0-9A-Za-z]/g, '');
  const value = format.caseCounts === true ? compact : compact.toUpperCase();
  if (format.valid?.(value) === false) {
    return null;
  }
  const strength = strengthOf(scan, format, place);
  return strength === null || format.isOther?.(scanned, place) === true
    ? null
    : { kind: format.kind, ...place, strength, value };
}

function strengthOf(scan: Scan, format: Format, place: TextRange): Strength | null {
  const { scanned, hits } = scan;
  const { proof, reach, near } = format;
  if (proof === 'certain') {
    return 3;
  }
  if (near !== undefined && !wordNear(hits, near, place, SURROUNDINGS)) {
    return null;
  }
  if (format.before !== undefined) {
    return format.before.test(textBefore(scanned.lower, place.start, reach ?? REACH_BEFORE)) ? 2 : null;
  }
  const own = distanceOf(scan, format, place);
  if (proof === 'form') {
    return own === Number.POSITIVE_INFINITY && isNumberOfThing(scan, format, place.start) ? null : 3;
  }
  return isOwn(scan, format, { ...place, own }) && otherBefore(hits, scanned.lower, place.start) >= own ? 2 : null;
}

// Whether a word is near enough, with nothing between that a form does not allow.
function isOwn(
  { scanned }: Scan,
  format: Format,
  { start, own }: { readonly start: number; readonly own: number },
): boolean {
  const { proof, words } = format;
  const gap = proof === 'name' ? (format.gap ?? DIRECTLY) : format.gap;
  return (
    own < Number.POSITIVE_INFINITY &&
    (gap === undefined || gap.test(scanned.lower.slice(Math.max(0, start - own), start))) &&
    words !== undefined
  );
}

/**
 * What may come between a number and its name directly before it, folded: the rest of the word, a full stop, a colon,
 * "nr", "is", or the gap of a form. Folding turns a degree sign ("n°") into \x1f.
 */
const DIRECTLY = compileExpression(
  '^[a-z]{0,8}\\.?(?:[ :=#"\'*,\\t()]{0,4}| {5,24})(?:(?:nr|no|n\\.o|n|num|number|nummer|numero|numer|is|ist|lautet|est|es|e|to|jest|ar|er)[.:\\x1f]{0,2} {1,2}){0,2}$',
  '',
);

/**
 * What comes between a label or the key of a record and its value, folded: a sign and spaces, or the border of a cell.
 */
export const AFTER_LABEL = compileExpression('^\\.?["\'*)]{0,3} ?(?:[:=|>\\x1f]|\\t)[\\s"\'*|]{0,24}$', '');

/** By how many characters a word after a value counts as further away, because the word usually comes before. */
export const AFTER_PENALTY = 16;

function distanceOf(
  { hits, cell }: Scan,
  { words, reach = REACH_BEFORE, after }: Format,
  { start, end }: TextRange,
): number {
  if (words === undefined) {
    return Number.POSITIVE_INFINITY;
  }
  const before = wordBefore(hits, words, start, Math.min(reach, start - cell.start));
  return after === true
    ? Math.min(before, wordAfter(hits, words, end, Math.min(REACH_AFTER, cell.end - end)) + AFTER_PENALTY)
    : before;
}

// About two lines: words for the subject of a table or message, not only for the number.
const SURROUNDINGS = 120;

/** How far before a value a word for something that is not personal counts. */
const OTHER_REACH = 32;
/** How near such a word must be to rule out a value with a distinctive format: "order no. 4111…". */
export const OTHER_NEAR = 12;

/**
 * Returns how far before a value a word ends that says what else it is. Some such words count only directly before it:
 * further away, they are about a person ("Polisa Anny Nowak, 604 118 937").
 */
export function otherBefore(hits: WordHits, lower: string, start: number): number {
  const distance = wordBefore(hits, NOT_PERSONAL, start, OTHER_REACH);
  return Math.min(distance, DIRECTLY_OTHER.test(textBefore(lower, start, 24)) ? 1 : Number.POSITIVE_INFINITY);
}

const DIRECTLY_OTHER =
  /(?<![a-z0-9])(?:policy|versicherungsschein|polizza|polis|polisa|polisy|polise|forsakring|contract|vertrag|contrat|contrato|contratto|umowa|avtal|los|lote|lotto|partij|parti|sats|seria|bolla|ddt|albaran|guia|event|evento|ereignis|evenement|gebeurtenis|zdarzenie|zdarzenia|handelse|lieferschein|pakbon|foljesedel)[: ]{1,2}$/;

function isNumberOfThing({ scanned, hits }: Scan, { valid }: Format, start: number): boolean {
  const distance = wordBefore(hits, valid === undefined ? NOT_PERSONAL : NUMBERS_OF_THINGS, start, OTHER_REACH);
  return distance < OTHER_NEAR && !HAS_OWN_NUMBER.test(scanned.lower.slice(start - distance, start));
}

// "ticket #4471 756.9217.0769.85", "Order 17: ": the word has its number already.
const HAS_OWN_NUMBER = /\d[^ ]{0,11}[:,;)\n]|#\d[^ ]{0,9} /;

// Longer than keys and tokens that contain digits; reading further would be quadratic in a text without spaces.
const WORD_MAX = 128;
// A prefix such as "DE" or "KdNr", or the names in an Italian tax code: "RSSMRA 83E15 H001H"; a longer word is not one.
const LEAD_LETTERS_MAX = 6;
// A match can begin two such prefixes before a word with digits, each with what separates it.
const LEADS_MAX = 2 * (LEAD_LETTERS_MAX + 1);

// Returns where a short word begins that a space or a dash separates from a position, or -1 where there is none.
function leadBefore(text: string, start: number): number {
  const sign = text.charAt(start - 1);
  if (sign !== ' ' && sign !== '-') {
    return -1;
  }
  const end = start - 1;
  let at = end;
  while (end - at < LEAD_LETTERS_MAX && isLetter(text, at - 1)) {
    at -= 1;
  }
  const isShort = at < end && !isAlphanumeric(text, at - 1);
  // "n.º 120263025" is folded to "n.o 120263025".
  return isShort && text.slice(at - 2, end).toLowerCase() !== 'n.o' ? at : -1;
}

function wordAround(text: string, group: TextRange): TextRange {
  let { start, end } = group;
  while (group.start - start < WORD_MAX && isAlphanumeric(text, start - 1)) {
    start -= 1;
  }
  while (isAlphanumeric(text, end)) {
    end += 1;
  }
  return { start, end };
}

// Returns a match without its last group of letters and digits, and without what separates it from the others.
function withoutLastGroup(written: string): string {
  let end = written.length;
  while (isAlphanumeric(written, end - 1)) {
    end -= 1;
  }
  while (end > 0 && !isAlphanumeric(written, end - 1)) {
    end -= 1;
  }
  return written.slice(0, end);
}

const OFFSET_AND_BYTES = /^[ \t]{0,16}[0-9a-f]{7,16}(?::| {2}) ?(?:[0-9a-f]{2,4} {1,2}){1,16}$/;
// An offset and 16 bytes.
const DUMP_LINE_MAX = 100;

// "0000000: 2e54 4820 5858 4420 3120 2241": the bytes of a file come before a position in its line.
function isInHexDump({ lower }: ScannedText, position: number): boolean {
  const before = textBefore(lower, position, DUMP_LINE_MAX + 1);
  const lineStart = before.lastIndexOf('\n') + 1;
  return before.length - lineStart <= DUMP_LINE_MAX && OFFSET_AND_BYTES.test(before.slice(lineStart));
}
