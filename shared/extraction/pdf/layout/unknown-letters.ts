import type { PdfTextRun } from './text-run.ts';

// What the reader returns for a glyph for which the file gives only a number: control characters, including those that
// are one of two bytes, and characters that no text uses. Tabs and line breaks are spaces of some fonts.
const UNKNOWN = /(?![\t\n\v\f\r\u0085])\p{Cc}|\ufffd|\p{Co}|\p{Cn}/gu;
// Shorter runs are marks of lists, arrows and signs of formulas: a few of them say little.
const WORD_LENGTH_MIN = 4;
// Alphabets of Asia and Africa, and rare Chinese characters, in blocks of 256. The numbers of Chinese glyphs, read as
// letters, are in nearly all of these blocks; those of a real text are in a few.
const RARE_LETTER = /[\u0530-\u1cff\u3400-\u4dbf]/g;
const RARE_BLOCKS_MIN = 12;
const RARE_SHARE_MIN = 0.3;
// If a font has fewer different unknown letters, they are spaces or a ligature, and its other letters are right.
const KINDS_MIN = 3;
// The minimum share of unknown letters in a font, and the minimum share of the document in such fonts. Where letters
// are numbers of glyphs, spaces, digits and punctuation are control characters: one in eight or more.
const FONT_SHARE_MIN = 0.1;
const DOCUMENT_SHARE_MIN = 0.03;

interface FontTally {
  letters: number;
  unknown: number;
  readonly kinds: Set<string>;
  rare: number;
  readonly blocks: Set<number>;
}

/**
 * Creates the count of the letters of one document that its fonts leave undefined; `areMany` tells whether its text is
 * read as letters other than those that a person sees.
 */
export function unknownLetters() {
  const fonts = new Map<string, FontTally>();
  return {
    /** Adds the text of a page. */
    add: (runs: readonly PdfTextRun[]): void => {
      for (const { str, fontName = '' } of runs) {
        const letters = str.replace(/\s/g, '');
        if (letters.length >= WORD_LENGTH_MIN) {
          const font = fonts.get(fontName) ?? { letters: 0, unknown: 0, kinds: new Set(), rare: 0, blocks: new Set() };
          fonts.set(fontName, font);
          count(letters, font);
        }
      }
    },
    areMany: (): boolean => {
      const all = [...fonts.values()];
      const wrong = all.filter(isWrong);
      return wrong.length > 0 && lettersOf(wrong) >= lettersOf(all) * DOCUMENT_SHARE_MIN;
    },
  };
}

function count(letters: string, font: FontTally): void {
  const unknown = letters.match(UNKNOWN) ?? [];
  const rare = letters.match(RARE_LETTER) ?? [];
  font.letters += letters.length;
  font.unknown += unknown.length;
  font.rare += rare.length;
  for (const letter of unknown) {
    font.kinds.add(letter);
  }
  for (const letter of rare) {
    font.blocks.add(letter.charCodeAt(0) >> 8);
  }
}

function isWrong({ letters, unknown, kinds, rare, blocks }: FontTally): boolean {
  const hasUnknown = kinds.size >= KINDS_MIN && unknown >= letters * FONT_SHARE_MIN;
  return hasUnknown || (blocks.size >= RARE_BLOCKS_MIN && rare >= letters * RARE_SHARE_MIN);
}

function lettersOf(fonts: readonly FontTally[]): number {
  return fonts.reduce((sum, { letters }) => sum + letters, 0);
}
