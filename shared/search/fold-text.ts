/** A text for comparing words: lower case, without accents, compatibility forms and invisible characters. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase();
}
