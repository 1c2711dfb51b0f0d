// Guarantees which ranking a start uses. Risk: the relevance bounds of the stand-in, measured for its cosines alone,
// hide what a real embedding model finds.
import { expect, it } from 'vitest';
import { rankingFor } from '../../bin/start/embedding-state.ts';

const server = { url: 'http://127.0.0.1:11434/v1', answerModel: 'writer', answerSeconds: 180 };

it.each([
  ['the stand-in', { bedrock: 'local', models: null }, 'standIn'],
  [
    'the stand-in beside a model that only answers',
    { bedrock: 'local', models: { ...server, embeddingModel: null } },
    'standIn',
  ],
  ['a model that nobody measured', { bedrock: 'local', models: { ...server, embeddingModel: 'bge-m3' } }, 'unmeasured'],
  ['Titan', { bedrock: 'aws', models: null }, 'titan'],
] as const)('ranks as %s needs it', (_, options, ranking) => {
  expect(rankingFor(options)).toBe(ranking);
});
