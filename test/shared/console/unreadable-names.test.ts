// Guarantee: a file is refused by the ending of its name only if no document that can be read usually has that ending.
// Risk: a whole folder of documents is refused although none of them has been opened.
import { expect, it } from 'vitest';
import { UNREADABLE_NAMES } from '../../../shared/console/unreadable-names.ts';

const READABLE = [
  ...'pdf docx docm xlsx xlsm pptx pptm html htm xhtml md markdown csv tsv'.split(' '),
  ...'json jsonl yaml yml txt text log ini conf toml xml ts js py sh sql'.split(' '),
  // Old endings, which Office also gives to documents that can be read.
  ...'doc xls ppt'.split(' '),
  'zip',
  '',
];

it('refuses the endings of pictures, videos and programs, and none of a document that can be read', () => {
  const refused = Object.keys(UNREADABLE_NAMES);
  expect(refused).toEqual(expect.arrayContaining(['png', 'jpg', 'mp4', 'exe', 'mp3']));
  expect(READABLE.filter((ending) => Object.hasOwn(UNREADABLE_NAMES, ending))).toEqual([]);
  // A name is compared in lower case and without its dot.
  expect(refused.filter((ending) => !/^[a-z\d]+$/.test(ending))).toEqual([]);
});
