// Guarantee: npm run eval asks the questions of a file, prints and writes what its options ask for, holds the figures
// to the floors, and exits with 0, 1 or 2 accordingly. Risk: a pipeline passes on the figures of other questions, or
// although a floor is missed.
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { runProgram } from '../../harness/programs/run-program.ts';
import { temporaryFolder } from '../../harness/temporary-folder.ts';
import { serve } from '../../shared/aws/scripted-server.fixture.ts';

const PROGRAM = import.meta.resolve('../../../bin/eval/main.ts');
const TEXT = 'Leave is thirty days a year.';
const gold = (id: string) => ({
  id,
  question: `How long is ${id}?`,
  answerable: true,
  answers: ['thirty days'],
  gold: [{ file: 'leave.md', title: 'Leave', text: TEXT }],
});
const SHOWN = { n: 1, source_title: 'Leave', excerpt: TEXT, page: null, similarity: 0.5 };
const ANSWER = {
  answer: 'Thirty days [1].',
  grounded: true,
  citations: [SHOWN],
  usage: { input_tokens: 1, output_tokens: 1 },
};

// Evaluates as many questions as there are statuses; the API responds to each question with its own.
async function evaluated(
  args: readonly string[],
  files: Readonly<Record<string, string>> = {},
  statuses: readonly number[] = [200, 200],
) {
  const folder = temporaryFolder();
  const ids = ['leave', 'rest', 'notice'].slice(0, statuses.length);
  const questions = ids.map((id) => JSON.stringify(gold(id))).join('\n');
  for (const [name, text] of Object.entries({ 'gold.jsonl': questions, ...files })) {
    await writeFile(join(folder, name), text);
  }
  const asked: unknown[] = [];
  const url = await serve(async (request, response) => {
    const sent = await json(request);
    asked.push([request.url, request.headers.authorization, sent]);
    const status = statuses[ids.findIndex((id) => JSON.stringify(sent).includes(` ${id}?`))] ?? 400;
    const body = request.url?.endsWith('search') ? { data: [SHOWN] } : ANSWER;
    response.writeHead(status).end(JSON.stringify(status === 200 ? body : { error: 'Internal error.' }));
  });
  const paths = args.map((arg) => (arg in files || arg === 'page.html' ? join(folder, arg) : arg));
  const questionsOf = args.includes('--gold') ? [] : ['--gold', join(folder, 'gold.jsonl')];
  const options = [...questionsOf, '--url', url, '--concurrency', '1', ...paths];
  const ended = await runProgram(PROGRAM, options, { env: { KC_API_KEY: 'own-key' } });
  return { ended, asked, folder };
}

const RIGHT = { verdict: 'right', first_rank: 1, fault: 'right; right passage at rank 1', answer: 'Thirty days [1].' };

