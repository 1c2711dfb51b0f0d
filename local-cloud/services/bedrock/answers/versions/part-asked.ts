import { LANGUAGE_CODES, LANGUAGES, type LanguageCode, likeliestLanguages } from '../../languages/languages.ts';
import { phrasePattern } from '../../languages/phrases.ts';
import type { AnswerKind, Question } from '../../questions/question.ts';
import { foldText, wordsOf } from '../../words.ts';
import { matchTerm } from '../terms.ts';
import { stemsOf } from '../units.ts';
import { isAskedUnit, valuesIn } from './values.ts';

// Each language has its own: "a" means "and" in Polish, and "at" in Italian.
const JOINTS = new Map(
  LANGUAGE_CODES.map((code) => [code, new RegExp(`[,;]?\\s${phrasePattern(LANGUAGES[code].and)}\\s|[,;]\\s`, 'u')]),
);

/**
 * Returns the part of a sentence with the value that is asked for: of "14 pounds for adults and 9 pounds for children",
 * the first part if the question is about adults. Returns the whole sentence if it has one value, or if no part fits
 * best.
 */
export function partAsked({ answerKind, terms, language: asked }: Question, sentence: string): string {
  const [language = asked] = likeliestLanguages(wordsOf(sentence));
  const pieces = cut(sentence, language).map((part) => ({ part, units: askedUnits(answerKind, part) }));
  const isRepeated = (unit: string) => pieces.filter(({ units }) => units.includes(unit)).length > 1;
  const parts = pieces.filter(({ units }) => units.some(isRepeated)).map(({ part }) => part);
  if (parts.length === 0) {
    return sentence;
  }
  const matches = (part: string) => terms.reduce((sum, { stem: term }) => sum + matchTerm(stemsOf(part), term), 0);
  const [best = sentence, next = ''] = parts.toSorted((a, b) => matches(b) - matches(a));
  return matches(best) > matches(next) ? best : sentence;
}

function askedUnits(kind: AnswerKind, part: string): readonly string[] {
  return valuesIn(part).flatMap(({ unit }) => (isAskedUnit(kind, unit) ? [unit] : []));
}

// Folding letter by letter keeps the places.
function cut(sentence: string, language: LanguageCode): readonly string[] {
  const joints = JOINTS.get(language) ?? /[,;]\s/u;
  const folded = sentence.replace(/\p{L}/gu, (letter) => foldText(letter).slice(0, letter.length));
  const parts: string[] = [];
  let rest = 0;
  for (let joint = joints.exec(folded); joint !== null; joint = joints.exec(folded.slice(rest))) {
    parts.push(sentence.slice(rest, rest + joint.index));
    rest += joint.index + joint[0].length;
  }
  return [...parts, sentence.slice(rest)];
}
