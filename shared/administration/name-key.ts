// What a reader does not see, or what turns the direction of a text: with it two names look the same, and a list lies
// to its reader.
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

// A letter of a script that UAX 31 (table 5) does not recommend for identifiers, which UTS 39 asks for: whole alphabets
// of the others, such as Cherokee, Lisu and Coptic, look like Latin capitals. Common and Inherited are no script.
const RARE_LETTER = new RegExp(
  `(?![${[
    ...['Common', 'Inherited', 'Arabic', 'Armenian', 'Bengali', 'Bopomofo', 'Cyrillic', 'Devanagari', 'Ethiopic'],
    ...['Georgian', 'Greek', 'Gujarati', 'Gurmukhi', 'Han', 'Hangul', 'Hebrew', 'Hiragana', 'Kannada', 'Katakana'],
    ...['Khmer', 'Lao', 'Latin', 'Malayalam', 'Myanmar', 'Oriya', 'Sinhala', 'Tamil', 'Telugu', 'Thaana', 'Thai'],
    'Tibetan',
  ]
    .map((script) => `\\p{sc=${script}}`)
    .join('')}])\\p{L}`,
  'u',
);

// Lower-case letters that look like Latin ones, in lower or upper case.
const ALIKE = new Map([
  ...pairs('авеѕіјкмнорстухһԁԛԝӏүѵѡ', 'abesijkmhopctyxhdqwlyvw'),
  ...pairs('αβεζηικμνορτυχγω', 'abezhikmnoptyxyw'),
  ...pairs('օսհոցɑɡıȷᴄᴏᴜᴠᴡᴢ', 'ouhngagijcouvwz'),
  ...pairs('‐‑‒–—―−', '-------'),
  ...pairs('‘’ʹʼ′`´', "'''''''"),
]);

/** Whether a text contains characters that are invisible, control a device, or turn the direction of the text. */
export function holdsHidden(text: string): boolean {
  return !text.isWellFormed() || HIDDEN.test(text);
}

/** Whether a name has a letter of a script that few people read, and that others take for letters that they know. */
export function holdsRareScript(name: string): boolean {
  return RARE_LETTER.test(name);
}

/**
 * What two names have in common that a reader would take for the same. It ignores case, widths and ligatures, and
 * treats letters of other scripts that look like Latin ones as these. Guards against duplicates use it.
 */
export function nameKey(name: string): string {
  const folded = name.normalize('NFKC').toLowerCase();
  return Array.from(folded, (character) => ALIKE.get(character) ?? character).join('');
}

function pairs(from: string, to: string): [string, string][] {
  const plain = [...to];
  return [...from].map((character, i) => [character, plain[i] ?? character]);
}
