/** What a pair of neighboring tokens adds to the score of a sequence. */
export interface Transitions {
  /** Both tokens are outside a name. */
  readonly outside: number;
  /** The second token begins a name. */
  readonly enter: number;
  /** The first token ends a name. */
  readonly leave: number;
  /** Both tokens are in the same name. */
  readonly within: number;
  /** The text begins with a name. */
  readonly first: number;
}

// The bits of a token: the best path that is outside a name here has just left one, and the best path that is inside a
// name here was already inside it.
const LEFT = 1;
const CONTINUED = 2;

/**
 * Returns the sequence with the highest score: 1 for each token that is part of a name, 0 for the others.
 *
 * @param scores - For each token, what it adds when it is part of a name.
 */
export function decode(scores: ArrayLike<number>, transitions: Transitions): Uint8Array {
  const { outside: stay, enter, leave, within, first } = transitions;
  const { length } = scores;
  const back = new Uint8Array(length);
  let outside = 0;
  let inside = (scores[0] ?? 0) + first;
  for (let i = 1; i < length; i += 1) {
    const [left, stayed] = [inside + leave, outside + stay];
    const [continued, entered] = [inside + within, outside + enter];
    back[i] = (left > stayed ? LEFT : 0) | (continued > entered ? CONTINUED : 0);
    outside = Math.max(left, stayed);
    inside = Math.max(continued, entered) + (scores[i] as number);
  }
  const names = new Uint8Array(length);
  let isName = inside > outside;
  for (let i = length - 1; i >= 0; i -= 1) {
    names[i] = isName ? 1 : 0;
    isName = ((back[i] as number) & (isName ? CONTINUED : LEFT)) !== 0;
  }
  return names;
}

// Below the score of every sequence: a token with this score is never part of a name.
const NEVER = -1e9;

/** Tokens that are decoded in part: the score of each, and whether it is wanted. */
interface Scored {
  readonly length: number;
  readonly scoreOf: (index: number) => number;
  readonly isWanted: (index: number) => boolean;
}

/**
 * Returns the same as `decode` for each wanted token, and 0 for most others. Asks only for the scores of wanted tokens
 * and their neighbors, up to a token whose score is so low that it is in no name, whatever its neighbors are: what is
 * beyond it changes nothing.
 */
export function decodeWanted({ length, scoreOf, isWanted }: Scored, transitions: Transitions): Uint8Array {
  const names = new Uint8Array(length);
  const least = -gainMax(transitions);
  const separates = (index: number): boolean => scoreOf(index) < least;
  for (let i = 0; i < length; i += 1) {
    if (!isWanted(i)) {
      continue;
    }
    let from = i;
    while (from > 0 && !separates(from - 1)) {
      from -= 1;
    }
    while (i < length && (isWanted(i) || !separates(i))) {
      i += 1;
    }
    const before = from === 0 ? [] : [NEVER];
    const after = i === length ? [] : [NEVER];
    const scores = Array.from({ length: i - from }, (_, at) => scoreOf(from + at));
    names.set(
      decode([...before, ...scores, ...after], transitions).subarray(before.length, before.length + i - from),
      from,
    );
  }
  return names;
}

// The most that its neighbors add to the score of a sequence because a token is part of a name.
const gainMax = ({ outside, enter, leave, within, first }: Transitions): number =>
  Math.max(first, enter - outside, within - leave) + Math.max(0, within - enter, leave - outside);
