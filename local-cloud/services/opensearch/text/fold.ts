import { ASCII_FOLDING } from './ascii-folding.ts';

const FOLDED = new Map(
  Object.entries(ASCII_FOLDING).flatMap(([ascii, characters]) =>
    [...characters].map((character) => [character, ascii] as const),
  ),
);

/** Replaces accented, circled and full-width letters with plain ASCII (é with e, ß with ss), character by character. */
export function foldAscii(text: string): string {
  return text.replace(/[^\p{ASCII}]/gu, (character) => FOLDED.get(character) ?? character);
}

/** Replaces full-width Latin with plain Latin, and half-width kana with full-width kana. */
export function foldWidth(text: string): string {
  return text.replace(/[\uff01-\uff5e\uff65-\uff9f]+/gu, (wide) => wide.normalize('NFKC'));
}
