/** A text derived from another, with the source position of each of its characters (UTF-16 indexes in both texts). */
export interface MappedText {
  readonly text: string;
  /** Returns where the character at this index begins in the source. */
  readonly sourceStart: (index: number) => number;
  /** Returns where the character before this (exclusive) index ends in the source. */
  readonly sourceEnd: (index: number) => number;
  /** Whether this index separates characters that together represent one character of the source. */
  readonly splits: (index: number) => boolean;
}

/** Builds a mapped text from left to right. */
export interface MapBuilder {
  /** Adds a piece that is copied from the source. */
  readonly copy: (piece: string, sourceStart: number) => void;
  /** Adds a piece that represents the source from start to end as a whole. */
  readonly replace: (piece: string, sourceStart: number, sourceEnd: number) => void;
  readonly build: () => MappedText;
}

/** Returns a text as its own source. */
export function identityMap(text: string): MappedText {
  return { text, sourceStart: (index) => index, sourceEnd: (index) => index, splits: () => false };
}

/** Creates a builder with no pieces. Look-ups in its text take time logarithmic in the number of pieces. */
export function createMapBuilder(): MapBuilder {
  const pieces: string[] = [];
  // One row for each piece: where it begins in the new text, and where its source begins and ends (-1 for a copy, in
  // which each character has its own source).
  const begins: number[] = [];
  const sources: number[] = [];
  const ends: number[] = [];
  let length = 0;
  const add = (piece: string, source: number, end: number): void => {
    pieces.push(piece);
    begins.push(length);
    sources.push(source);
    ends.push(end);
    length += piece.length;
  };
  return {
    copy: (piece, sourceStart) => add(piece, sourceStart, -1),
    replace: (piece, sourceStart, sourceEnd) => add(piece, sourceStart, sourceEnd),
    build: () => ({
      text: pieces.join(''),
      sourceStart: (index) => {
        const row = rowOf(begins, index);
        const source = sources[row] ?? 0;
        return ends[row] === -1 ? source + index - (begins[row] ?? 0) : source;
      },
      sourceEnd: (index) => {
        const row = rowOf(begins, index - 1);
        const end = ends[row] ?? 0;
        return end === -1 ? (sources[row] ?? 0) + index - (begins[row] ?? 0) : end;
      },
      splits: (index) => {
        const row = rowOf(begins, index);
        return ends[row] !== -1 && index > (begins[row] ?? 0) && index < length;
      },
    }),
  };
}

// Returns the last row that begins at or before an index of the new text. Empty pieces begin where the next piece does,
// so this is not one of theirs.
function rowOf(begins: readonly number[], index: number): number {
  let low = 0;
  let high = begins.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((begins[middle] ?? 0) <= index) {
      low = middle;
    } else {
      high = middle - 1;
    }
  }
  return low;
}
