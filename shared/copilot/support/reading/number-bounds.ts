import type { WordLanguage } from './languages/language-words.ts';
import { isNumber, meaningOf, type Token, textAt, wordAt } from './tokens.ts';
import { isCurrency, isTemperature } from './unit-kinds.ts';

/** The side of a value on which other values lie: `min` is "at least", `over` is "more than". */
export type Bound = 'min' | 'max' | 'over' | 'under' | 'about' | 'from' | 'until' | 'after' | 'before';

/** A number in its sentence. */
export interface Bounded {
  readonly unit: string | null;
  readonly bound: Bound | null;
  readonly from: number;
  readonly to: number;
}

const DENIED_BOUNDS: ReadonlyMap<Bound | null, Bound> = new Map([
  ['over', 'max'],
  ['under', 'min'],
]);
// How many tokens before its number a bound can be: "at least for the first 30 days".
const BOUND_DISTANCE_MAX = 3;
// In Chinese each character is a token: four are about two words.
const HAN_BETWEEN_MAX = 4;
// Words for both "from" and "of", and what the noun before "of" looks like in their language.
const OF: ReadonlyMap<string, 'capital' | 'any'> = new Map([
  ['von', 'capital'],
  ['van', 'any'],
]);
// Room for a number with its unit: "von 9.00 Uhr an".
const OF_REACH = 4;
const ENDS_RANGE = /^(?:bis|bis zu|an|ab|aufwarts|tot|tot en met|t m|af|uhr|uur|u)$/;
const ACRONYM = /^\p{Lu}{2,5}$/u;
const DASH = /^[-–]$/;
const MINUS = /^(?:minus|下)$/;
// "Moins 18 degrés"; the words also mean "less": "5 degrés de moins".
const MAY_BE_MINUS = /^(?:moins|menos|meno)$/;
const BELOW_ZERO =
  /^(?:below (?:zero|freezing)|unter (?:null|dem gefrierpunkt)|sous zero|(?:bajo|sotto|abaixo de) zero|ponizej zera|under noll)/;
// The most words that such a phrase has.
const BELOW_ZERO_WORDS = 3;
const UNDER = /^(?:under|unter|sous|bajo|sotto|onder|sob)$/;
const COVER =
  /^(?:warranty|guarantee|contract|supervision|control|construction|review|pressure|garantie|vertrag|aufsicht|kontrolle|contrat|surveillance|garantia|contrato|garanzia|contratto|contract|toezicht)$/;
const OR_MORE = /^(?:or|and|oder|und|ou|et|o|e|of|en|lub|i|eller) /;

const TIME = /^(?:minute|quarterhour|hour|day|week|month|workday)/;
// Words for the last moment, unlike "within" and "at most".
const LATEST =
  /^(?:until|till|up to|by|(?:no|not) later than|at the latest|bis|bis zu|spatestens|jusqu a|au plus tard|hasta|a mas tardar|fino a|entro|al piu tardi|ate|o mais tardar|no maximo ate|tot|tot en met|uiterlijk|do|najpozniej|fram till|till|senast)$/;
const AHEAD =
  /^(?:beforehand|ahead|in advance|vorher|zuvor|im voraus|vooraf|van tevoren|wczesniej|d avance|de antelacion|de anticipo|de antecedencia|i forvag|innan|tidigare)(?: |$)/;

/** What a bound becomes after a "not": "not more than" is "at most". */
function deniedBound(bound: Bound | null): Bound | null {
  return DENIED_BOUNDS.get(bound) ?? bound;
}

/** Returns the bound right before the number at `at`, or up to three function words before it, or null. */
export function boundBefore(tokens: readonly Token[], at: number, language: WordLanguage | null): Bound | null {
  if (isNameBefore(tokens, at)) {
    return null;
  }
  let others = 0;
  const distanceMax = BOUND_DISTANCE_MAX + (language === 'zh' ? HAN_BETWEEN_MAX : 0);
  for (let back = 1; back <= distanceMax; back += 1) {
    const token = tokens[at - back];
    const bound = boundOf(tokens, at - back);
    if (bound !== null) {
      return bound;
    }
    const isMoney = isCurrency(meaningOf(token, 'unit'));
    // One other word can come between: "above the recommended 55 °C".
    const isOther = token?.kind === 'word' && token.meanings.length === 0 && !token.isFiller;
    others += isOther ? 1 : 0;
    const othersMax = language === 'zh' ? HAN_BETWEEN_MAX : 1;
    if (token === undefined || !(token.isFiller || isMoney || isOther) || others > othersMax) {
      return null;
    }
  }
  return null;
}

// In "less than the TB 22" the number is part of a name.
function isNameBefore(tokens: readonly Token[], at: number): boolean {
  return ACRONYM.test(textAt(tokens, at - 1)) && !isCurrency(meaningOf(tokens[at - 1], 'unit'));
}

function boundOf(tokens: readonly Token[], at: number): Bound | null {
  const bound =
    meansOfNotFrom(tokens, at) || isUnderNoun(tokens, at) ? null : (meaningOf(tokens[at], 'bound') as Bound | null);
  const isDenied = tokens[at - 1]?.meanings.includes('not') === true;
  return isDenied ? deniedBound(bound) : bound;
}

// "Under warranty for three years" is not a limit.
function isUnderNoun(tokens: readonly Token[], at: number): boolean {
  return UNDER.test(wordAt(tokens, at)) && COVER.test(wordAt(tokens, at + 1));
}

