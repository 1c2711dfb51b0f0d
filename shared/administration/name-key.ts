// Characters that are invisible or change the text direction: with them, two different names can look the same.
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

// A letter of any script that UAX 31 (table 5) does not recommend for identifiers, as UTS 39 advises: whole alphabets,
// such as Cherokee, Lisu and Coptic, look like Latin capitals. Common is listed because it is not a script.
const RARE_LETTER = new RegExp(
  `(?!${[
    ...['Common', 'Arabic', 'Armenian', 'Bengali', 'Bopomofo', 'Cyrillic', 'Devanagari', 'Ethiopic'],
    ...['Georgian', 'Greek', 'Gujarati', 'Gurmukhi', 'Han', 'Hangul', 'Hebrew', 'Hiragana', 'Kannada', 'Katakana'],
    ...['Khmer', 'Lao', 'Latin', 'Malayalam', 'Myanmar', 'Oriya', 'Sinhala', 'Tamil', 'Telugu', 'Thaana', 'Thai'],
    'Tibetan',
  ]
    .map((script) => `\\p{sc=${script}}`)
    .join('|')})\\p{L}`,
  'u',
);

// Lower-case letters that look like Latin ones, in lower or upper case, and variants of hyphens and apostrophes.
const ALIKE = new Map([
  ...pairs('авеѕіјкмнорстухһԁԛԝӏүѵѡ', 'abesijkmhopctyxhdqwlyvw'),
  ...pairs('αβεζηικμνορτυχγω', 'abezhikmnoptyxyw'),
  ...pairs('օսհոցɑɡıȷᴄᴏᴜᴠᴡᴢ', 'ouhngagijcouvwz'),
  ...pairs('‐‑‒–—―−', '-------'),
  ...pairs('‘’ʹʼ′`´', "'''''''"),
]);

/** Whether a string contains characters that are invisible, control a device, or change the text direction. */
export function hasHiddenCharacters(text: string): boolean {
  return !text.isWellFormed() || HIDDEN.test(text);
}

/** Whether a name contains a letter of a rarely used script, which readers may mistake for a familiar letter. */
export function hasRareScript(name: string): boolean {
  return RARE_LETTER.test(name);
}

/**
 * Returns the same form for names that look the same to a reader: it ignores case, widths and ligatures, and replaces
 * letters that look like Latin letters. Guards against duplicate names use it.
 */
export function nameKey(name: string): string {
  const folded = name.normalize('NFKC').toLowerCase();
  return Array.from(folded, (character) => ALIKE.get(character) ?? character).join('');
}

function pairs(from: string, to: string): [string, string][] {
  const plain = [...to];
  return [...from].map((character, i) => [character, plain[i] as string]);
}
