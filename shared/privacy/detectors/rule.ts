import type { Finding, Strength } from '../finding.ts';
import type { PersonalDataKind } from '../kinds.ts';
import {
  distanceAfter,
  distanceBefore,
  hasWordBefore,
  hasWordNear,
  type NearWords,
} from '../text/context-expression.ts';
import type { DigitGroup, ScannedText } from '../text/scanned-text.ts';
import { standsAlone } from '../text/stands-alone.ts';
import type { TextRange } from '../text/text-range.ts';
import { isInHexDump } from './hex-dump.ts';
import { NOT_PERSONAL, NUMBERS_OF_THINGS } from './not-personal.ts';
import { needsOfRule, openRuleScan, possibleRules, type RuleNeeds, type RuleScan } from './possible-rules.ts';
import { beginsTooLate, leadBefore, withoutLastGroup, wordAround } from './words-around-numbers.ts';

/** One format as data: its expression, its checks, and the words that must be near. */
export interface Rule {
  /** Country and format, for documentation and tests. */
  readonly name: string;
  readonly kind: PersonalDataKind;
  /** Sticky and bounded in every repetition. It is tried only at the beginnings of words and numbers. */
  readonly expression: RegExp;
  /** Where a match can begin: at a number, at a word of letters and digits (or a short word before one), or at both. */
  readonly at: 'number' | 'word' | 'both';
  /** The possible lengths of the first group of digits in a match. The rule is not tried at other groups. */
  readonly firstDigits?: readonly number[] | undefined;
  /** Whether a match can begin only at the first group of a number. */
  readonly onlyFirstGroup?: boolean;
  /** The minimum number of digits in a match. */
  readonly digitsMin: number;
  /**
   * Checks the checksum and ranges; receives letters and digits without separators, in upper case unless `caseCounts`.
   */
  readonly valid?: ((compact: string) => boolean) | undefined;
  /** Whether a value with letters in another case is another value. */
  readonly caseCounts?: boolean;
  /** Whether a match that fails its check is retried without its last groups. */
  readonly shrinks?: boolean;
  /**
   * 'certain': the format is enough. 'form': the format is enough, unless a word says that it is an order, a version or
   * the like (where the value passes a check, more than "ID" or "page") and no word of the rule is near. 'context': a
   * word of the rule must be nearer than such a word.
   */
  readonly proof: 'certain' | 'form' | 'context';
  readonly words?: RegExp | undefined;
  /** The maximum distance between the end of a word and the value after it. */
  readonly reach?: number | undefined;
  /** What may come between a word and the value, folded. */
  readonly gap?: RegExp | undefined;
  /** Whether words after the value are ignored. */
  readonly onlyBefore?: boolean;
  /** Whether a match may begin with a word that consists only of letters: "AB 12 34 56 C". */
  readonly beginsWithLetters?: boolean;
  /** Words, one of which must also occur within 120 characters of the value. */
  readonly alsoNear?: RegExp | undefined;
  /** Whether the text around a match shows that it is something else. */
  readonly isOther?: ((scanned: ScannedText, place: TextRange) => boolean) | undefined;
}

/** Creates a detector that tries rules at every position where they can begin. */
export function findByRules(data: readonly Rule[]): (scanned: ScannedText) => Finding[] {
  const rules = data.map((rule, index): IndexedRule => ({ ...EVERY_FIELD, ...rule, index, needs: needsOfRule(rule) }));
  const numberRules = byFirstDigits(rules.filter(({ at }) => at !== 'word'));
  const wordRules = rules.filter(({ at }) => at !== 'number');
  const leadRules = wordRules.filter(({ beginsWithLetters }) => beginsWithLetters === true);
  return (scanned) => {
    const found: Finding[] = [];
    const scan = openRuleScan(scanned, rules);
    let done = 0;
    for (const group of scanned.groups) {
      if (group.start < done || beginsTooLate(scanned, group)) {
        continue;
      }
      const word = wordAround(scanned.text, group);
      done = word.end;
      const isNumber = word.start === group.start && word.end === group.end;
      const fitting = isNumber ? numberRules(group) : wordRules;
      found.push(...tryRules(scanned, possibleRules(scan, fitting), [word.start]));
      found.push(...tryAtLeads(scan, leadRules, { start: word.start, digits: group.digitsAhead }));
    }
    return found;
  };
}

// Objects with the same fields in the same order are read faster, and every rule is read at every number.
const EVERY_FIELD = {
  name: '',
  kind: 'IBAN',
  expression: /$/y,
  at: 'both',
  firstDigits: undefined,
  onlyFirstGroup: false,
  digitsMin: 0,
  valid: undefined,
  caseCounts: false,
  shrinks: false,
  proof: 'context',
  words: undefined,
  reach: undefined,
  gap: undefined,
  onlyBefore: false,
  beginsWithLetters: false,
  alsoNear: undefined,
  isOther: undefined,
} as const;

/** A rule with its index among the rules of its detector. */
interface IndexedRule extends Rule {
  readonly index: number;
  readonly needs: RuleNeeds;
}

// "AB 12 34 56 C" begins one or two short words before its first digit.
function tryAtLeads(
  scan: RuleScan,
  rules: readonly IndexedRule[],
  { start, digits }: { readonly start: number; readonly digits: number },
): Finding[] {
  const { text } = scan.scanned;
  const first = leadBefore(text, start);
  if (first === -1) {
    return [];
  }
  const fitting = possibleRules(scan, rules).filter(({ digitsMin }) => digits >= digitsMin);
  const second = leadBefore(text, first);
  return tryRules(scan.scanned, fitting, second === -1 ? [first] : [first, second]);
}

