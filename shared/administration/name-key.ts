// What a reader does not see, or what turns the direction of a text: with it two names look the same, and a list lies
// to its reader.
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

// Lower-case letters that look like Latin ones, in lower or upper case.
const ALIKE = new Map([
  ...pairs('авеѕіјкмнорстухһԁԛԝ', 'abesijkmhopctyxhdqw'),
  ...pairs('αβεζηικμνορτυχ', 'abezhikmnoptyx'),
  ...pairs('օսհոցɑɡıȷ', 'ouhngagij'),
  ...pairs('‐‑‒–—―−', '-------'),
  ...pairs('‘’ʹʼ′`´', "'''''''"),
]);

/** Whether a text contains characters that are invisible, control a device, or turn the direction of the text. */
export function holdsHidden(text: string): boolean {
  return !text.isWellFormed() || HIDDEN.test(text);
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
