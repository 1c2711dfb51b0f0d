/**
 * Returns a text in the form in which words are compared: in lower case, without accents and invisible characters, and
 * with compatibility forms replaced by ordinary characters.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase();
}

/** Returns the words of a text, folded, in order: runs of letters and digits. */
export function foldedWords(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
