// Guarantee: a gold set is read completely or refused with the line number, passages match however a document was
// split, and the project's own gold set quotes its documents exactly. Risk: a figure is wrong because a question could
// never match.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { containsWords, overlap } from '../../../bin/eval/compare-texts.ts';
import { isGold, readGold, readGoldFile } from '../../../bin/eval/gold.ts';
import { temporaryFolder } from '../../harness/temporary-folder.ts';

const OWN = 'bin/eval/gold/project-docs.jsonl';
const LINE = '{"id":"a","question":"Why?","answerable":true}';

describe('reading a gold set', () => {
  it('fills in the optional fields of a line', () => {
    expect(readGold('{"id":"a","question":"Why?","answerable":false}\n\n')).toEqual([
      { id: 'a', question: 'Why?', answerable: false, answers: [], gold: [] },
    ]);
  });

  it('reads a file that begins with a byte order mark, as programs on Windows write it', () => {
    expect(readGold('\uFEFF{"id":"a","question":"Why?","answerable":false}\r\n')).toEqual([
      { id: 'a', question: 'Why?', answerable: false, answers: [], gold: [] },
    ]);
  });

  it('reads passages, with any page unless one is named, and what an attacker planted', () => {
    const passages = '[{"file":"a.md","page":2},{"file":"b.pdf","title":"B","text":"T","page":3}]';
    const line = `{"id":"a","question":"Why?","answerable":true,"answers":["x"],"gold":${passages},"attack":{}}`;
    const entry = {
      id: 'a',
      question: 'Why?',
      answerable: true,
      answers: ['x'],
      gold: [
        { file: 'a.md', page: 2 },
        { file: 'b.pdf', title: 'B', text: 'T', page: 3 },
      ],
    };
    expect(readGold(`${line}\n \t\n`)).toEqual([{ ...entry, attack: { canary_urls: [], canary_strings: [] } }]);
    const planted = { canary_urls: ['evil.example'], canary_strings: ['pwned'] };
    expect(readGold(line.replace('{}', JSON.stringify(planted)))).toEqual([{ ...entry, attack: planted }]);
  });

  it.each([
    ['an empty id', '{"id":"","question":"Why?","answerable":true}', 'Line 1 of the gold set: id: '],
    [
      'a planted text that is empty',
      '{"id":"a","question":"Why?","answerable":true,"attack":{"canary_strings":[""]}}',
      'attack.canary_strings.0: ',
    ],
    ['the second line', '{"id":"a","question":"Why?","answerable":true}\n{}', 'Line 2 of the gold set: id is missing.'],
    [
      'a line that is not JSON',
      '\n{"id":',
      'Line 2 of the gold set is not a JSON object: a gold set has one per line.',
    ],
    ['a list', '[]', 'Line 1 of the gold set is not a JSON object'],
    ['a number', '7', 'Line 1 of the gold set is not a JSON object'],
    ['two lines with one id', `${LINE}\n\n${LINE}`, 'Line 3 of the gold set: id: line 1 has the id a as well.'],
    ['a missing field', '{"id":"a","question":"Why?"}', 'Line 1 of the gold set: answerable is missing.'],
    ['a passage without a file', '{"id":"a","question":"b","answerable":true,"gold":[{}]}', 'gold.0.file is missing.'],
    [
      'a passage with neither text nor page',
      `${LINE}\n{"id":"b","question":"b","answerable":true,"gold":[{"file":"a.md","title":"A"}]}`,
      'Line 2 of the gold set: gold.0: text or page is missing.',
    ],
    ['a set without questions', '\n', 'The gold set has no questions.'],
  ])('refuses %s', (_name, lines, sentence) => {
    expect(() => readGold(lines)).toThrow(sentence);
  });
});

describe('a field of a gold set', () => {
  const line = (fields: object) => JSON.stringify({ id: 'a', question: 'Why?', answerable: true, ...fields });

  it.each<[path: string, known: string, fields: object]>([
    ['answer', 'answers', { answer: ['x'] }],
    ['anwsers', 'answers', { anwsers: ['x'] }],
    ['Answers', 'answers', { Answers: ['x'] }],
    ['golds', 'gold', { golds: [] }],
    ['atack', 'attack', { atack: {} }],
    [
      'gold.titel',
      'title',
      {
        gold: [
          { file: 'a.md', page: 1 },
          { file: 'b.md', titel: 'B' },
        ],
      },
    ],
    ['attack.canaryUrls', 'canary_urls', { attack: { canaryUrls: ['x'] } }],
    ['Answerable', 'answerable', { answerable: undefined, Answerable: true }],
  ])('named %s is refused: the name is %s', (path, known, fields) => {
    const sentence = `Line 2 of the gold set: ${path}: there is no such field; the name is ${known}.`;
    expect(() => readGold(`${LINE}\n${line({ id: 'b', ...fields })}`)).toThrow(new Error(sentence));
  });

  it('with any other name is a note, and so is one with a similar name beside the field itself', async () => {
    const file = join(temporaryFolder(), 'gold.jsonl');
    const passages = [{ file: 'a.md', title: 'A', text: 'T', page: 1, passage: 'p1', name: 'x' }];
    const notes = { lang: 'en', near: true, answers: ['x'], answer: 'x', gold: passages, language: 'en' };
    await writeFile(file, `\uFEFF${line({ ...notes, attack: { style: 'plain', canary_urls: [] } })}\n\n`);
    const { questions, unreadFields } = await readGoldFile(file);
    expect(questions).toHaveLength(1);
    expect(unreadFields).toEqual(['answer', 'attack.style', 'gold.name', 'gold.passage', 'lang', 'near']);
  });
});

