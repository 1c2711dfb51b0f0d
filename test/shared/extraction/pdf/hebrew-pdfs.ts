import { createRandom } from '../../../harness/random.ts';
import { mappedFont } from './form-pdfs.ts';

// The letters of the codes from a onwards; the last two are a comma and a full stop.
const LETTERS = 'אבגדהוזחטיכלמנסעפצקרשת,.';

/** Returns the codes of Hebrew text in the font of `hebrewFont`, from left to right, as a PDF draws them. */
export function drawnHebrew(text: string): string {
  return [...text]
    .reverse()
    .map((letter) => (letter === ' ' ? ' ' : String.fromCharCode(97 + LETTERS.indexOf(letter))))
    .join('');
}

/** Returns lines of random Hebrew words, of which every fourth ends a sentence; each seed gives other ones. */
export function hebrewLines(seed: number, count: number): readonly string[] {
  const random = createRandom(seed);
  const word = () =>
    Array.from(
      { length: 3 + Math.floor(random() * 4) },
      () => LETTERS[Math.floor(random() * (LETTERS.length - 2))],
    ).join('');
  return Array.from({ length: count }, (_, row) => {
    const words = Array.from({ length: 6 }, word);
    return `${words.slice(0, 3).join(' ')}, ${words.slice(3).join(' ')}${row % 4 === 3 ? '.' : ''}`;
  });
}

/** Returns the options of `makePdf` for a Hebrew font F4. */
export const hebrewFont = () => mappedFont(LETTERS);
