// Guarantee: each format that cannot be read is named by the bytes with which its files begin, and only by these. Risk:
// a picture that is reported as damaged text, and a text about file formats that is refused.
import { expect, it } from 'vitest';
import { unsupportedFormat } from '../../../shared/extraction/unsupported-format.ts';

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));

it.each([
  ['a PNG image', '\x89PNG\r\n\x1a\n'],
  ['a JPEG image', '\xff\xd8\xff\xdb'],
  ['a GIF image', 'GIF87a'],
  ['a GIF image', 'GIF89a'],
  ['a TIFF image', 'II*\x00'],
  ['a TIFF image', 'MM\x00*'],
  ['a WebP image', 'RIFF\x24\x00\x00\x00WEBP'],
  ['a WAV audio file', 'RIFF\x24\x00\x00\x00WAVE'],
  ['an AVI video', 'RIFF\x24\x00\x00\x00AVI '],
  ['an MP4 or HEIC file', '\x00\x00\x00\x18ftypmp42'],
  ['an MP3 audio file', 'ID3\x04'],
  ['an Ogg audio or video file', 'OggS'],
  ['a FLAC audio file', 'fLaC'],
  ['a gzip archive', '\x1f\x8b\x08'],
  ['a bzip2 archive', 'BZh9'],
  ['a 7-Zip archive', '7z\xbc\xaf\x27\x1c'],
  ['a RAR archive', 'Rar!\x1a\x07\x00'],
  ['an XZ archive', '\xfd7zXZ\x00'],
  ['a Zstandard archive', '\x28\xb5\x2f\xfd'],
  ['a tar archive', `notes.txt${'\x00'.repeat(248)}ustar`],
  ['an SQLite database', 'SQLite format 3\x00'],
  ['a Parquet file', 'PAR1'],
  ['a program', '\x7fELF'],
  ['a program', '\x00asm'],
  ['a program', '\xca\xfe\xba\xbe'],
  ['an RTF document', '{\\rtf1'],
  ['a PostScript document', '%!PS-Adobe-3.0'],
])('an unsupported format is named by its first bytes: %s', (name, beginning) => {
  expect(unsupportedFormat(bytesOf(beginning))).toBe(name);
});

it.each(['GIF89a', 'WEBP', 'ftyp', 'ID3', 'OggS', 'BZh', 'ustar', 'PAR1', '{\\rtf', '%!PS'])(
  'a text that only mentions %s is a text',
  (signature) => {
    expect(unsupportedFormat(bytesOf(`The files begin with ${signature}.\n`))).toBeNull();
  },
);

it.each(['WEBP', 'WAVE', 'AVI '])(
  'a text that mentions %s where a picture or sound has its format is a text',
  (format) => {
    expect(unsupportedFormat(bytesOf(`Convert ${format} files first.\n`))).toBeNull();
  },
);
