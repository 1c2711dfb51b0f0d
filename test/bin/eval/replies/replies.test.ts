// Guarantee: npm run eval:replies counts, by code alone, which labeled replies pass, are caught, or are left to the
// judge; a file that is not one of labeled replies is refused in one sentence that does not quote it. Risk: rules are
// chosen by figures of other replies, or of none.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { errorKind } from '../../../../bin/eval/replies/error-kinds.ts';
import { runProgram } from '../../../harness/programs/run-program.ts';
import { temporaryFolder } from '../../../harness/temporary-folder.ts';

const PROGRAM = import.meta.resolve('../../../../bin/eval/replies/main.ts');
const TEXT = 'The fee is 40 euros a month. Guests park on the east side, and the gate closes at ten in the evening.';
const reply = (text: string, fields: object) => ({
  id: 'a',
  language: 'en',
  question: 'How much is the fee?',
  excerpts: [{ title: 'Rules', heading_path: ['Fees'], text: TEXT }],
  sentences: [{ text, quotes: [{ excerpt: 1, text: TEXT }] }],
  ...fields,
});
// One is copied; a certain rule refuses the unit of the next; one is reworded so far that code cannot say; and a
// doubtful rule doubts a number.
const REPLIES = [
  reply('The fee is 40 euros a month [1].', { right: true }),
  reply('The fee is 40 euros a year [1].', { right: false, why: 'period: a year for a month' }),
  reply('Visitors leave their cars at the eastern end [1].', { right: true, language: 'de' }),
  reply('The fee is 45 euros a month [1].', { right: false, language: 'de', why: 'wrong number' }),
];

async function run(files: Readonly<Record<string, string>>, args: readonly string[]) {
  const folder = temporaryFolder();
  for (const [name, text] of Object.entries(files)) {
    await writeFile(join(folder, name), text);
  }
  const ended = await runProgram(
    PROGRAM,
    args.map((arg) => (arg.endsWith('.jsonl') ? join(folder, arg) : arg)),
  );
  return { ...ended, stderr: ended.stderr.replaceAll(folder, 'here') };
}

const linesOf = (replies: readonly object[]) => replies.map((each) => JSON.stringify(each)).join('\n');

describe('npm run eval:replies', () => {
  const files = { 'one.jsonl': `\uFEFF${linesOf(REPLIES.slice(0, 3))}\n\n`, 'two.jsonl': linesOf(REPLIES.slice(3)) };

  it('leaves what is doubtful to the judge, by language, kind of error and rule', async () => {
    const { code, stdout } = await run(files, ['one.jsonl', 'two.jsonl', '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      grade: 'certain',
      right: 2,
      right_passed: 2,
      right_passed_share: 1,
      right_left_to_judge: 1,
      wrong: 2,
      wrong_caught: 1,
      wrong_caught_share: 0.5,
      wrong_left_to_judge: 1,
      languages: { en: { wrong_caught: 1 }, de: { right_passed: 1, wrong_caught: 0 } },
      errors: { time: { wrong: 1, wrong_caught: 1 }, number: { wrong: 1, wrong_caught: 0 } },
    });
  });

  it('refuses what is doubtful, too, with --grade all', async () => {
    const { stdout } = await run(files, ['one.jsonl', 'two.jsonl', '--json', '--grade', 'all']);
    expect(JSON.parse(stdout)).toMatchObject({
      ...{ grade: 'all', right_passed: 2, wrong_caught: 2, wrong_left_to_judge: 0 },
      rules: { quantity: { fires: 1, right_in: 1 } },
    });
  });

  it('prints tables without --json, and no text of a reply', async () => {
    const { stdout } = await run(files, ['one.jsonl', 'two.jsonl']);
    expect(stdout).toMatch(/^all +2 +2 +1\.000 +1 +2 +1 +0\.500 +1$/m);
    expect(stdout).toMatch(/^time +1 +1 +1\.000 +0$/m);
    expect(stdout).not.toContain('fee');
  });

  const { right: _, ...unlabeled } = { ...REPLIES[0] } as Record<string, unknown>;
  it.each<[what: string, text: string, sentence: string]>([
    ['is not JSON', '{"id":', 'Line 1 of here/x.jsonl is not a JSON object: a file of replies has one per line.'],
    ['is a list', '[]', 'Line 1 of here/x.jsonl is not a JSON object: a file of replies has one per line.'],
    ['is empty', '\n', 'The file here/x.jsonl has no replies.'],
    [
      'has a reply without a label',
      linesOf([REPLIES[0] ?? {}, unlabeled]),
      'Line 2 of here/x.jsonl: right is missing: whether the reply is right (true or false).',
    ],
    ['has no question', linesOf([{ right: true }]), 'Line 1 of here/x.jsonl: question is missing.'],
    [
      'has no sentences',
      linesOf([reply('', { right: true, sentences: [] })]),
      'Line 1 of here/x.jsonl: sentences: >=1 is expected.',
    ],
    [
      'has a label that is neither true nor false',
      linesOf([reply('x', { right: 'yes' })]),
      'Line 1 of here/x.jsonl: right: boolean is expected.',
    ],
    [
      'quotes an excerpt that is not there',
      linesOf([reply('x', { right: true, excerpts: [] })]),
      'Line 1 of here/x.jsonl: a quote names excerpt 1, but the reply has 0.',
    ],
  ])('refuses a file that %s', async (_what, text, sentence) => {
    const { code, stderr, stdout } = await run({ 'x.jsonl': text }, ['x.jsonl']);
    expect({ code, stdout, lines: stderr.trimEnd().split('\n').length }).toEqual({ code: 2, stdout: '', lines: 1 });
    expect(stderr).toContain(sentence);
  });

  it.each<[args: string[], sentence: string]>([
    [['none.jsonl'], 'The file here/none.jsonl does not exist.\n'],
    [[], 'Name at least one file of labeled replies: npm run -s eval:replies -- FILE.jsonl\n'],
    [['one.jsonl', '--grade', 'some'], '--grade takes certain or all.\n'],
    [['one.jsonl', '--json', '--json'], '--json can be given only once.\n'],
  ])('refuses the command line %j', async (args, sentence) => {
    expect(await run(files, args)).toMatchObject({ code: 2, stdout: '', stderr: sentence });
  });

  it('prints its manual', async () => {
    expect((await run({}, ['--help'])).stdout).toContain('eval:replies');
  });
});

it.each([
  ['negation: any for only', 'negation'],
  ['rôles : inversés, condition', 'role'],
  ['falsche Zeile', 'table'],
  ['límite superior', 'bound'],
  ['', 'other'],
])('the label %j names the kind %s', (why, kind) => {
  expect(errorKind(why)).toBe(kind);
});
