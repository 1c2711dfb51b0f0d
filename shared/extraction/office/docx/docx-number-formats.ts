import { romanNumeral } from '../../list-number.ts';

// The characters with which a format counts. After the last one, Word repeats them: 27 is aa, 53 is aaa.
const LETTERS: ReadonlyMap<string, string> = new Map([
  ['lowerLetter', 'abcdefghijklmnopqrstuvwxyz'],
  ['upperLetter', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'],
  ['russianLower', 'абвгдежзиклмнопрстуфхцчшщыэюя'],
  ['russianUpper', 'АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЫЭЮЯ'],
  ['hebrew2', 'אבגדהוזחטיכלמנסעפצקרשת'],
  ['arabicAlpha', 'أبتثجحخدذرزسشصضطظعغفقكلمنهوي'],
  ['arabicAbjad', 'أبجدهوزحطيكلمنسعفصقرشتثخذضظغ'],
  ['ganada', '가나다라마바사아자차카타파하'],
  ['chosung', 'ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ'],
  ['aiueoFullWidth', 'アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワヲン'],
]);
// The characters with which a format counts; it writes larger numbers in figures.
const SIGNS: ReadonlyMap<string, string> = new Map([
  ['decimalEnclosedCircle', '①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳'],
  ['decimalEnclosedCircleChinese', '①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳'],
  ['decimalEnclosedFullstop', '⒈⒉⒊⒋⒌⒍⒎⒏⒐⒑⒒⒓⒔⒕⒖⒗⒘⒙⒚⒛'],
  ['decimalEnclosedParen', '⑴⑵⑶⑷⑸⑹⑺⑻⑼⑽⑾⑿⒀⒁⒂⒃⒄⒅⒆⒇'],
  ['ideographTraditional', '甲乙丙丁戊己庚辛壬癸'],
  ['ideographZodiac', '子丑寅卯辰巳午未申酉戌亥'],
]);
const DIGITS: ReadonlyMap<string, string> = new Map([
  ['ideographDigital', '〇一二三四五六七八九'],
  ['taiwaneseDigital', '○一二三四五六七八九'],
  ['decimalFullWidth', '０１２３４５６７８９'],
  ['decimalFullWidth2', '０１２３４５６７８９'],
  ['thaiNumbers', '๐๑๒๓๔๕๖๗๘๙'],
  ['hindiNumbers', '०१२३४५६७८९'],
]);
const CHINESE = new Set([
  'chineseCounting',
  'chineseCountingThousand',
  'japaneseCounting',
  'taiwaneseCounting',
  'taiwaneseCountingThousand',
]);
// `chineseNumber` writes tens and ones only.
const CHINESE_MAX = 99;
// Keeps a huge number in a document from becoming a huge text.
const REPEATS_MAX = 9;

/** Returns the number of a paragraph in a format of Word; in figures where the format is unknown. */
export function numberInFormat(count: number, format: string): string {
  const [letters, signs, digits] = [LETTERS, SIGNS, DIGITS].map((table) => table.get(format));
  const sign = signs?.[count - 1];
  if (letters !== undefined) {
    const letter = letters[(count - 1 + letters.length) % letters.length] ?? '';
    return letter.repeat(Math.max(0, Math.min(REPEATS_MAX, Math.ceil(count / letters.length))));
  }
  if (format === 'lowerRoman' || format === 'upperRoman') {
    return format === 'upperRoman' ? romanNumeral(count).toUpperCase() : romanNumeral(count);
  }
  if (CHINESE.has(format) && count >= 1 && count <= CHINESE_MAX) {
    return chineseNumber(count);
  }
  const figures = String(count);
  if (format === 'numberInDash') {
    return `- ${figures} -`;
  }
  const shown = digits === undefined ? figures : figures.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit);
  return sign ?? (format === 'decimalZero' ? shown.padStart(2, '0') : shown);
}

// Ten is written with its own character, without a one before it.
function chineseNumber(count: number): string {
  const numerals = DIGITS.get('ideographDigital') ?? '';
  const [tens, ones] = [Math.floor(count / 10), count % 10];
  const ten = tens === 0 ? '' : `${tens === 1 ? '' : numerals[tens]}十`;
  return ten + (ones === 0 ? '' : numerals[ones]);
}
