import { phraseSet } from '../../privacy/word-set.ts';
import {
  type LanguageWords,
  ofEachLanguage,
  WORD_LANGUAGES,
  type WordLanguage,
} from './reading/languages/language-words.ts';
import { listSignOf } from './reading/sentences.ts';
import type { CheckedSentence } from './support.ts';

// Words before a step word: "Sie öffnen dann ...", "Il faut ensuite ...". More of them may be a condition with its
// consequence.
const WORDS_BEFORE_MAX = 3;
const PATTERNS = ofEachLanguage(stepPattern);

// The number or letter with which a step begins: "2.", "2)", "b)", "(2)", "Step 2:", "**2.**", "2、".
const STEP_LABEL =
  /^[\s>*_]*(?:\(?(?:\d{1,2}|[a-z])\)|(?:step|schritt|étape|etape|paso|passo|fase|etapa|stap|krok|steg|步骤)\s*\d{1,2}(?!\d)|第[一二三四五六七八九十]+步|\d{1,2}\s?[、．]|\d{1,2}[.:](?=[\s*_]))/iu;
const DIGITS = /\d/;

/**
 * Whether a sentence that is left out was one of several steps: an item of a numbered list, a sentence of a paragraph
 * that says what comes first, then and last, or one beside items that the source numbers. Steps are only right when
 * none is missing: without "2. Cut the power", the reader opens the lid of a running pump.
 */
export function losesStep(
  sentences: readonly CheckedSentence[],
  isLost: (sentence: CheckedSentence) => boolean,
  language: WordLanguage | null,
): boolean {
  const blocks = blocksOf(sentences, language);
  return (
    numberedPart(sentences).some(isLost) ||
    blocks.some(
      (block) => block.some(isLost) && (block.some((each) => isSequel(each, language)) || isOfSteps(block, isLost)),
    )
  );
}

// Everything from the first numbered item to the end of the last one. Lines without a number between them belong to the
// item above.
function numberedPart(sentences: readonly CheckedSentence[]): readonly CheckedSentence[] {
  const numbered = sentences.filter(isNumbered);
  const [first] = numbered;
  const last = numbered.at(-1);
  if (first === undefined || last === undefined || first === last) {
    return [];
  }
  const from = sentences.indexOf(first);
  const rest = sentences.slice(sentences.indexOf(last));
  const isBelow = (each: CheckedSentence, at: number) => each.line - (rest[at - 1] ?? last).line > 1;
  const end = rest.findIndex(isBelow);
  return sentences.slice(from, end === -1 ? sentences.length : from + (sentences.length - from - rest.length) + end);
}

function isNumbered({ text }: CheckedSentence): boolean {
  return STEP_LABEL.test(text) || DIGITS.test(listSignOf(text));
}

// Paragraphs and lists. One that begins with "Then" continues the one above.
function blocksOf(sentences: readonly CheckedSentence[], language: WordLanguage | null): CheckedSentence[][] {
  const blocks: CheckedSentence[][] = [];
  for (const [at, sentence] of sentences.entries()) {
    const isBelow = sentence.line - (sentences[at - 1] ?? sentence).line <= 1 || isSequel(sentence, language);
    const block = blocks.at(-1);
    if (block !== undefined && isBelow) {
      block.push(sentence);
    } else {
      blocks.push([sentence]);
    }
  }
  return blocks;
}

// Two items that the source numbers are steps, or clauses between which another one may be missing.
function isOfSteps(block: readonly CheckedSentence[], isLost: (sentence: CheckedSentence) => boolean): boolean {
  const kept = block.filter((each) => !isLost(each));
  const isStep = ({ evidence }: CheckedSentence) => evidence.some(({ isStep }) => isStep);
  const isList = block.some((each) => isLost(each) && listSignOf(each.text) !== '');
  return kept.filter(isStep).length >= (isList ? 1 : 2);
}

function isSequel({ statement }: CheckedSentence, language: WordLanguage | null): boolean {
  const said = statement.normalize('NFC').toLowerCase();
  return (language === null ? WORD_LANGUAGES : [language]).some((each) => PATTERNS[each].test(said));
}

/** The expressions that are built from lists of words, for the test of their speed. */
export function stepExpressions(): readonly RegExp[] {
  return Object.values(PATTERNS);
}

function stepPattern({ firstSteps, laterSteps }: LanguageWords, language: WordLanguage): RegExp {
  const [first, within] = [firstSteps, laterSteps].map((words) => [...phraseSet(words)].join('|'));
  return language === 'zh'
    ? new RegExp(`^(?:${first}|[^，。；：,;:]{0,4}(?:${within}))`, 'u')
    : new RegExp(`^(?:(?:${first})|(?:[^\\s,;:]+ ){0,${WORDS_BEFORE_MAX}}(?:${within}))(?![\\p{L}\\p{N}])`, 'u');
}