it.each([
  ['none.jsonl', 'does not exist.'],
  ['.', 'cannot be read (EISDIR).'],
])('names the gold set %s that cannot be read', async (name, why) => {
  const path = join(temporaryFolder(), name);
  await expect(readGoldFile(path)).rejects.toThrow(new Error(`The gold set ${path} ${why}`));
});

describe('a shown passage', () => {
  const gold = {
    file: 'Leave-policy.md',
    title: 'Leave',
    text: 'Leave is thirty days a year for all.',
    page: null,
  };
  const excerpt = 'Before. Leave is thirty days a year for all. After it comes more.';

  it.each([
    ['the title and the text', { source_title: 'Leave', excerpt }, true],
    ['the name of the file and the text', { source_title: 'leave policy', excerpt }, true],
    ['the title and part of the text', { source_title: 'Leave', excerpt: 'thirty days a year for all' }, true],
    ['the title in letters of full width and the text', { source_title: 'Ｌｅａｖｅ', excerpt }, true],
    [
      'the title and the text with a ligature',
      { source_title: 'Leave', excerpt: 'oﬃce: thirty days a year for all' },
      true,
    ],
    ['the text but another title', { source_title: 'Travel', excerpt }, false],
    ['the title but another text', { source_title: 'Leave', excerpt: 'Sickness is reported at once.' }, false],
  ])('with %s is the right one: $2', (_name, shown, expected) => {
    expect(isGold(shown, gold)).toBe(expected);
  });

  it.each([
    ['any page, if none is named', { file: 'report.pdf', page: null }, 7, true],
    ['another document', { file: 'other.pdf', page: null }, 7, false],
  ])('without a text may be of %s', (_name, byPage, page, expected) => {
    expect(isGold({ source_title: 'Report', excerpt: 'x', page }, byPage)).toBe(expected);
  });

  it.each([
    ['leavepolicy', 'Leave-policy.md', true],
    ['staff/Leave-policy.md', 'Leave-policy.md', true],
    ['Leave policy', 'staff/Leave-policy.md', true],
    ['Release 1.2', 'Release 1.2.md', true],
    ['Release 1', 'Release 1.2.md', false],
  ])('is named %j for the file %j: %s', (source_title, file, expected) => {
    expect(isGold({ source_title, excerpt: 'x' }, { file, page: null })).toBe(expected);
  });

  it.each([
    [7, true],
    [6, false],
  ])(
    'is the right one if it has %d of twenty sequences of the gold passage, a share of 0.35: %s',
    (count, expected) => {
      const words = Array.from({ length: 22 }, (_, at) => `w${at}`);
      const shown = [...words.slice(0, count + 2), ...Array.from({ length: 30 }, (_, at) => `x${at}`)].join(' ');
      const passage = { file: 'Leave.md', text: words.join(' '), page: null };
      expect(isGold({ source_title: 'Leave', excerpt: shown }, passage)).toBe(expected);
    },
  );

  it.each([
    [3, true],
    [4, false],
  ])('from page %d is the right one, if the gold set names page 3 and no text: %s', (page, expected) => {
    const byPage = { file: 'report.pdf', page: 3 };
    expect(isGold({ source_title: 'Report', excerpt: 'x', page }, byPage)).toBe(expected);
  });
});

it('matches only whole words, except in scripts without spaces', () => {
  expect(containsWords('会社は東京にあります。', '東京')).toBe(true);
  expect(containsWords('The fee is 1,500 euros.', '1,500')).toBe(true);
  expect(containsWords('The fee is 1,500 euros.', '500 eur')).toBe(false);
  expect(overlap('', 'anything at all')).toBe(0);
});

describe('the gold set of the project', async () => {
  const questions = readGold(await readFile(OWN, 'utf8'));
  const passages = questions.flatMap(({ id, gold }) => gold.map((source) => ({ id, ...source })));

  it('has 60 questions, ten of them unanswerable, each with a unique id', () => {
    expect(questions).toHaveLength(60);
    expect(questions.filter(({ answerable }) => !answerable)).toHaveLength(10);
    expect(new Set(questions.map(({ id }) => id)).size).toBe(60);
  });

  it.each(passages)('$id quotes $file exactly', async ({ file, title, text = '' }) => {
    const document = await readFile(file, 'utf8');
    expect(document).toContain(`# ${title}\n`);
    // Compared by words, because a document may be rewrapped.
    expect(containsWords(document, text), 'the gold set must quote the document as it is now').toBe(true);
  });
});
