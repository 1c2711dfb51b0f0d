import { MONTH_NAMES, WEEKDAY_NAMES } from '../languages/calendar.ts';
import type { LanguageWords, Shown } from '../languages/language-words.ts';
import {
  isFunctionWord,
  LANGUAGE_CODES,
  LANGUAGES,
  type LanguageCode,
  likeliestLanguages,
  ofAllLanguages,
} from '../languages/languages.ts';
import { phrasePattern } from '../languages/phrases.ts';
import type { AnswerKind, Question } from '../questions/question.ts';
import { foldText, stem, wordsOf } from '../words.ts';

const any = (pick: (language: LanguageWords) => string) => phrasePattern(ofAllLanguages(pick));
const NUMBER = any(({ numbers }) => numbers);
const TIME_UNIT = any(({ units }) => units.time);
// "May" is seldom the month.
const DATE_NAMES = phrasePattern(
  [...MONTH_NAMES, ...WEEKDAY_NAMES.flatMap((name) => [name, `${name}s`])].filter((name) => name !== 'may').join(','),
);
// Between a number and its unit: "3 to 5 days", "ten working days".
const BEFORE_TIME_UNIT = `(?:(?:to|bis|a|do|till|tot|[-–]) ?\\d+ |${any(({ beforeUnits }) => beforeUnits)} )?`;

