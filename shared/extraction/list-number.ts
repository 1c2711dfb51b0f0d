const ROMAN: readonly (readonly [number, string])[] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];

// Browsers write larger numbers in figures.
const ROMAN_MAX = 3_999;

/** Returns a number of at most 3,999 as a Roman numeral, in lower case; for a larger one, the numeral of 3,999. */
export function romanNumeral(count: number): string {
  let left = Math.min(count, ROMAN_MAX);
  let text = '';
  for (const [value, letters] of ROMAN) {
    for (; left >= value; left -= value) {
      text += letters;
    }
  }
  return text;
}

/** Returns the number of a list item in a CSS style such as `lower-alpha` or `upper-roman`; otherwise in figures. */
export function listNumber(count: number, style: string): string {
  if (count < 1 || !/(?:alpha|latin|roman)\b/.test(style) || (style.includes('roman') && count > ROMAN_MAX)) {
    return style.includes('leading-zero') ? String(count).padStart(2, '0') : String(count);
  }
  const shown = style.includes('roman') ? romanNumeral(count) : letters(count);
  return style.includes('upper') ? shown.toUpperCase() : shown;
}

// After z, browsers count with two letters: 27 is aa, 28 is ab.
function letters(count: number): string {
  const last = String.fromCharCode(97 + ((count - 1) % 26));
  return count > 26 ? letters(Math.floor((count - 1) / 26)) + last : last;
}
