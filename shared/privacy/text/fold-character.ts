// Letters of other scripts that look like Latin ones, Latin letters that Unicode does not decompose, and the dashes,
// quotation marks, brackets, dots, slashes and colons that ASCII does not contain.
const ALIKE: Readonly<Record<string, string>> = {
  ...pairs('АВЕЅІЈКМНОРСТУХаеорсухіјѕԁԛԝһո', 'ABESIJKMHOPCTYXaeopcyxijsdqwhn'),
  ...pairs('ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαοινρυ', 'ABEZHIKMNOPTYXaoivpu'),
  ...pairs('ØøĐđŁłÐðıŦŧĦħɑɡƀɩȷ', 'OoDdLlDdiTtHhagbij'),
  ...pairs('‐‑‒–—―−﹣－⁃', '----------'),
  ...pairs('‘’‚‛ʹʼˈ′＇`´', "'''''''''''"),
  ...pairs('“”„‟″«»', '"""""""'),
  ...pairs('⟨⟩‹›', '<><>'),
  ...pairs('。·․⁄∕∶', '...//:'),
  ß: 'ss',
  ẞ: 'SS',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  þ: 'th',
  Þ: 'Th',
};
// Joiners, marks, direction marks and fillers, which a reader does not see.
const INVISIBLE = /^[\p{Cf}\p{Mn}\p{Me}\u115F\u1160\u3164\uFFA0]$/u;
const CONTROL = /^\p{Cc}$/u;
const LINE_END = /^[\n\r\v\f\x85\u2028\u2029]$/;
const SPACE = /^\p{Zs}$/u;
const DIGIT = /^\p{Nd}$/u;
const MARK = /\p{M}/gu;
const HAS_ASCII = /[!-~]/;
// Pictures, arrows, foreign punctuation and halves of characters, which only separate words. Currency signs are kept.
const SIGN = /^[\p{P}\p{Sk}\p{Sm}\p{So}\p{Cs}\p{Co}\p{Cn}]$/u;
// Takes the place of every character that only separates words.
const NEUTRAL = '\x1f';
// More than the number of different characters in one text; when the cache is full, it is emptied.
const CACHE_MAX = 4_096;

const folded = new Map<string, string>();

/**
 * Folds one code point as a detector reads it: plain ASCII where there is an equivalent or a look-alike, '' for an
 * invisible character, `NEUTRAL` for a control character or another sign, otherwise the character itself.
 */
export function foldCharacter(character: string): string {
  const known = folded.get(character);
  if (known !== undefined) {
    return known;
  }
  const plain = foldWith(character, (letters) => letters.normalize('NFKD').replace(MARK, ''));
  if (folded.size >= CACHE_MAX) {
    folded.clear();
  }
  folded.set(character, plain);
  return plain;
}

/**
 * Returns a found value in a canonical spelling, so that the same value gets the same placeholder: without invisible
 * characters, in lower case, with accents.
 */
export function canonicalText(text: string): string {
  let plain = '';
  for (const character of text.normalize('NFC')) {
    plain += character < '\x7f' ? character : foldWith(character, (letters) => letters.normalize('NFKC'));
  }
  return plain.replace(/\s+/g, ' ').trim().toLowerCase();
}

// Folds one code point; `decompose` decides whether its accents are kept.
function foldWith(character: string, decompose: (letters: string) => string): string {
  if (LINE_END.test(character)) {
    return '\n';
  }
  if (INVISIBLE.test(character)) {
    return '';
  }
  if (CONTROL.test(character)) {
    return NEUTRAL;
  }
  if (SPACE.test(character)) {
    return ' ';
  }
  if (DIGIT.test(character)) {
    return digitOf(character);
  }
  const parts = ALIKE[character] ?? decompose(character);
  const plain = [...parts].map((part) => ALIKE[part] ?? part).join('');
  if (!HAS_ASCII.test(plain) && SIGN.test(character)) {
    return NEUTRAL;
  }
  // Hangul and other scripts are kept whole, because decomposing them would help no rule.
  return HAS_ASCII.test(plain) || plain.length <= character.length ? plain : character;
}

// Unicode arranges the digits of every script in runs of ten, from zero: the distance from the beginning of the run is
// the value.
function digitOf(character: string): string {
  const point = character.codePointAt(0) ?? 0;
  let zero = point;
  while (DIGIT.test(String.fromCodePoint(zero - 1))) {
    zero -= 1;
  }
  return String((point - zero) % 10);
}

function pairs(from: string, to: string): Record<string, string> {
  const plain = [...to];
  return Object.fromEntries([...from].map((character, i) => [character, plain[i] ?? character]));
}
