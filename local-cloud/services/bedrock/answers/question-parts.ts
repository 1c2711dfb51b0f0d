import type { LanguageWords } from '../languages/language-words.ts';
import { isFunctionWord, LANGUAGES } from '../languages/languages.ts';
import { phrasePattern } from '../languages/phrases.ts';
import { wordsOf } from '../words.ts';
import { readQuestion } from './question.ts';

const openingPattern = ({ opensQuestion, opensWithSubject, subjects }: LanguageWords) =>
  opensWithSubject === undefined
    ? phrasePattern(opensQuestion)
    : `(?:${phrasePattern(opensQuestion)}|${phrasePattern(opensWithSubject)}(?=\\s${phrasePattern(subjects ?? '')}))`;
// Each language separately: "I" means "and" in Polish.
const jointPattern = (language: LanguageWords) => `${phrasePattern(language.and)}\\s+(?=¿?${openingPattern(language)})`;
const languages = Object.values(LANGUAGES);
const OPENING = new RegExp(`^[¿\\s]*(?:${languages.map(openingPattern).join('|')})`);
const JOINT = new RegExp(`,?\\s(?:${languages.map(jointPattern).join('|')})|(?<=[?？])\\s+`, 'g');
// More parts are just a list of everything that somebody wants to know.
const PARTS_MAX = 3;

/**
 * Splits a question into its parts: "When do you open and do I need a ticket?" asks two. Returns the whole if it is one
 * question, asks more than three, or has a part without a subject of its own.
 */
export function questionParts(asked: string): readonly string[] {
  const parts = cut(asked.normalize('NFC').trim());
  if (parts.length < 2 || parts.length > PARTS_MAX) {
    return [asked];
  }
  const { language } = readQuestion(asked);
  // "Who built it and when?" asks for the time of what comes before.
  const isElliptic = (part: string) => wordsOf(part).every((word) => isFunctionWord(word, language));
  const stems = parts.map((part) => readQuestion(part).terms.map(({ stem }) => stem));
  const isNew = (stem: string, at: number) => !stems.slice(0, at).some((before) => before.includes(stem));
  const isWhole = parts.every(
    (part, at) => OPENING.test(folded(part)) && !isElliptic(part) && stems[at]?.some((stem) => isNew(stem, at)),
  );
  return isWhole ? parts : [asked];
}

function cut(text: string): string[] {
  let start = 0;
  const parts: string[] = [];
  for (const { 0: joint, index } of folded(text).matchAll(JOINT)) {
    parts.push(text.slice(start, index));
    start = index + joint.length;
  }
  return [...parts, text.slice(start)].map((part) => part.trim().replace(/[^?？]$/u, '$&?'));
}

// Folded letter by letter, so that positions stay the same.
function folded(text: string): string {
  return text.replace(/\p{L}/gu, (letter) => letter.normalize('NFD').toLowerCase().slice(0, letter.length));
}
