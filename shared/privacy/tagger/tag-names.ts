import { type FoldedText, foldForMatching } from '../text/folded-text.ts';
import { placeholdersIn } from '../text/placeholder.ts';
import type { TextRange } from '../text/text-range.ts';
import { decode, type Transitions } from './decode.ts';
import { type TaggedText, taggedText, visitFeatures } from './features.ts';
import { GAPS, readTokens, SHAPES, type Token } from './tokens.ts';

/** A finding in a text: a range of the source. */
interface Taken extends TextRange {
  readonly kind: string;
}

/** A text as the tagger reads it. */
interface TaggerInput {
  readonly folded: FoldedText;
  readonly text: TaggedText;
  /** The range of each token in the source. */
  readonly places: readonly TextRange[];
  /** The tokens in place of other personal data, by index. */
  readonly evidence: readonly number[];
}

/**
 * Reads a text as the tagger sees it: with all findings covered (sorted, without overlaps), and with placeholders read
 * in the same way as findings.
 */
export function readForTagger(source: string, taken: readonly Taken[]): TaggerInput {
  const folded = foldForMatching(source, taken);
  const kinds = new Map([...placeholdersIn(source), ...taken].map(({ start, kind }) => [start, kind]));
  const tokens = readTokens(folded, (index) => kinds.get(folded.sourceStart(index)) === 'PERSON');
  const places = tokens.map(({ start, end }) => ({ start: folded.sourceStart(start), end: folded.sourceEnd(end) }));
  const evidence = tokens.flatMap(({ shape }, i) =>
    shape === SHAPES.other && !OF_MACHINES.has(kinds.get((places[i] as TextRange).start) ?? '') ? [i] : [],
  );
  return { folded, places, evidence, text: taggedText(folded, tokens) };
}

// Kinds of data that machines also have.
const OF_MACHINES: ReadonlySet<string> = new Set(['IP_ADDRESS', 'MAC_ADDRESS', 'SECRET', 'VIN']);

/** The weights of the features, and the settings they were trained with. */
export interface NameWeights {
  readonly weights: ArrayLike<number>;
  readonly transitions: Transitions;
  /** The minimum that a token's score must exceed. */
  readonly threshold: number;
}

/** Returns the score of each token: the sum of the weights of its features, minus the threshold. */
export function scoresOf(text: TaggedText, { weights, threshold }: NameWeights): Float64Array {
  const scores = new Float64Array(text.tokens.length);
  let score = 0;
  const add = (feature: number): void => {
    score += weights[feature] as number;
  };
  for (let i = 0; i < scores.length; i += 1) {
    score = -threshold;
    visitFeatures(text, i, add);
    scores[i] = score;
  }
  return scores;
}

// One long line or two short ones, as in a question or a cell: too little to show what the text is about.
const LENGTH_MIN = 160;

// About two paragraphs. Chosen with encyclopaedias, whose long articles contain a false finding somewhere.
const EVIDENCE_REACH = 150;

/**
 * Finds names of persons in a text by the weights, in addition to the earlier findings; returns ranges of the source,
 * sorted and without overlaps. Finds none in a text too short to show what it is about, and none without other personal
 * data within `EVIDENCE_REACH` tokens: an encyclopaedia is full of words that look like names.
 */
export function tagNames(source: string, taken: readonly Taken[], weights: NameWeights): readonly TextRange[] {
  if (taken.every(({ kind }) => kind === 'PERSON') && !source.includes('[')) {
    return [];
  }
  const { folded, text, places, evidence } = readForTagger(source, taken);
  if (folded.text.length < LENGTH_MIN || evidence.length === 0) {
    return [];
  }
  const isNear = nearTo(evidence);
  const names = decode(scoresOf(text, weights), weights.transitions);
  return rangesOf(text.tokens, places, (index) => names[index] === 1 && isNear(index));
}

// Neighbouring tokens on a line form one name.
function rangesOf(
  tokens: readonly Token[],
  places: readonly TextRange[],
  isChosen: (index: number) => boolean,
): TextRange[] {
  const found: TextRange[] = [];
  let isOpen = false;
  for (const [i, token] of tokens.entries()) {
    const continues: boolean = isOpen && token.gap < GAPS.line;
    const { start, end } = places[i] as TextRange;
    // A character that folding turns into several letters, such as the sign for "care of", is not a separate name.
    const isNew = start >= (found.at(-1)?.end ?? 0);
    isOpen = isChosen(i) && isNew && (isWord(token) || (continues && isStop(token)));
    if (isOpen) {
      found.push({ start: continues ? (found.pop()?.start ?? start) : start, end });
    }
  }
  return found;
}

// Whether one of them is near to an index; asked with rising indexes.
function nearTo(evidence: readonly number[]): (index: number) => boolean {
  let next = 0;
  return (index) => {
    const distance = (which: number): number => Math.abs((evidence[which] ?? Number.POSITIVE_INFINITY) - index);
    while (distance(next + 1) < distance(next)) {
      next += 1;
    }
    return distance(next) <= EVIDENCE_REACH;
  };
}

const isWord = ({ shape }: Token): boolean => shape >= SHAPES.lower;

// A name continues over the full stop of an initial, and over no other sign: "vd B: tolsma" are two persons.
const isStop = ({ lower }: Token): boolean => lower === '.';
