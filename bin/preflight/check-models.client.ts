import { BedrockClient, GetFoundationModelCommand, GetInferenceProfileCommand } from '@aws-sdk/client-bedrock';
import {
  BedrockRuntimeClient,
  ConverseCommand,
  InvokeModelCommand,
  type ToolConfiguration,
} from '@aws-sdk/client-bedrock-runtime';
import type { Stage } from '../../lib/stage.ts';
import { calledId } from '../../lib/variables.ts';
import { REPLY_TOOL } from '../../shared/copilot/prompt/reply-tool.ts';
import { type Finding, problem, warning } from './finding.ts';
import { explainModelError } from './model-errors.ts';

type Answering = Stage['answer']['model'];

// A cold model answers within seconds.
const CALL_MS_MAX = 30_000;
// Long enough that a model can call its tool, or say that it will not.
const TOKENS_MAX = 256;
const TOOL = {
  tools: [
    {
      toolSpec: {
        name: REPLY_TOOL.name,
        description: REPLY_TOOL.description,
        inputSchema: { json: REPLY_TOOL.schema },
      },
    },
  ],
  toolChoice: { tool: { name: REPLY_TOOL.name } },
} as unknown as ToolConfiguration;
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
  const runtime = new BedrockRuntimeClient({ region, maxAttempts: 1 });
  const modelIds = [...indexGenerations.map(({ modelId }) => modelId), ...distinct.map(({ modelId }) => modelId)];
  const checks: readonly (readonly [id: string, check: () => Promise<readonly Finding[]>])[] = [
    ...[...new Set(modelIds)].map((id) => [id, () => checkLifecycle(bedrock, id, isNew)] as const),
    ...indexGenerations.map(
      ({ modelId, dimensions }) => [modelId, () => checkEmbedding(runtime, modelId, dimensions)] as const,
    ),
    ...distinct.map((model) => [calledId(model), () => checkAnswer(runtime, model, stage)] as const),
    ...distinct.map((model) => [calledId(model), () => checkRegions(bedrock, model, stage)] as const),
  ];
  const findings = await Promise.all(
    checks.map(([id, check]) => check().catch((error: unknown) => [problem(explainModelError(error, { id, region }))])),
  );
  const distinctTexts = new Map(findings.flat().map((finding) => [finding.text, finding]));
  return [...distinctTexts.values()];
}

async function checkEmbedding(runtime: BedrockRuntimeClient, modelId: string, dimensions: number): Promise<[]> {
  const body = JSON.stringify({ inputText: 'Hello.', dimensions, normalize: true });
  const command = new InvokeModelCommand({
    modelId,
    body,
    contentType: 'application/json',
    accept: 'application/json',
  });
  await runtime.send(command, { abortSignal: AbortSignal.timeout(CALL_MS_MAX) });
  return [];
}

async function checkAnswer(
  runtime: BedrockRuntimeClient,
  model: Answering,
  { answer }: Stage,
): Promise<readonly Finding[]> {
  const takesTool = answer.replyForm === 'tool' && model === answer.model;
  const command = new ConverseCommand({
    modelId: calledId(model),
    system: [{ text: 'You test a connection.' }],
    messages: [{ role: 'user', content: [{ text: 'Say that it works.' }] }],
    inferenceConfig: { maxTokens: TOKENS_MAX },
    ...(takesTool ? { toolConfig: TOOL } : {}),
  });
  const { output } = await runtime.send(command, { abortSignal: AbortSignal.timeout(CALL_MS_MAX) });
  const calls = (output?.message?.content ?? []).some(({ toolUse }) => toolUse?.name === REPLY_TOOL.name);
  return takesTool && !calls
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
