// Windows-1252 leaves five bytes undefined.
const UNDEFINED = /[\x81\x8d\x8f\x90\x9d]/;
const HIGH = /[^\p{ASCII}]/gu;
// Words in Latin letters stay far below this share. Where another script was read as Windows-1252, everything except
// spaces, digits and punctuation is high.
const HIGH_SHARE_MAX = 0.45;
// What other encodings of Latin letters look like when read as Windows-1252: Polish and Romanian have signs inside
// words, Czech has š and ž beside è and ø, Turkish has þ, ð and ý, and the Euro of ISO-8859-15 is ¤.
const SIGN_IN_WORD = /\p{L}[¡-³¶¸-¿×÷]\p{L}/gu;
const CZECH = /[šžŠŽ]/g;
const TURKISH = /[þðýÞÐÝ]/g;
const OTHER_EURO = /\d\s?¤|¤\s?\d/;
// In other scripts, each letter is one or two high bytes. Western words have few consecutive high letters, and western
// signs are beside a space, an ASCII character, a quote or a dash.
const LETTER = /[À-ÖØ-öø-ÿŠŒŽšœžŸ]/;
const MARK = /[\u00a0\u00ad·´«»‹›‘’‚“”„–—…•]/;
const RARE = /[ƒˆ˜†‡¤¦¨¯¸]/;
// Words have at most two or three consecutive non-ASCII letters ("créée"); misread texts consist of them. Not measured.
const LETTERS_TOGETHER_MAX = 4;
// A foreign name or a typing mistake must not make a document unreadable. Not measured.
const ODD_SHARE_MAX = 0.1;

/** Whether a text decoded from Windows-1252 can have been written in it, rather than in another encoding. */
export function isWestern(text: string): boolean {
  const high = text.match(HIGH)?.length ?? 0;
  // Shares of the high characters. Western texts may contain one mistake in fifty, one Czech name in twenty and one
  // Turkish name in five. Not measured.
  const isForeign =
    UNDEFINED.test(text) ||
    OTHER_EURO.test(text) ||
    high > text.length * HIGH_SHARE_MAX ||
    count(text, SIGN_IN_WORD) > high * 0.02 ||
    (count(text, CZECH) > high * 0.05 && /[èøìù]/.test(text)) ||
    (count(text, TURKISH) > high * 0.2 && !text.includes('æ')) ||
    countOdd(text) > high * ODD_SHARE_MAX;
  return !isForeign;
}

// Counts the non-ASCII characters at positions where Western European text has none.
function countOdd(text: string): number {
  let odd = 0;
  let letters = 0;
  for (const { 0: character, index } of text.matchAll(HIGH)) {
    const [before, after] = [text[index - 1] ?? ' ', text[index + 1] ?? ' '];
    if (LETTER.test(character)) {
      letters = LETTER.test(before) ? letters + 1 : 1;
      odd += Number(letters > LETTERS_TOGETHER_MAX || isCapitalInside(character, before));
    } else {
      odd += Number(isOddSign(character, before, after));
    }
  }
  return odd;
}

function isOddSign(character: string, before: string, after: string): boolean {
  return (
    RARE.test(character) || (!MARK.test(character) && (isHighOther(before, character) || isHighOther(after, character)))
  );
}

function isCapitalInside(character: string, before: string): boolean {
  return /\p{Ll}/u.test(before) && /\p{Lu}/u.test(character);
}

// Signs may be beside each other, as in a row of dots, and beside marks.
function isHighOther(neighbor: string, character: string): boolean {
  return neighbor > '\x7f' && neighbor !== character && !MARK.test(neighbor);
}

function count(text: string, expression: RegExp): number {
  return text.match(expression)?.length ?? 0;
}
