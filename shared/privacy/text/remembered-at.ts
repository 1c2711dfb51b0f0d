// A power of two: about as many as a long passage has words.
const SLOTS = 1_024;

/** The results for one text, each in the slot of its position; a later result takes the slot of an earlier one. */
interface Known {
  text: string;
  readonly positions: Int32Array;
  readonly results: unknown[];
}

const all: Known[] = [];

/**
 * Returns a function that remembers what it read at the last positions of one text, because many rules ask the same of
 * the word before or after a name. A word also stays the same string, which lists look up faster than a copy.
 */
export function rememberedAt<T>(
  read: (text: string, at: number, lower: string) => T,
): (text: string, at: number, lower?: string) => T {
  const known: Known = { text: '', positions: new Int32Array(SLOTS).fill(-1), results: new Array(SLOTS).fill(null) };
  all.push(known);
  return (text, at, lower = text) => {
    if (text !== known.text) {
      known.positions.fill(-1);
    }
    // Set even when both are equal, so that the next comparison is of a string with itself, which takes one step.
    known.text = text;
    const slot = at & (SLOTS - 1);
    if (at < 0 || known.positions[slot] !== at) {
      const result = read(text, at, lower);
      known.positions[slot] = at;
      known.results[slot] = result;
      return result;
    }
    return known.results[slot] as T;
  };
}

/** Forgets everything, so that nothing of a text stays in memory. */
export function forgetPositions(): void {
  for (const known of all) {
    known.text = '';
    known.positions.fill(-1);
    known.results.fill(null);
  }
}
