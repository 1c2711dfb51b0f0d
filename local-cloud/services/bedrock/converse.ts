import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { describeIssues } from '../../protocol/describe-issues.ts';
import { ServiceFault } from '../../protocol/service-fault.ts';
import type { AwsRequest } from '../../stand-in.ts';
import { extractAnswer } from './answers/extract-answer.ts';
import { readPrompt } from './answers/read-prompt.ts';
import { cutToTokens, estimateTokens } from './estimate-tokens.ts';
import { type JudgeManner, judgeAnswer } from './judge/judge-answer.ts';
import { replyInput } from './tools/reply-input.ts';
import { requireTool, ToolConfig } from './tools/tool-request.ts';
import { rewriteAnswer, type Writing } from './writing/rewrite-answer.ts';

const text = v.strictObject({ text: v.pipe(v.string(), v.minLength(1)) });
const ConverseBody = v.strictObject({
  system: v.optional(v.array(text), []),
  messages: v.tuple([v.strictObject({ role: v.literal('user'), content: v.array(text) })]),
  // Bedrock accepts a request without maxTokens and then counts the model's longest answer against the quota: here
  // maxTokens is required. The temperature has no effect: the extraction is deterministic.
  inferenceConfig: v.strictObject({
    maxTokens: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65_536)),
    temperature: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
  }),
  toolConfig: v.optional(ToolConfig),
});

/**
 * An answer that a test has written. To a request with a tool, a text in the form of a reply is given as the tool's
 * input, and any other text as text. Its stop reason is the usual one unless the test gives another.
 */
export interface ScriptedAnswer {
  readonly text: string;
  /** The input of the tool, whatever the text. */
  readonly toolInput?: unknown;
  readonly stopReason?: string;
}

/** A model's reply, and the tokens that are billed. */
export interface Reply {
  readonly body: object;
  readonly inputTokens: number;
  readonly outputTokens: number;
}

// Newer ones refuse it, so that no request to any of them may have it.
const REFUSES_TEMPERATURE = /(?:^|\.)anthropic\.claude-/;

/** Which model replies, and how a test wants it to. */
interface Manner {
  readonly modelId: string;
  /** Returns the next scripted answer; a request to judge uses none. */
  readonly nextScripted: () => ScriptedAnswer | undefined;
  readonly reasoning: string | null;
  readonly judge: JudgeManner;
  readonly writing: Writing;
}

/**
 * Answers a Converse request with the verdicts of a judge, with what a test has scripted, or from the
 * excerpts in it.
 *
 * @throws ValidationException for a shape or field that the product has no use for.
 */
export function converse(request: AwsRequest, manner: Manner, startedAt: number): Reply {
  const { texts, message, tool, maxTokens } = readRequest(request, manner.modelId);
  const judgment = judgeAnswer(message, manner.judge);
  const scripted = judgment === null ? manner.nextScripted() : undefined;
  const whole = judgment ?? scripted?.text ?? rewriteAnswer(extractAnswer(readPrompt(message)), manner.writing);
  const input = tool === null ? null : (scripted?.toolInput ?? replyInput(whole));
  const replyText = input === null ? whole : JSON.stringify(input);
  const { thought, cut, isCut } = withinTokens(manner.reasoning, replyText, maxTokens);
  const inputTokens = estimateTokens(texts.join('\n'));
  const outputTokens = estimateTokens(thought ?? '') + estimateTokens(cut ?? '');
  const content = [
    ...(thought === null ? [] : [{ reasoningContent: { reasoningText: { text: thought } } }]),
    ...blocksOf(cut, input === null || tool === null ? null : { tool, input, isCut }),
  ];
  const usualReason = input === null ? 'end_turn' : 'tool_use';
  const body = {
    output: { message: { role: 'assistant', content } },
    stopReason: isCut ? 'max_tokens' : (scripted?.stopReason ?? usualReason),
    usage: { inputTokens, outputTokens, totalTokens: inputTokens + outputTokens },
    metrics: { latencyMs: Math.round(performance.now() - startedAt) },
  };
  return { body, inputTokens, outputTokens };
}

// `texts` is everything that the model reads; `tool` is the name of the tool that it has to call, or null.
function readRequest({ body }: AwsRequest, modelId: string) {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), ConverseBody), body.toString('utf8'));
  if (!parsed.success) {
    throw new ServiceFault(400, 'ValidationException', `${describeIssues(parsed.issues)}.`);
  }
  const { system, messages, inferenceConfig, toolConfig } = parsed.output;
  const { maxTokens, temperature } = inferenceConfig;
  if (temperature !== undefined && REFUSES_TEMPERATURE.test(modelId)) {
    throw new ServiceFault(400, 'ValidationException', '`temperature` is not supported by this model.');
  }
  const tool = toolConfig === undefined ? null : requireTool(toolConfig, modelId);
  const message = messages[0].content.map((block) => block.text).join('\n');
  const described = toolConfig === undefined ? [] : [JSON.stringify(toolConfig)];
  return { texts: [...system.map((block) => block.text), ...described, message], message, tool, maxTokens };
}

/** A call of a tool, as the model writes it. */
interface ToolCall {
  readonly tool: string;
  readonly input: unknown;
  readonly isCut: boolean;
}

// A call that is cut has no input: half of it is no JSON.
function blocksOf(replyText: string | null, call: ToolCall | null): object[] {
  if (replyText === null) {
    return [];
  }
  const toolUseId = `tooluse_${randomUUID()}`;
  return call === null
    ? [{ text: replyText }]
    : [{ toolUse: { toolUseId, name: call.tool, input: call.isCut ? {} : call.input } }];
}

// Reasoning counts as output: a model that reasons for too long never begins with its answer.
function withinTokens(reasoning: string | null, whole: string, maxTokens: number) {
  const thought = reasoning === null ? null : cutToTokens(reasoning, maxTokens);
  const left = maxTokens - estimateTokens(thought ?? '');
  if (thought !== reasoning || (left <= 0 && whole !== '')) {
    return { thought, cut: null, isCut: true };
  }
  const cut = cutToTokens(whole, left);
  return { thought, cut, isCut: cut.length < whole.length };
}
