import { MONTH_NAMES, WEEKDAY_NAMES } from '../../languages/calendar.ts';
import {
  isFunctionWord,
  LANGUAGE_CODES,
  type LanguageCode,
  likeliestLanguages,
  ofAllLanguages,
} from '../../languages/languages.ts';
import { namesOne, numberNamed, ordinalNamed } from '../../languages/number-values.ts';
import { phrasePattern } from '../../languages/phrases.ts';
import { daysIn } from '../../questions/days.ts';
import type { AnswerKind } from '../../questions/question.ts';
import { foldText, stem, wordsOf } from '../../words.ts';

/** A value that a sentence states, in a form that makes values with the same unit comparable. */
export interface Value {
  /** What is measured: a duration, a sum of money, or the stem of the word after the number. */
  readonly unit: string;
  readonly amount: number;
}

const FIGURE = String.raw`\d{1,3}(?:[.,'’ ]\d{3})+(?!\d)(?:[.,]\d{1,2}(?!\d))?|\d+(?:[.,]\d+)?`;
const TIME =
  /(?<![\d.,])(\d{1,2})(?:(?:[:.]| ?h ?)(\d\d)(?!\d|\.\d)(?: ?uhr| ?h\b)?(?: ?([ap])\.?m\b)?| ?(?:uhr|h|o[’']clock)\b| ?([ap])\.?m\b)/gu;
const CLOCK_BEFORE = phrasePattern(ofAllLanguages(({ beforeClock }) => beforeClock));
// "At 9 and at 10", but not "à 7 jours".
const BARE_TIME = new RegExp(`${CLOCK_BEFORE} (\\d{1,2})(?=[.;,!?)]*(?:$|\\s(?!\\p{L}{3}|[€$£%°])))`, 'gu');
const BEFORE_UNITS = phrasePattern(ofAllLanguages(({ beforeUnits }) => beforeUnits));
const QUANTITY = new RegExp(
  String.raw`(?<![\p{L}\d.,:/])(?<currency>[€$£] ?|(?:eur|usd|chf|gbp|pln|sek|fr\.) )?(?<number>(?:(?<=^|\s)[-−–])?(?:${FIGURE})|\p{L}+)[ -]?(?<before>${BEFORE_UNITS} )?(?<after>[€$£%°]|\p{L}+)?`,
  'gu',
);
const MONEY: readonly (readonly [RegExp, string])[] = [
  [/^(?:€|eur|euros?)$/, 'eur'],
  [/^(?:\$|usd|dollars?|dolar\w*)$/, 'usd'],
  [/^(?:£|gbp|pounds?|pfund|livres?|sterlin\w*)$/, 'gbp'],
  [/^(?:chf|fr\.|franken|francs?|franchi|francos?|frank\w*)$/, 'chf'],
  [/^(?:sek|kr|kronor)$/, 'sek'],
  [/^(?:pln|zl|zloty\w*)$/, 'pln'],
];
const FREE = new RegExp(phrasePattern(ofAllLanguages(({ free }) => free)), 'u');
const SHARE = /^(?:%|percent|prozent|procent|pour|por|per|cento)$/;
const DEGREE = /^(?:°|grad\w*|degree\w*|degre\w*|stopni\w*)$/;
// The number of days in a unit of time. A night counts as a day, because nobody compares the two.
const DAYS_OF_UNIT: readonly (readonly [RegExp, number])[] = [
  [/^se[ck]/, 1 / 86_400],
  [/^min/, 1 / 1_440],
  [/^(?:h|hours?|hrs?|stunde|heure|hora|or[ae]$|uur|uren|godzin|timm)/, 1 / 24],
  [/^(?:week|woche|sem|settiman|tydzie|tygod|veck)/, 7],
  [/^(?:mon|mo?is$|mes|maand|miesi|manad)/, 30],
  [/^(?:year|jahr|ans?$|anne|ano|anni?o?$|jaar|rok|lat|ar$)/, 365],
];
const TIME_UNIT_WORD = phrasePattern(ofAllLanguages(({ units }) => units.time));
const TIME_UNIT = new RegExp(`^${TIME_UNIT_WORD}$`, 'u');
// "Once a year" is every 365 days.
const ONCE = new RegExp(
  `\\b(?:once|einmal|une fois|una vez|una volta|uma vez|eenmaal|een keer|raz|en gang) (?:an?|every|per|pro|im|in der|je|par|al|all[’']|alla|por|na|w|om) ?(${TIME_UNIT_WORD})`,
  'gu',
);
const WORKDAY = /^(?:werk|arbeits|arbets|vardag)/;
const ORDINAL = /(?<![\p{L}\d.,])(?:(\p{L}+)|(\d{1,3})(?:\.|st|nd|rd|th|e|er|º|ª|:e)) (\p{L}+)/gu;
const WEEKDAY = new RegExp(`\\b(${WEEKDAY_NAMES.join('|')})s?\\b`, 'gu');
const WEEKDAY_FORMS = WEEKDAY_NAMES.length / 7;
const MONTH = new RegExp(`^(?:${MONTH_NAMES.join('|')})$`, 'u');
const MINUTES_PER_HOUR = 60;
const NOON = 12;
const HOURS_PER_DAY = 24;

/** Returns the values that a text states: amounts with their units, times of day, dates and days of the week. */
export function valuesIn(text: string): readonly Value[] {
  // "Children under 14 may climb" names no day.
  const plain = foldText(text.replace(/(?<=\d )may\b/g, 'can'));
  const likeliest = likeliestLanguages(wordsOf(plain));
  const languages = likeliest.length === 0 ? LANGUAGE_CODES : likeliest;
  const days = daysIn(plain).map(({ month, day }) => ({ unit: 'date', amount: 100 * month + day }));
  const times = [...plain.matchAll(TIME)].map(([, hour, minutes, meridiem = '', bareMeridiem = '']) =>
    timeOf(Number(hour), Number(minutes ?? 0), meridiem || bareMeridiem),
  );
  const rest = plain.replace(TIME, ' ; ');
  const bare = [...rest.matchAll(BARE_TIME)].map(([, hour]) => timeOf(Number(hour), 0, ''));
  const weekdays = [...plain.matchAll(WEEKDAY)].map(([, name = '']) => ({
    unit: 'weekday',
    amount: Math.floor(WEEKDAY_NAMES.indexOf(name) / WEEKDAY_FORMS),
  }));
  const rates = [...plain.matchAll(ONCE)].map(([, unit = '']) => ({ unit: 'days', amount: daysOf(unit) }));
  const free = FREE.test(plain) ? [{ unit: 'free', amount: 0 }] : [];
  return [
    ...free,
    ...rates,
    ...days,
    ...times,
    ...bare,
    ...weekdays,
    ...ordinalsIn(plain, languages),
    ...quantitiesIn(rest.replace(BARE_TIME, ' ; '), languages),
  ];
}

// "From the third day", "the 3rd day", "ab dem 3. Tag".
function ordinalsIn(plain: string, languages: readonly LanguageCode[]): readonly Value[] {
  return [...plain.matchAll(ORDINAL)].flatMap(([, word = '', figure, unit = '']) => {
    const amount = figure === undefined ? ordinalNamed(word, languages) : Number(figure);
    return amount === null || !TIME_UNIT.test(unit) ? [] : [{ unit: 'ordinal', amount }];
  });
}

function timeOf(hour: number, minutes: number, meridiem: string): Value {
  const isAfternoon = meridiem === 'p' && hour < NOON;
  return { unit: 'time', amount: (isAfternoon ? hour + NOON : hour) * MINUTES_PER_HOUR + minutes };
}

function quantitiesIn(plain: string, languages: readonly LanguageCode[]): readonly Value[] {
  const values: Value[] = [];
  QUANTITY.lastIndex = 0;
  for (let found = QUANTITY.exec(plain); found !== null; found = QUANTITY.exec(plain)) {
    const { currency = '', number = '', before = '', after = '' } = found.groups ?? {};
    // If a word is not a number, the next one may be.
    QUANTITY.lastIndex = found.index + found[0].length - before.length - after.length;
    // Italian has the word for working after the days: "giorni lavorativi".
    const [working, unit] = TIME_UNIT.test(before.trim()) ? ['', before.trim()] : [before, after];
    const amount = /\d/.test(number) ? figureOf(number) : amountNamed(number, unit, languages);
    const counted = languages.some((language) => isFunctionWord(unit, language)) ? '' : unit;
    const value = amount === null ? null : measured(amount, { currency, working, unit: counted });
    if (value !== null) {
      values.push(value);
    }
  }
  return values;
}

function amountNamed(word: string, unit: string, languages: readonly LanguageCode[]): number | null {
  return numberNamed(word, languages) ?? (TIME_UNIT.test(unit) && namesOne(word, languages) ? 1 : null);
}

function measured(amount: number, words: { currency: string; working: string; unit: string }): Value | null {
  const { currency, working, unit } = words;
  const money = MONEY.find(([pattern]) => pattern.test(currency.trim()) || pattern.test(unit))?.[1];
  if (money !== undefined) {
    return { unit: `money ${money}`, amount };
  }
  if (TIME_UNIT.test(unit)) {
    return { unit: working !== '' || WORKDAY.test(unit) ? 'working day' : 'days', amount: amount * daysOf(unit) };
  }
  if (SHARE.test(unit)) {
    return { unit: 'share', amount };
  }
  // A year, or the day of a date.
  const isOfDate = MONTH.test(unit) || (amount >= 1_900 && amount < 2_100);
  return isOfDate ? null : { unit: DEGREE.test(unit) ? 'degree' : stem(unit), amount };
}

function daysOf(unit: string): number {
  return DAYS_OF_UNIT.find(([pattern]) => pattern.test(unit))?.[1] ?? 1;
}

// `1,200`, `1.200` and `1200.00` are one number, and 1.5 is not 15.
function figureOf(figure: string): number {
  return Number(
    figure
      .replace(/[.,]0{1,2}$/, '')
      .replace(/[.,'’ ](?=\d{3}(?!\d))/g, '')
      .replace(',', '.')
      .replace(/[−–]/, '-'),
  );
}

const UNITS_OF_KIND: Partial<Readonly<Record<Exclude<AnswerKind, null>, (unit: string) => boolean>>> = {
  money: (unit) => unit.startsWith('money') || unit === 'share' || unit === 'free',
  duration: (unit) => unit === 'days' || unit === 'working day',
  frequency: (unit) => unit === 'days' || unit === 'time',
  clock: (unit) => unit === 'time',
  time: (unit) => unit !== 'share' && !unit.startsWith('money'),
  temperature: (unit) => unit === 'degree',
};

/** Whether a question of this kind asks for values of this unit; one without a kind of its own may ask for any. */
export function isAskedUnit(kind: AnswerKind, unit: string): boolean {
  return kind === null || (UNITS_OF_KIND[kind]?.(unit) ?? true);
}

// "30 days" and "one month" are the same, and so are "12 months" and "a year".
const ALIKE_MAX = 0.03;

/** Whether two values are equal, as people count: a month has 30 days. */
export function isSameValue(one: Value, other: Value): boolean {
  const tolerance = one.unit === 'days' ? ALIKE_MAX * Math.max(one.amount, other.amount) : 0;
  return one.unit === other.unit && Math.abs(one.amount - other.amount) <= tolerance;
}

/** Returns values as a question of this kind means them: "11 uur" is a time of day where one is asked for. */
export function asAsked(kind: AnswerKind, values: readonly Value[]): readonly Value[] {
  const isTimeOfDay = ({ unit, amount }: Value) => kind === 'clock' && unit === 'days' && amount <= 1;
  return values.map((value) =>
    isTimeOfDay(value) ? { unit: 'time', amount: Math.round(value.amount * HOURS_PER_DAY * MINUTES_PER_HOUR) } : value,
  );
}
