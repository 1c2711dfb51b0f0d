import { ServiceFault } from '../../../protocol/service-fault.ts';
import type { CloudContext, Permission } from '../../../stand-in.ts';
import { GEOGRAPHIES, isCallableFrom } from './geographies.ts';

/** The one model that makes vectors. */
const EMBEDDING_MODEL = 'amazon.titan-embed-text-v2:0';

// Models that answer, directly or through the inference profile of a geography.
const ANSWER_MODEL = /^(?:([a-z][a-z-]{0,15})\.)?((?:amazon\.nova|anthropic\.claude)-[a-z0-9.-]+(?::\d+)?)$/;
const PROFILE_ARN = /^arn:aws:bedrock:[a-z0-9-]+:\d{12}:inference-profile\/(.+)$/;
const MODEL_ARN = /^arn:aws:bedrock:[a-z0-9-]+::foundation-model\/(.+)$/;

/** Returns the id of a model or profile from its id or its ARN. */
export function modelIdOf(named: string): string {
  return PROFILE_ARN.exec(named)?.[1] ?? MODEL_ARN.exec(named)?.[1] ?? named;
}

/**
 * Throws ValidationException, as Bedrock does, for an id that is not a model of the right kind, and for a profile that
 * cannot be called from this Region.
 */
export function requireModel(modelId: string, kind: 'embedding' | 'answer', region: string): void {
  const [whole, geography] = ANSWER_MODEL.exec(modelId) ?? [];
  const isAnswerModel = whole !== undefined && (geography === undefined || isCallableFrom(modelId, region));
  if (modelId !== EMBEDDING_MODEL && !isAnswerModel) {
    throw new ServiceFault(400, 'ValidationException', 'The provided model identifier is invalid.');
  }
  if ((modelId === EMBEDDING_MODEL) !== (kind === 'embedding')) {
    throw new ServiceFault(
      400,
      'ValidationException',
      `${modelId} does not support this operation in the local cloud.`,
    );
  }
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
