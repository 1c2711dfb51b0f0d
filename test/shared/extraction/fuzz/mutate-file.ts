import { makeZip, type ZipFile } from '../make-zip.ts';
import type { SampleFile } from './sample-files.ts';

/** Returns a random number from 0 to below 1. */
type Random = () => number;

const NAMES = [
  '../../etc/passwd',
  'a\0b.xml',
  'word/\u202egpj.xml',
  '/absolute',
  'C:\\x',
  'word/document.xml',
  '',
  'x'.repeat(3_000),
  '[Content_Types].xml',
];
// Entities that each expand to ten of the entity before.
const GROWING_ENTITIES = Array.from({ length: 12 }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`).join('');
const XML = [
  `<!DOCTYPE x [<!ENTITY l0 "lol">${GROWING_ENTITIES}]><x>&l12;</x>`,
  '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>',
  '<!DOCTYPE x SYSTEM "http://127.0.0.1:9/x.dtd"><x/>',
  '<a>'.repeat(50_000),
  `<worksheet><sheetData><row r="1">${'<c r="A1"><v>1</v></c>'.repeat(20_000)}</row></sheetData></worksheet>`,
  '<worksheet><sheetData><row r="99999999999"><c r="ZZZZ9"><v>1e999</v></c></row></sheetData><mergeCells><mergeCell ref="A1:XFD1048576"/></mergeCells></worksheet>',
  `<w:document xmlns:w="w">${'<w:tbl><w:tr><w:tc>'.repeat(300)}<w:p/>`,
  `<a ${Array.from({ length: 5_000 }, (_, i) => `a${i}="1"`).join(' ')}/>`,
  `<a b="${'&amp;'.repeat(100_000)}"/>`,
  '',
  ' '.repeat(2_000_000),
];
const TEXTS = [
  '<div>'.repeat(2_000),
  '<b a>'.repeat(500),
  '![a]('.repeat(2_000),
  '> '.repeat(2_000),
  '"'.repeat(5_000),
  '\u202e',
  '\0',
  '&#0;',
  '<!--',
  '{'.repeat(3_000),
  'var(--a)'.repeat(500),
  '<table><tr><td colspan=99999 rowspan=99999>',
  '(((((',
  '%PDF-',
  'PK\x03\x04',
  '<style>@media{a{b{c{',
  '9'.repeat(400),
  ' Tr 3 Tr ',
  '/Filter[/LZWDecode/LZWDecode]',
];

/** Returns a document with one to four random changes to its bytes, or to the files in it. */
export function mutateFile(sample: SampleFile, random: Random): Uint8Array {
  const times = 1 + Math.floor(random() * 4);
  let { files } = sample;
  let bytes = Buffer.from(sample.bytes);
  for (let i = 0; i < times; i += 1) {
    if (files !== null && random() < 0.75) {
      files = mutateFiles(files, random);
      bytes = Buffer.from(makeZip(files));
    } else {
      bytes = mutateBytes(bytes, random);
      files = null;
    }
  }
  return new Uint8Array(bytes);
}

function pick<T>(list: readonly T[], random: Random): T {
  return list[Math.floor(random() * list.length)] as T;
}

function mutateFiles(files: readonly ZipFile[], random: Random): readonly ZipFile[] {
  const at = Math.floor(random() * files.length);
  const file = files[at];
  if (file === undefined) {
    return files;
  }
  const changed = (change: Partial<ZipFile>) =>
    files.map((other, index) => (index === at ? { ...other, ...change } : other));
  // A change that is listed twice is made twice as often.
  const changes: readonly (() => readonly ZipFile[])[] = [
    () => changed({ name: pick(NAMES, random) }),
    () => changed({ content: pick(XML, random) }),
    () => changed({ content: mutateBytes(Buffer.from(file.content), random) }),
    () => changed({ content: mutateBytes(Buffer.from(file.content), random) }),
    () => changed({ claimedBytes: Math.floor(random() * 2 ** 32) }),
    () => changed({ isEncrypted: true }),
    () => changed({ method: 0 }),
    () => files.filter((_, index) => index !== at),
    () => [...files, file],
    () => [...files, ...Array.from({ length: 50 }, (_, i) => ({ name: `${i}${pick(NAMES, random)}`, content: 'x' }))],
  ];
  return pick(changes, random)();
}

function mutateBytes(bytes: Buffer, random: Random): Buffer<ArrayBuffer> {
  const at = Math.floor(random() * bytes.length);
  const length = Math.floor(random() ** 3 * (bytes.length - at));
  // A change that is listed twice is made twice as often.
  const changes: readonly (() => Buffer<ArrayBuffer>)[] = [
    () => overwriteBytes(bytes, random),
    () => overwriteBytes(bytes, random),
    () => Buffer.from(bytes.subarray(0, at)),
    () => Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + length)]),
    () => Buffer.concat([bytes.subarray(0, at + length), bytes.subarray(at)]),
    () => Buffer.concat([bytes.subarray(0, at), Buffer.from(pick(TEXTS, random)), bytes.subarray(at)]),
    () =>
      Buffer.concat([
        bytes.subarray(0, at),
        ...Array.from({ length: 200 }, () => bytes.subarray(at, at + Math.min(length, 200))),
        bytes.subarray(at),
      ]),
  ];
  return pick(changes, random)();
}

function overwriteBytes(bytes: Buffer, random: Random): Buffer<ArrayBuffer> {
  const changed = Buffer.from(bytes);
  const count = 1 + Math.floor(random() ** 2 * 20);
  for (let i = 0; i < count && changed.length > 0; i += 1) {
    changed[Math.floor(random() * changed.length)] = Math.floor(random() * 256);
  }
  return changed;
}
