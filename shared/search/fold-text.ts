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
