import { hoursAt } from './clock-times.ts';
import type { WordLanguage } from './languages/language-words.ts';
import { parseNumber } from './parse-number.ts';
import { meaningOf, type Token, textAt, wordAt } from './tokens.ts';

const ARTICLE = /^(?:an?|eine?[nmrs]?|une?|una|uno|uma?|een|en|ett)$/;
// The article of a phrase such as "a month".
const AN = /^an? /;
const AND = /^(?:and|et|y|e|und)$/;
const UNIT_OF_TIME =
  /^(?:second|minute|quarterhour|hour|hour or clock|day|workday|week|fortnight|month|quarter|halfyear|year)$/;
// These units mean one if no number is given: "a quarter of an hour", "kwadrans".
const COUNTED_ONCE = /^(?:quarterhour|fortnight)$/;
/** A number in words or digits, and the index of the token after it. */
interface Found {
  readonly values: readonly number[];
  readonly unit: string | null;
  readonly isOrdinal?: true;
  readonly to: number;
}

/** Whether a word is an article that also means one: "an hour", "eine Stunde", "una hora". */
function isArticle({ word }: Pick<Token, 'word'>): boolean {
  return ARTICLE.test(word);
}

/** Returns the number that begins at a token, in words or digits; null if none does. */
export function numberAt(tokens: readonly Token[], at: number, language: WordLanguage | null): Found | null {
  const token = tokens[at];
  if (token === undefined) {
    return null;
  }
  if (token.kind === 'number') {
    return digitsAt(tokens, at, language);
  }
  const often = meaningOf(token, 'often');
  if (often !== null) {
    return { values: [Number(often)], unit: 'times', to: at + 1 };
  }
  const ordinal = meaningOf(token, 'ordinal');
  if (ordinal !== null && isShare(tokens, at)) {
    return { values: [1 / Number(ordinal)], unit: null, to: at + 1 };
  }
  if (ordinal !== null) {
    return { values: [Number(ordinal)], unit: null, isOrdinal: true, to: at + 1 };
  }
  const unit = meaningOf(token, 'unit');
  if (unit !== null && COUNTED_ONCE.test(unit)) {
    return { values: [1], unit, to: at + 1 };
  }
  const noon = meaningOf(token, 'clockword');
  if (noon !== null) {
    return { values: [Number(noon)], unit: 'clock', to: at + 1 };
  }
  return wordsAt(tokens, at);
}

// "a fifth", "un quinto de" and "un terzo in" are shares; "the fifth" and "a third party" are ordinals.
function isShare(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  const isAlone =
    next === undefined || next.kind === 'sign' || /^(?:of|de|du|des|del|di|dell[aeo]?|in|en)$/.test(next.word);
  return isAlone && /^(?:a|one|une?|uno)$/.test(wordAt(tokens, at - 1));
}

function digitsAt(tokens: readonly Token[], at: number, language: WordLanguage | null): Found | null {
  const token = tokens[at] as Token;
  const isOnClock = meaningOf(tokens[at + 1], 'clock') !== null;
  const time = (isOnClock ? /^(\d{1,2})[:.](\d{2})$/ : /^(\d{1,2}):(\d{2})$/).exec(token.text);
  if (time !== null) {
    return { values: [Number(time[1]) + Number(time[2]) / 60], unit: 'clock', to: at + 1 };
  }
  const hours = hoursAt(tokens, at);
  if (hours !== null) {
    return hours;
  }
  const values = parseNumber(token.text, language);
  // "12 noon", "12 midnight".
  const named = Number(token.text) === 12 ? meaningOf(tokens[at + 1], 'clockword') : null;
  if (named !== null) {
    return { values: [Number(named)], unit: 'clock', to: at + 2 };
  }
  const hyphenated = hyphenatedUnit(tokens, at + 1);
  if (hyphenated !== null) {
    return { values, unit: hyphenated, to: at + 3 };
  }
  const next = tokens[at + 1];
  if (next?.isJoined === true && /^(?:st|nd|rd|th|er|re|ère|eme|ème|e|º|ª)$/u.test(next.word)) {
    return { values, unit: null, isOrdinal: true, to: at + 2 };
  }
  const scale = meaningOf(next, 'scale');
  if (scale === null) {
    return { values, unit: null, to: at + 1 };
  }
  // "19.6 Mio. Euro".
  const isAbbreviated = textAt(tokens, at + 2) === '.' && meaningOf(tokens[at + 3], 'unit') !== null;
  const to = at + (isAbbreviated ? 3 : 2);
  return { values: values.map((value) => value * Number(scale)), unit: null, to };
}