describe('npm run eval', () => {
  it('prints one JSON document with the figures, the verdicts and each case', async () => {
    const { ended, asked } = await evaluated(['--json', '--prices', '1000,2000']);
    expect(ended).toMatchObject({ code: 0, stderr: 'Asking questions: 1 of 2\nAsking questions: 2 of 2\n' });
    const printed = JSON.parse(ended.stdout);
    expect(printed).toEqual({
      questions: 2,
      figures: expect.objectContaining({ recall_at_1: 1, right_answers: 1, dollars_per_1000: 3, errors: 0 }),
      verdicts: { right: 2 },
      missed_floors: [],
      failures: [],
      cases: [
        { id: 'leave', ...RIGHT },
        { id: 'rest', ...RIGHT },
      ],
    });
    expect(ended.stdout.endsWith('}\n')).toBe(true);
    const call = (path: string, body: object) => [`/api/public/v1/${path}`, 'Bearer own-key', body];
    expect(asked).toEqual(
      ['leave', 'rest'].flatMap((id) => [
        call('knowledge/search', { query: `How long is ${id}?`, k: 20 }),
        call('copilot/query', { question: `How long is ${id}?` }),
      ]),
    );
  });

  it('prints the table, and nothing but the figures if asked', async () => {
    const whole = await evaluated(['--only', 'search', '--limit', '1']);
    expect(whole.ended.code).toBe(0);
    expect(whole.ended.stdout).toMatch(/^1 question\n\nrecall_at_1 /);
    expect(whole.asked).toHaveLength(1);
    const failed = await evaluated(['--only', 'answers', '--figures-only'], {}, [500, 500]);
    expect(failed.ended.stdout).toMatch(/^2 questions\n/);
    expect(failed.ended.stdout).not.toContain('Worst cases');
    const figuresOnly = await evaluated(['--json', '--figures-only']);
    expect(JSON.parse(figuresOnly.ended.stdout)).toMatchObject({ questions: 2, cases: [] });
  });

  it('says why requests failed, with the sentences of the API unless only figures are wanted', async () => {
    const whole = await evaluated([], {}, [500, 500]);
    const counts = '\nFailed requests:\n- 2 x search: 500: Internal error.\n- 2 x answer: 500: Internal error.\n';
    expect(whole.ended.stdout).toContain(counts);
    const figuresOnly = await evaluated(['--figures-only', '--only', 'search'], {}, [500, 500]);
    expect(figuresOnly.ended.stdout.endsWith('\nFailed requests:\n- 2 x search: 500 Internal Server Error\n')).toBe(
      true,
    );
    const printed = await evaluated(['--json', '--only', 'search', '--html', 'page.html'], {}, [500, 500]);
    expect(JSON.parse(printed.ended.stdout).failures).toEqual([
      { request: 'search', reason: '500: Internal error.', requests: 2 },
    ]);
    expect(await readFile(join(printed.folder, 'page.html'), 'utf8')).toContain(
      '<h2>Failed requests</h2>\n<table><tr><td class="number">2</td><td>search</td><td>500: Internal error.</td></tr></table>\n',
    );
  });

  it('names the fields of the gold set that it does not read', async () => {
    const file = { 'noted.jsonl': JSON.stringify({ ...gold('leave'), lang: 'en' }) };
    const { ended } = await evaluated(['--gold', 'noted.jsonl', '--only', 'search'], file);
    expect(ended).toMatchObject({
      code: 0,
      stderr: 'Fields of the gold set that are not read: lang\nAsking questions: 1 of 1\n',
    });
  });

  it('leaves no page behind when it refuses to ask', async () => {
    const { ended, folder } = await evaluated(['--html', 'page.html', '--floors', 'none.json']);
    expect(ended.code).toBe(1);
    expect(existsSync(join(folder, 'page.html'))).toBe(false);
  });

  it('describes a case that was not asked, or not answered', async () => {
    const search = await evaluated(['--json', '--only', 'search', '--limit', '1']);
    const passage = { first_rank: 1, fault: 'right passage at rank 1' };
    expect(JSON.parse(search.ended.stdout).cases).toEqual([{ id: 'leave', verdict: null, ...passage, answer: null }]);
    const failed = await evaluated(['--json', '--only', 'answers', '--limit', '1'], {}, [500, 500]);
    const fault = { verdict: 'error', first_rank: null, fault: '500: Internal error.', answer: null };
    expect(JSON.parse(failed.ended.stdout).cases).toEqual([{ id: 'leave', ...fault }]);
    expect(failed.ended.code).toBe(1);
  });

  it('exits with 1 and says which floors are missed', async () => {
    const floors = { 'floors.json': '{"errors":{"min":1},"hit_at_1":{"min":1},"mrr":{"max":0.5}}' };
    const { ended } = await evaluated(['--json', '--floors', 'floors.json'], floors);
    const missed = ['errors is 0.000, and has to be at least 1.', 'mrr is 1.000, and has to be at most 0.5.'];
    expect(ended.code).toBe(1);
    expect(JSON.parse(ended.stdout).missed_floors).toEqual(missed);
    expect(ended.stderr.split('\n').slice(-3)).toEqual([...missed, '']);
    const met = await evaluated(['--floors', 'floors.json'], { 'floors.json': '{"errors":{"max":0}}' });
    expect(met.ended.code).toBe(0);
  });

  it('exits with 1 when requests failed for more than half of the questions', async () => {
    const most = await evaluated(['--only', 'search'], {}, [500, 200, 500]);
    const said = expect.stringMatching(/\nRequests failed for 2 of 3 questions\.\n$/);
    expect(most.ended).toMatchObject({ code: 1, stderr: said });
    const half = await evaluated(['--only', 'search'], {}, [500, 200]);
    expect(half.ended).toMatchObject({ code: 0, stderr: 'Asking questions: 1 of 2\nAsking questions: 2 of 2\n' });
  });

  it('writes the page', async () => {
    const { folder } = await evaluated(['--html', 'page.html']);
    const page = await readFile(join(folder, 'page.html'), 'utf8');
    expect(page).toContain(
      `<h1>Quality: ${join(folder, 'gold.jsonl')}</h1>\n<p>2 questions, 2 of them answerable.</p>`,
    );
  });

  it.each([
    [
      ['--limit', '0'],
      2,
      '--concurrency takes 1 to 16, --answer-seconds 1 to 3600, --limit a whole number from 1.\nFor all options, run npm run eval -- --help.\n',
    ],
    [['--floors', 'floors.json'], 1, 'The file with the floors is not valid: Invalid JSON'],
    [['--floors', 'none.json'], 1, 'The file with the floors none.json does not exist.\n'],
    [['--gold', 'none.jsonl'], 1, 'The gold set none.jsonl does not exist.\n'],
    [['--gold', 'twice.jsonl'], 1, 'Line 2 of the gold set: id: line 1 has the id leave as well.\n'],
    [['--html', 'none/page.html'], 1, '--html none/page.html: its folder does not exist.\n'],
    [['--html', '.'], 1, '--html .: it cannot be written (EISDIR).\n'],
    [['--html', 'package.json/page.html'], 1, '--html package.json/page.html: it cannot be written (ENOTDIR).\n'],
  ])('refuses %j with status %d', async (args, code, sentence) => {
    const line = JSON.stringify(gold('leave'));
    const { ended, asked } = await evaluated(args, { 'floors.json': '{', 'twice.jsonl': `${line}\n${line}` });
    const begun = { ...ended, stderr: ended.stderr.slice(0, sentence.length) };
    expect(begun).toEqual({ code, stdout: '', stderr: sentence });
    expect(asked).toEqual([]);
  });

  it('prints its manual for --help', async () => {
    const manual = expect.stringMatching(/^npm run eval -- --gold FILE \[options\]/);
    expect(await runProgram(PROGRAM, ['--help'])).toEqual({ code: 0, stdout: manual, stderr: '' });
  });
});
