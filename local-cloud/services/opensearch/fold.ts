// Letters that no decomposition takes apart.
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ẞ: 'SS',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  ł: 'l',
  Ł: 'L',
  þ: 'th',
  Þ: 'TH',
  ı: 'i',
  ħ: 'h',
  Ħ: 'H',
  ŧ: 't',
  Ŧ: 'T',
  ŋ: 'n',
  Ŋ: 'N',
};
const LATIN_WITH_MARKS = /\p{Script=Latin}\p{M}*/gu;

/**
 * Latin letters without their marks (é is e, ß is ss); every other script stays as it is, so that no vowel sign of Thai
 * or voicing of kana is lost.
 */
export function foldAscii(text: string): string {
  const apart = text
    .replace(/’/gu, "'")
    .replace(LATIN_WITH_MARKS, (letter) => letter.normalize('NFKD').replace(/\p{M}/gu, ''));
  return apart.replace(/[^\p{ASCII}]/gu, (letter) => LETTERS[letter] ?? letter);
}

/** Full-width Latin as plain Latin and half-width kana as full kana. */
export function foldWidth(text: string): string {
  return text.replace(/[\uff01-\uff5e\uff65-\uff9f]+/gu, (wide) => wide.normalize('NFKC'));
}
