import { BedrockClient, GetFoundationModelCommand, GetInferenceProfileCommand } from '@aws-sdk/client-bedrock';
import type { Stage } from '../../lib/stage.ts';
import { calledId } from '../../lib/variables.ts';
import { createAnswerClient } from '../../shared/copilot/answer.client.ts';
import { REPLY_TOOL } from '../../shared/copilot/prompt/reply-tool.ts';
import type { UsageMeter } from '../../shared/pricing/usage-meter.ts';
import { createEmbeddingClient } from '../../shared/search/embedding.client.ts';
import { type Finding, problem, warning } from './finding.ts';
import { explainModelError } from './model-errors.ts';

type Answering = Stage['answer']['model'];

// A cold model answers within seconds.
const CALL_MS_MAX = 30_000;
// Long enough that a model can call its tool, or say that it will not.
const TOKENS_MAX = 256;
// The operator's own trial: no company pays for it.
const NO_METER: UsageMeter = {
  started: () => undefined,
  metered: () => undefined,
  unmetered: () => undefined,
  notBilled: () => undefined,
};

/**
 * Makes one call to each model of a stage as its functions will make it, and compares what Bedrock says of the models
 * with what the stage says: whether they are near their end of life, and to which Regions a profile routes. A call
 * costs less than a hundredth of a cent.
 */
export async function checkModels(stage: Stage, region: string, isNew: boolean): Promise<Finding[]> {
  const { answer, supportJudge, indexGenerations } = stage;
  const answering = [answer.model, ...(supportJudge === null ? [] : [supportJudge.model])];
  const distinct = [...new Map(answering.map((model) => [calledId(model), model])).values()];
  const bedrock = new BedrockClient({ region });
  const modelIds = [...indexGenerations.map(({ modelId }) => modelId), ...distinct.map(({ modelId }) => modelId)];
  const checks: readonly (readonly [id: string, check: () => Promise<readonly Finding[]>])[] = [
    ...[...new Set(modelIds)].map((id) => [id, () => checkLifecycle(bedrock, id, isNew)] as const),
    ...indexGenerations.map(
      ({ modelId, dimensions }) =>
        [
          modelId,
          async () => {
            await createEmbeddingClient(modelId, dimensions).embed('Hello.', AbortSignal.timeout(CALL_MS_MAX));
            return [];
          },
        ] as const,
    ),
    ...distinct.map((model) => [calledId(model), () => checkAnswer(model, stage)] as const),
    ...distinct.map((model) => [calledId(model), () => checkRegions(bedrock, model, stage)] as const),
  ];
  const findings = await Promise.all(
    checks.map(([id, check]) => check().catch((error: unknown) => [problem(explain(error, { id, region }))])),
  );
  const distinctTexts = new Map(findings.flat().map((finding) => [finding.text, finding]));
  return [...distinctTexts.values()];
}

// The product's own clients wrap the error of AWS.
function explain(error: unknown, where: { readonly id: string; readonly region: string }): string {
  return explainModelError((error as { cause?: unknown }).cause ?? error, where);
}

async function checkAnswer(model: Answering, { answer }: Stage): Promise<readonly Finding[]> {
  const isTool = answer.replyForm === 'tool' && model === answer.model;
  const prompt = { system: 'You test a connection.', message: 'Say that it works.' };
  const { toolInput } = await createAnswerClient(calledId(model), TOKENS_MAX).answer(
    { ...prompt, ...(isTool ? { tool: REPLY_TOOL } : {}) },
    { signal: AbortSignal.timeout(CALL_MS_MAX), timeLeftMs: () => CALL_MS_MAX, meter: NO_METER },
  );
  return isTool && toolInput === null
    ? [problem(`${calledId(model)} did not call the tool of its reply. Set replyForm to 'lines' in lib/stages.ts.`)]
    : [];
}

async function checkLifecycle(bedrock: BedrockClient, modelId: string, isNew: boolean): Promise<readonly Finding[]> {
  const { modelDetails } = await bedrock.send(new GetFoundationModelCommand({ modelIdentifier: modelId }));
  const lifecycle = modelDetails?.modelLifecycle;
  if (lifecycle?.status !== 'LEGACY') {
    return [];
  }
  const end = lifecycle.endOfLifeTime === undefined ? '' : ` on ${lifecycle.endOfLifeTime.toISOString().slice(0, 10)}`;
  const text = `${modelId} is Legacy and will end${end}. Choose another model in lib/stages.ts (docs/stages.md).`;
  return [isNew ? problem(text) : warning(text)];
}

async function checkRegions(bedrock: BedrockClient, model: Answering, { name }: Stage): Promise<readonly Finding[]> {
  if (model.kind !== 'inference-profile' || model.regions.length === 0) {
    return [];
  }
  const profile = new GetInferenceProfileCommand({ inferenceProfileIdentifier: model.profileId });
  const { models = [] } = await bedrock.send(profile);
  const routed = [...new Set(models.map(({ modelArn = '' }) => modelArn.split(':')[3] ?? ''))].sort();
  const listed = [...model.regions].sort();
  return routed.join() === listed.join()
    ? []
    : [
        problem(
          `${model.profileId} routes to ${routed.join(', ')}, and ${name} lists ${listed.join(', ')}: the functions may call it in those only. Change regions in lib/stages.ts.`,
        ),
      ];
}
