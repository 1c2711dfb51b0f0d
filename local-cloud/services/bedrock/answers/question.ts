import { isCommon, stem, wordsOf } from '../words.ts';

/** What an answer has to hold: a question for a time wants a number of a year or a day, one for a person a name. */
type Wanted = 'time' | 'number' | 'name' | 'reason' | null;

/** A word of a question that says what it is about. */
export interface Term {
  readonly stem: string;
  /** Written with a capital, or a number: nothing else can stand for it. */
  readonly isFixed: boolean;
}

/** A question as the extraction reads it. */
export interface Question {
  readonly terms: readonly Term[];
  readonly wanted: Wanted;
}

const WANTED: readonly (readonly [RegExp, Wanted])[] = [
  [
    /\bwhen\b|\b(?:what|which|in what|in which) (?:year|date|day|month|century|decade|time)\b|\bhow long\b|\bwann\b|\bquand\b/,
    'time',
  ],
  [
    /\bhow (?:many|much|often|old|far|high|large|big|tall|long)\b|\bwhat (?:percentage|percent|number|amount|age|fraction)\b|\bwie viele?\b|\bcombien\b/,
    'number',
  ],
  [
    /^(?:who|whom|whose)\b|\b(?:who|whose|whom) (?:is|was|were|are|did|has|had|wrote|won|plays?)\b|\bwer\b|\bqui\b/,
    'name',
  ],
  [/^why\b|\bwhat (?:reason|caused?|causes)\b|\bwarum\b|\bpourquoi\b/, 'reason'],
];

// What kind of answer is wanted: no answer repeats these words.
const ASKED_AFTER_HOW = /\bhow (?:often|long|far|soon|old|fast)\b/g;

/** Reads a question: its telling words, each once, and what kind of answer it wants. */
export function readQuestion(question: string): Question {
  const folded = question.toLowerCase().trim();
  const fixed = new Set(
    question
      .split(/\s+/)
      .slice(1)
      .filter((word) => /^["'“‘(]?\p{Lu}/u.test(word))
      .flatMap(wordsOf)
      .map(stem),
  );
  const stems = new Set(
    wordsOf(folded.replace(ASKED_AFTER_HOW, 'how'))
      .filter((word) => !isCommon(word))
      .map(stem),
  );
  return {
    terms: Array.from(stems, (term) => ({ stem: term, isFixed: fixed.has(term) || /\d/.test(term) })),
    wanted: WANTED.find(([pattern]) => pattern.test(folded))?.[1] ?? null,
  };
}
