// Guarantee: an HTML page is decoded in the encoding that it declares, unless its bytes show that the declaration is
// wrong. Risk: a handbook in an older encoding is indexed with wrong letters, so that no search finds it.
import { expect, it } from 'vitest';
import { extractDocument } from '../../../../shared/extraction/extract-document.ts';

const page = (body: string, head = '') => `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`;

it.each([
  [
    'windows-1251',
    Buffer.from(page('<p>\xcf\xf0\xe8\xe2\xe5\xf2', '<meta charset="windows-1251">'), 'latin1'),
    'Привет',
  ],
  [
    'Shift_JIS',
    Buffer.from(
      page('<p>\x93\xfa\x96\x7b', '<meta http-equiv="Content-Type" content="text/html; charset=Shift_JIS">'),
      'latin1',
    ),
    '日本',
  ],
  [
    'windows-1251, declared after a long script',
    Buffer.from(
      page('<p>\xcf\xf0\xe8\xe2\xe5\xf2', `<script>${'x();'.repeat(1_000)}</script><meta charset="windows-1251">`),
      'latin1',
    ),
    'Привет',
  ],
  [
    'windows-1251, when it declares UTF-8',
    Buffer.from(page('<p>\xcf\xf0\xe8\xe2\xe5\xf2, \xec\xe8\xf0', '<meta charset="utf-8">'), 'latin1'),
    'Привет, мир',
  ],
  ['ISO-2022-JP', Buffer.from(page('<p>\x1b$B$"$$\x1b(B', '<meta charset="iso-2022-jp">'), 'latin1'), 'あい'],
  ['UTF-8, although it declares another one', Buffer.from(page('<p>日本', '<meta charset="gb2312">')), '日本'],
  ['UTF-16', Buffer.from(`\ufeff${page('<p>日本')}`, 'utf16le'), '日本'],
  ['Windows-1252', Buffer.from(page('<p>Gr\xfc\xdfe'), 'latin1'), 'Grüße'],
  [
    'Windows-1252, when it declares UTF-16',
    Buffer.from(page('<p>Gr\xfc\xdfe', '<meta charset="unicode">'), 'latin1'),
    'Grüße',
  ],
  ['UTF-8, when it declares an unknown encoding', Buffer.from(page('<p>Grüße', '<meta charset="klingon">')), 'Grüße'],
])('an HTML page is read in the encoding %s', async (_encoding, bytes, text) => {
  expect(await extractDocument(new Uint8Array(bytes), 'a.html', () => false)).toMatchObject({ blocks: [{ text }] });
});

it('a page names the encoding in which it was read, unless that is UTF-8', async () => {
  const read = (bytes: Buffer) => extractDocument(new Uint8Array(bytes), 'a.html', () => false);
  const declared = Buffer.from(page('<p>\xcf\xf0', '<meta charset="windows-1251">'), 'latin1');
  expect(await read(declared)).toMatchObject({ encoding: 'windows-1251' });
  expect(await read(Buffer.from(page('<p>Grüße')))).not.toHaveProperty('encoding');
});
