import { type FoldedText, foldForMatching } from '../text/folded-text.ts';
import { placeholdersIn } from '../text/placeholder.ts';
import type { TextRange } from '../text/text-range.ts';
import { decode, type Transitions } from './decode.ts';
import { type TaggedText, taggedText, visitFeatures } from './features.ts';
import { readTokens, SHAPES, type Token } from './tokens.ts';

/** Something that was found in a text: a range of the source. */
interface Taken extends TextRange {
  readonly kind: string;
}

/** A text as the tagger reads it. */
interface TaggerInput {
  readonly folded: FoldedText;
  readonly text: TaggedText;
  /** The range of each token in the source. */
  readonly places: readonly TextRange[];
}

/**
 * Reads a text as the tagger sees it: with everything covered that was found (sorted, apart), and placeholders read the
 * same.
 */
export function readForTagger(source: string, taken: readonly Taken[]): TaggerInput {
  const folded = foldForMatching(source, taken);
  const kinds = new Map(taken.map(({ start, kind }) => [start, kind]));
  const isPerson = (index: number): boolean => {
    const at = folded.sourceStart(index);
    const kind = kinds.get(at);
    return kind === undefined ? source.startsWith(PERSON, at) : kind === 'PERSON';
  };
  const tokens = readTokens(folded, isPerson);
  const places = tokens.map(({ start, end }) => ({ start: folded.sourceStart(start), end: folded.sourceEnd(end) }));
  return { folded, places, text: taggedText(folded, tokens) };
}

/** The weights of the features, and what they were trained for. */
export interface NameWeights {
  readonly weights: ArrayLike<number>;
  readonly transitions: Transitions;
  /** What a token's score must exceed. */
  readonly threshold: number;
}

/** The score of each token: the sum of the weights of its features, less the threshold. */
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

// One long line or two short ones, as in a question or a cell: too little to tell what the text is about.
const LENGTH_MIN = 160;

/**
 * The names of persons that the weights find in a text beside what was found, as ranges of the source, sorted and
 * apart. None in a text that is too short to tell what it is about, and none in a text that holds no other personal
 * data: an encyclopaedia is full of words that look like names.
 */
export function tagNames(source: string, taken: readonly Taken[], weights: NameWeights): readonly TextRange[] {
  if (!holdsOtherData(source, taken)) {
    return [];
  }
  const { folded, text, places } = readForTagger(source, taken);
  if (folded.text.length < LENGTH_MIN) {
    return [];
  }
  const names = decode(scoresOf(text, weights), weights.transitions);
  const found: TextRange[] = [];
  let isMore = false;
  for (const [i, token] of text.tokens.entries()) {
    const isName = names[i] === 1 && mayBeInName(token);
    if (isName) {
      const { start, end } = places[i] as TextRange;
      const last = isMore ? found.pop() : undefined;
      found.push({ start: last?.start ?? start, end });
    }
    isMore = isName;
  }
  return found;
}

// A name goes over the full stop of an initial, and over no other sign: "vd B: tolsma" are two persons.
const mayBeInName = ({ shape, lower }: Token): boolean =>
  shape >= SHAPES.lower || (shape === SHAPES.sign && lower === '.');

const PERSON = '[PERSON_';

// Kinds that machines have, too.
const OF_MACHINES: ReadonlySet<string> = new Set(['IP_ADDRESS', 'MAC_ADDRESS', 'SECRET', 'VIN']);

function holdsOtherData(source: string, taken: readonly Taken[]): boolean {
  const isOther = (kind: string): boolean => kind !== 'PERSON' && !OF_MACHINES.has(kind);
  return (
    taken.some(({ kind }) => isOther(kind)) ||
    placeholdersIn(source).some(({ start, end }) => isOther(source.slice(start + 1, source.lastIndexOf('_', end))))
  );
}
