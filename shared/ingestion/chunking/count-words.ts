import { once } from '../../once.ts';

// Scripts that put no spaces between words.
const UNSPACED =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\p{sc=Tibetan}]/u;
// All of these scripts are in this range; testing it first is much faster than testing the script of every letter.
const MAY_BE_UNSPACED = /[\u0e00-\uffff]/;
const segmenter = once(() => new Intl.Segmenter('und', { granularity: 'word' }));

/**
 * Counts the words of a text: runs between spaces, or, in scripts without spaces, the words by the runtime's
 * dictionaries.
 */
export function countWords(text: string): number {
  if (!hasUnspaced(text)) {
    return countRuns(text);
  }
  const runs = text.match(/\S+/g) ?? [];
  return runs.reduce((sum, run) => sum + (hasUnspaced(run) ? Math.max(1, countSegments(run)) : 1), 0);
}

function hasUnspaced(text: string): boolean {
  return MAY_BE_UNSPACED.test(text) && UNSPACED.test(text);
}

// Every text is counted several times, and a regular expression that lists the runs takes five times as long.
function countRuns(text: string): number {
  let count = 0;
  let inRun = false;
  for (let at = 0; at < text.length; at += 1) {
    const isSpace = isSpaceCode(text.charCodeAt(at));
    if (!isSpace && !inRun) {
      count += 1;
    }
    inRun = !isSpace;
  }
  return count;
}

function isSpaceCode(code: number): boolean {
  if (code < 128) {
    return code === 32 || (code >= 9 && code <= 13);
  }
  return /\s/.test(String.fromCharCode(code));
}

/**
 * Cuts a text between its words; the pieces joined are the text again. A piece is a word with the spaces after it; in a
 * text with a script without spaces, it is a word, or the spaces or a sign between words.
 */
export function splitWords(text: string): readonly string[] {
  if (!hasUnspaced(text)) {
    return text.match(/^\s+\S+\s*|\S+\s*/g) ?? [text];
  }
  const segments: string[] = [];
  for (const { segment } of segmenter().segment(text)) {
    segments.push(segment);
  }
  return segments;
}

function countSegments(run: string): number {
  let count = 0;
  for (const { isWordLike } of segmenter().segment(run)) {
    if (isWordLike === true) {
      count += 1;
    }
  }
  return count;
}
