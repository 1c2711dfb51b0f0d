// A full stop after these does not end a sentence; the runtime's segmenter does not know them.
const ABBREVIATION =
  /(?:^|[\s(])(?:\p{Lu}|\p{Lu}\p{Ll}{0,2}|no|vs|e\.g|i\.e|etc|approx|ca|art|fig|vol|pp?|bzw|usw|z\.B|d\.h|(?:\p{L}\.)+\p{L})\.\s*$/u;
const ABBREVIATION_LENGTH_MAX = 64;

const segmenter = new Intl.Segmenter('und', { granularity: 'sentence' });

/** The sentences of an answer, each with the marks before or right after its full stop. */
export function sentencesOf(text: string): string[] {
  // "... two years. [1] The next" : the mark belongs to the sentence before it.
  const moved = text.replace(
    /([.!?…。！？]["'”’)]?)\s*((?:\[\d+\]\s*)+)/gu,
    (_, end: string, marks: string) => ` ${marks.trim()}${end} `,
  );
  const sentences: string[] = [];
  let open = '';
  for (const { segment } of segmenter.segment(moved)) {
    open += segment;
    // The end alone: a text of nothing but abbreviations stays open until its last.
    if (ABBREVIATION.test(open.trimEnd().slice(-ABBREVIATION_LENGTH_MAX))) {
      continue;
    }
    if (open.trim() !== '') {
      sentences.push(open.trim());
    }
    open = '';
  }
  if (open.trim() !== '') {
    sentences.push(open.trim());
  }
  return sentences;
}
