import type { LocalCloudOptions } from '@knowledge-copilot/local-cloud';
import { openBedrockAtAws } from '@knowledge-copilot/local-cloud/bedrock-at-aws';
import { openModels } from '@knowledge-copilot/local-cloud/openai-models';
import type { StartOptions } from './options.ts';

/**
 * Finds what takes the place of the models that run here: real Bedrock, or models of a server that speaks OpenAI's API,
 * whose troubles are told as they come. Throws a sentence that says what is missing, before anything is started.
 */
export async function openChosenModels(
  { bedrock, models }: Pick<StartOptions, 'bedrock' | 'models'>,
  say: (sentence: string) => void,
): Promise<Pick<LocalCloudOptions, 'bedrockAtAws' | 'models'>> {
  return {
    bedrockAtAws: bedrock === 'aws' ? await openBedrockAtAws({}, say) : null,
    models: models === null ? null : await openModels({ ...models, key: modelsKey(), onTrouble: say }),
  };
}

// Like every key, it is never on a command line.
function modelsKey(): string | null {
  // biome-ignore lint/style/noProcessEnv: a program that a person starts, not a function of the product
  return process.env.KC_MODELS_KEY || null;
}
