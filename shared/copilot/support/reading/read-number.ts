import { compoundNumber, unitOfEnding } from './compound-number.ts';
import type { WordLanguage } from './languages/language-words.ts';
import { parseNumber } from './parse-number.ts';
import { meaningOf, type Token, textAt, wordAt } from './tokens.ts';

const HOURS_OF_HALF_DAY = 12;
const ARTICLE = /^(?:an?|eine?[nmrs]?|une?|una|uno|uma?|een|en|ett)$/;
const TIMES =
  /^(?:second|minute|quarterhour|hour|hour or clock|day|workday|week|fortnight|month|quarter|halfyear|year)$/;
// These units mean one if no number is given: "a quarter of an hour", "kwadrans".
const COUNTED_ONCE = /^(?:quarterhour|fortnight)$/;

/** A number in words or digits, and the index of the token after it. */
interface Found {
  readonly values: readonly number[];
  readonly unit: string | null;
  readonly isOrdinal: boolean;
  readonly to: number;
}

/** Whether a word is an article that also means one: "an hour", "eine Stunde", "una hora". */
export function isArticle({ word }: Pick<Token, 'word'>): boolean {
  return ARTICLE.test(word);
}

/** Returns the number that begins at a token, in words or digits; null if none does. */
export function numberAt(tokens: readonly Token[], at: number, language: WordLanguage | null): Found | null {
  const token = tokens[at];
  if (token === undefined) {
    return null;
  }
  const compound = compoundNumber(token.word);
  if (compound !== null) {
    return { ...compound, isOrdinal: false, to: at + 1 };
  }
  if (token.kind === 'number') {
    return digitsAt(tokens, at, language);
  }
  const hour = hourOfPart(tokens, at, language);
  if (hour !== null) {
    return hour;
  }
  const often = meaningOf(token, 'often');
  if (often !== null) {
    return { values: [Number(often)], unit: 'times', isOrdinal: false, to: at + 1 };
  }
  const ordinal = meaningOf(token, 'ordinal');
  if (ordinal !== null && isShare(tokens, at)) {
    return { values: [1 / Number(ordinal)], unit: null, isOrdinal: false, to: at + 1 };
  }
  if (ordinal !== null) {
    return { values: [Number(ordinal)], unit: null, isOrdinal: true, to: at + 1 };
  }
  const unit = meaningOf(token, 'unit');
  if (unit !== null && COUNTED_ONCE.test(unit)) {
    return { values: [1], unit, isOrdinal: false, to: at + 1 };
  }
  const noon = meaningOf(token, 'clockword');
  return noon === null ? wordsAt(tokens, at) : { values: [Number(noon)], unit: 'clock', isOrdinal: false, to: at + 1 };
}

// "half past eight", "halb neun", "kwart over acht".
function hourOfPart(tokens: readonly Token[], at: number, language: WordLanguage | null): Found | null {
  const token = tokens[at];
  const isHalfTo =
    (language === 'de' || language === 'nl' || language === 'sv') && /^(?:halb|half|halv)$/.test(wordAt(tokens, at));
  const part = isHalfTo ? '-0.5' : meaningOf(token, 'past');
  const next = part === null ? null : tokens[at + 1];
  const hour = next?.kind === 'number' ? next.text : meaningOf(next ?? undefined, 'number');
  const isHour = hour !== null && /^\d{1,2}$/.test(hour) && Number(hour) >= 1 && Number(hour) <= 24;
  const value = Number(hour) + Number(part);
  return isHour ? { values: [value, value + HOURS_OF_HALF_DAY], unit: 'clock', isOrdinal: false, to: at + 2 } : null;
}

// "a fifth" and "un quinto de" are shares; "the fifth" and "a third party" are ordinals.
function isShare(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  const isAlone = next === undefined || next.kind === 'sign' || /^(?:of|de|du|des|del|di|dell[aeo]?)$/.test(next.word);
  return isAlone && /^(?:a|one|une?|uno)$/.test(wordAt(tokens, at - 1));
}

function digitsAt(tokens: readonly Token[], at: number, language: WordLanguage | null): Found | null {
  const token = tokens[at] as Token;
  const time = /^(\d{1,2}):(\d{2})$/.exec(token.text);
  if (time !== null) {
    return { values: [Number(time[1]) + Number(time[2]) / 60], unit: 'clock', isOrdinal: false, to: at + 1 };
  }
  const hours = hoursAt(tokens, at);
  if (hours !== null) {
    return hours;
  }
  const values = parseNumber(token.text, language);
  const hyphenated = hyphenatedUnit(tokens, at + 1);
  if (hyphenated !== null) {
    return { values, unit: hyphenated, isOrdinal: false, to: at + 3 };
  }
  const next = tokens[at + 1];
  if (next?.isJoined === true && /^(?:st|nd|rd|th|er|re|ère|eme|ème|e|º|ª)$/u.test(next.word)) {
    return { values, unit: null, isOrdinal: true, to: at + 2 };
  }
  const scale = meaningOf(next, 'scale');
  if (scale === null) {
    return { values, unit: null, isOrdinal: false, to: at + 1 };
  }
  // "19.6 Mio. Euro".
  const isAbbreviated = textAt(tokens, at + 2) === '.' && meaningOf(tokens[at + 3], 'unit') !== null;
  const to = at + (isAbbreviated ? 3 : 2);
  return { values: values.map((value) => value * Number(scale)), unit: null, isOrdinal: false, to };
}

