// Guarantee: a file is only refused by its name if no document that can be read usually has such a name. Risk: a whole
// folder of documents is refused before anybody looks into one of them.
import { expect, it } from 'vitest';
import { UNREADABLE_NAMES } from '../../../shared/console/unreadable-names.ts';

const READ = [
  ...['pdf', 'docx', 'docm', 'xlsx', 'xlsm', 'pptx', 'pptm', 'html', 'htm', 'xhtml', 'md', 'markdown', 'csv', 'tsv'],
  ...[
    'json',
    'jsonl',
    'yaml',
    'yml',
    'txt',
    'text',
    'log',
    'ini',
    'conf',
    'toml',
    'xml',
    'ts',
    'js',
    'py',
    'sh',
    'sql',
  ],
  // Old names that Office also gives to documents which can be read.
  ...['doc', 'xls', 'ppt', 'zip', ''],
];

it('refuses the names of pictures, videos and programs, and none that a document can have', () => {
  const refused = Object.keys(UNREADABLE_NAMES);
  expect(refused).toEqual(expect.arrayContaining(['png', 'jpg', 'mp4', 'exe', 'mp3']));
  expect(READ.filter((ending) => Object.hasOwn(UNREADABLE_NAMES, ending))).toEqual([]);
  // A name is compared in lower case and without its dot.
  expect(refused.filter((ending) => !/^[a-z\d]+$/.test(ending))).toEqual([]);
});
