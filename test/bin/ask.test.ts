// Guarantee: npm run ask sends one question with one key, prints the whole answer with its citations or one sentence,
// and exits with 0, 1 or 2 accordingly. Risk: a script takes a refusal for an answer, or an answer that is not grounded
// looks like one that is.
import { json } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { INTERNAL_ERROR } from '../../shared/error-messages.ts';
import { runProgram } from '../harness/programs/run-program.ts';
import { temporaryFolder } from '../harness/temporary-folder.ts';
import { serve } from '../shared/aws/scripted-server.fixture.ts';

const PROGRAM = import.meta.resolve('../../bin/ask.ts');
const USAGE = 'Ask one question, in quotes. For all options, run npm run -s ask -- --help.\n';
const ANSWER = {
  answer: 'Thirty days [1].\nAnd more [2].',
  grounded: true,
  citations: [
    { n: 1, source_title: 'Handbook\u001b[2J', excerpt: 'Leave is\nthirty days.' },
    { n: 2, source_title: 'Leave', excerpt: 'More.' },
  ],
  usage: { input_tokens: 12, output_tokens: 3 },
};

// Asks an API that answers like this; returns how the command ended, and what was sent.
async function asked(status: number, body: string, ...args: string[]) {
  const sent: unknown[] = [];
  const url = await serve(async (request, response) => {
    const { method, url: path, headers } = request;
    sent.push([method, path, headers.authorization, headers['content-type'], await json(request)]);
    response.writeHead(status).end(body);
  });
  const ended = await runProgram(PROGRAM, ['How long?', '--url', url, ...args], { env: { KC_API_KEY: 'own-key' } });
  return { ended, sent };
}

describe('npm run ask', () => {
  it('sends the question, and prints the answer, its citations and its tokens', async () => {
    const { ended, sent } = await asked(200, JSON.stringify(ANSWER));
    expect(sent).toEqual([
      ['POST', '/api/public/v1/copilot/query', 'Bearer own-key', 'application/json', { question: 'How long?' }],
    ]);
    const stdout = [
      'Thirty days [1].\nAnd more [2].\n',
      '[1] Handbook [2J\n    Leave is\n    thirty days.\n',
      '[2] Leave\n    More.\n',
      'Grounded; 12 tokens in, 3 out.\n',
    ].join('\n');
    expect(ended).toEqual({ code: 0, stdout, stderr: '' });
  });

  it('says that an answer is not grounded', async () => {
    const refused = { ...ANSWER, answer: 'Not said.', grounded: false, citations: [] };
    const { ended } = await asked(200, JSON.stringify(refused));
    expect(ended).toEqual({ code: 0, stdout: 'Not said.\n\nNot grounded; 12 tokens in, 3 out.\n', stderr: '' });
  });

  it('prints the response as JSON, if asked', async () => {
    const { ended } = await asked(200, JSON.stringify(ANSWER), '--json');
    expect(ended).toEqual({ code: 0, stdout: `${JSON.stringify(ANSWER)}\n`, stderr: '' });
  });

  it.each([
    [401, '{"error":"The API key is missing or not valid."}', '401: The API key is missing or not valid.'],
    [500, '{}', '500: The API gave no reason.'],
    [502, '<html>', '502: The API gave no reason.'],
    [200, '{"answer":', 'The answer was cut short. Ask again.'],
    // A field that is missing is not an answer of this API.
    [200, '{"answer":"x"}', INTERNAL_ERROR],
  ])('exits with 1 and one sentence for a %d with the body %s', async (status, body, sentence) => {
    const { ended } = await asked(status, body);
    expect(ended).toEqual({ code: 1, stdout: '', stderr: `${sentence}\n` });
  });

  it('exits with 1 if nothing answers, and if the local API is not running', async () => {
    const env = { KC_API_KEY: 'own-key' };
    expect(await runProgram(PROGRAM, ['x', '--url', 'http://127.0.0.1:9'], { env })).toEqual({
      code: 1,
      stdout: '',
      stderr: 'The API did not respond. Is it running?\n',
    });
    expect(await runProgram(PROGRAM, ['x', '--data', temporaryFolder()], { env })).toEqual({
      code: 1,
      stdout: '',
      stderr: 'The local API is not running with its demonstration: start it with npm start, or give --url.\n',
    });
  });

  it.each([[[]], [['one', 'two']]])('exits with 2 for the arguments %j', async (args) => {
    expect(await runProgram(PROGRAM, args)).toEqual({ code: 2, stdout: '', stderr: USAGE });
  });

  it.each([
    [['--jsn', 'hi'], "Unknown option '--jsn'."],
    [['one', '--url'], "Option '--url <value>' argument missing."],
    [['one', '--json=yes'], "Option '--json' does not take an argument."],
  ])('exits with 2 for the arguments %j, and says which option is wrong', async (args, sentence) => {
    expect(await runProgram(PROGRAM, args)).toEqual({
      code: 2,
      stdout: '',
      stderr: `${sentence} For all options, run npm run -s ask -- --help.\n`,
    });
  });

  it.each([
    ['--url', ['How long?', '--url', 'http://127.0.0.1:9', '--url', 'http://127.0.0.1:9']],
    ['--url', ['--url=http://127.0.0.1:9', 'How long?', '--url', 'http://127.0.0.1:9']],
    ['--data', ['How long?', '--data', 'one', '--data', 'other']],
  ])('exits with 2 if %s is given twice, and asks neither', async (option, args) => {
    expect(await runProgram(PROGRAM, args, { env: { KC_API_KEY: 'own-key' } })).toEqual({
      code: 2,
      stdout: '',
      stderr: `${option} can be given only once. For all options, run npm run -s ask -- --help.\n`,
    });
  });

  it('prints its manual for --help, whatever else is typed', async () => {
    const manual = await runProgram(PROGRAM, ['one', 'two', '--help']);
    expect(manual).toMatchObject({ code: 0, stderr: '' });
    expect(manual.stdout).toMatch(
      /^npm run -s ask -- "question" \[options\]\n\n[\s\S]*--url URL[\s\S]*--data DIR[\s\S]*--json [\s\S]*\.\n$/,
    );
  });
});
