import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { ServiceFault } from '../../../protocol/service-fault.ts';
import type { Reply } from '../converse.ts';
import { estimateTokens } from '../estimate-tokens.ts';
import { readTokensMax, reportedTokens } from './reported-tokens.ts';

/** A reply, why it ended, and whether it has more than reasoning. */
export interface ChatReply extends Reply {
  readonly stopReason: string;
  readonly hasAnswer: boolean;
}

/** The Converse request that a reply answers. */
interface Asked {
  readonly body: string;
  readonly outputTokensMax: number;
}

const TextPart = v.object({ type: v.literal('text'), text: v.string() });
// Some servers give a text in parts; those of another type, such as reasoning or a refusal, do not belong to it.
const Content = v.union([
  v.string(),
  v.pipe(
    v.array(v.unknown()),
    v.transform((parts) => parts.map((part) => (v.is(TextPart, part) ? part.text : '')).join('')),
  ),
]);
const optionalText = v.optional(v.nullable(v.string()));
// OpenAI's API has the input of a tool as text with JSON, Ollama's own as an object.
const ToolCall = v.object({
  function: v.object({ name: v.string(), arguments: v.union([v.string(), v.record(v.string(), v.unknown())]) }),
});
const ChatBody = v.object({
  choices: v.pipe(
    v.array(
      v.object({
        message: v.object({
          content: v.optional(v.nullable(Content)),
          // llama.cpp, vLLM and LM Studio use the first of these names, Ollama the second.
          reasoning_content: optionalText,
          reasoning: optionalText,
          tool_calls: v.optional(v.nullable(v.array(ToolCall))),
        }),
        finish_reason: optionalText,
      }),
    ),
    v.minLength(1),
  ),
  // No answer is lost because of its counts.
  usage: v.fallback(
    v.object({ prompt_tokens: v.optional(v.unknown()), completion_tokens: v.optional(v.unknown()) }),
    {},
  ),
});

const STOP_REASONS: Readonly<Record<string, string>> = {
  stop: 'end_turn',
  // Only Text Generation Inference uses this name.
  eos_token: 'end_turn',
  stop_sequence: 'stop_sequence',
  length: 'max_tokens',
  content_filter: 'content_filtered',
  tool_calls: 'tool_use',
};
// How the templates of reasoning models mark their reasoning, where the server does not separate it.
const REASONING_BEGIN = '<think>';
const REASONING_END = '</think>';

/** Returns the fault for a reply of a model server that cannot be used, by default because of its form. */
export function unusableReply(reason = 'a response of an unknown form'): ServiceFault {
  return new ServiceFault(424, 'ModelErrorException', reason);
}

/**
 * Turns a chat reply into one of Converse; tokens are estimated when the server does not count them, or its
 * counts cannot be true.
 *
 * @throws ModelErrorException for a reply that does not have the form of OpenAI's API.
 */
export function converseReply(chat: unknown, asked: Asked, milliseconds: number): ChatReply {
  const parsed = v.safeParse(ChatBody, chat);
  const choice = parsed.success ? parsed.output.choices[0] : undefined;
  if (!parsed.success || choice === undefined) {
    throw unusableReply();
  }
  const { message, finish_reason: reason } = choice;
  const apart = splitReasoning(message.content ?? '');
  const thought = message.reasoning_content || message.reasoning || apart.thought;
  const { content } = apart;
  const calls = message.tool_calls ?? [];
  const { prompt_tokens, completion_tokens } = parsed.output.usage;
  const said = [thought, content, ...calls.map(writtenInput)].filter(Boolean).join('\n');
  const inputTokens = reportedTokens(prompt_tokens, readTokensMax(asked.body)) ?? estimateTokens(asked.body);
  const outputTokens = reportedTokens(completion_tokens, asked.outputTokensMax) ?? estimateTokens(said);
  const blocks = [
    ...(thought === '' ? [] : [{ reasoningContent: { reasoningText: { text: thought } } }]),
    ...(content === '' ? [] : [{ text: content }]),
    ...calls.map(toolUse),
  ];
  // A reply that ended for an unknown reason, such as "abort", may be incomplete.
  const stopReason = STOP_REASONS[reason ?? 'stop'] ?? 'malformed_model_output';
  const body = {
    output: { message: { role: 'assistant', content: blocks } },
    stopReason,
    usage: { inputTokens, outputTokens, totalTokens: inputTokens + outputTokens },
    metrics: { latencyMs: Math.round(milliseconds) },
  };
  const hasAnswer = content.trim() !== '' || calls.length > 0;
  return { body, inputTokens, outputTokens, stopReason, hasAnswer };
}

// Some templates write the mark before the reasoning themselves. Then the reply contains only the mark after it, on a
// separate line.
function splitReasoning(said: string): { readonly thought: string; readonly content: string } {
  const text = said.trimStart();
  const lines = text.split('\n');
  const endsAlone = lines.findIndex((line) => line.trim() === REASONING_END);
  if (text.startsWith(REASONING_BEGIN)) {
    const [thought = '', ...rest] = text.slice(REASONING_BEGIN.length).split(REASONING_END);
    return { thought: thought.trim(), content: rest.join(REASONING_END).trim() };
  }
  if (endsAlone < 0) {
    return { thought: '', content: said };
  }
  const [before, after] = [lines.slice(0, endsAlone), lines.slice(endsAlone + 1)];
  return { thought: before.join('\n').trim(), content: after.join('\n').trim() };
}

function writtenInput({ function: { arguments: input } }: v.InferOutput<typeof ToolCall>): string {
  return typeof input === 'string' ? input : JSON.stringify(input);
}

function toolUse(call: v.InferOutput<typeof ToolCall>) {
  let input: unknown = {};
  try {
    input = JSON.parse(writtenInput(call));
  } catch {
    // A small model does not always write valid JSON; the product gets a call without input and refuses it.
  }
  return { toolUse: { toolUseId: randomUUID(), name: call.function.name, input } };
}
