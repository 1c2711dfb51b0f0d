import * as v from 'valibot';
import { describeIssues } from '../../../protocol/describe-issues.ts';
import { ServiceFault } from '../../../protocol/service-fault.ts';

const text = v.strictObject({ text: v.string() });
const ToolSpec = v.object({
  toolSpec: v.object({
    name: v.string(),
    description: v.optional(v.string()),
    inputSchema: v.object({ json: v.record(v.string(), v.unknown()) }),
  }),
});
const ConverseBody = v.strictObject({
  system: v.optional(v.array(text), []),
  messages: v.array(v.strictObject({ role: v.picklist(['user', 'assistant']), content: v.array(text) })),
  inferenceConfig: v.strictObject({
    maxTokens: v.pipe(v.number(), v.integer(), v.minValue(1)),
    temperature: v.optional(v.number()),
    topP: v.optional(v.number()),
    stopSequences: v.optional(v.array(v.string())),
  }),
  toolConfig: v.optional(
    v.object({
      tools: v.array(ToolSpec),
      toolChoice: v.optional(v.object({ tool: v.optional(v.object({ name: v.string() })) })),
    }),
  ),
  outputConfig: v.optional(
    v.object({
      textFormat: v.object({
        type: v.literal('json_schema'),
        structure: v.object({ jsonSchema: v.object({ schema: v.string(), name: v.optional(v.string()) }) }),
      }),
    }),
  ),
  // Fields for one of Bedrock's own models mean nothing to another server.
  additionalModelRequestFields: v.optional(v.unknown()),
});

type Converse = v.InferOutput<typeof ConverseBody>;

/** A chat request of OpenAI's API; only the limit of its answer is used again. */
interface ChatRequest {
  readonly [field: string]: unknown;
  readonly max_tokens: number;
}

/**
 * Converts a Converse request to a chat request of OpenAI's API, without the fields that only one of Bedrock's models
 * knows.
 *
 * @throws ValidationException if any other part has no counterpart.
 */
export function chatRequest(converse: string, model: string): ChatRequest {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), ConverseBody), converse);
  if (!parsed.success) {
    throw new ServiceFault(400, 'ValidationException', `${describeIssues(parsed.issues)}.`);
  }
  const { system, messages, inferenceConfig } = parsed.output;
  const { maxTokens, temperature, topP, stopSequences } = inferenceConfig;
  return {
    model,
    messages: [
      ...(system.length === 0 ? [] : [{ role: 'system', content: joined(system) }]),
      ...messages.map(({ role, content }) => ({ role, content: joined(content) })),
    ],
    max_tokens: maxTokens,
    ...(temperature === undefined ? {} : { temperature }),
    ...(topP === undefined ? {} : { top_p: topP }),
    ...(stopSequences === undefined ? {} : { stop: stopSequences }),
    ...toolsOf(parsed.output),
    ...formatOf(parsed.output),
    stream: false,
  };
}

function joined(blocks: readonly { readonly text: string }[]): string {
  return blocks.map((block) => block.text).join('\n');
}

function toolsOf({ toolConfig }: Converse): object {
  if (toolConfig === undefined) {
    return {};
  }
  const tools = toolConfig.tools.map(({ toolSpec: { name, description, inputSchema } }) => ({
    type: 'function',
    function: { name, ...(description === undefined ? {} : { description }), parameters: inputSchema.json },
  }));
  const name = toolConfig.toolChoice?.tool?.name;
  const choice = toolConfig.toolChoice === undefined ? 'auto' : 'required';
  return { tools, tool_choice: name === undefined ? choice : { type: 'function', function: { name } } };
}

function formatOf({ outputConfig }: Converse): object {
  if (outputConfig === undefined) {
    return {};
  }
  const { schema, name = 'reply' } = outputConfig.textFormat.structure.jsonSchema;
  return { response_format: { type: 'json_schema', json_schema: { name, schema: JSON.parse(schema) } } };
}
