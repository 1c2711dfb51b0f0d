// Guarantee: npm start opens real Bedrock or another server's models only if they were chosen, with the key from the
// environment, and reports their failures. Risk: a start without any option costs money, or a key is read from the
// command line.
import { afterAll, expect, it, onTestFinished, vi } from 'vitest';
import { openChosenModels } from '../../../bin/start/open-models.ts';

vi.mock('@knowledge-copilot/local-cloud/bedrock-at-aws', () => ({
  openBedrockAtAws: async (...given: unknown[]) => ['Bedrock', ...given],
}));
const checked: unknown[][] = [];
vi.mock('@knowledge-copilot/local-cloud/model-access', () => ({
  requireModelAccess: async (...given: unknown[]) => void checked.push(given),
}));
vi.mock('@knowledge-copilot/local-cloud/openai-models', () => ({
  openModels: async (given: unknown) => ['a server', given],
}));
// The worker's next file should load the real modules.
afterAll(() => void vi.resetModules());

const say = () => undefined;
const models = {
  url: 'http://127.0.0.1:9/v1',
  answerModel: 'a',
  embeddingModel: null,
  embeddingPrefix: '',
  answerSeconds: 180,
};

it('opens nothing by default', async () => {
  expect(await openChosenModels({ bedrock: 'local', models: null }, say)).toEqual({
    bedrockAtAws: null,
    models: null,
    environment: {},
  });
});

it('opens real Bedrock if it was chosen, after asking each model of the stage once', async () => {
  const opened = await openChosenModels({ bedrock: 'aws', models: null }, say);
  expect(opened).toEqual({ bedrockAtAws: ['Bedrock', {}, say], models: null, environment: {} });
  const answering = ['us.amazon.nova-2-lite-v1:0'];
  expect(checked).toEqual([[['Bedrock', {}, say], { embedding: 'amazon.titan-embed-text-v2:0', answering }]]);
});

it.each([
  ['no key', '', null],
  ['its key', 'own-key', 'own-key'],
])('opens the models of another server with %s', async (_name, set, key) => {
  vi.stubEnv('KC_MODELS_KEY', set);
  onTestFinished(() => void vi.unstubAllEnvs());
  const opened = await openChosenModels({ bedrock: 'local', models }, say);
  expect(opened).toMatchObject({ bedrockAtAws: null, models: ['a server', { ...models, key, onFailure: say }] });
});

it.each([
  ['lines, if it answers', { ...models, answerModel: 'a' }, { REPLY_FORM: 'lines' }],
  ["the stage's own form, if it makes vectors only", { ...models, answerModel: null, embeddingModel: 'e' }, {}],
])('gets replies from another server in %s', async (_name, chosen, environment) => {
  expect(await openChosenModels({ bedrock: 'local', models: chosen }, say)).toMatchObject({ environment });
});
