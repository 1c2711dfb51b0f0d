import { ServiceFault } from '../../../protocol/service-fault.ts';
import type { CloudContext, Permission } from '../../../stand-in.ts';
import { GEOGRAPHIES, isCallableFrom } from './geographies.ts';

type ModelKind = 'embedding' | 'answer' | 'rerank';

/** The one model that makes vectors. */
const EMBEDDING_MODEL = 'amazon.titan-embed-text-v2:0';

// Models that rank documents, and the Regions that have them.
const RERANK_MODELS: Readonly<Record<string, readonly string[]>> = {
  'amazon.rerank-v1:0': ['ap-northeast-1', 'ca-central-1', 'eu-central-1', 'us-west-2'],
  'cohere.rerank-v3-5:0': ['ap-northeast-1', 'ca-central-1', 'eu-central-1', 'us-east-1', 'us-west-2'],
};

// Models that answer, directly or through the inference profile of a geography.
const ANSWER_MODEL = /^(?:([a-z][a-z-]{0,15})\.)?((?:amazon\.nova|anthropic\.claude)-[a-z0-9.-]+(?::\d+)?)$/;
const PROFILE_ARN = /^arn:aws:bedrock:[a-z0-9-]+:\d{12}:inference-profile\/(.+)$/;
const MODEL_ARN = /^arn:aws:bedrock:[a-z0-9-]+::foundation-model\/(.+)$/;

/** Returns the id of a model or profile from its id or its ARN. */
export function modelIdOf(named: string): string {
  return PROFILE_ARN.exec(named)?.[1] ?? MODEL_ARN.exec(named)?.[1] ?? named;
}

/** Whether a model ranks documents, in some Region. */
export function isRerankModel(modelId: string): boolean {
  return Object.hasOwn(RERANK_MODELS, modelId);
}

/**
 * Throws ValidationException, as Bedrock does, for an id that is not a model of the right kind, and for a profile that
 * cannot be called from this Region.
 */
export function requireModel(modelId: string, kind: ModelKind, region: string): void {
  const known = kindOf(modelId, region);
  if (known === null) {
    throw new ServiceFault(400, 'ValidationException', 'The provided model identifier is invalid.');
  }
  if (known !== kind) {
    throw new ServiceFault(
      400,
      'ValidationException',
      `${modelId} does not support this operation in the local cloud.`,
    );
  }
}

// Returns null for a model that does not exist, or not in this Region.
function kindOf(modelId: string, region: string): ModelKind | null {
  if (modelId === EMBEDDING_MODEL) {
    return 'embedding';
  }
  if (isRerankModel(modelId)) {
    return RERANK_MODELS[modelId]?.includes(region) ? 'rerank' : null;
  }
  const [whole, geography] = ANSWER_MODEL.exec(modelId) ?? [];
  return whole !== undefined && (geography === undefined || isCallableFrom(modelId, region)) ? 'answer' : null;
}

/**
 * Returns the permissions that a role needs to use a model: for a profile, those for its own ARN and for the model in
 * every Region to which it may route, or in this Region if these are not listed (`GEOGRAPHIES`); for a global profile,
 * also for the model in no Region.
 */
export function modelPermissions(context: CloudContext, modelId: string): Permission[] {
  const action = 'bedrock:InvokeModel';
  const [, geography, model = modelId] = ANSWER_MODEL.exec(modelId) ?? [];
  const foundation = (region: string) => ({
    action,
    resource: `arn:aws:bedrock:${region}::foundation-model/${model}`,
  });
  if (geography === undefined) {
    return [foundation(context.region)];
  }
  const profile = `arn:aws:bedrock:${context.region}:${context.accountId}:inference-profile/${modelId}`;
  const destinations = GEOGRAPHIES[geography]?.destinations ?? [context.region];
  const worldwide = geography === 'global' ? [foundation('')] : [];
  return [{ action, resource: profile }, ...destinations.map(foundation), ...worldwide];
}
