import { openBedrockAtAws } from '@knowledge-copilot/local-cloud/bedrock-at-aws';
import { openBedrock } from '@knowledge-copilot/local-cloud/fixtures/bedrock';
import { requireModelAccess } from '@knowledge-copilot/local-cloud/model-access';
import { openModels } from '@knowledge-copilot/local-cloud/openai-models';
import { createEmbeddingClient } from '../../../shared/search/embedding.client.ts';
import type { EmbeddingModel } from '../../../shared/search/passage.ts';

/** The options that choose the embedding model to measure. */
interface ModelOptions {
  readonly bedrock?: string | undefined;
  readonly models?: string | undefined;
  readonly 'embedding-model'?: string | undefined;
  readonly 'embedding-prefix'?: string | undefined;
}

/** The embedding model to measure. */
interface TunedModel {
  readonly embedding: EmbeddingModel;
  /** The name under which its vectors are kept: two models never share one. */
  readonly name: string;
  readonly close: () => Promise<void>;
}

const MODEL = 'amazon.titan-embed-text-v2:0';
const DIMENSIONS = 1_024;

/** Returns a sentence that says what is wrong with the options; null if they are valid. */
export function problemOfModelOptions(options: ModelOptions): string | null {
  const { bedrock, models, 'embedding-model': name, 'embedding-prefix': prefix } = options;
  if (bedrock !== undefined && bedrock !== 'aws') {
    return '--bedrock takes aws.';
  }
  if ((models === undefined) !== (name === undefined)) {
    return '--models URL and --embedding-model NAME need each other.';
  }
  if (models === undefined && prefix !== undefined) {
    return '--embedding-prefix needs --models URL.';
  }
  return models !== undefined && bedrock !== undefined ? "--models takes Bedrock's place: give one of the two." : null;
}

/**
 * Opens the chosen embedding model, by default the stand-in's, as `npm start` does. All three kinds speak Bedrock's
 * protocol. Failures of a model that is not here are reported by `say`.
 *
 * @throws an error that says what is missing, or why the model cannot be called.
 */
export async function openTunedModel(options: ModelOptions, say: (sentence: string) => void): Promise<TunedModel> {
  return options.bedrock === 'aws' ? openTitan(say) : openOther(options, say);
}

// The product's client speaks HTTP/2, which not every proxy to Bedrock does: its requests are forwarded.
async function openTitan(say: (sentence: string) => void): Promise<TunedModel> {
  const bedrock = await openBedrockAtAws({}, say);
  await requireModelAccess(bedrock, { embedding: MODEL, answering: [] });
  const { endpoint, close } = await openBedrock(null, bedrock.forward);
  // biome-ignore lint/style/noProcessEnv: the product's client finds its endpoint there, as it does everywhere
  process.env.AWS_ENDPOINT_URL_BEDROCK_RUNTIME = endpoint;
  const embedding = createEmbeddingClient(MODEL, DIMENSIONS);
  return { embedding, name: MODEL, close };
}

async function openOther(options: ModelOptions, say: (sentence: string) => void): Promise<TunedModel> {
  const { models: url, 'embedding-model': embeddingModel, 'embedding-prefix': embeddingPrefix = '' } = options;
  const models =
    url === undefined || embeddingModel === undefined
      ? null
      : await openModels({
          ...{ url, embeddingModel, embeddingPrefix, answerModel: null },
          ...{ answerSeconds: 60, onFailure: say },
        });
  const opened = await openBedrock(models);
  const own = { AWS_ACCESS_KEY_ID: 'A', AWS_SECRET_ACCESS_KEY: 'b', AWS_REGION: 'us-east-1' };
  // biome-ignore lint/style/noProcessEnv: the product's client finds its endpoint there, as it does everywhere
  Object.assign(process.env, own, { AWS_ENDPOINT_URL_BEDROCK_RUNTIME: opened.endpoint });
  return {
    embedding: createEmbeddingClient(MODEL, DIMENSIONS),
    name: models === null ? 'stand-in' : `${embeddingPrefix}${embeddingModel}`,
    close: opened.close,
  };
}
