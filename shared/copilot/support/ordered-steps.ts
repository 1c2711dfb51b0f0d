import { phraseSet } from '../../privacy/word-set.ts';
import type { WordLanguage } from './reading/languages/language-words.ts';
import { listSignOf } from './reading/sentences.ts';
import type { CheckedSentence } from './support.ts';

// Words that begin a step and say that another one comes before or after it. "(?!...)" excludes what is no order:
// "next week", "after 10 pm". The words of the second list also say so after the first words of a sentence: "You then
// open the lid".
const STEP_WORDS: Readonly<Record<WordLanguage, readonly [first: string, within: string]>> = {
  en: [
    'first(?! (?:aid|class|floor|name|place|time|prize|come|year|lesson|day)), firstly, first of all, to begin with, second(?=\\p{P}), secondly, third(?=\\p{P}), thirdly, next(?! (?:week|month|year|day|time|door|to|spring|summer|autumn|winter|season)), after that, after this, after which, subsequently, last(?=\\p{P}), lastly, last of all, at the end',
    'then, afterwards, afterward, finally',
  ],
  de: [
    'erstens, zweitens, drittens, als erstes, als erster schritt, als nächstes, als letztes, daraufhin, im anschluss(?! an), zum schluss, am ende(?! des| der), schließlich, zuletzt, abschließend, zunächst',
    'zuerst, dann, danach, anschließend, hinterher, zum schluss, zuletzt, zunächst',
  ],
  fr: [
    "d['’]abord, tout d['’]abord, premièrement, deuxièmement, troisièmement, en premier lieu, en deuxième lieu, en dernier lieu, pour commencer, pour finir, pour terminer, après cela, après ça, après quoi, enfin, à la fin(?! d)",
    "puis, ensuite, enfin, finalement, d['’]abord",
  ],
  es: [
    'primero, en primer lugar, en segundo lugar, en tercer lugar, para empezar, para terminar, tras ello, tras eso, después de eso, después de esto, por último, al final(?! del?), entonces',
    'luego, después(?! del?), a continuación, seguidamente, finalmente, por último, primero',
  ],
  it: [
    'innanzitutto, innanzi tutto, anzitutto, prima di tutto, per prima cosa, in primo luogo, in secondo luogo, dopo di ciò, alla fine(?! d), per finire, per ultimo, da ultimo, quindi, dopo(?=\\p{P})',
    'poi, dopodiché, dopo di che, in seguito(?! a), successivamente, infine',
  ],
  nl: [
    'eerst, als eerste, als eerst, ten eerste, ten tweede, ten derde, om te beginnen, hierna, nadien, dan, tot slot, als laatste, tenslotte, ten slotte, uiteindelijk',
    'daarna, vervolgens, dan, eerst, ten slotte',
  ],
  pt: [
    'primeiro, primeiramente, em primeiro lugar, em segundo lugar, em terceiro lugar, antes de mais, para começar, para terminar, após isso, depois disso, a seguir(?! a), então, por último, no final(?! d)',
    'depois(?! d), em seguida, seguidamente, finalmente, por fim',
  ],
  pl: [
    'najpierw, po pierwsze, po drugie, po trzecie, na początek, na początku(?! \\p{L}), później, dalej, po czym, w końcu, na koniec(?! \\p{L}), na końcu(?! \\p{L}), wreszcie, wtedy',
    'potem, następnie, najpierw',
  ],
  sv: [
    'först, för det första, för det andra, för det tredje, till att börja med, därpå, efter det, slutligen, till sist, till slut, avslutningsvis',
    'sedan(?! \\p{N}), därefter, först, slutligen',
  ],
  zh: [
    '先(?![生前]), 首先, 其次, 第[一二三四五六]步?(?=\\p{P}), 之后, 最后, 接下来',
    '然后, 接着, 随后, 再(?![次见]), 最后',
  ],
};
// Words before a step word: "Sie öffnen dann ...", "Il faut ensuite ...". More of them may be a condition with its
// consequence.
const WORDS_BEFORE_MAX = 3;
const LANGUAGES = Object.keys(STEP_WORDS) as WordLanguage[];
const PATTERNS = new Map<WordLanguage, RegExp>(LANGUAGES.map((language) => [language, stepPattern(language)]));

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
  return (language === null ? LANGUAGES : [language]).some((each) => PATTERNS.get(each)?.test(said));
}

/** The expressions that are built from lists of words, for the test of their speed. */
export function stepExpressions(): readonly RegExp[] {
  return [...PATTERNS.values()];
}

function stepPattern(language: WordLanguage): RegExp {
  const [first, within] = STEP_WORDS[language].map((words) => [...phraseSet(words)].join('|'));
  return language === 'zh'
    ? new RegExp(`^(?:${first}|[^，。；：,;:]{0,4}(?:${within}))`, 'u')
    : new RegExp(`^(?:(?:${first})|(?:[^\\s,;:]+ ){0,${WORDS_BEFORE_MAX}}(?:${within}))(?![\\p{L}\\p{N}])`, 'u');
}
