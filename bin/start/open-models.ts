import type { LocalCloudOptions } from '@knowledge-copilot/local-cloud';
import { openBedrockAtAws } from '@knowledge-copilot/local-cloud/bedrock-at-aws';
import { requireModelAccess } from '@knowledge-copilot/local-cloud/model-access';
import { openModels } from '@knowledge-copilot/local-cloud/openai-models';
import { type LocalModels, STAGES } from '../../lib/stages.ts';
import { calledId } from '../../lib/variables.ts';
import { rankingFor } from './embedding-state.ts';
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
): Promise<Pick<LocalCloudOptions, 'bedrockAtAws' | 'models'>> {
  return {
    bedrockAtAws: bedrock === 'aws' ? await openCallableBedrock(say) : null,
    models: models === null ? null : await openModels({ ...models, key: modelsKey(), onFailure: say }),
  };
}

/**
 * What the local stage takes from its models. The models of another server reply in lines: such servers offer tools in
 * different ways or not at all.
 */
export function localModels(chosen: Pick<StartOptions, 'bedrock' | 'models'>): LocalModels {
  return { ranking: rankingFor(chosen), replyForm: chosen.models?.answerModel ? 'lines' : 'tool' };
}

// Asks each model once: without it, a whole folder would be uploaded before the first of them refuses.
async function openCallableBedrock(say: (sentence: string) => void) {
  const { indexGenerations, answer, supportJudge } = STAGES.local;
  const bedrock = await openBedrockAtAws({}, say);
  await requireModelAccess(bedrock, {
    embedding: indexGenerations[0].modelId,
    answering: [answer, ...(supportJudge === null ? [] : [supportJudge])].map(({ model }) => calledId(model)),
  });
  return bedrock;
}

// Like every key, it is never read from the command line, which others on the machine can see.
function modelsKey(): string | null {
  // biome-ignore lint/style/noProcessEnv: a program that a person starts, not a function of the product
  return process.env.KC_MODELS_KEY || null;
}
