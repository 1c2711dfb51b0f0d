// Guarantee: text is decoded to the characters that its author wrote, in any encoding that programs write. Risk: a
// handbook is refused, or indexed with wrong letters, so that no search finds it.
import { describe, expect, it } from 'vitest';
import { decodeText } from '../../../../shared/extraction/text/decode-text.ts';
import { encodeText } from './encode-text.fixture.ts';

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));

const SENTENCES = {
  Hungarian:
    'A bérleti díj havi 1450 euró, amelyet az ötödik napig kell fizetni. Az őszi és téli fűtés külön fizetendő.',
  Polish:
    'Czynsz wynosi 1450 złotych miesięcznie. Najemca musi oddać mieszkanie puste, źródło ciepła jest gazowe, część.',
  Czech: 'Nájemné činí 1450 korun měsíčně. Výpovědní lhůta je tři měsíce a nájemce musí byt předat čistý a prázdný.',
  Russian: 'Арендная плата 1450 рублей в месяц. Срок расторжения договора три месяца, квартиру сдают чистой и пустой.',
  Greek: 'Το ενοίκιο είναι 1450 ευρώ τον μήνα και πληρώνεται έως την πέμπτη ημέρα. Το διαμέρισμα παραδίδεται καθαρό.',
  Turkish: 'Kira aylık 1450 liradır ve beşinci gününe kadar ödenir. Isıtma ayrıca ödenir, güneş ışığı ücretsizdir.',
  Hebrew: 'שכר הדירה הוא 1450 שקלים לחודש ומשולם עד היום החמישי בכל חודש. השוכר חייב להחזיר את הדירה נקייה וריקה.',
  Arabic: 'الإيجار الشهري 1450 دينارا ويدفع حتى اليوم الخامس من كل شهر. يجب على المستأجر أن يعيد الشقة نظيفة وفارغة.',
  Japanese: '家賃は月額1450円で、毎月五日までに支払います。借主は部屋を清潔にして空の状態で返さなければなりません。',
  Chinese: '租金为每月1450元，须于每月五日前支付。承租人必须将房屋清空并打扫干净后归还。押金为两个月租金。',
  Taiwanese: '租金為每月1450元，須於每月五日前支付。承租人必須將房屋清空並打掃乾淨後歸還。押金為兩個月租金。',
  Korean: '월세는 1450유로이며 매월 5일까지 납부합니다. 임차인은 집을 깨끗이 비워서 반환해야 합니다.',
} as const;

it.each<[language: keyof typeof SENTENCES, encoding: string]>([
  ['Hungarian', 'windows-1250'],
  ['Polish', 'windows-1250'],
  ['Czech', 'windows-1250'],
  ['Polish', 'iso-8859-2'],
  ['Czech', 'iso-8859-2'],
  ['Russian', 'windows-1251'],
  ['Russian', 'koi8-r'],
  ['Russian', 'iso-8859-5'],
  ['Greek', 'iso-8859-7'],
  ['Turkish', 'windows-1254'],
  ['Hebrew', 'windows-1255'],
  ['Arabic', 'windows-1256'],
  ['Japanese', 'shift_jis'],
  ['Japanese', 'euc-jp'],
  ['Chinese', 'gb18030'],
  ['Taiwanese', 'big5'],
  ['Korean', 'euc-kr'],
])('%s text is read in its encoding, %s, also as a table with other columns', (language, encoding) => {
  const sentence = SENTENCES[language];
  const table = sentence.replaceAll(/ |(?<=[。，.])/g, ';12,50\n');
  for (const text of [sentence, table]) {
    const decoded = decodeText(encodeText(text, encoding));
    expect(decoded).toMatchObject({ text, encoding: expect.any(String) });
  }
});

describe('text with one byte per letter', () => {
  it.each([
    ['German', 'Gr\xfc\xdfe aus K\xf6ln', 'Grüße aus Köln'],
    ['French', 'L\x92\xe9t\xe9 \xe0 Gen\xe8ve, \xab \xe7a va \xbb', 'L’été à Genève, « ça va »'],
    ['Spanish', '\xbfD\xf3nde est\xe1 el ba\xf1o?', '¿Dónde está el baño?'],
    ['Icelandic', '\xdea\xf0 er \xe6tla\xf0 a\xf0', 'Það er ætlað að'],
    ['prices', 'It costs 12 \x80 \x96 at least, \x93as agreed\x94.', 'It costs 12 € – at least, “as agreed”.'],
    ['Estonian', 'Meie t\xf6\xf6 on j\xe4\xe4\xe4\xe4re peal homme', 'Meie töö on jääääre peal homme'],
    ['Catalan', 'Una col\xb7lecci\xf3 i el col\xb7legi', 'Una col·lecció i el col·legi'],
    ['an acute accent as an apostrophe', 'Wie geht\xb4s, Gr\xfc\xdfe', 'Wie geht´s, Grüße'],
    ['symbols', 'The room has 20 m\xb2 and 20 \xb0C \xb1 2, see \xa75', 'The room has 20 m² and 20 °C ± 2, see §5'],
    ['one word', 'Stra\xdfe', 'Straße'],
    ['the end-of-file character of DOS', 'Stra\xdfe 1\r\n\x1a', 'Straße 1\r\n'],
    ['a line break in the middle', 'Stra\xdfe\r\nund Pl\xe4tze', 'Straße\r\nund Plätze'],
  ])('is read as Windows-1252: %s', (_case, bytes, text) => {
    expect(decodeText(bytesOf(bytes))).toEqual({ text, encoding: 'windows-1252' });
  });

  it('is not recognized in binary data', () => {
    expect(decodeText(bytesOf('\xff\xd8\x00\x10abc'))).toBe('binary');
    expect(decodeText(bytesOf('ab\xe9\x01\x02'))).toBe('binary');
  });
});

