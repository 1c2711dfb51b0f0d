// Guarantee: invalid or conflicting options of npm start are refused with a message that names them. Risk: a start
// ignores a wrong option, and serves something other than requested.
import { expect, it } from 'vitest';
import { parseStartOptions } from '../../bin/start/options.ts';

it.each([
  [['--port', 'x'], '--port takes a number from 0 to 65535.'],
  [['--port', '-1'], '--port takes a number from 0 to 65535.'],
  [['--port', '70000'], '--port takes a number from 0 to 65535.'],
  [['--bedrock', 'moon'], '--bedrock takes local or aws.'],
  [['--no-demo', '--once'], '--no-demo starts empty: it goes with neither --once, --documents nor --question.'],
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
    "--models takes Bedrock's place: it does not go with --bedrock aws.",
  ],
  [['--documents', ''], '--documents takes a path.'],
  [['--data', '', '--fresh'], '--data takes a path.'],
  [['--assembly='], '--assembly takes a path.'],
  [['--ready-file', ''], '--ready-file takes a path.'],
  [['--wrong'], '--wrong'],
])('npm start refuses %j', (options, sentence) => {
  expect(parseStartOptions(options)).toEqual({ wrong: expect.stringContaining(sentence) });
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
