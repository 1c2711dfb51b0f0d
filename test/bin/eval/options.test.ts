// Guarantee: each option of npm run eval is read as it was written, or refused with its form. Risk: figures come
// from other prices, another folder or fewer questions than somebody asked for.
import { expect, it } from 'vitest';
import { parseEvalOptions } from '../../../bin/eval/options.ts';

const DEFAULTS = {
  gold: 'questions.jsonl',
  url: null,
  data: '.local',
  only: null,
  concurrency: 2,
  answerSeconds: 60,
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
  [['--concurrency', '16'], { concurrency: 16 }],
  [['--answer-seconds', '3600'], { answerSeconds: 3_600 }],
  [['--limit', '1'], { limit: 1 }],
  [['--prices', '1,5.5'], { prices: { input: 1, output: 5.5 } }],
  [['--floors', 'floors.json'], { floors: 'floors.json' }],
  [['--json'], { json: true }],
  [['--html', 'worst.html'], { html: 'worst.html' }],
  [['--figures-only'], { figuresOnly: true }],
])('npm run eval understands %j', (args, change) => {
  expect(parseEvalOptions(['--gold', 'questions.jsonl', ...args])).toEqual({ ...DEFAULTS, ...change });
});

const NUMBERS = '--concurrency takes 1 to 16, --answer-seconds 1 to 3600, --limit a whole number from 1.';

it.each([
  [[], '--gold is required: --gold FILE.'],
  [['--gold', 'x', '--only', 'both'], '--only takes search or answers.'],
  [['--gold', 'x', '--concurrency', '17'], NUMBERS],
  [['--gold', 'x', '--answer-seconds', '3601'], NUMBERS],
  [['--gold', 'x', '--limit', '0'], NUMBERS],
  [['--gold', 'x', '--limit', '1000001'], NUMBERS],
  [['--gold', 'x', '--html', 'y', '--figures-only'], '--html writes the worst cases, which --figures-only leaves out.'],
  [['--gold', 'x', '--prices', '0.33'], '--prices takes two numbers such as 0.33,2.75.'],
])('npm run eval refuses %j', (args, wrong) => {
  expect(parseEvalOptions(args)).toEqual({ wrong });
});
