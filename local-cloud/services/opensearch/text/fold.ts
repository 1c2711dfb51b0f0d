import { ASCII_FOLDING } from './ascii-folding.ts';

const FOLDED = new Map(
  Object.entries(ASCII_FOLDING).flatMap(([ascii, characters]) =>
    [...characters].map((character) => [character, ascii] as const),
  ),
);

/** Letters with a mark, in a circle or in full width as plain ASCII (é is e, ß is ss), character by character. */
export function foldAscii(text: string): string {
  return text.replace(/[^\p{ASCII}]/gu, (character) => FOLDED.get(character) ?? character);
}

/** Full-width Latin as plain Latin and half-width kana as full kana. */
export function foldWidth(text: string): string {
  return text.replace(/[\uff01-\uff5e\uff65-\uff9f]+/gu, (wide) => wide.normalize('NFKC'));
}
