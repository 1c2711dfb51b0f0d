const segmenter = new Intl.Segmenter('und', { granularity: 'word' });
// Kana, Chinese characters and Thai.
const WITHOUT_SPACES = /[\u3040-\u30ff\u3400-\u9fff\u0e00-\u0e7f]/;
// Soft hyphens, zero-width characters, direction marks and byte order marks.
const INVISIBLE = /[\u00ad\u200b-\u200f\ufeff]/g;
// Texts that share three words in a row share their wording, and not only their subject. Not measured.
const SHINGLE_WORDS = 3;

/**
 * Returns the words of a text in the form in which texts are compared: in lower case and without punctuation. A text in
 * a script without spaces is split into words by a dictionary.
 */
export function comparedWords(text: string): string[] {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(INVISIBLE, '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim();
  if (plain === '') {
    return [];
  }
  return WITHOUT_SPACES.test(plain)
    ? [...segmenter.segment(plain)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment)
    : plain.split(' ');
}

/** Whether a text contains another as whole words, ignoring case and punctuation. */
export function containsWords(text: string, wanted: string): boolean {
  const words = comparedWords(wanted);
  return words.length > 0 && ` ${comparedWords(text).join(' ')} `.includes(` ${words.join(' ')} `);
}

/**
 * Returns the share, 0 to 1, of the shorter text's three-word sequences that the longer text has: 1 if the longer text
 * contains the shorter one, and 0 if one of them has no words.
 */
export function overlap(one: string, other: string): number {
  const [shorter, longer] = [shingles(one), shingles(other)].sort((a, b) => a.size - b.size);
  if (shorter === undefined || longer === undefined || shorter.size === 0) {
    return 0;
  }
  let shared = 0;
  for (const shingle of shorter) {
    shared += longer.has(shingle) ? 1 : 0;
  }
  return shared / shorter.size;
}

function shingles(text: string): ReadonlySet<string> {
  const words = comparedWords(text);
  if (words.length < SHINGLE_WORDS) {
    return new Set(words.length === 0 ? [] : [words.join(' ')]);
  }
  return new Set(words.slice(SHINGLE_WORDS - 1).map((_, at) => words.slice(at, at + SHINGLE_WORDS).join(' ')));
}
