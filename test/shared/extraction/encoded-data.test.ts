// Guarantee: files that are written into a text in base64 or hexadecimal digits are left out and counted, in every
// format; long names, tables and lines are not. Risk: one picture becomes hundreds of passages of letters and digits
// that are embedded, paid for and found.
import { describe, expect, it } from 'vitest';
import { withoutEncodedData } from '../../../shared/extraction/encoded-data.ts';
import { extractDocument } from '../../../shared/extraction/extract-document.ts';
import { createRandom } from '../../harness/random.ts';

const random = createRandom(80);
const bytes = (length: number) => Buffer.from(Array.from({ length }, () => Math.floor(random() * 256)));
const BASE64 = bytes(90_000).toString('base64');
const HEX = bytes(500).toString('hex');
const wrapped = (text: string) => text.replace(/.{76}/g, '$&\n');
const IMAGE = `data:image/png;base64,${BASE64}`;
const SVG = `data:image/svg+xml;utf8,${encodeURIComponent('<path d="M 0 0 L 10 10"/>'.repeat(20))}`;
const read = (text: string, file: string) => extractDocument(new Uint8Array(Buffer.from(text)), file, () => false);

describe.each([
  ['an image', `![Plan of the house](${IMAGE})`],
  ['the definition of an image', `![Plan of the house][image1]\n\n[image1]: <${IMAGE}>`],
  ['an image in HTML', `<img alt="Plan of the house" src="${IMAGE}">`],
  ['an image that is no base64', `![Plan of the house](${SVG})`],
])('in Markdown, %s', (_case, image) => {
  it('is read as its description and counted', async () => {
    const document = await read(`# Rent\n\nThe rent is 1450 EUR.\n\n${image}\n\nPets are allowed.\n`, 'a.md');
    expect(document).toMatchObject({
      blocks: [
        { text: 'The rent is 1450 EUR.' },
        { text: '[Image: Plan of the house]' },
        { text: 'Pets are allowed.' },
      ],
      leftOut: { encoded_data: 1 },
    });
  });
});

it.each([
  ['plain text', 'a.txt', `Key of the door:\n\n${wrapped(BASE64.slice(0, 27_000))}\n\nKeep it safe.`],
  ['plain text on one line', 'a.txt', `Key of the door:\n\n${BASE64.slice(0, 27_000)}\n\nKeep it safe.`],
  ['hexadecimal digits', 'a.txt', `Key of the door:\n\n${HEX}\n\nKeep it safe.`],
  ['a web page', 'a.html', `<!doctype html><p>Key of the door:<p>${BASE64}<p>Keep it safe.`],
])('data in %s is left out and counted', async (_case, file, text) => {
  const document = await read(text, file);
  expect(document).toMatchObject({ leftOut: { encoded_data: 1 } });
  const texts = 'code' in document ? [] : document.blocks.map((block) => (block.kind === 'table' ? '' : block.text));
  expect(texts.join('\n')).toBe('Key of the door:\nKeep it safe.');
});

it('data in a cell is left out, and its row is read', async () => {
  const document = await read(`Name,Photo,Rent\nKiel,${BASE64.slice(0, 4000)},900\nUlm,,1000\n`, 'a.csv');
  expect(document).toMatchObject({
    blocks: [{ header: 'Name | Photo | Rent', rows: ['Kiel |  | 900', 'Ulm |  | 1000'] }],
    leftOut: { encoded_data: 1 },
  });
});

it.each([
  ['a checksum', HEX.slice(0, 128)],
  ['a line of dashes', '-'.repeat(500)],
  ['a long word', 'Rechtsschutzversicherungsgesellschaften'.repeat(10)],
  ['a genome', 'GATTACA'.repeat(100)],
  ['an address', `https://example.org/${'path/'.repeat(60)}?q=1`],
  ['numbers', '1234567890'.repeat(3).concat(' ').repeat(20)],
])('%s stays', (_case, text) => {
  expect(withoutEncodedData(`Before ${text} after.`)).toEqual({ text: `Before ${text} after.`, runs: 0 });
});

// A search that starts again at each letter would take hours.
it.each(['a'.repeat(39).concat(' '), 'data:image/png,', `${'Ab1'.repeat(13)} `, '=', '/ '])(
  'two million characters of %j end',
  (text) => {
    expect(withoutEncodedData(text.repeat(2_000_000 / text.length)).runs).toBeLessThan(2);
  },
);