// "two hundred and five", "vingt et un", "treinta y cinco".
function wordsAt(tokens: readonly Token[], start: number): Found | null {
  let sum: Sum = { total: 0, current: null };
  let at = start;
  for (; at < tokens.length; at += 1) {
    const next = withWord(sum, tokens[at]);
    if (next === null && !isJoint(tokens, at, sum)) {
      break;
    }
    sum = next ?? sum;
  }
  const { total, current } = sum;
  if (current === null) {
    return oneOf(tokens, start);
  }
  return { values: [total + current], unit: null, to: at };
}

// The "and" of "two hundred and five", but not that of "twenty and two thousand".
function isJoint(tokens: readonly Token[], at: number, { current }: Sum): boolean {
  const next = Number(meaningOf(tokens[at + 1], 'number') ?? 0);
  const isScaled = meaningOf(tokens[at + 2], 'scale') !== null;
  return AND.test(wordAt(tokens, at)) && current !== null && current >= 20 && !isScaled && addsTo(current, next);
}

// "A" is one in "within a week" and "binnen eines Monats", but not in "20 euros a week".
function oneOf(tokens: readonly Token[], at: number): Found | null {
  const token = tokens[at] as Token;
  const before = tokens[at - 1];
  const unit = isArticle(token) ? meaningOf(tokens[at + 1], 'unit') : null;
  const period = AN.test(token.word) ? meaningOf(token, 'period') : null;
  if (unit === null && period === null) {
    return null;
  }
  // "A year and a half", "un año y medio".
  const isMore = meaningOf(tokens[unit === null ? at + 1 : at + 2], 'plus') !== null;
  // "Two years for the work and a year for the parts".
  const isListed =
    before?.meanings.includes('and') === true &&
    unit !== null &&
    tokens.slice(0, at).some((each) => meaningOf(each, 'unit') === unit);
  const isCounted = isMore || isListed || meaningOf(before, 'bound') !== null;
  if (!isCounted && !/^(?:for|in|of)$/.test(wordAt(tokens, at - 1))) {
    return null;
  }
  if (unit !== null && UNIT_OF_TIME.test(unit)) {
    return { values: [1], unit: null, to: at + 1 };
  }
  return period === null ? null : { values: [1], unit: period, to: at + 1 };
}

interface Sum {
  readonly total: number;
  /** The sum since the last thousand or million; null before the first word. */
  readonly current: number | null;
}

function withWord({ total, current }: Sum, token: Token | undefined): Sum | null {
  const scale = meaningOf(token, 'scale');
  if (scale !== null) {
    return withScale({ total, current }, Number(scale));
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

// "Mil cien" is 1,100, and "dos mil quinientos millones" is 2,500 million.
function withScale({ total, current }: Sum, scale: number): Sum {
  const counted = current || 1;
  if (scale < 1_000) {
    return { total, current: counted * scale };
  }
  const isOfAll = total > 0 && total < scale;
  return { total: isOfAll ? (total + (current ?? 0)) * scale : total + counted * scale, current: 0 };
}

// Whether a number word continues the previous one. "Thousand" leaves room for up to 999, "hundred" for up to 99, and
// "twenty" for up to 9. French counts up to 19 after "soixante" and "quatre-vingt".
function addsTo(current: number, number: number): boolean {
  if (current === 0) {
    return number >= 1 && number < 1_000;
  }
  if (current % 100 === 0) {
    return number >= 1 && number < 100;
  }
  if (current === 60 || current === 80) {
    return number >= 1 && number < 20;
  }
  return current % 10 === 0 && current >= 20 && number >= 1 && number < 10;
}

// The unit of "30-day" and "24-stündig".
function hyphenatedUnit(tokens: readonly Token[], hyphen: number): string | null {
  const [sign, next] = [tokens[hyphen], tokens[hyphen + 1]];
  if (sign?.text !== '-' || !sign.isJoined || next?.isJoined !== true) {
    return null;
  }
  return meaningOf(next, 'unit');
}
