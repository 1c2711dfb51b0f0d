// Guarantee: of a reply with blocks of several kinds, as Claude and Nova with reasoning or tools send them, only the
// text that the model meant as its reply is read, and a reply without such a text is not an answer. Risk: what a model
// thinks is shown as what it says, or half a reply passes.
import type { BedrockRuntimeClient } from '@aws-sdk/client-bedrock-runtime';
import { expect, it } from 'vitest';
import { createAnswerClient } from '../../../../shared/copilot/answer.client.ts';
import { readReply } from '../../../../shared/copilot/read-reply.ts';
import { NO_METER } from '../../../harness/caller.ts';

const TEXT = 'The lease ends after 36 months.';
const QUOTED = `QUOTE [1]: ${TEXT}\nVERDICT: fully\n`;
const ANSWER = 'ANSWER: The lease ends after 36 months [1].';
const SAID = 'The lease ends after 36 months [1].';
const text = (said: string) => ({ text: said });
const thought = (said: string) => ({ reasoningContent: { reasoningText: { text: said, signature: 'c2lnbmF0dXJl' } } });
const HIDDEN = { reasoningContent: { redactedContent: new Uint8Array([1, 2, 3]) } };
const TOOL = { toolUse: { toolUseId: 'tool-1', name: 'search', input: { query: 'lease' } } };

// Reads a reply of these blocks as the copilot does: the text of the answer, or why there is none.
async function read(content: readonly object[] | undefined, stopReason: string): Promise<string> {
  const usage = { inputTokens: 9, outputTokens: 9, totalTokens: 18 };
  const client = { send: async () => ({ output: { message: { content } }, stopReason, usage }) };
  const model = createAnswerClient('claude', 512, client as unknown as BedrockRuntimeClient);
  const call = { meter: NO_METER, signal: new AbortController().signal, timeLeftMs: () => 20_000 };
  const reply = await model.answer({ system: '', message: '' }, call);
  const said = await readReply(reply, 'When does the lease end?', [{ title: 'Lease', headings: '', text: TEXT }]);
  return 'flaw' in said ? said.flaw : said.text.trim();
}

it.each<[name: string, content: readonly object[] | undefined, stopReason: string, expected: string]>([
  ['reasoning before the reply', [thought('Excerpt 1 says it.'), text(QUOTED + ANSWER)], 'end_turn', SAID],
  ['reasoning that is empty', [thought(''), text(QUOTED + ANSWER)], 'end_turn', SAID],
  ['reasoning that is encrypted', [HIDDEN, text(QUOTED + ANSWER)], 'end_turn', SAID],
  ['reasoning between two parts', [text(QUOTED), thought('So 36.'), text(ANSWER)], 'end_turn', SAID],
  ['an empty text beside it', [text(''), thought('So 36.'), text(QUOTED + ANSWER)], 'end_turn', SAID],
  ['a whole reply as reasoning', [thought(QUOTED + ANSWER), text('VERDICT: no')], 'end_turn', 'model_says_no'],
  ['a whole reply as reasoning alone', [thought(QUOTED + ANSWER)], 'end_turn', 'malformed'],
  ['cut off within reasoning', [thought('Excerpt 1 says')], 'max_tokens', 'incomplete'],
  ['cut off after reasoning', [thought('So 36.'), text(QUOTED)], 'max_tokens', 'incomplete'],
  ['cut off within reasoning after a reply', [text(QUOTED + ANSWER), thought('But')], 'max_tokens', 'incomplete'],
  ['reasoning marked in the text', [text(`<thinking>So 36.</thinking>\n${QUOTED}${ANSWER}`)], 'end_turn', 'malformed'],
  ['a call of a tool', [TOOL], 'tool_use', 'incomplete'],
  ['a call of a tool that ends the turn', [TOOL], 'end_turn', 'malformed'],
  ['a reply after a call of a tool', [TOOL, text(QUOTED + ANSWER)], 'end_turn', SAID],
  ['talk, a call of a tool and a reply', [text('Let me look.'), TOOL, text(QUOTED + ANSWER)], 'end_turn', 'malformed'],
  ['a reply and a call of a tool', [text(QUOTED + ANSWER), TOOL], 'tool_use', 'incomplete'],
  ['a block of an unknown kind', [{ $unknown: ['audio', {}] }, text(QUOTED + ANSWER)], 'end_turn', SAID],
  ['no blocks', [], 'end_turn', 'malformed'],
  ['no content', undefined, 'end_turn', 'malformed'],
])('%s', async (_name, content, stopReason, expected) => {
  expect(await read(content, stopReason)).toBe(expected);
});