describe('UTF-8', () => {
  it.each([
    ['cut off within a letter', Buffer.from('Gebühr für Müll: 12 €, größer „mehr“ ü').subarray(0, -1)],
    [
      'with a letter in Windows-1252',
      Buffer.concat([Buffer.from('Gebühr für Müll: 12 €, größer „mehr“ '), bytesOf('\xfc')]),
    ],
  ])('is read although it is damaged: %s', (_case, bytes) => {
    expect(decodeText(new Uint8Array(bytes))).toEqual({
      text: 'Gebühr für Müll: 12 €, größer „mehr“ \ufffd',
      encoding: null,
    });
  });

  it('is not recognized in text that has as many wrong bytes as right ones', () => {
    const bytes = Buffer.concat([Buffer.from('ü'), bytesOf('Za\xbf\xf3\xb3\xe6 g\xea\x9cl\xb9 ja\x9f\xf1')]);
    expect(decodeText(new Uint8Array(bytes))).toMatchObject({ encoding: expect.any(String) });
  });
});

describe('Unicode with two or four bytes per character', () => {
  const swapped = (bytes: Buffer, size: 2 | 4) => (size === 2 ? bytes.swap16() : bytes.swap32());
  const utf32 = (text: string) => Buffer.from(Uint32Array.from([...text], (each) => each.codePointAt(0) ?? 0).buffer);
  it.each(['Grüße', 'Hi', 'Привет, мир', 'Καλημέρα σας', 'A;B\n1;2', 'שלום 5', '家賃は 1450 円です\n'])(
    'is read without a mark, however short: %s',
    (text) => {
      const bytes = Buffer.from(text, 'utf16le');
      expect(decodeText(new Uint8Array(bytes))).toEqual({ text, encoding: null });
      expect(decodeText(new Uint8Array(swapped(Buffer.from(bytes), 2)))).toEqual({ text, encoding: null });
    },
  );
  it('is read with a mark', () => {
    const text = 'Miete: 1450 € 🏠';
    const marked = [Buffer.from(`\ufeff${text}`, 'utf16le'), utf32(`\ufeff${text}`)];
    for (const bytes of marked) {
      expect(decodeText(new Uint8Array(bytes))).toEqual({ text, encoding: null });
    }
    expect(decodeText(new Uint8Array(swapped(utf32(`\ufeff${text}`), 4)))).toEqual({ text, encoding: null });
  });
  it('is refused if its characters do not exist', () => {
    expect(decodeText(Uint8Array.of(0xff, 0xfe, 0, 0, 1, 2, 3, 4))).toBe('binary');
  });
});

describe('text in ASCII bytes that encode other letters', () => {
  const switched = (bytes: string) => decodeText(bytesOf(`${'The rate is low. '.repeat(400)}${bytes}`));
  it('is read in Japanese', () => {
    expect(switched('\x1b$B$"$$\x1b(B')).toMatchObject({
      text: expect.stringMatching(/あい$/),
      encoding: 'iso-2022-jp',
    });
  });
  it('is refused in Korean, which no decoder knows', () => {
    expect(switched('\x1b$)C\x0e0!\x0f')).toBe('other_encoding');
  });
});

it.each<[name: string, controls: string, characters: number, isText: boolean]>([
  ['two in 2,000', '\u0001\u0001', 2_000, true],
  ['two in 1,999', '\u0001\u0001', 1_999, false],
  ['one in a short note, which is allowed', '\b', 30, true],
  ['a null character in 1,000', '\0', 1_000, true],
  ['a null character in 999', '\0', 999, false],
])(
  'a text is refused as binary if more than one in 1,000 characters is a control character: %s',
  (_name, controls, characters, isText) => {
    const text = controls.padEnd(characters, 'a');
    expect(decodeText(bytesOf(text))).toEqual(isText ? { text, encoding: null } : 'binary');
  },
);
