/**
 * A text that is written piece by piece. Its end can be read and replaced without copying the whole text, which a
 * string would require: a page may have thousands of raised figures in one paragraph.
 */
export interface TextBuffer {
  readonly length: () => number;
  readonly add: (text: string) => void;
  /** Whether it ends with a character. */
  readonly endsWith: (character: string) => boolean;
  /** Removes what was written after a length, and returns it. */
  readonly takeFrom: (length: number) => string;
}

/** Creates an empty text. */
export function createTextBuffer(): TextBuffer {
  const pieces: string[] = [];
  let length = 0;
  const takeFrom = (from: number): string => {
    const taken: string[] = [];
    while (length > from) {
      const piece = pieces.pop() ?? '';
      const kept = Math.max(0, from - (length - piece.length));
      length -= piece.length;
      taken.push(piece.slice(kept));
      add(piece.slice(0, kept));
    }
    return taken.reverse().join('');
  };
  const add = (text: string): void => {
    if (text !== '') {
      pieces.push(text);
      length += text.length;
    }
  };
  return { length: () => length, add, endsWith: (character) => pieces.at(-1)?.endsWith(character) === true, takeFrom };
}