// "Eine Frist von 14 Tagen", "een maximum van 2 m³": after a noun the word is "of". Not "Montag von 8 Uhr", "Kinder von
// 6 bis 12 Jahren", "leden van 18 jaar tot en met 25".
function meansOfNotFrom(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  const kind = OF.get(wordAt(tokens, at));
  if (kind === undefined || before?.kind !== 'word') {
    return false;
  }
  const isNoun = kind === 'capital' ? before.isCapital : !before.isFiller || meaningOf(before, 'bound') !== null;
  const isTime = ['weekday', 'month', 'days'].some((meaning) => meaningOf(before, meaning) !== null);
  const following = tokens.slice(at + 1, at + 1 + OF_REACH);
  return isNoun && !isTime && !following.some(({ word }) => ENDS_RANGE.test(word));
}

/** Whether a time counts back from an event, so that "until 48 hours before it begins" allows 72 hours, and not 24. */
export function isDeadline(tokens: readonly Token[], { unit, bound, from, to }: Bounded): boolean {
  const isLast = (bound === 'until' || bound === 'max') && unit !== null && TIME.test(unit);
  const isBefore =
    tokens[to]?.meanings.includes('bound:before') === true ||
    AHEAD.test(`${wordAt(tokens, to)} ${wordAt(tokens, to + 1)}`);
  return (
    isLast &&
    isBefore &&
    tokens.slice(Math.max(0, from - BOUND_DISTANCE_MAX), from).some(({ word }) => LATEST.test(word))
  );
}

/** Returns the bound after what is counted: "30 days or more", "30 Tage maximal", "180 people standing or more". */
export function boundAfter(tokens: readonly Token[], to: number): Bound | null {
  const near = tokens.slice(to, to + BOUND_DISTANCE_MAX);
  const end = near.findIndex(({ kind }) => kind !== 'word');
  const following = end < 0 ? near : near.slice(0, end);
  const bound = meaningOf(following.find(({ word }) => OR_MORE.test(word)) ?? following[0], 'bound');
  return bound === 'min' || bound === 'max' ? bound : null;
}

/**
 * Returns the values of a number with its sign: -18 of "-18 °C", "minus 18 degrees" and "18 degrees below zero", -500
 * of "-500 €" and "−€500". The dash of "freezer – 18 °C" can be either, but not that of "2 – 8 °C" or of a list.
 */
export function signedValues(
  values: readonly number[],
  tokens: readonly Token[],
  { from, to, unit }: Pick<Bounded, 'from' | 'to' | 'unit'>,
): readonly number[] {
  const sign = isTemperature(unit) ? signOfTemperature(tokens, from, to) : signOfAmount(tokens, from, unit);
  if (sign === 'plus') {
    return values;
  }
  const negative = values.map((value) => -Math.abs(value));
  return sign === 'minus' ? negative : [...negative.map(Math.abs), ...negative];
}

type Sign = 'plus' | 'minus' | 'either';

function signOfTemperature(tokens: readonly Token[], from: number, to: number): Sign {
  const following = tokens.slice(to, to + BELOW_ZERO_WORDS).map(({ word }) => word);
  const isDash = DASH.test(textAt(tokens, from - 1)) && tokens[from - 2]?.kind !== 'number';
  const isSign = isDash && tokens[from]?.isJoined === true;
  if (MINUS.test(wordAt(tokens, from - 1)) || isSign || BELOW_ZERO.test(following.join(' '))) {
    return 'minus';
  }
  return isDash || MAY_BE_MINUS.test(wordAt(tokens, from - 1)) ? 'either' : 'plus';
}

// "A price minus 5 %" and "extension -15" may not be negative numbers, and "300 € -500 €" is a range.
function signOfAmount(tokens: readonly Token[], from: number, unit: string | null): Sign {
  const at = isCurrency(meaningOf(tokens[from - 1], 'unit')) ? from - 2 : from - 1;
  const [before, sign] = [tokens[at - 1], tokens[at]];
  if (sign === undefined) {
    return 'plus';
  }
  const isChange = meaningOf(before, 'change') !== null;
  const isStated = isChange || (before?.isFiller === true && meaningOf(before, 'bound') === null);
  if (MINUS.test(sign.word) || MAY_BE_MINUS.test(sign.word)) {
    return isStated ? 'minus' : 'either';
  }
  if (!DASH.test(sign.text)) {
    return 'plus';
  }
  const isAmount = unit === 'percent' || isCurrency(unit);
  return signOfDash(tokens, at, isStated || isAmount);
}

function signOfDash(tokens: readonly Token[], at: number, isClear: boolean): Sign {
  const [before, sign, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  // The dash at the beginning of a line may be that of a list.
  if (before === undefined || sign?.isFirst === true) {
    return next?.isJoined === true ? 'either' : 'plus';
  }
  const isAfterNumber = isNumber(before) || meaningOf(before, 'unit') !== null || meaningOf(before, 'scale') !== null;
  const isApart = sign?.isJoined !== true || /^[:(]$/.test(before.text);
  if (isAfterNumber || !isApart) {
    return 'plus';
  }
  if (next?.isJoined !== true) {
    return before.text === ':' ? 'either' : 'plus';
  }
  return isClear ? 'minus' : 'either';
}
