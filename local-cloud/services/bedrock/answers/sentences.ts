// A full stop after these ends no sentence, whatever the segmenter thinks: initials, titles, and what is usually cut
// short.
const NO_END =
  /(?:^|[\s("“])(?:\p{Lu}|Mr|Mrs|Ms|Dr|Prof|St|Sr|Jr|Gen|Col|Lt|Rev|Hon|Inc|Ltd|Co|no|No|vs|e\.g|i\.e|etc|approx|ca|cf|al|fig|vol|pp?|bzw|z\.B|d\.h|(?![ap]\.m)(?:\p{L}\.)+\p{L})\.\s*$/u;

const segmenter = new Intl.Segmenter('und', { granularity: 'sentence' });

/** The sentences of a text in order, each trimmed and on one line; headings and items of a list count as sentences. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let open = '';
  for (const { segment } of segmenter.segment(text)) {
    open += segment;
    if (NO_END.test(open) && !/\n\s*$/.test(open)) {
      continue;
    }
    const sentence = open.replace(/\s+/gu, ' ').trim();
    if (sentence !== '') {
      sentences.push(sentence);
    }
    open = '';
  }
  const rest = open.replace(/\s+/gu, ' ').trim();
  return rest === '' ? sentences : [...sentences, rest];
}
