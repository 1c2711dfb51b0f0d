/** A text derived from another, with the source position of each of its characters (UTF-16 indexes in both texts). */
export interface MappedText {
  readonly text: string;
  /** Returns where the source of the character at this index starts. */
  readonly sourceStart: (index: number) => number;
  /** Returns where the source of the character before this index ends (exclusive). */
  readonly sourceEnd: (index: number) => number;
  /** Whether this index lies within a piece that represents a part of the source as a whole. */
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

/** Returns a text that is mapped to itself. */
export function identityMap(text: string): MappedText {
  return { text, sourceStart: (index) => index, sourceEnd: (index) => index, splits: () => false };
}

/** Creates a builder with no pieces. Look-ups in its text take time logarithmic in the number of pieces. */
export function createMapBuilder(): MapBuilder {
  const pieces: string[] = [];
  // One row for each piece: where it starts in the new text, and where its source starts and ends (-1 for a copy, in
  // which each character has its own source).
  const starts: number[] = [];
  const sourceStarts: number[] = [];
  const sourceEnds: number[] = [];
  let length = 0;
  const add = (piece: string, sourceStart: number, sourceEnd: number): void => {
    pieces.push(piece);
    starts.push(length);
    sourceStarts.push(sourceStart);
    sourceEnds.push(sourceEnd);
    length += piece.length;
  };
  return {
    copy: (piece, sourceStart) => add(piece, sourceStart, -1),
    replace: (piece, sourceStart, sourceEnd) => add(piece, sourceStart, sourceEnd),
    build: () => ({
      text: pieces.join(''),
      sourceStart: (index) => {
        const row = rowOf(starts, index);
        const start = sourceStarts[row] ?? 0;
        return sourceEnds[row] === -1 ? start + index - (starts[row] ?? 0) : start;
      },
      sourceEnd: (index) => {
        const row = rowOf(starts, index - 1);
        const end = sourceEnds[row] ?? 0;
        return end === -1 ? (sourceStarts[row] ?? 0) + index - (starts[row] ?? 0) : end;
      },
      splits: (index) => {
        const row = rowOf(starts, index);
        return sourceEnds[row] !== -1 && index > (starts[row] ?? 0) && index < length;
      },
    }),
  };
}

// Returns the last row that starts at or before an index of the new text. An empty piece starts where the next piece
// does, so the returned row is not that of an empty piece.
function rowOf(starts: readonly number[], index: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= index) {
      low = middle;
    } else {
      high = middle - 1;
    }
  }
  return low;
}
