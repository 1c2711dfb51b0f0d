import { Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import type { Stage } from '../stage.ts';

/** A single Allow statement. */
export function allow(actions: string[], ...resources: string[]): PolicyStatement {
  return new PolicyStatement({ actions, resources });
}

/** The permission to call the embedding model of each index generation. */
export function mayEmbed(scope: Construct, stage: Stage): PolicyStatement {
  const models = new Set(stage.indexGenerations.map(({ modelId }) => modelId));
  return allow(['bedrock:InvokeModel'], ...[...models].map((modelId) => foundationModelArn(scope, modelId)));
}

/**
 * The permission to call the stage's answering model: for an inference profile, the profile itself and its model in
 * every Region to which it routes.
 */
export function mayAnswer(scope: Construct, stage: Stage): PolicyStatement {
  return mayConverse(scope, stage.answer.model);
}

/** The permission to call the model that judges answers, if the stage has one. */
export function mayJudge(scope: Construct, { supportJudge }: Stage): PolicyStatement[] {
  return supportJudge === null ? [] : [mayConverse(scope, supportJudge.model)];
}

/** The permission to call the model that reranks what a search finds, if the stage has one. */
export function mayRerank(scope: Construct, { rerank }: Stage): PolicyStatement[] {
  return rerank === null ? [] : [mayConverse(scope, rerank.model)];
}

type InferenceProfile = Extract<Stage['answer']['model'], { kind: 'inference-profile' }>;

function mayConverse(scope: Construct, model: Stage['answer']['model']): PolicyStatement {
  if (model.kind === 'foundation-model') {
    return allow(['bedrock:InvokeModel'], foundationModelArn(scope, model.modelId));
  }
  const profile = Stack.of(scope).formatArn({
    service: 'bedrock',
    resource: 'inference-profile',
    resourceName: model.profileId,
  });
  const models = routedTo(scope, model).map((region) => foundationModelArn(scope, model.modelId, region));
  return allow(['bedrock:InvokeModel'], profile, ...models);
}

// The Regions of a global profile cannot be listed: Bedrock requires the permission on the model in the Region of the
// call, and on the model without a Region.
function routedTo(scope: Construct, { profileId, regions }: InferenceProfile): readonly string[] {
  return profileId.startsWith('global.') ? [Stack.of(scope).region, ''] : regions;
}

/** The permission to call the stage's guardrail, if it has one. Guardrail checks are not a resource and have no ARN. */
export function mayUseGuardrail(scope: Construct, { guardrail }: Stage): PolicyStatement[] {
  if (guardrail === null) {
    return [];
  }
  if (guardrail.kind === 'checks') {
    return [allow(['bedrock:InvokeGuardrailChecks'], '*')];
  }
  const { id: resourceName } = guardrail;
  return [
    allow(
      ['bedrock:ApplyGuardrail'],
      Stack.of(scope).formatArn({ service: 'bedrock', resource: 'guardrail', resourceName }),
    ),
  ];
}

function foundationModelArn(scope: Construct, modelId: string, region = Stack.of(scope).region): string {
  return Stack.of(scope).formatArn({
    service: 'bedrock',
    region,
    account: '',
    resource: 'foundation-model',
    resourceName: modelId,
  });
}
