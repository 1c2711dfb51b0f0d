// Guarantee: invalid or conflicting options of npm start are refused with a message that names them. Risk: a start
// ignores a wrong option, and serves something other than requested.
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { MANUAL, parseStartOptions } from '../../bin/start/options.ts';

it.each([
  [['--port', 'x'], '--port takes a number from 0 to 65533.'],
  [['--port', '65534'], '--port takes a number from 0 to 65533.'],
  [['--port', '-1'], '--port takes a number from 0 to 65533.'],
  [['--port', '70000'], '--port takes a number from 0 to 65533.'],
  [['--bedrock', 'moon'], '--bedrock takes local or aws.'],
  [['--no-demo', '--once'], '--no-demo starts empty. It cannot be combined with --once, --documents or --question.'],
  [['--dynamodb', 'x'], '--dynamodb takes an address such as http://127.0.0.1:8000.'],
  [['--models', 'http://127.0.0.1:9/v1'], '--models needs --answer-model NAME, --embedding-model NAME or both'],
  [
    ['--models', 'http://127.0.0.1:9/v1', '--embedding-model', 'x', '--answer-seconds', '60'],
    '--answer-seconds needs --answer-model NAME.',
  ],
  [['--answer-model', 'x'], '--answer-model, --embedding-model, --embedding-prefix and --answer-seconds need'],
  [['--embedding-prefix', 'query: '], 'need --models URL.'],
  [
    ['--models', 'http://127.0.0.1:9/v1', '--answer-model', 'a', '--embedding-prefix', 'query: '],
    '--embedding-prefix needs --embedding-model NAME.',
  ],
  [
    ['--models', 'http://127.0.0.1:9/v1', '--answer-model', 'a', '--bedrock', 'aws'],
    "--models takes Bedrock's place. It cannot be combined with --bedrock aws.",
  ],
  [['--documents', ''], '--documents takes a path.'],
  [['--data', '', '--fresh'], '--data takes a path.'],
  [['--assembly='], '--assembly takes a path.'],
  [['--ready-file', ''], '--ready-file takes a path.'],
  [['--wrong'], '--wrong'],
  [['--port', '80', '--port=81'], '--port can be given only once.'],
])('npm start refuses %j', (options, sentence) => {
  expect(parseStartOptions(options)).toEqual({ problem: expect.stringContaining(sentence) });
});

it.each([
  ['answers', ['--answer-model', 'a'], { answerModel: 'a', embeddingModel: null }],
  ['makes vectors', ['--embedding-model', 'b'], { answerModel: null, embeddingModel: 'b', embeddingPrefix: '' }],
  [
    'makes vectors of texts with a prefix',
    ['--embedding-model', 'b', '--embedding-prefix', 'query: '],
    { embeddingModel: 'b', embeddingPrefix: 'query: ' },
  ],
  ['does both', ['--answer-model', 'a', '--embedding-model', 'b'], { answerModel: 'a', embeddingModel: 'b' }],
])('accepts a model server that %s', (_name, options, models) => {
  const url = 'http://127.0.0.1:9/v1';
  expect(parseStartOptions(['--models', url, ...options])).toMatchObject({ models: { url, ...models } });
});

const DEFAULTS = {
  port: 8787,
  bedrock: 'local',
  documents: resolve('docs'),
  readersOnly: true,
  data: resolve('.local'),
  fresh: false,
  once: false,
  demo: true,
  readyFile: null,
  question: null,
  models: null,
  assembly: null,
  dynamoDb: null,
  openSearch: null,
};
const SERVER = 'http://127.0.0.1:9/v1';
const MODELS = { url: SERVER, answerModel: 'a', embeddingModel: null, embeddingPrefix: '', answerSeconds: 180 };