function tryRules(scanned: ScannedText, rules: readonly IndexedRule[], starts: readonly number[]): Finding[] {
  const found: Finding[] = [];
  for (const start of starts) {
    for (const rule of rules) {
      const finding = applyRule(scanned, rule, start);
      if (finding !== null && !isInHexDump(scanned, start)) {
        found.push(finding);
      }
    }
  }
  return found;
}

function byFirstDigits(rules: readonly IndexedRule[]): (group: DigitGroup) => readonly IndexedRule[] {
  const fittingRules: IndexedRule[][] = [];
  return ({ start, end, digitsAhead, isLater }) => {
    const length = end - start;
    // A different place for every combination of a length, up to 64 digits ahead, and whether the group is a later one.
    const place = (Math.min(length, 30) * 65 + digitsAhead) * 2 + (isLater ? 1 : 0);
    const known = fittingRules[place];
    if (known !== undefined) {
      return known;
    }
    const fitting = rules.filter(
      (rule) =>
        digitsAhead >= rule.digitsMin &&
        !(isLater && rule.onlyFirstGroup === true) &&
        (rule.firstDigits === undefined || rule.firstDigits.includes(length)),
    );
    fittingRules[place] = fitting;
    return fitting;
  };
}

function applyRule(scanned: ScannedText, rule: Rule, start: number): Finding | null {
  // First looks for the words that must come before a value, because most texts contain none.
  if (rule.onlyBefore === true && rule.proof === 'context' && isUnnamed(scanned, rule, start)) {
    return null;
  }
  // Only the end of the match is needed, and asking for nothing else halves the cost.
  rule.expression.lastIndex = start;
  if (!rule.expression.test(scanned.text)) {
    return null;
  }
  // The longest match may include a word or number after the value; without its last groups it may pass.
  let written = scanned.text.slice(start, rule.expression.lastIndex);
  let finding = accept(scanned, rule, { start, written });
  while (finding === null && rule.shrinks === true && written !== '') {
    written = withoutLastGroup(written);
    finding = accept(scanned, rule, { start, written });
  }
  return finding;
}

function accept(
  scanned: ScannedText,
  rule: Rule,
  { start, written }: { readonly start: number; readonly written: string },
): Finding | null {
  const end = start + written.length;
  if (!standsAlone(scanned.text, start, end)) {
    return null;
  }
  const compact = written.replace(/[^0-9A-Za-z]/g, '');
  const value = rule.caseCounts === true ? compact : compact.toUpperCase();
  if (rule.valid !== undefined && !rule.valid(value)) {
    return null;
  }
  const strength = strengthOf(scanned, rule, { start, end });
  return strength === null || rule.isOther?.(scanned, { start, end }) === true
    ? null
    : { kind: rule.kind, start, end, strength, value };
}

function strengthOf(scanned: ScannedText, rule: Rule, place: TextRange): Strength | null {
  if (rule.proof === 'certain') {
    return 3;
  }
  const own = distanceOf(scanned, rule, place);
  if (rule.proof === 'context' && own === Number.POSITIVE_INFINITY) {
    return null;
  }
  if (rule.gap?.test(scanned.lower.slice(place.start - own, place.start)) === false) {
    return null;
  }
  if (rule.alsoNear !== undefined && !hasWordNear(scanned, place, { words: rule.alsoNear, reach: SURROUNDINGS })) {
    return null;
  }
  if (rule.proof === 'form') {
    return own === Number.POSITIVE_INFINITY && isNumberOfThing(scanned, rule, place.start) ? null : 3;
  }
  return distanceBefore(scanned, place.start, OTHER_WORDS) < own ? null : 2;
}

function isNumberOfThing(scanned: ScannedText, rule: Rule, start: number): boolean {
  const words = rule.valid === undefined ? NOT_PERSONAL : NUMBERS_OF_THINGS;
  const distance = distanceBefore(scanned, start, { ...OTHER_WORDS, words });
  return distance < OTHER_NEAR && !HAS_OWN_NUMBER.test(scanned.lower.slice(start - distance, start));
}

// "ticket #4471 756.9217.0769.85", "Order 17: ": the word has its number already.
const HAS_OWN_NUMBER = /\d[^ ]{0,11}[:,;)\n]|#\d[^ ]{0,9} /;

/** Words that announce something other than personal data, and how far before a value they count. */
export const OTHER_WORDS: NearWords = { words: NOT_PERSONAL, reach: 32 };
/** How near one of the `OTHER_WORDS` must be to rule out a value with a distinctive format: "order no. 4111…". */
export const OTHER_NEAR = 12;

const isUnnamed = (scanned: ScannedText, { words, reach }: Rule, start: number): boolean =>
  words !== undefined && !hasWordBefore(scanned, start, { words, reach });

/** By how many characters a word after a value counts as further away, because the word usually comes before. */
export const AFTER_PENALTY = 16;

function distanceOf(scanned: ScannedText, { words, reach, onlyBefore }: Rule, { start, end }: TextRange): number {
  if (words === undefined) {
    return Number.POSITIVE_INFINITY;
  }
  const before = distanceBefore(scanned, start, { words, reach });
  return onlyBefore === true ? before : Math.min(before, distanceAfter(scanned, end, { words }) + AFTER_PENALTY);
}

// About two lines: words for the subject of a table or message, not only for the number. Not measured.
const SURROUNDINGS = 120;
