import { createRandom } from '../../../harness/random.ts';
import { toUnicode } from './form-pdfs.ts';

// The letters of the codes from a onwards; the last two are a comma and a full stop.
const LETTERS = 'אבגדהוזחטיכלמנסעפצקרשת,.';

/** Returns Hebrew text as a PDF draws it, with the font F4 of `hebrewResources`: its letters from left to right. */
export function drawnHebrew(text: string): string {
  return [...text]
    .reverse()
    .map((letter) => (letter === ' ' ? ' ' : String.fromCharCode(97 + LETTERS.indexOf(letter))))
    .join('');
}

/** Returns lines of random Hebrew words and sentences; each seed gives other ones. */
export function hebrewLines(seed: number, count: number): readonly string[] {
  const random = createRandom(seed);
  const word = () =>
    Array.from({ length: 3 + Math.floor(random() * 4) }, () => LETTERS[Math.floor(random() * 22)]).join('');
  return Array.from({ length: count }, (_, row) => {
    const words = Array.from({ length: 6 }, word);
    return `${words.slice(0, 3).join(' ')}, ${words.slice(3).join(' ')}${row % 4 === 3 ? '.' : ''}`;
  });
}

/** Returns the resources that a page needs to draw Hebrew. */
export function hebrewResources() {
  return {
    fonts: '/F4 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 7 0 R >>',
    objects: [toUnicode(LETTERS)],
  };
}
