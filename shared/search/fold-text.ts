/**
 * A text in the form in which words are compared: lower case, no accents, compatibility forms or invisible characters.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase();
}
