import { type FoldedText, foldForMatching } from '../text/folded-text.ts';
import { placeholdersIn } from '../text/placeholder.ts';
import { overlapping } from '../text/range-search.ts';
import type { TextRange } from '../text/text-range.ts';
import { decodeWanted, type Transitions } from './decode.ts';
import { LIKELY, type TaggedText, taggedText, visitFeatures } from './features.ts';
import { isInSentence, isWholeEntry } from './sentence-around.ts';
import { GAPS, readTokens, SHAPES, type Token } from './tokens.ts';

/** A finding in a text: a range of the source. */
interface Taken extends TextRange {
  readonly kind: string;
}

/** A text as the tagger reads it. */
export interface TaggerInput {
  readonly folded: FoldedText;
  readonly text: TaggedText;
  /** The range of each token in the source. */
  readonly ranges: readonly TextRange[];
  /** The indexes of the tokens that replace personal data, except names and kinds that machines also have. */
  readonly evidence: readonly number[];
}

/** What is known about a text before the tagger reads it: ranges of the source, in sorted lists without overlaps. */
interface Known<L extends TextRange = TextRange> {
  /** The findings, which the tagger reads as covered. */
  readonly taken: readonly Taken[];
  /** Names that the rules consider only likely. */
  readonly likely: readonly L[];
  /** The text folded with the findings covered, if it was folded before. */
  readonly folded?: FoldedText;
}

/**
 * Reads a text as the tagger sees it: with all findings covered, and with placeholders read in the same way as
 * findings.
 */
export function readForTagger(source: string, { taken, likely, folded: read }: Known): TaggerInput {
  const folded = read ?? foldForMatching(source, taken);
  const kinds = new Map([...placeholdersIn(source), ...taken].map(({ start, kind }) => [start, kind]));
  const tokens = readTokens(folded, (index) => kinds.get(folded.sourceStart(index)) === 'PERSON');
  const ranges = tokens.map(({ start, end }) => ({ start: folded.sourceStart(start), end: folded.sourceEnd(end) }));
  const evidence = tokens.flatMap(({ shape }, i) =>
    shape === SHAPES.other && !OF_MACHINES.has(kinds.get((ranges[i] as TextRange).start) ?? '') ? [i] : [],
  );
  return { folded, ranges, evidence, text: taggedText(folded, tokens, likelyParts(ranges, likely)) };
}

// Returns for each token, given by its range, its position in a likely name as one of `LIKELY`.
function likelyParts(ranges: readonly TextRange[], likely: readonly TextRange[]): number[] {
  let next = 0;
  let begun: TextRange | undefined;
  return ranges.map(({ start, end }) => {
    while ((likely[next]?.end ?? Number.POSITIVE_INFINITY) <= start) {
      next += 1;
    }
    const name = likely[next];
    if (name === undefined || name.start >= end) {
      return LIKELY.no;
    }
    const isFirst = begun !== name;
    begun = name;
    return isFirst ? LIKELY.first : LIKELY.later;
  });
}

// Kinds of data that machines also have.
const OF_MACHINES: ReadonlySet<string> = new Set(['IP_ADDRESS', 'MAC_ADDRESS', 'SECRET', 'VIN']);

/** The weights of the features, and the settings they were trained with. */
export interface NameWeights {
  readonly weights: ArrayLike<number>;
  readonly transitions: Transitions;
  /** The sums of weights that a token must exceed to count as part of a name. */
  readonly thresholds: {
    /** For a word that no rule found. */
    readonly added: number;
    /** For part of a likely name near other personal data. */
    readonly likely: number;
    /** For part of a likely name with no other personal data near it. */
    readonly alone: number;
    /**
     * For part of a likely name with no other personal data near it, in a text with several names: a menu or a list of
     * ships has many words that look like names.
     */
    readonly several: number;
    /** For part of a likely name that alone shows that a text is about persons. Higher than the other thresholds. */
    readonly sure: number;
  };
}

/** Returns the score of each token: the sum of the weights of its features, minus its threshold. */
export function scoresOf(input: TaggerInput, weights: NameWeights): Float64Array {
  const scoreOf = scorer(input, weights, nearTo(input));
  return Float64Array.from(input.text.tokens, (_, i) => scoreOf(i));
}

// Returns a function that returns the score of a token, and computes each score only once.
function scorer(
  { text }: TaggerInput,
  { weights, thresholds }: NameWeights,
  isNear: (index: number) => boolean,
): (index: number) => number {
  const scores = new Float64Array(text.tokens.length).fill(Number.NaN);
  const alone = aloneThreshold(text, thresholds);
  let score = 0;
  const add = (feature: number): void => {
    score += weights[feature] as number;
  };
  return (index) => {
    if (Number.isNaN(scores[index])) {
      score = -(text.likely[index] === LIKELY.no ? thresholds.added : isNear(index) ? thresholds.likely : alone);
      visitFeatures(text, index, add);
      scores[index] = score;
    }
    return scores[index] as number;
  };
}

const aloneThreshold = (text: TaggedText, { alone, several }: NameWeights['thresholds']): number =>
  countNames(text) < SEVERAL ? alone : several;

// A text with fewer names may be a note about one or two persons. Chosen by the counts on ten sets of texts that were
// not read for tuning.
const SEVERAL = 3;

// The likely names, and the names that are covered: what was confirmed in an earlier round still counts.
const countNames = ({ likely, tokens }: TaggedText): number =>
  likely.filter((part) => part === LIKELY.first).length + tokens.filter(({ shape }) => shape === SHAPES.person).length;

