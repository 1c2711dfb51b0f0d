import * as v from 'valibot';
import { ServiceFault } from '../../../protocol/service-fault.ts';

const ToolSchema = v.looseObject({
  type: v.literal('object'),
  properties: v.record(v.string(), v.looseObject({})),
  required: v.optional(v.array(v.string())),
});
const ToolSpec = v.strictObject({
  name: v.pipe(v.string(), v.regex(/^[a-zA-Z0-9_-]{1,64}$/)),
  description: v.optional(v.pipe(v.string(), v.minLength(1))),
  inputSchema: v.strictObject({ json: ToolSchema }),
});

/** The tools of a Converse request: here always one, which the model has to call. */
export const ToolConfig = v.strictObject({
  tools: v.tuple([v.strictObject({ toolSpec: ToolSpec })]),
  toolChoice: v.strictObject({ tool: v.strictObject({ name: v.string() }) }),
});

// What Nova accepts at the top level of a tool's schema.
const NOVA_KEYS = ['type', 'properties', 'required'];
const NOVA = /(?:^|\.)amazon\.nova-/;
// The fields that the stand-in can fill in.
const REPLY_KEYS = ['quotes', 'verdict', 'sentences', 'missing'];

/**
 * Throws ValidationException, as Bedrock does, if the request's choice is none of its tools or Nova does not accept the
 * schema, and also for a tool that the stand-in cannot fill in. Returns the name of the tool.
 */
export function requireTool({ tools, toolChoice }: v.InferOutput<typeof ToolConfig>, modelId: string): string {
  const [{ toolSpec }] = tools;
  const { json } = toolSpec.inputSchema;
  const chosen = toolChoice.tool.name;
  const unknownKey = Object.keys(json).find((key) => !NOVA_KEYS.includes(key));
  if (chosen !== toolSpec.name) {
    throw new ServiceFault(400, 'ValidationException', `toolConfig has no tool '${chosen}'.`);
  }
  if (NOVA.test(modelId) && unknownKey !== undefined) {
    throw new ServiceFault(400, 'ValidationException', `inputSchema.json: '${unknownKey}' is not supported.`);
  }
  if (Object.keys(json.properties).some((key) => !REPLY_KEYS.includes(key))) {
    throw new ServiceFault(400, 'ValidationException', 'The local cloud fills in only the tool of an answer.');
  }
  return chosen;
}
