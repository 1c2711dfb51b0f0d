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