// In characters: one long line or two short ones. A shorter text, such as a question or a cell, does not show what it
// is about.
const LENGTH_MIN = 160;

// In tokens: about two paragraphs. Chosen with articles of encyclopedias, which are long enough to contain a false
// finding somewhere.
const EVIDENCE_REACH = 150;

/** What a reading of a text says about its names. */
export interface TaggedNames<L extends TextRange> {
  /** Names that are not among the earlier findings: ranges of the source, sorted and without overlaps. */
  readonly added: readonly TextRange[];
  /** The likely names that the weights do not confirm, not even in part. */
  readonly doubtful: readonly L[];
}

const NO_NAMES = { added: [], doubtful: [] };

/**
 * Finds names of persons in a text by the weights, in addition to the earlier findings, and doubts likely ones. Does
 * neither in a text too short to show what it is about, and adds none without other personal data within
 * `EVIDENCE_REACH` tokens: an encyclopedia is full of words that look like names.
 */
export function tagNames<L extends TextRange>(source: string, known: Known<L>, weights: NameWeights): TaggedNames<L> {
  const { taken, likely } = known;
  // There is no name to doubt, and no other personal data, neither as a finding nor as a placeholder.
  if (likely.length === 0 && taken.every(({ kind }) => kind === 'PERSON') && !source.includes('[')) {
    return NO_NAMES;
  }
  const input = readForTagger(source, known);
  const { folded, text, ranges, evidence } = input;
  if (folded.text.length < LENGTH_MIN || (likely.length === 0 && evidence.length === 0)) {
    return NO_NAMES;
  }
  const isNear = nearTo(input);
  const scoreOf = scorer(input, weights, isNear);
  // Only a likely name and a word near other personal data can count.
  const isWanted = (index: number): boolean => text.likely[index] !== LIKELY.no || isNear(index);
  const names = decodeWanted({ length: text.tokens.length, scoreOf, isWanted }, weights.transitions);
  const isConfirmed = overlapping(ranges.filter((_, i) => names[i] === 1));
  const isUnsure = overlapping(unsureNames(input, scoreOf, weights));
  return {
    added: rangesOf(
      text.tokens,
      ranges,
      (index) => names[index] === 1 && isNear(index) && !isPrefix(folded, text.tokens[index]),
    ),
    doubtful: likely.filter((name) => !isConfirmed(name) || isUnsure(name)),
  };
}

// Returns the likely names that count only if the text is about persons, as ranges of the source. If it contains no
// personal data except likely names, and none of these is sure, it may be a menu, a timetable or a list of products, so
// a name counts only in a sentence or as a whole entry.
function unsureNames(
  { text, ranges, evidence }: TaggerInput,
  scoreOf: (index: number) => number,
  { thresholds }: NameWeights,
): TextRange[] {
  const { tokens, likely } = text;
  const least = thresholds.sure - aloneThreshold(text, thresholds);
  const isSure = (index: number): boolean => likely[index] !== LIKELY.no && scoreOf(index) > least;
  if (evidence.length > 0 || tokens.some(({ shape }, i) => shape === SHAPES.person || isSure(i))) {
    return [];
  }
  return likelyNames(likely)
    .filter(({ start, end }) => !isInSentence(tokens, start, end) && !isWholeEntry(tokens, start, end))
    .map(({ start, end }) => ({ start: ranges[start]?.start ?? 0, end: ranges[end - 1]?.end ?? 0 }));
}

// Returns the likely names as ranges of tokens.
function likelyNames(likely: readonly number[]): TextRange[] {
  const names: TextRange[] = [];
  for (const [i, part] of likely.entries()) {
    if (part !== LIKELY.no) {
      const start = part === LIKELY.first ? i : (names.pop()?.start ?? i);
      names.push({ start, end: i + 1 });
    }
  }
  return names;
}

// Returns the ranges of the chosen tokens. Neighboring ones on a line form one name.
function rangesOf(
  tokens: readonly Token[],
  ranges: readonly TextRange[],
  isChosen: (index: number) => boolean,
): TextRange[] {
  const found: TextRange[] = [];
  let isOpen = false;
  for (const [i, token] of tokens.entries()) {
    const continues: boolean = isOpen && token.gap < GAPS.line;
    const { start, end } = ranges[i] as TextRange;
    // A character that folding turns into several letters, such as the sign for "care of", is not a separate name.
    const isNew = start >= (found.at(-1)?.end ?? 0);
    isOpen = isChosen(i) && isNew && (isWord(token) || (continues && isStop(token)));
    if (isOpen) {
      found.push({ start: continues ? (found.pop()?.start ?? start) : start, end });
    }
  }
  return found;
}

// Returns a function that tells whether a token is near any of the evidence.
function nearTo({ text, evidence }: TaggerInput): (index: number) => boolean {
  const near = new Uint8Array(text.tokens.length);
  for (const index of evidence) {
    near.fill(1, Math.max(0, index - EVIDENCE_REACH), index + EVIDENCE_REACH + 1);
  }
  return (index) => near[index] === 1;
}

// "<ram:PersonName>": the prefix of an element's name.
const isPrefix = ({ text }: FoldedText, token: Token | undefined): boolean =>
  token !== undefined &&
  text.charAt(token.end) === ':' &&
  /<\/?$/.test(text.slice(Math.max(0, token.start - 2), token.start));

const isWord = ({ shape }: Token): boolean => shape >= SHAPES.lower;

// A name continues over the full stop of an initial, and over no other sign: "vd B: tolsma" are two persons.
const isStop = ({ lower }: Token): boolean => lower === '.';
