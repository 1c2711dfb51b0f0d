// Guarantee: each option of npm run eval is read as it was written, or refused with its form. Risk: figures come from
// other prices, another folder or fewer questions than somebody asked for.
import { expect, it } from 'vitest';
import { MANUAL, parseEvalOptions } from '../../../bin/eval/options.ts';

const DEFAULTS = {
  gold: 'questions.jsonl',
  url: null,
  data: '.local',
  only: null,
  concurrency: 2,
  answerSeconds: 300,
  limit: 1_000_000,
  prices: { input: 0.33, output: 2.75 },
  floors: null,
  json: false,
  html: null,
  figuresOnly: false,
};

it.each([
  [[], {}],
  [['--url', 'http://127.0.0.1:9'], { url: 'http://127.0.0.1:9' }],
  [['--data', 'elsewhere'], { data: 'elsewhere' }],
  [['--only', 'search'], { only: 'search' }],
  [['--only', 'answers'], { only: 'answers' }],
  [['--concurrency', '1'], { concurrency: 1 }],
  [['--concurrency', '16'], { concurrency: 16 }],
  [['--answer-seconds', '1'], { answerSeconds: 1 }],
  [['--answer-seconds', '3600'], { answerSeconds: 3_600 }],
  [['--limit', '1'], { limit: 1 }],
  [['--limit', '1000000'], { limit: 1_000_000 }],
  [['--prices', '1,5.5'], { prices: { input: 1, output: 5.5 } }],
  [['--floors', 'floors.json'], { floors: 'floors.json' }],
  [['--json'], { json: true }],
  [['--html', 'worst.html'], { html: 'worst.html' }],
  [['--figures-only'], { figuresOnly: true }],
])('npm run eval understands %j', (args, change) => {
  expect(parseEvalOptions(['--gold', 'questions.jsonl', ...args])).toEqual({ ...DEFAULTS, ...change });
});

const NUMBERS = '--concurrency takes 1 to 16, --answer-seconds 1 to 3600, --limit a whole number from 1.';

it.each<[args: string[], problem: string]>([
  [[], '--gold is required: --gold FILE.'],
  [['--gold', 'x', '--only', 'both'], '--only takes search or answers.'],
  ...['0', '-3', '17', '1.5', 'x2', '2x'].map((n): [string[], string] => [
    ['--gold', 'x', '--concurrency', n],
    NUMBERS,
  ]),
  [['--gold', 'x', '--answer-seconds', '0'], NUMBERS],
  [['--gold', 'x', '--answer-seconds', '3601'], NUMBERS],
  [['--gold', 'x', '--limit', '0'], NUMBERS],
  [['--gold', 'x', '--limit', '1000001'], NUMBERS],
  [['--gold', 'x', '--html', 'y', '--figures-only'], '--html writes the worst cases, which --figures-only leaves out.'],
  [['--gold', 'x', '--gold', 'y'], '--gold can be given only once.'],
  ...['0.33', 'x0.33,2.75', '0.33,2.75x', '.3,2', '1,-2'].map((prices): [string[], string] => [
    ['--gold', 'x', '--prices', prices],
    '--prices takes two numbers such as 0.33,2.75.',
  ]),
])('npm run eval refuses %j', (args, problem) => {
  expect(parseEvalOptions(args)).toEqual({ problem });
});

it('npm run eval prints its manual for --help, whatever else is wrong, and names every option in it', () => {
  expect(parseEvalOptions(['--help', '--limit', '0'])).toBe('help');
  expect(Array.from(MANUAL.matchAll(/^ {2}(--[a-z-]+)/gm), ([, option]) => option)).toEqual([
    '--gold',
    '--url',
    '--data',
    '--only',
    '--concurrency',
    '--answer-seconds',
    '--limit',
    '--prices',
    '--floors',
    '--json',
    '--html',
    '--figures-only',
    '--help',
  ]);
});

it.each([
  [['--wrong'], /^Unknown option '--wrong'[^\n]*$/],
  // The message of Node for this has three lines.
  [['--limit', '-x'], /^Option '--limit' argument is ambiguous\.$/],
])('npm run eval refuses %j in one line', (args, sentence) => {
  expect(parseEvalOptions(args)).toEqual({ problem: expect.stringMatching(sentence) });
});
