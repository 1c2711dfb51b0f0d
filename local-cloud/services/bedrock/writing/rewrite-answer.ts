import { sentencesOf } from '../answers/sentences.ts';

/** An error that a model makes on purpose, so that a check of its answers has something to find. */
export const WRITING_ERRORS = ['another number', 'another unit', 'another bound', 'a negation'] as const;

type WritingError = (typeof WRITING_ERRORS)[number];

/** How the stand-in writes its answers: word for word as in the excerpts, in other words, or with an error. */
export type Writing = 'copies' | 'paraphrases' | WritingError;

type Change = readonly [pattern: RegExp, by: string | ((found: string) => string)];

const ANSWER = /(?<=^ANSWER: )[\s\S]*?(?=\nMISSING: |$(?![\s\S]))/m;
const MARK = /\[\d+\]/g;
const NUMBER_WORDS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
// A lead-in takes the capital of the first word, unless it is a name or an abbreviation.
const FIRST_WORD = /^(?:The|A|An|It|Its|Every|Each|All|In|On|At|You|We|If|When|There|This|These|No)\b/;
const LEAD = 'According to the documents, ';

// Each says the same in other words.
const IN_OTHER_WORDS: readonly Change[] = [
  [/\bup to (?=\d)/g, 'at most '],
  [/\bat least (?=\d)/g, 'no fewer than '],
  [/\bwithin (?=\d)/g, 'in no more than '],
  [/\bfree of charge\b/g, 'at no cost'],
  [/\b(do|does|is|are) not\b/g, (found) => found.replace(' not', "n't")],
  [/\bcannot\b/g, "can't"],
  [/\bevery\b/g, 'each'],
  [/\bfor example\b/g, 'for instance'],
  [/(?<![\d.,:/-])\b(?:[2-9]|1[0-2])\b(?= [a-z])/g, (found) => NUMBER_WORDS[Number(found) - 2] ?? found],
];

// The first that applies is made once.
const ERRORS: Readonly<Record<WritingError, readonly Change[]>> = {
  'another number': [[/(?<![\d.,:/-])\b\d+\b(?![.,:/-]\d)/, (found) => String(Number(found) + 1)]],
  'another unit': [
    [/\bminutes?\b/, 'hours'],
    [/\bhours?\b/, 'days'],
    [/\bdays?\b/, 'weeks'],
    [/\bweeks?\b/, 'months'],
    [/\bmonths?\b/, 'years'],
    [/\beuros?\b/, 'dollars'],
    [/\bdollars?\b/, 'euros'],
    [/€/, '$'],
    [/\bkilometres|kilometers\b/, 'miles'],
  ],
  'another bound': [
    [/\b(?:at most|up to|no more than)\b/, 'at least'],
    [/\b(?:at least|no fewer than)\b/, 'at most'],
    [/\bbefore\b/, 'after'],
    [/\bafter\b/, 'before'],
  ],
  'a negation': [
    [/\b(is|are|may|must|can|does|do|has|have) not\b/, (found) => found.replace(' not', '')],
    [/\b(?:is|are|may|must|can|does|do)\b/, (found) => `${found} not`],
  ],
};

/**
 * Rewrites the answer of a reply, and leaves its quotes, verdict and marks as they are. A paraphrase says the same in
 * other English words; an error is made once, in the first sentence that has what it changes, and not at all if none
 * has.
 */
export function rewriteAnswer(reply: string, writing: Writing): string {
  if (writing === 'copies') {
    return reply;
  }
  return reply.replace(ANSWER, (answer) =>
    writing === 'paraphrases' ? paraphrase(answer) : makeError(answer, writing),
  );
}

function paraphrase(answer: string): string {
  return answer
    .split('\n')
    .map((line) => sentencesOf(line).map(inOtherWords).join(' '))
    .join('\n');
}

function inOtherWords(sentence: string, at: number): string {
  const changed = IN_OTHER_WORDS.reduce((text, [pattern, by]) => changeOutsideMarks(text, pattern, by), sentence);
  return at === 0 && FIRST_WORD.test(changed)
    ? `${LEAD}${changed.charAt(0).toLowerCase()}${changed.slice(1)}`
    : changed;
}

function makeError(answer: string, error: WritingError): string {
  for (const [pattern, by] of ERRORS[error]) {
    const changed = changeOutsideMarks(answer, pattern, by);
    if (changed !== answer) {
      return changed;
    }
  }
  return answer;
}

// Marks are covered, so that their numbers are not those of the answer.
function changeOutsideMarks(text: string, pattern: RegExp, by: Change[1]): string {
  const marks = text.match(MARK) ?? [];
  const covered = text.replace(MARK, '\u0000');
  const changed = covered.replace(pattern, (found) => (typeof by === 'string' ? by : by(found)));
  let next = 0;
  return changed.replaceAll('\u0000', () => marks[next++] ?? '');
}
