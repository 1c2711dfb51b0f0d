import type { LocalCloudOptions } from '@knowledge-copilot/local-cloud';
import { openBedrockAtAws } from '@knowledge-copilot/local-cloud/bedrock-at-aws';
import { requireModelAccess } from '@knowledge-copilot/local-cloud/model-access';
import { openModels } from '@knowledge-copilot/local-cloud/openai-models';
import { STAGES } from '../../lib/stages.ts';
import { calledId } from '../../lib/variables.ts';
import type { StartOptions } from './options.ts';

/**
 * Opens the models that replace the ones that run here: real Bedrock, or a server that speaks OpenAI's API. Their
 * failures are reported by `say` while the stage runs.
 *
 * @throws an error that says what is missing, or which model cannot be called and why, before anything is started.
 */
export async function openChosenModels(
  { bedrock, models }: Pick<StartOptions, 'bedrock' | 'models'>,
  say: (sentence: string) => void,
): Promise<Pick<LocalCloudOptions, 'bedrockAtAws' | 'models' | 'environment'>> {
  return {
    bedrockAtAws: bedrock === 'aws' ? await openCallableBedrock(say) : null,
    models: models === null ? null : await openModels({ ...models, key: modelsKey(), onFailure: say }),
    // Servers with OpenAI's API offer tools in different ways or not at all.
    environment: models?.answerModel ? { REPLY_FORM: 'lines' } : {},
  };
}

// Asks each model once: without it, a whole folder would be uploaded before the first of them refuses.
async function openCallableBedrock(say: (sentence: string) => void) {
  const { indexGenerations, answer, supportJudge } = STAGES.local;
  const bedrock = await openBedrockAtAws({}, say);
  const answering = [answer, ...(supportJudge === null ? [] : [supportJudge])].map(({ model }) => calledId(model));
  await requireModelAccess(bedrock, {
    embedding: indexGenerations[0].modelId,
    answering: [...new Set(answering)],
  });
  return bedrock;
}

// Like every key, it is never read from the command line, which others on the machine can see.
function modelsKey(): string | null {
  // biome-ignore lint/style/noProcessEnv: a program that a person starts, not a function of the product
  return process.env.KC_MODELS_KEY || null;
}
