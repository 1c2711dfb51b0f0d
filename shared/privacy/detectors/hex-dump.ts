import type { ScannedText } from '../text/scanned-text.ts';

const OFFSET_AND_BYTES = /^[ \t]{0,16}[0-9a-f]{7,16}(?::| {2}) ?(?:[0-9a-f]{2,4} {1,2}){1,16}$/;

/** Whether the bytes of a file come before a position in its line: "0000000: 2e54 4820 5858 4420 3120 2241". */
export function isInHexDump({ lower }: ScannedText, position: number): boolean {
  const lineStart = lower.lastIndexOf('\n', position - 1) + 1;
  return position - lineStart <= LINE_MAX && OFFSET_AND_BYTES.test(lower.slice(lineStart, position));
}

// An offset and 16 bytes.
const LINE_MAX = 100;
