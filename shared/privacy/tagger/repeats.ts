import type { Columns } from './columns.ts';

const REPEATS_MAX = 3;

const createWords = (size: number) => ({
  hashes: new Int32Array(size),
  counts: new Int32Array(size),
  firsts: new Int32Array(size),
  seconds: new Int32Array(size),
  lows: new Uint8Array(size),
  mask: size - 1,
});

// The words of the text that is read: a table that grows with the longest text.
let words = createWords(1);

/** Reads how often each word stands in the text, whether in lower case too, and what stands beside it elsewhere. */
export function readRepeats(columns: Columns): void {
  clearWords(columns.length);
  for (let i = 0; i < columns.length; i += 1) {
    if (columns.written[i] !== 0) {
      addWord(columns, i);
    }
  }
  for (let i = 0; i < columns.length; i += 1) {
    readWord(columns, i);
  }
}

function clearWords(length: number): void {
  const size = 2 << (32 - Math.clz32(Math.max(32, length)));
  if (words.hashes.length < size) {
    words = createWords(size);
  }
  words.counts.fill(0);
  words.lows.fill(0);
}

function slotOf(hash: number): number {
  const { hashes, counts, mask } = words;
  let slot = (Math.imul(hash, 0x9e3779b1) >>> 8) & mask;
  while (counts[slot] !== 0 && hashes[slot] !== hash) {
    slot = (slot + 1) & mask;
  }
  return slot;
}

function addWord({ unit, written }: Columns, token: number): void {
  const { hashes, counts, firsts, seconds, lows } = words;
  const hash = unit[token] as number;
  const slot = slotOf(hash);
  const seen = counts[slot] as number;
  hashes[slot] = hash;
  counts[slot] = seen + 1;
  if (seen === 0) {
    firsts[slot] = token;
  } else if (seen === 1) {
    seconds[slot] = token;
  }
  if (isLowerCase(written[token] as number)) {
    lows[slot] = 1;
  }
}

function readWord(columns: Columns, token: number): void {
  const { length, written, unit, count, lowSeen, wordBeforeOther, wordAfterOther } = columns;
  const way = written[token] as number;
  const slot = way === 0 ? 0 : slotOf(unit[token] as number);
  const seen = way === 0 ? 0 : (words.counts[slot] as number);
  const first = words.firsts[slot] as number;
  const other = seen < 2 ? -1 : first === token ? (words.seconds[slot] as number) : first;
  count[token] = Math.min(REPEATS_MAX, seen);
  lowSeen[token] = way === 0 || isLowerCase(way) ? 0 : words.lows[slot] === 1 ? 1 : 2;
  wordBeforeOther[token] = other === -1 ? 0 : other === 0 ? 1 : (unit[other - 1] as number);
  wordAfterOther[token] = other === -1 ? 0 : other + 1 === length ? 1 : (unit[other + 1] as number);
}

const isLowerCase = (written: number): boolean => written === 2 || written === 3;
