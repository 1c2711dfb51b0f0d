// Guarantee: options of npm start that are wrong, or do not go together, are refused with a sentence that names them.
// Risk: a start that takes a wrong option for none, and serves something else than was asked for.
import { expect, it } from 'vitest';
import { parseStartOptions } from '../../bin/start/options.ts';

it.each([
  [['--port', 'x'], '--port takes a number from 0 to 65535.'],
  [['--port', '-1'], '--port takes a number from 0 to 65535.'],
  [['--port', '70000'], '--port takes a number from 0 to 65535.'],
  [['--bedrock', 'moon'], '--bedrock takes local or aws.'],
  [['--no-demo', '--once'], '--no-demo starts empty: it goes with neither --once, --documents nor --question.'],
  [['--dynamodb', 'x'], '--dynamodb takes an address such as http://127.0.0.1:8000.'],
  [['--models', 'http://127.0.0.1:9/v1'], '--models needs --answer-model NAME'],
  [['--answer-model', 'x'], '--answer-model, --embedding-model and --answer-seconds need --models URL.'],
  [['--wrong'], '--wrong'],
])('refuses %j', (options, sentence) => {
  expect(parseStartOptions(options)).toEqual({ wrong: expect.stringContaining(sentence) });
});