it.each([
  [[], {}],
  [['--port', '0'], { port: 0 }],
  [['--port', '65533'], { port: 65_533 }],
  [['--bedrock', 'aws'], { bedrock: 'aws' }],
  [['--documents', 'notes'], { documents: resolve('notes'), readersOnly: false }],
  [['--data', 'state'], { data: resolve('state') }],
  [['--fresh'], { fresh: true }],
  [['--once'], { once: true }],
  [['--no-demo'], { demo: false }],
  [['--ready-file', 'ready.json'], { readyFile: resolve('ready.json') }],
  [['--question', 'Why?'], { question: 'Why?' }],
  [['--assembly', 'out'], { assembly: resolve('out') }],
  [['--dynamodb', 'http://127.0.0.1:8000'], { dynamoDb: 'http://127.0.0.1:8000' }],
  [['--opensearch', 'https://127.0.0.1:9200'], { openSearch: 'https://127.0.0.1:9200' }],
  [['--models', SERVER, '--answer-model', 'a'], { models: MODELS }],
  [['--models', SERVER, '--answer-model', 'a', '--answer-seconds', '30'], { models: { ...MODELS, answerSeconds: 30 } }],
  [
    ['--models', SERVER, '--answer-model', 'a', '--answer-seconds', '290'],
    { models: { ...MODELS, answerSeconds: 290 } },
  ],
])('npm start understands %j', (args, change) => {
  expect(parseStartOptions(args)).toEqual({ ...DEFAULTS, ...change });
});

const WITH_MODELS = ['--models', SERVER, '--answer-model', 'a'];

it.each<[options: string[], problem: string]>([
  [['--port', '65534'], '--port takes a number from 0 to 65533.'],
  [['--port', '123456'], '--port takes a number from 0 to 65533.'],
  [['--port', 'x1'], '--port takes a number from 0 to 65533.'],
  [['--port', '1x'], '--port takes a number from 0 to 65533.'],
  [
    ['--no-demo', '--documents', 'notes'],
    '--no-demo starts empty. It cannot be combined with --once, --documents or --question.',
  ],
  [
    ['--no-demo', '--question', 'Why?'],
    '--no-demo starts empty. It cannot be combined with --once, --documents or --question.',
  ],
  [['--dynamodb', 'http://'], '--dynamodb takes an address such as http://127.0.0.1:8000.'],
  [['--opensearch', 'ftp://x'], '--opensearch takes an address such as http://127.0.0.1:9200.'],
  [
    ['--answer-seconds', '60'],
    '--answer-model, --embedding-model, --embedding-prefix and --answer-seconds need --models URL.',
  ],
  [
    ['--embedding-model', 'b'],
    '--answer-model, --embedding-model, --embedding-prefix and --answer-seconds need --models URL.',
  ],
  [
    ['--models', SERVER],
    '--models needs --answer-model NAME, --embedding-model NAME or both: the models of that server.',
  ],
  [['--models', '127.0.0.1:9', '--answer-model', 'a'], '--models takes an address such as http://127.0.0.1:11434/v1.'],
  ...['29', '291', '1000', '9', 'x60', '60x'].map((seconds): [string[], string] => [
    [...WITH_MODELS, '--answer-seconds', seconds],
    '--answer-seconds takes 30 to 290.',
  ]),
  // The first of several mistakes is reported.
  [['--port', 'x', '--answer-model', 'a'], '--port takes a number from 0 to 65533.'],
])('npm start refuses %j with one sentence', (options, problem) => {
  expect(parseStartOptions(options)).toEqual({ problem });
});

it('npm start prints its manual for --help, whatever else is wrong, and names every option in it', () => {
  expect(parseStartOptions(['--help', '--port', 'x'])).toBe('help');
  const named = [...new Set(Array.from(MANUAL.matchAll(/^ {2}(--[a-z-]+)/gm), ([, option]) => option))];
  expect(named).toEqual([
    '--port',
    '--documents',
    '--question',
    '--data',
    '--fresh',
    '--bedrock',
    '--models',
    '--answer-model',
    '--embedding-model',
    '--embedding-prefix',
    '--answer-seconds',
    '--dynamodb',
    '--opensearch',
    '--assembly',
    '--once',
    '--no-demo',
    '--ready-file',
    '--help',
  ]);
});

it.each([
  [['--wrong'], /^Unknown option '--wrong'[^\n]*$/],
  // The message of Node for this has three lines.
  [['--port', '-x'], /^Option '--port' argument is ambiguous\.$/],
])('npm start refuses %j in one line', (args, sentence) => {
  expect(parseStartOptions(args)).toEqual({ problem: expect.stringMatching(sentence) });
});
