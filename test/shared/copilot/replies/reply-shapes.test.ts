// Guarantee: when a reply has blocks of several kinds, as Claude and Nova send them with reasoning or tools, only its
// text is read, or only the input of the tool that the model had to call. An incomplete reply is not an answer. Risk:
// the reasoning of a model is shown as its answer, or half a reply passes.
import type { BedrockRuntimeClient } from '@aws-sdk/client-bedrock-runtime';
import { expect, it } from 'vitest';
import { createAnswerClient } from '../../../../shared/copilot/answer.client.ts';
import { composePrompt } from '../../../../shared/copilot/prompt/prompt.ts';
import { REPLY_TOOL } from '../../../../shared/copilot/prompt/reply-tool.ts';
import { readReply } from '../../../../shared/copilot/read-reply.ts';
import type { ReplyForm } from '../../../../shared/copilot/reply-form.ts';
import { NO_METER } from '../../../harness/caller.ts';

const TEXT = 'The lease ends after 36 months.';
const QUOTED = `QUOTE [1]: ${TEXT}\nVERDICT: fully\n`;
const ANSWER = 'ANSWER: The lease ends after 36 months [1].';
const SHOWN = 'The lease ends after 36 months [1].';
const textBlock = (text: string) => ({ text });
const reasoning = (text: string) => ({ reasoningContent: { reasoningText: { text, signature: 'c2lnbmF0dXJl' } } });
const ENCRYPTED = { reasoningContent: { redactedContent: new Uint8Array([1, 2, 3]) } };
const TOOL = { toolUse: { toolUseId: 'tool-1', name: 'search', input: { query: 'lease' } } };

// Reads a reply of these blocks as the copilot does: the text of the answer, or why there is none.
async function read(content: readonly object[] | undefined, stopReason: string, form: ReplyForm): Promise<string> {
  const usage = { inputTokens: 9, outputTokens: 9, totalTokens: 18 };
  const client = { send: async () => ({ output: { message: { content } }, stopReason, usage }) };
  const model = createAnswerClient('claude', 512, client as unknown as BedrockRuntimeClient);
  const call = { meter: NO_METER, signal: new AbortController().signal, timeLeftMs: () => 20_000 };
  const reply = await model.answer(composePrompt('', [], form), call);
  const answer = await readReply(reply, 'When does the lease end?', [{ title: 'Lease', headings: '', text: TEXT }]);
  return 'flaw' in answer ? answer.flaw : answer.text.trim();
}

it.each<[name: string, content: readonly object[] | undefined, stopReason: string, expected: string]>([
  ['reasoning before a reply', [reasoning('Excerpt 1 says it.'), textBlock(QUOTED + ANSWER)], 'end_turn', SHOWN],
  ['empty reasoning before a reply', [reasoning(''), textBlock(QUOTED + ANSWER)], 'end_turn', SHOWN],
  ['encrypted reasoning before a reply', [ENCRYPTED, textBlock(QUOTED + ANSWER)], 'end_turn', SHOWN],
  [
    'reasoning between two parts of a reply',
    [textBlock(QUOTED), reasoning('So 36.'), textBlock(ANSWER)],
    'end_turn',
    SHOWN,
  ],
  [
    'an empty text before reasoning and a reply',
    [textBlock(''), reasoning('So 36.'), textBlock(QUOTED + ANSWER)],
    'end_turn',
    SHOWN,
  ],
  [
    'reasoning that looks like a reply, before a refusal',
    [reasoning(QUOTED + ANSWER), textBlock('VERDICT: no')],
    'end_turn',
    'model_says_no',
  ],
  ['nothing but reasoning that looks like a reply', [reasoning(QUOTED + ANSWER)], 'end_turn', 'malformed'],
  ['a reply that is cut off within reasoning', [reasoning('Excerpt 1 says')], 'max_tokens', 'incomplete'],
  ['a reply that is cut off after reasoning', [reasoning('So 36.'), textBlock(QUOTED)], 'max_tokens', 'incomplete'],
  [
    'reasoning after a reply, in which it is cut off',
    [textBlock(QUOTED + ANSWER), reasoning('But')],
    'max_tokens',
    'incomplete',
  ],
  [
    'reasoning in tags in the text of a reply',
    [textBlock(`<thinking>So 36.</thinking>\n${QUOTED}${ANSWER}`)],
    'end_turn',
    'malformed',
  ],
  ['a call of a tool', [TOOL], 'tool_use', 'incomplete'],
  ['a call of a tool that ends the turn', [TOOL], 'end_turn', 'malformed'],
  ['a reply after a call of a tool', [TOOL, textBlock(QUOTED + ANSWER)], 'end_turn', SHOWN],
  [
    'talk, a call of a tool and a reply',
    [textBlock('Let me look.'), TOOL, textBlock(QUOTED + ANSWER)],
    'end_turn',
    'malformed',
  ],
  ['a reply and a call of a tool', [textBlock(QUOTED + ANSWER), TOOL], 'tool_use', 'incomplete'],
  [
    'a block of an unknown kind before a reply',
    [{ $unknown: ['audio', {}] }, textBlock(QUOTED + ANSWER)],
    'end_turn',
    SHOWN,
  ],
  ['no blocks', [], 'end_turn', 'malformed'],
  ['no content', undefined, 'end_turn', 'malformed'],
])('in lines, for %s, returns "$3"', async (_name, content, stopReason, expected) => {
  expect(await read(content, stopReason, 'lines')).toBe(expected);
});

const input = {
  quotes: [{ excerpt: 1, text: TEXT }],
  verdict: 'fully',
  sentences: [{ text: 'The lease ends after 36 months.', excerpts: [1] }],
};
const call = (over: object = {}) => ({ toolUse: { toolUseId: 'tool-1', name: REPLY_TOOL.name, input, ...over } });

it.each<[name: string, content: readonly object[] | undefined, stopReason: string, expected: string]>([
  ['the tool', [call()], 'tool_use', SHOWN],
  ['the tool, with which the model ends its turn', [call()], 'end_turn', SHOWN],
  ['reasoning before the tool', [reasoning('So 36.'), call()], 'tool_use', SHOWN],
  ['encrypted reasoning before the tool', [ENCRYPTED, call()], 'tool_use', SHOWN],
  ['talk before the tool', [textBlock('I reply now.'), call()], 'tool_use', SHOWN],
  ['a refusal in lines before the tool', [textBlock('VERDICT: no'), call()], 'tool_use', SHOWN],
  ['a reply in lines', [textBlock(QUOTED + ANSWER)], 'end_turn', 'malformed'],
  ['another tool', [call({ name: 'search' })], 'tool_use', 'malformed'],
  ['the tool and another one', [call(), TOOL], 'tool_use', 'malformed'],
  ['the tool twice', [call(), call()], 'tool_use', 'malformed'],
  ['the tool without an input', [call({ input: undefined })], 'tool_use', 'malformed'],
  ['the tool with half an input', [call({ input: { quotes: input.quotes } })], 'tool_use', 'malformed'],
  ['the tool, cut off', [call()], 'max_tokens', 'incomplete'],
  ['the tool, misused', [call()], 'malformed_tool_use', 'incomplete'],
  ['nothing but reasoning', [reasoning('So 36.')], 'end_turn', 'malformed'],
  ['no content', undefined, 'tool_use', 'malformed'],
])('with a tool, for %s, returns "$3"', async (_name, content, stopReason, expected) => {
  expect(await read(content, stopReason, 'tool')).toBe(expected);
});
