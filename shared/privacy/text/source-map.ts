/**
 * A text derived from another one, with the position in the source of each of its characters (UTF-16 indexes on both
 * sides).
 */
export interface MappedText {
  readonly text: string;
  /** Where the character at this index began in the source. */
  readonly sourceStart: (index: number) => number;
  /** Where the character before this (exclusive) index ended in the source. */
  readonly sourceEnd: (index: number) => number;
  /** Whether this index separates characters that together represent one character of the source. */
  readonly splits: (index: number) => boolean;
}

/** Collects the pieces of a mapped text from left to right. */
export interface MapBuilder {
  /** A piece that is copied from the source. */
  readonly copy: (piece: string, sourceStart: number) => void;
  /** A piece that represents the source from start to end as a whole. */
  readonly replace: (piece: string, sourceStart: number, sourceEnd: number) => void;
  readonly build: () => MappedText;
}

/** The text as its own source. */
export function identityMap(text: string): MappedText {
  return { text, sourceStart: (index) => index, sourceEnd: (index) => index, splits: () => false };
}

/** Starts an empty mapped text; look-ups cost the logarithm of the number of pieces. */
export function createMapBuilder(): MapBuilder {
  const pieces: string[] = [];
  // One row per segment: where it begins here, where its source begins, and where that ends (-1 when it is a copy).
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

// The last row that begins at or before the index; of rows that begin together (an empty piece before a full one) the
// last.
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