// "19 h 15", "19h15", "19 Uhr 15".
function hoursAt(tokens: readonly Token[], at: number): Found | null {
  const hours = textAt(tokens, at);
  const joined = /^h(\d{2})$/.exec(wordAt(tokens, at + 1))?.[1];
  const isH = wordAt(tokens, at + 1) === 'h';
  const isHour = isH || meaningOf(tokens[at + 1], 'clock') === '24';
  const minutes = joined ?? (isHour ? /^[0-5]\d$/.exec(textAt(tokens, at + 2))?.[0] : undefined);
  if (minutes === undefined || !/^\d{1,2}$/.test(hours)) {
    return null;
  }
  const values = [Number(hours) + Number(minutes) / 60];
  const unit = isH || joined !== undefined ? 'hour or clock' : 'clock';
  return { values, unit, isOrdinal: false, to: at + (joined === undefined ? 3 : 2) };
}

// "two hundred and five", "vingt et un", "treinta y cinco".
function wordsAt(tokens: readonly Token[], start: number): Found | null {
  let sum: Sum = { total: 0, current: null };
  let at = start;
  for (; at < tokens.length; at += 1) {
    const next = withWord(sum, tokens[at]);
    if (next === null && (sum.current === null || !isJoint(tokens, at, sum.current))) {
      break;
    }
    sum = next ?? sum;
  }
  const { total, current } = sum;
  if (current === null) {
    return oneOf(tokens, start);
  }
  return { values: [total + current], unit: null, isOrdinal: false, to: at };
}

// "A" is one in "within a week" and "binnen eines Monats", but not in "20 euros a week".
function oneOf(tokens: readonly Token[], at: number): Found | null {
  const token = tokens[at] as Token;
  const before = tokens[at - 1];
  const unit = isArticle(token) ? meaningOf(tokens[at + 1], 'unit') : null;
  // "A year and a half", "un año y medio".
  const isMore = meaningOf(tokens[unit === null ? at + 1 : at + 2], 'plus') !== null;
  if (!isMore && meaningOf(before, 'bound') === null && !/^(?:for|in|of)$/.test(wordAt(tokens, at - 1))) {
    return null;
  }
  if (unit !== null && TIMES.test(unit)) {
    return { values: [1], unit: null, isOrdinal: false, to: at + 1 };
  }
  const period = /^an? /.test(token.word) ? meaningOf(token, 'period') : null;
  return period === null ? null : { values: [1], unit: period, isOrdinal: false, to: at + 1 };
}

interface Sum {
  readonly total: number;
  /** The sum since the last thousand or million; null before the first word. */
  readonly current: number | null;
}

function withWord({ total, current }: Sum, token: Token | undefined): Sum | null {
  const scale = meaningOf(token, 'scale');
  if (scale !== null) {
    const scaled = (current ?? 1) * Number(scale);
    return Number(scale) >= 1_000 ? { total: total + scaled, current: 0 } : { total, current: scaled };
  }
  // "two thirds".
  const fraction = meaningOf(token, 'fraction');
  if (fraction !== null && current !== null && current < Number(fraction)) {
    return { total, current: current / Number(fraction) };
  }
  const number = meaningOf(token, 'number');
  if (number !== null && Number(number) > 0 && Number(number) < 1 && current !== null && current >= 2) {
    return { total, current: current * Number(number) };
  }
  const isAdded = number !== null && (current === null || addsTo(current, Number(number)));
  return isAdded ? { total, current: (current ?? 0) + Number(number) } : null;
}

// Whether a number word continues the previous one.
function addsTo(current: number, number: number): boolean {
  return number >= 1 && number < roomAfter(current);
}

// "Hundred" leaves room for up to 99, "twenty" for up to 9. French counts up to 19 after "soixante" and "quatre-vingt".
function roomAfter(current: number): number {
  if (current % 100 === 0) {
    return 100;
  }
  if (current === 60 || current === 80) {
    return 20;
  }
  return current % 10 === 0 && current >= 20 ? 10 : 0;
}

// The "and" of "two hundred and five".
function isJoint(tokens: readonly Token[], at: number, current: number): boolean {
  const next = meaningOf(tokens[at + 1], 'number');
  return (
    /^(?:and|et|y|e|und)$/.test(wordAt(tokens, at)) && next !== null && current >= 20 && addsTo(current, Number(next))
  );
}

// The unit of "30-day" and "24-stündig".
function hyphenatedUnit(tokens: readonly Token[], hyphen: number): string | null {
  const [sign, next] = tokens.slice(hyphen, hyphen + 2);
  if (sign?.text !== '-' || !sign.isJoined || next?.isJoined !== true) {
    return null;
  }
  return meaningOf(next, 'unit') ?? unitOfEnding(next.word);
}
