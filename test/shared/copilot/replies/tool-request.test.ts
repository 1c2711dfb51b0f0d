// Guarantee: a model that can be made to call a tool is made to call the prompt's tool, and what it gives to it is
// returned. Risk: a model writes text where nothing reads it, and no question is ever answered.
import type { BedrockRuntimeClient, ConverseCommand } from '@aws-sdk/client-bedrock-runtime';
import { expect, it } from 'vitest';
import { createAnswerClient } from '../../../../shared/copilot/answer.client.ts';
import { REPLY_TOOL } from '../../../../shared/copilot/prompt/reply-tool.ts';
import { takesTool } from '../../../../shared/copilot/reply-form.ts';
import { NO_METER } from '../../../harness/caller.ts';

it('makes the model call the tool of a prompt, and returns what it gives to it', async () => {
  const sent: ConverseCommand[] = [];
  const input = { quotes: [] };
  const send = async (command: ConverseCommand) => {
    sent.push(command);
    const content = [{ toolUse: { toolUseId: '1', name: 'reply', input } }];
    return { output: { message: { content } }, stopReason: 'tool_use', usage: { inputTokens: 1, outputTokens: 1 } };
  };
  const model = createAnswerClient('us.amazon.nova-2-lite-v1:0', 512, { send } as unknown as BedrockRuntimeClient);
  const call = { meter: NO_METER, signal: new AbortController().signal, timeLeftMs: () => 20_000 };
  const reply = await model.answer({ system: 'Answer.', message: 'How long?', tool: REPLY_TOOL }, call);
  expect(reply).toEqual({ text: '', toolInput: input, complete: true, inputTokens: 1, outputTokens: 1 });
  const { name, description, schema } = REPLY_TOOL;
  expect(sent.map((command) => command.input.toolConfig)).toEqual([
    {
      tools: [{ toolSpec: { name, description, inputSchema: { json: schema } } }],
      toolChoice: { tool: { name } },
    },
  ]);
});

it.each([
  ['amazon.nova-micro-v1:0', true],
  ['eu.amazon.nova-2-lite-v1:0', true],
  ['anthropic.claude-haiku-4-5-20251001-v1:0', true],
  ['global.anthropic.claude-opus-4-7', true],
  ['meta.llama4-scout-17b-instruct-v1:0', false],
  ['mistral.mistral-large-2402-v1:0', false],
  ['amazon.titan-embed-text-v2:0', false],
  ['acme.anthropic-claude-v1:0', false],
])('%s can be made to call a tool: %s', (modelId, takes) => {
  expect(takesTool(modelId)).toBe(takes);
});

it('has a schema with the only keys that Nova accepts at the top level, and quotes before it answers', () => {
  expect(Object.keys(REPLY_TOOL.schema)).toEqual(['type', 'properties', 'required']);
  expect(Object.keys(REPLY_TOOL.schema.properties)).toEqual(['quotes', 'verdict', 'sentences', 'missing']);
});