// All of them match folded text.
const FORMS: Partial<Readonly<Record<Exclude<AnswerKind, null>, RegExp>>> = {
  // Not the number of a code: "K-4102".
  time: expression(
    `\\b(?:(?<!\\p{L}-)\\d{3,4}s?|\\d{1,2}(?:st|nd|rd|th)|\\d{1,2}[:.]\\d\\d|\\d+ ?(?:a\\.?m|p\\.?m|uhr|h))\\b`,
    DATE_NAMES,
    TIME_UNIT,
  ),
  clock: expression(
    '\\b\\d{1,2}(?:[:.]| ?h ?)\\d\\d\\b(?!\\.\\d)',
    `\\b\\d{1,2} ?(?:h\\b|[ap]\\.?m\\b|${any(({ units }) => units.clock)})`,
    `${any(({ beforeClock }) => beforeClock)} \\d{1,2}\\b(?![.,]\\d)`,
  ),
  duration: expression(
    `(?:\\d[ -]?|(?:${NUMBER}|${any(({ one }) => one)})[ -])${BEFORE_TIME_UNIT}${TIME_UNIT}`,
    '\\d(?:h|min|mins|hrs)\\b',
  ),
  money: expression(
    '[$€£¥]',
    '\\b\\d+(?:[.,]\\d+)? ?(?:p|ct|gr|rp)\\b',
    phrasePattern('eur, usd, chf, gbp, pln, sek, zl, kr'),
  ),
  size: expression(`\\d\\s?(?:(?:[kmgt]?b|[mck]?m[23]?|km|kg|g|l)\\b|[%€]|${any(({ units }) => units.size)})`),
  temperature: expression(`\\d\\s?(?:°|${any(({ units }) => units.degree)})`),
};
// A word may show another kind of thing in another language: "fine" means "end" in Italian.
const SHOWN = new Map(
  LANGUAGE_CODES.map((code) => {
    const shows = Object.entries(LANGUAGES[code].shows) as [Shown, string][];
    return [code, new Map(shows.map(([kind, words]) => [kind, expression(phrasePattern(words))]))];
  }),
);
const NUMBER_WORDS = expression(NUMBER);
const WHOLE_NUMBER_WORD = expression(`^${NUMBER}$`);
// Numbers of days, weeks, times and durations, which are not amounts: "4 to 7 June 2027", "in der 44. Woche", "14:30".
const RANGE = '(?:\\d{1,2}\\.? ?(?:to|bis|a|al|au|do|till|tot|[-–]) ?)?';
const NO_AMOUNTS = new RegExp(
  [
    `${RANGE}\\b\\d{1,2}(?:st|nd|rd|th|er|\\.|º)? ?(?:(?:of|de|do) )?${DATE_NAMES}(?:,? (?:(?:de|do) )?\\d{4})?`,
    `${DATE_NAMES} \\d{1,4}(?:st|nd|rd|th)?(?:,? \\d{4})?`,
    `${RANGE}(?:\\d+[ -]?|\\b(?:${NUMBER}|${any(({ one }) => one)})[ -])${BEFORE_TIME_UNIT}${TIME_UNIT}`,
    '\\b\\d{1,2}:\\d\\d\\b',
    '\\b\\d{1,2}(?:st|nd|rd|th)\\b',
    '\\b\\d{1,2}\\. (?=\\p{L})',
  ].join('|'),
  'gu',
);
const DATE = expression(DATE_NAMES);
// A capitalized word that is not the first of a sentence.
const CAPITALIZED = /(?<=\S\s)["“]?\p{Lu}\p{L}+/gu;
// Any number may answer these.
const NUMERIC: ReadonlySet<AnswerKind> = new Set(['money', 'size', 'time', 'duration', 'clock']);
// The counted thing follows its number, with at most two words between them.
const WORDS_AFTER_NUMBER_MAX = 3;
// One function word may be another language's noun.
const TELLING_MIN = 2;

/**
 * Rates whether the text contains the kind of thing that is asked for, apart from what the question itself names: 1
 * yes, .5 if nothing in particular is asked for or something similar is there, 0 no.
 */
export function matchAnswerKind({ answerKind, counted, terms }: Question, text: string): number {
  if (answerKind === null) {
    return 0.5;
  }
  const asked = new Set(terms.map((term) => term.stem));
  const isNew = (found: string) => !wordsOf(found).some((word) => asked.has(stem(word)));
  const plain = foldText(text);
  const numbered = answerKind === 'money' ? plain.replace(NO_AMOUNTS, ' ') : plain;
  const hasNumber = NUMBER_WORDS.test(numbered) || (numbered.match(/\d[\d.,]*/g) ?? []).some(isNew);
  if (answerKind === 'name') {
    return (text.match(CAPITALIZED) ?? []).filter(isNew).some((word) => !DATE.test(foldText(word))) ? 1 : 0;
  }
  if (answerKind === 'count') {
    const isCounted = counted === null || counts(plain, counted);
    return scoreOf({ isThere: hasNumber && isCounted, isNear: hasNumber });
  }
  // A date, or `at the end of May`, may also answer a question about a time of day or a duration.
  const has = (kind: Exclude<AnswerKind, null>) => FORMS[kind]?.test(plain) || showsByWords(plain, kind);
  const isTime = (answerKind === 'clock' || answerKind === 'duration') && has('time');
  return scoreOf({ isThere: has(answerKind), isNear: isTime || (hasNumber && NUMERIC.has(answerKind)) });
}

/** Whether a word, in lower case and without accents, is a number: `three`. */
export function isNumberWord(word: string): boolean {
  return WHOLE_NUMBER_WORD.test(word);
}

// Looks in the likeliest languages of the text, or in all if too few of its words show its language.
function showsByWords(plain: string, kind: Exclude<AnswerKind, null>): boolean {
  const words = wordsOf(plain);
  const likeliest = likeliestLanguages(words);
  const telling = words.filter((word) => likeliest.some((code) => isFunctionWord(word, code))).length;
  const languages: readonly LanguageCode[] = telling < TELLING_MIN ? LANGUAGE_CODES : likeliest;
  return languages.some((code) =>
    SHOWN.get(code)
      ?.get(kind as Shown)
      ?.test(plain),
  );
}

function scoreOf({ isThere, isNear }: { isThere: boolean; isNear: boolean }): number {
  return isThere ? 1 : Number(isNear) / 2;
}

function counts(plain: string, counted: string): boolean {
  const words = wordsOf(plain);
  return words.some(
    (word, at) =>
      (/\d/.test(word) || NUMBER_WORDS.test(word)) &&
      words.slice(at + 1, at + 1 + WORDS_AFTER_NUMBER_MAX).some((after) => stem(after) === counted),
  );
}

function expression(...alternatives: readonly string[]): RegExp {
  return new RegExp(alternatives.join('|'), 'u');
}
