import type { Evidence } from '../reading/evidence.ts';
import { foldWord } from '../reading/fold-word.ts';
import type { WordLanguage } from '../reading/languages/language-words.ts';
import { lexiconOf } from '../reading/lexicon.ts';
import { leadsTo } from '../reading/ranges.ts';
import { hasQuantity } from '../reading/same-quantity.ts';
import type { Clause, Statement } from '../reading/statement.ts';
import { meaningOf, type Token } from '../reading/tokens.ts';
import { DAYS_PER_WEEK } from './numbers/moved-date.ts';
import { isClosed } from './polarity.ts';
import type { Rule } from './rule.ts';

// Days are numbered from 1 for Monday.
const DAYS: Readonly<Record<string, readonly number[]>> = {
  'days:weekdays': [1, 2, 3, 4, 5],
  'days:weekend': [6, 7],
};
// A source that mentions working days may include Saturday.
const WORKDAYS: readonly number[] = [1, 2, 3, 4, 5, 6];
const OTHER_DAYS =
  /(?:other|remaining) days|rest of the week|(?:übrigen|anderen|restlichen) (?:wochen)?tagen?|autres jours|reste de la semaine|(?:otros|demás) días|resto de (?:la semana|los días)|altri giorni|giorni restanti|(?:outros|restantes|demais) dias|(?:andere|overige) dagen|(?:pozostał\p{L}{1,3}|inn\p{L}{1,3}) dni|(?:övriga|andra) dagar|其[他余](?:日子|时间|几?天)/iu;
const ABBREVIATED_RANGE = /(?<!\p{L})(\p{L}{2,3})\.?\s?[-–]\s?(\p{L}{2,3})(?!\p{L})/gu;

/**
 * A fact about some days of the week must not be stated about others: "Monday to Friday" includes Wednesday but not
 * Saturday. Where the source says when something is done, a statement may say that it is not done on other days. A
 * source that says "every day", names excepted days, or has a range that cannot be read, decides nothing.
 */
export const weekdayRule: Rule = ({ said, evidence }) => {
  const clauses = evidence.flatMap((each) => each.source.clauses).filter(({ tokens }) => tokens.some(isOfDay));
  if (clauses.length === 0 || clauses.some(({ opener }) => opener === 'except')) {
    return null;
  }
  const sources = evidence.flatMap((each) => [each.source, each.context]);
  if (sources.some((each) => each.meanings.has('period:day') || hasUnreadRange(each))) {
    return null;
  }
  const days = new Set(sources.flatMap(daysMeantBy));
  const statesOtherDays = said.clauses.some(
    (clause) =>
      isOutside(clause.tokens, days) &&
      !isOfOtherDays(clause, evidence) &&
      (isClosed(clause) ? clauses.every(isClosed) : clauses.some((source) => !isClosed(source))),
  );
  return statesOtherDays ? 'opposite' : null;
};

// "2 am on Saturdays, midnight on other days": midnight is right for a day that the source does not name.
function isOfOtherDays({ quantities }: Clause, evidence: readonly Evidence[]): boolean {
  const others = evidence
    .flatMap((each) => each.source.clauses)
    .filter(({ tokens }) => OTHER_DAYS.test(tokens.map(({ text }) => text).join(' ')));
  return others.some((other) => quantities.some((quantity) => hasQuantity(other, quantity)));
}

// Whether a day that a clause names is not one of these; "at the weekend on Saturday only" is about Saturday.
function isOutside(tokens: readonly Token[], days: ReadonlySet<number>): boolean {
  const named = [...namedDays(tokens)];
  const meant = named.length > 0 ? named : groupedDays(tokens);
  return meant.some((day) => !days.has(day));
}

// "lun.-ven.", "ma–vr": abbreviations of days that are not read as days. "Opt-in" and "TÜV-Tag" are not such
// abbreviations.
function hasUnreadRange({ text, tokens, language }: Statement): boolean {
  const days = new Set(tokens.flatMap((token) => (meaningOf(token, 'weekday') === null ? [] : [token.text])));
  const ranges = [...text.matchAll(ABBREVIATED_RANGE)].filter(([, first = '']) => !days.has(first));
  if (ranges.length === 0 || language === null) {
    return ranges.length > 0;
  }
  const words = weekdaysOf(language);
  return ranges.some(([, from = '', to = '']) =>
    [from, to].every((short) => words.some((day) => isShortFor(foldWord(short), day))),
  );
}

function weekdaysOf(language: WordLanguage): readonly string[] {
  const phrases = [...lexiconOf(language).phrases.values()].flat();
  return phrases.flatMap(({ words, meanings }) => (meanings.some((each) => each.startsWith('weekday:')) ? words : []));
}

// Whether a text has the first letter of a day, and more of its letters in their order: "ma" for "maandag", "pt" for
// "piątek".
function isShortFor(short: string, day: string): boolean {
  let at = -1;
  return [...short].every((letter, index) => {
    at = day.indexOf(letter, at + 1);
    return index === 0 ? at === 0 : at > 0;
  });
}

function daysMeantBy({ tokens }: Statement): readonly number[] {
  const hasWorkdays = tokens.some(
    ({ meanings }, at) =>
      meanings.includes('days:working') ||
      // "Within five working days" is a period, and names no days.
      (meanings.includes('unit:workday') &&
        meaningOf(tokens[at - 1], 'number') === null &&
        tokens[at - 1]?.kind !== 'number'),
  );
  return [...groupedDays(tokens), ...namedDays(tokens), ...(hasWorkdays ? WORKDAYS : [])];
}

function isOfDay({ meanings }: Token): boolean {
  return meanings.some((meaning) => meaning.startsWith('weekday:') || meaning in DAYS);
}

// The days of "weekdays" and "weekend".
function groupedDays(tokens: readonly Token[]): readonly number[] {
  return tokens.flatMap(({ meanings }) => meanings.flatMap((meaning) => DAYS[meaning] ?? []));
}

// The days that a text names, with those between the ends of a range.
function namedDays(tokens: readonly Token[]): ReadonlySet<number> {
  const named = tokens.flatMap((token, at) => (meaningOf(token, 'weekday') === null ? [] : [at]));
  const dayAt = (at: number) => Number(meaningOf(tokens[at], 'weekday'));
  const ranges = named.map((at, i) =>
    leadsTo(tokens, at, named[i + 1] ?? at) ? daysUntil(dayAt(at), dayAt(named[i + 1] ?? at)) : [],
  );
  return new Set([...named.map(dayAt), ...ranges.flat()]);
}

// The days from the first to the one before the last: Saturday and Sunday for "Saturday to Monday".
function daysUntil(first: number, last: number): number[] {
  const length = (last - first + DAYS_PER_WEEK) % DAYS_PER_WEEK;
  return Array.from({ length }, (_, i) => ((first + i - 1) % DAYS_PER_WEEK) + 1);
}
