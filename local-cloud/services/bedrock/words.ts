const segmenter = new Intl.Segmenter('und', { granularity: 'word' });

// Function words and question words.
const COMMON = new Set(
  `a about an and are as at be been between but by called can could did do does during for from had has have he her his how i if in into is it its
   many may more most much name no not of on one only or other our she so some such than that the their them then there these they this to was we
   were what when where which who whom whose why will with would you your also`.split(/\s+/),
);

// `l'acqua`, `d’eau`, `dell'anno`: Unicode's rules leave an article and its noun in one word.
const ELIDED =
  /^(?:[cdjlmnst]|qu|(?:jus|lors|puis|quoi|presqu?)qu|(?:d|n|s|c)?[aeo]ll|[dns]egl|agl|gl|un|nessun|ciascun|quest|quell|bell|sant|anch|com|dov|cos|quand|tutt|mezz)['’](?=\p{L}{2})/u;

// Most words are plain, and normalizing them takes most of the time of folding.
// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII
const ASCII = /^[\x00-\x7f]*$/;

// Letters that Unicode does not decompose.
const PLAIN_LETTERS: Readonly<Record<string, string>> = { ß: 'ss', ł: 'l', ø: 'o', æ: 'ae' };

/**
 * Returns the text in lower case, without accents, and with plain letters in place of compatibility forms, ß, ł, ø, æ.
 */
export function foldText(text: string): string {
  if (ASCII.test(text)) {
    return text.toLowerCase();
  }
  const folded = text.normalize('NFKD').replace(/\p{M}/gu, '').normalize('NFC').toLowerCase();
  return folded.replace(/[ßłøæ]/g, (letter) => PLAIN_LETTERS[letter] ?? letter);
}

/**
 * Splits a text into words in lower case and without accents, by Unicode's rules (and ICU's dictionaries for scripts
 * without spaces).
 */
export function wordsOf(text: string): string[] {
  return [...segmenter.segment(foldText(text))]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment.replace(ELIDED, ''));
}

/** Returns the text in lower case and without accents, with each of its words (`wordsOf`) replaced. */
export function replaceWords(text: string, replace: (word: string) => string): string {
  return Array.from(segmenter.segment(foldText(text)), ({ segment, isWordLike }) =>
    isWordLike ? replace(segment.replace(ELIDED, '')) : segment,
  ).join('');
}

/** Whether a word is an English function word or question word. */
export function isCommon(word: string): boolean {
  return COMMON.has(word);
}

/**
 * Removes the commonest English endings, so that `located` matches `locates`. Words of other languages are mostly
 * unchanged, and numbers always.
 */
export function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) {
    return word;
  }
  const plain = dropEnding(dropPlural(word.replace(/['’]s$/u, '')));
  const single = plain.length > 3 ? plain.replace(/([bdfgklmnprt])\1$/, '$1') : plain;
  return single.length > 3 && single.endsWith('i') ? `${single.slice(0, -1)}y` : single;
}

function dropPlural(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) {
    return `${word.slice(0, -3)}y`;
  }
  if (word.endsWith('sses')) {
    return word.slice(0, -2);
  }
  return word.length > 3 && /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
}

function dropEnding(word: string): string {
  let left = word;
  if (left.length > 5 && left.endsWith('ing')) {
    left = left.slice(0, -3);
  } else if (left.length > 4 && left.endsWith('ed')) {
    left = left.slice(0, -2);
  }
  if (left.length > 4 && left.endsWith('e')) {
    left = left.slice(0, -1);
  }
  return left.length > 6 && left.endsWith('ly') ? left.slice(0, -2) : left;
}
