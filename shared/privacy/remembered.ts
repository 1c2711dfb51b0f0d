// V8 copies a part of a string up to this length; a longer part keeps the whole text in memory.
const COPIED_MAX = 12;
// Longer words are rare.
const LENGTH_MAX = 40;
// About as many as the different words of ten long texts; when the memory is full, it is emptied.
const WORDS_MAX = 16_384;

/**
 * Returns a function that remembers its results for short words, for a function of a word that costs more than a
 * look-up and depends on nothing else: texts repeat their words, and every text is read more than once.
 */
export function remembered<T extends number | boolean | string | object>(
  compute: (word: string) => T,
): (word: string) => T {
  const results = new Map<string, T>();
  return (word) => {
    const known = results.get(word);
    if (known !== undefined) {
      return known;
    }
    if (word.length > LENGTH_MAX) {
      return compute(word);
    }
    // The result may be a part of the word.
    const copy = word.length > COPIED_MAX ? Array.from(word).join('') : word;
    const result = compute(copy);
    if (results.size >= WORDS_MAX) {
      results.clear();
    }
    results.set(copy, result);
    return result;
  };
}
