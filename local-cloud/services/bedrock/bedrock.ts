import { randomUUID } from 'node:crypto';
import type { AwsRequest, AwsResponse, CloudContext, StandIn } from '../../stand-in.ts';
import { converse, type Reply, type ScriptedAnswer } from './converse.ts';
import { readEmbedRequest } from './embed-text.ts';
import { createGuardrails, type GuardrailReply, type GuardrailScript } from './guardrails.ts';
import type { JudgeManner } from './judge/judge-answer.ts';
import { createMeter, type Meter } from './meter.ts';
import { isRerankModel, requireModel } from './models/models.ts';
import type { OpenAiModels } from './openai/openai-models.ts';
import { readOperation } from './operation.ts';
import { operationPermissions } from './permissions.ts';
import { createReranking, type RerankScript } from './rerank/rerank.ts';
import { createVectorSource } from './vector-source.ts';
import type { Writing } from './writing/rewrite-answer.ts';

/** The stand-in for Bedrock's runtime, which tests can inspect and control. */
export interface Bedrock extends StandIn {
  readonly meter: Meter;
  readonly guardrails: GuardrailScript;
  readonly reranking: RerankScript;
  /**
   * Adds the next answers of Converse, which are given in this order, word for word, instead of extracted ones. A
   * request to judge an answer uses none.
   */
  readonly scriptAnswers: (...answers: readonly (string | ScriptedAnswer)[]) => void;
  /** Sets the block of reasoning that each answer begins with from now on; null for none, which is the default. */
  readonly setReasoning: (text: string | null) => void;
  /** Sets how the model judges answers from now on; by default it compares texts. */
  readonly setJudge: (manner: JudgeManner) => void;
  /** Sets how answers are written from now on; by default they are copied from the excerpts. */
  readonly setWriting: (writing: Writing) => void;
}

/**
 * Creates the part of Bedrock that the product calls: embeddings and rankings by InvokeModel, answers by Converse,
 * findings by ApplyGuardrail and InvokeGuardrailChecks. README.md says what it does and does not do. If `models` of
 * another server are given, they answer, and make the vectors if they can.
 */
export function createBedrock(context: CloudContext, models: OpenAiModels | null = null): Bedrock {
  const meter = createMeter();
  const embed = createVectorSource(models);
  const guardrails = createGuardrails();
  const reranking = createReranking();
  const script = createScript();
  const billed = (name: string, { body, ...usage }: Reply): AwsResponse => {
    meter.bill(name, usage);
    return answer(body);
  };
  const invokeModel = async (request: AwsRequest, modelId: string): Promise<AwsResponse> => {
    if (isRerankModel(modelId)) {
      requireModel(modelId, 'rerank', context.region);
      return billed(modelId, inUnits(reranking.rank(request, modelId)));
    }
    requireModel(modelId, 'embedding', context.region);
    const { text, dimensions, tokens } = readEmbedRequest(request);
    const made = await embed({ caller: request.principal.arn, text, dimensions, tokens, gone: request.gone });
    meter.bill(modelId, { inputTokens: made.tokens, outputTokens: 0 });
    return embeddingAnswer(made.vector, made.tokens);
  };
  const runConverse = async (request: AwsRequest, modelId: string): Promise<AwsResponse> => {
    requireModel(modelId, 'answer', context.region);
    const answerElsewhere = models?.converse ?? null;
    if (answerElsewhere !== null && !script.hasAnswers()) {
      return billed(modelId, await answerElsewhere(request.body.toString('utf8'), request.gone));
    }
    return billed(modelId, converse(request, { ...script.manner, modelId }, performance.now()));
  };
  return {
    services: ['bedrock'],
    resources: {},
    meter,
    guardrails,
    reranking,
    ...script.controls,
    operationOf: (request) => readOperation(request).name,
    permissionsFor: (request) => operationPermissions(context, readOperation(request)),
    answer: async (request) => {
      const operation = readOperation(request);
      switch (operation.name) {
        case 'InvokeModel':
          return invokeModel(request, operation.modelId);
        case 'Converse':
          return runConverse(request, operation.modelId);
        case 'ApplyGuardrail': {
          const { guardrailId, version } = operation;
          return billed(`${guardrailId}:${version}`, inUnits(guardrails.apply(request, guardrailId, version)));
        }
        case 'InvokeGuardrailChecks':
          return billed(operation.name, inUnits(guardrails.check(request)));
      }
    },
    refuse,
  };
}

const refuse: StandIn['refuse'] = (_request, { status, code, message }) => ({
  status,
  headers: { 'content-type': 'application/json', 'x-amzn-requestid': randomUUID(), 'x-amzn-errortype': code },
  body: JSON.stringify({ message }),
});

// How Converse answers, and the controls with which a test changes that. By default, answers are extracted and have no
// reasoning, and the judge compares texts.
function createScript() {
  const scripted: ScriptedAnswer[] = [];
  const own: { reasoning: string | null; judge: JudgeManner; writing: Writing } = {
    reasoning: null,
    judge: 'reads',
    writing: 'copies',
  };
  const manner = { ...own, nextScripted: () => scripted.shift() };
  const controls: Pick<Bedrock, 'scriptAnswers' | 'setReasoning' | 'setJudge' | 'setWriting'> = {
    scriptAnswers: (...answers) => {
      scripted.push(...answers.map((given) => (typeof given === 'string' ? { text: given } : given)));
    },
    setReasoning: (text) => {
      manner.reasoning = text;
    },
    setJudge: (judge) => {
      manner.judge = judge;
    },
    setWriting: (writing) => {
      manner.writing = writing;
    },
  };
  return { manner, controls, hasAnswers: () => scripted.length > 0 };
}

function inUnits({ body, units }: Pick<GuardrailReply, 'body' | 'units'>): Reply {
  return { body, inputTokens: units, outputTokens: 0 };
}

function embeddingAnswer(embedding: readonly number[], tokens: number): AwsResponse {
  return answer({ embedding, embeddingsByType: { float: embedding }, inputTextTokenCount: tokens }, tokens);
}

function answer(body: object, inputTokens?: number): AwsResponse {
  const counted = inputTokens === undefined ? {} : { 'x-amzn-bedrock-input-token-count': String(inputTokens) };
  return {
    status: 200,
    headers: { 'content-type': 'application/json', 'x-amzn-requestid': randomUUID(), ...counted },
    body: JSON.stringify(body),
  };
}
