// Guarantee: many files of an unsupported kind are reported in one line. Risk: the first output that a newcomer sees is
// a page of complaints.
import { expect, it } from 'vitest';
import { notIngested, withoutPictures } from '../../bin/start/documents.ts';

const failed = (file: string, reason: string) => ({ file, status: 'failed' as const, reason });

it('says each reason once, with the first two files and the number of the others', () => {
  const told = notIngested([
    failed('a.png', 'The type is not supported.'),
    { file: 'b.md', status: 'ready', reason: null },
    failed('empty.txt', 'The document is empty.'),
    ...['c.png', 'd.png', 'e.png'].map((file) => failed(file, 'The type is not supported.')),
  ]);
  expect(told).toEqual([
    'Not ingested: a.png, c.png and 2 more: The type is not supported.\n',
    'Not ingested: empty.txt: The document is empty.\n',
  ]);
});

it('says nothing when everything was ingested', () => {
  expect(notIngested([{ file: 'b.md', status: 'ready', reason: null }])).toEqual([]);
});

it('skips the pictures of a folder, and nothing else', () => {
  const files = ['console.md', 'console/keys.png', 'LOGO.JPG', 'png', 'notes.png.md'].map((file) => ({ file }));
  expect(withoutPictures(files).map(({ file }) => file)).toEqual(['console.md', 'png', 'notes.png.md']);
});
