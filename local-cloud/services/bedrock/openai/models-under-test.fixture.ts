import { ConverseCommand, type ConverseCommandInput, InvokeModelCommand } from '@aws-sdk/client-bedrock-runtime';
import { afterEach, beforeEach } from 'vitest';
import { openBedrock, type TestBedrock } from '../bedrock.fixture.ts';
import { type FakeModels, openFakeModels } from './fake-models.fixture.ts';
import { type ModelsOptions, openModels } from './openai-models.ts';

/** The answering model that the SDK's client names. */
export const ANSWER_MODEL = 'us.amazon.nova-2-lite-v1:0';
/** The embedding model that the SDK's client names. */
export const EMBEDDING_MODEL = 'amazon.titan-embed-text-v2:0';

/** Gives each test of a file its own fake server, and Bedrock's client for its models. */
export function modelsUnderTest() {
  let fake: FakeModels;
  let opened: TestBedrock | null = null;
  beforeEach(async () => {
    fake = await openFakeModels();
  });
  afterEach(async () => {
    await opened?.close();
    opened = null;
    await fake.close();
  });
  const optionsOf = (changes: Partial<ModelsOptions> = {}): ModelsOptions => ({
    url: fake.url,
    answerModel: 'writer',
    embeddingModel: 'vectors',
    answerSeconds: 30,
    ...changes,
  });
  const open = async (changes: Partial<ModelsOptions> = {}) => {
    opened = await openBedrock(await openModels(optionsOf(changes)));
    return opened;
  };
  return {
    fake: () => fake,
    optionsOf,
    open,
    converse: async (changes: Partial<ConverseCommandInput> = {}, abortSignal = new AbortController().signal) => {
      const { client } = opened ?? (await open());
      const command = new ConverseCommand({
        modelId: ANSWER_MODEL,
        system: [{ text: 'Be short.' }],
        messages: [{ role: 'user', content: [{ text: 'Hello?' }] }],
        inferenceConfig: { maxTokens: 50 },
        ...changes,
      });
      return client.send(command, { abortSignal });
    },
    embed: async (inputText: string) => {
      const { client } = opened ?? (await open());
      const body = JSON.stringify({ inputText, dimensions: 1_024, normalize: true });
      const { body: bytes } = await client.send(new InvokeModelCommand({ modelId: EMBEDDING_MODEL, body }));
      return JSON.parse(new TextDecoder().decode(bytes)) as { embedding: number[]; inputTextTokenCount: number };
    },
  };
}
