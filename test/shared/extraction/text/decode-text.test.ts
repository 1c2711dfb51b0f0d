// Guarantee: text is decoded to the characters that its author wrote, or refused. Risk: a handbook is indexed with
// wrong letters, so that no search finds it.
import { describe, expect, it } from 'vitest';
import { decodeText } from '../../../../shared/extraction/text/decode-text.ts';

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));

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
    ['symbols', '20 \xb0C \xb1 2 m\xb2, \xa7\xa7 5\xb76, \xa9 ACME\xae', '20 °C ± 2 m², §§ 5·6, © ACME®'],
    ['the end-of-file character of DOS', 'Stra\xdfe 1\r\n\x1a', 'Straße 1\r\n'],
    ['a line break in the middle', 'Stra\xdfe\r\nund Pl\xe4tze', 'Straße\r\nund Plätze'],
  ])('is read as Windows-1252: %s', (_case, bytes, text) => {
    expect(decodeText(bytesOf(bytes))).toEqual({ text });
  });

  // Bytes in an encoding of the language; in Windows-1252, they would be other letters.
  it.each([
    ['Russian', '\xcf\xf0\xe8\xe2\xe5\xf2, \xec\xe8\xf0'],
    ['Polish', 'Za\xbf\xf3\xb3\xe6 g\xea\x9cl\xb9 ja\x9f\xf1'],
    ['Czech', 'P\xf8\xedli\x9a \x9elu\x9dou\xe8k\xfd k\xf9\xf2'],
    ['Czech without rare letters', 'Ne\x9e p\xf8i\x9ael \xe8as na v\x9aechno'],
    ['Turkish', 'Bug\xfcn \xe7al\xfd\xfeacak ve da\xf0\xfdtacak'],
    ['Romanian', 'a\xbaa \xbai pa\xbate'],
    ['Greek', '\xca\xe1\xeb\xe7\xec\xdd\xf1\xe1 \xea\xfc\xf3\xec\xe5'],
    ['a table in Shift JIS', '\x96\xbc\x91O,\x89\xbf\x8ai\n\x88\xd6\x8eq,1200\n\x8a\xf7,3400\n'],
    ['a name in Shift JIS in an English text', `${'The rate is low. '.repeat(40)}\x93\x8c\x8b\x9e\x83z\x83e\x83\x8b`],
    ['a name in GBK in an English text', `${'The rate is low. '.repeat(40)}\xb1\xb1\xbe\xa9\xb7\xb9\xb5\xea`],
    ['a name in Big5 in an English text', `${'The rate is low. '.repeat(40)}\xa5_\xa8\xca\xb6\xba\xa9\xb1`],
    ['a name in Korean in an English text', `${'The rate is low. '.repeat(40)}\xbc\xad\xbf\xef`],
    ['a name in Russian in an English text', `${'The rate is low. '.repeat(40)}\xcc\xee\xf1\xea\xe2\xe0`],
    ['the Euro of ISO-8859-15', 'Preis 190 \xa4 f\xfcr das Zimmer, t\xe4glich'],
    ['Japanese in Shift JIS', '\x93\xfa\x96{\x8c\xea\x82\xcc\x83e\x83X\x83g'],
  ])('is refused if it is in another encoding: %s', (_case, bytes) => {
    expect(decodeText(bytesOf(bytes))).toBe('other_encoding');
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
    expect(decodeText(new Uint8Array(bytes))).toEqual({ text: 'Gebühr für Müll: 12 €, größer „mehr“ \ufffd' });
  });

  it('is not recognized in text that has as many wrong bytes as right ones', () => {
    const bytes = Buffer.concat([Buffer.from('ü'), bytesOf('Za\xbf\xf3\xb3\xe6 g\xea\x9cl\xb9 ja\x9f\xf1')]);
    expect(decodeText(new Uint8Array(bytes))).toBe('other_encoding');
  });
});

it.each([
  ['Japanese', '\x1b$B$"$$\x1b(B'],
  ['Korean', '\x1b$)C\x0e0!\x0f'],
])('text in ASCII bytes that encode other letters is refused: %s', (_case, bytes) => {
  expect(decodeText(bytesOf(`${'The rate is low. '.repeat(400)}${bytes}`))).toBe('other_encoding');
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
    expect(decodeText(bytesOf(text))).toEqual(isText ? { text } : 'binary');
  },
);
