// Scripts that put no spaces between words.
const UNSPACED =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\p{sc=Tibetan}]/u;
const words = new Intl.Segmenter('und', { granularity: 'word' });

/** How many words a text has: runs between spaces, each counted by the runtime's dictionaries where its script has no spaces. */
export function countWords(text: string): number {
  const runs = text.match(/\S+/g) ?? [];
  if (!UNSPACED.test(text)) return runs.length;
  return runs.reduce((sum, run) => sum + (UNSPACED.test(run) ? Math.max(1, countSegments(run)) : 1), 0);
}

/** The words of a text with the spaces behind each: joined again they are the text. */
export function splitWords(text: string): readonly string[] {
  if (!UNSPACED.test(text)) return text.match(/\s*\S+\s*/g) ?? [text];
  const segments: string[] = [];
  for (const { segment } of words.segment(text)) segments.push(segment);
  return segments;
}

function countSegments(run: string): number {
  let count = 0;
  for (const { isWordLike } of words.segment(run)) if (isWordLike === true) count += 1;
  return count;
}
