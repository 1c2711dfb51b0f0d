import { MONTH_NAMES, WEEKDAY_NAMES } from '../languages/calendar.ts';
import type { LanguageWords, Shown } from '../languages/language-words.ts';
import { LANGUAGES, ofAllLanguages } from '../languages/languages.ts';
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
const SHOWN = new Map(
  (Object.keys(LANGUAGES.en.shows) as Shown[]).map((kind) => [kind, expression(any(({ shows }) => shows[kind]))]),
);
const NUMBER_WORDS = expression(NUMBER);
const DATE = expression(DATE_NAMES);
// A capitalized word that is not the first of a sentence.
const CAPITALIZED = /(?<=\S\s)["“]?\p{Lu}\p{L}+/gu;
// Any number may answer these.
const NUMERIC: ReadonlySet<AnswerKind> = new Set(['money', 'size', 'time', 'duration', 'clock']);
// The counted thing follows its number, with at most two words between them.
const WORDS_AFTER_NUMBER_MAX = 3;

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
  const hasNumber = NUMBER_WORDS.test(plain) || (plain.match(/\d[\d.,]*/g) ?? []).some(isNew);
  if (answerKind === 'name') {
    return (text.match(CAPITALIZED) ?? []).filter(isNew).some((word) => !DATE.test(foldText(word))) ? 1 : 0;
  }
  if (answerKind === 'count') {
    const isCounted = counted === null || counts(plain, counted);
    return scoreOf({ isThere: hasNumber && isCounted, isNear: hasNumber });
  }
  // A date, or `at the end of May`, may also answer a question about a time of day or a duration.
  const has = (kind: Exclude<AnswerKind, null>) =>
    FORMS[kind]?.test(plain) || SHOWN.get(kind as Shown)?.test(plain) === true;
  const isTime = (answerKind === 'clock' || answerKind === 'duration') && has('time');
  return scoreOf({ isThere: has(answerKind), isNear: isTime || (hasNumber && NUMERIC.has(answerKind)) });
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
