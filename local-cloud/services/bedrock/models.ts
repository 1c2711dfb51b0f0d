import { ServiceFault } from '../../protocol/service-fault.ts';
import type { CloudContext, Permission } from '../../stand-in.ts';

/** The one model that makes vectors. */
const EMBEDDING_MODEL = 'amazon.titan-embed-text-v2:0';

// Models that answer, directly or through the inference profile of a geography.
const ANSWER_MODEL = /^(?:(us|eu|apac|global)\.)?((?:amazon\.nova|anthropic\.claude)-[a-z0-9.-]+(?::\d+)?)$/;
const PROFILE_ARN = /^arn:aws:bedrock:[a-z0-9-]+:\d{12}:inference-profile\/(.+)$/;
const MODEL_ARN = /^arn:aws:bedrock:[a-z0-9-]+::foundation-model\/(.+)$/;

// The Regions to which a profile may route a request. The caller needs permission for the model in each of them.
const GEOGRAPHIES: Readonly<Record<string, readonly string[]>> = {
  us: ['us-east-1', 'us-east-2', 'us-west-2'],
  eu: ['eu-central-1', 'eu-north-1', 'eu-west-1', 'eu-west-3'],
};

/** Returns the id of a model or profile from its id or its ARN. */
export function modelIdOf(named: string): string {
  return PROFILE_ARN.exec(named)?.[1] ?? MODEL_ARN.exec(named)?.[1] ?? named;
}

/** Refuses an id that is not a model of the right kind, as Bedrock does. */
export function requireModel(modelId: string, kind: 'embedding' | 'answer'): void {
  const known = modelId === EMBEDDING_MODEL || ANSWER_MODEL.test(modelId);
  if (!known) {
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
 * every Region that it may route to.
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
  return [{ action, resource: profile }, ...(GEOGRAPHIES[geography] ?? [context.region]).map(foundation)];
}
