// Guarantee: a guardrail's answer is accepted only if every character was scanned and every unit has a known price, and
// a call is sent once. Risk: an unscanned name is sent on, or a scan costs more than was reserved.
import { type BedrockRuntimeClient, InternalServerException } from '@aws-sdk/client-bedrock-runtime';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createUsageMeter } from '../../../../shared/pricing/usage-meter.ts';
import { applyGuardrail } from '../../../../shared/privacy/guardrail/apply-guardrail.client.ts';
import { createGuardrail } from '../../../../shared/privacy/guardrail/guardrail.client.ts';
import { invokeGuardrailChecks } from '../../../../shared/privacy/guardrail/guardrail-checks.client.ts';
import { serveAsBedrock } from '../../aws/scripted-server.fixture.ts';

const TEXTS = ['Qwist called', 'nothing'];
const SPANS = [[{ kind: 'PERSON', start: 0, end: 5 }], []];
const CHARACTERS = TEXTS.join('').length;
const neverAborted = new AbortController().signal;

// Returns a client that answers with this output, and the requests that it got.
function answering(output: object) {
  const sent: unknown[] = [];
  const send = async ({ input }: { input: unknown }) => {
    sent.push(input);
    return output;
  };
  return { client: { send } as unknown as BedrockRuntimeClient, sent };
}

const GUARDED = {
  action: 'GUARDRAIL_INTERVENED',
  usage: { sensitiveInformationPolicyUnits: 1, topicPolicyUnits: 0, wordPolicyUnits: 5 },
  guardrailCoverage: { textCharacters: { guarded: CHARACTERS, total: CHARACTERS } },
  assessments: [
    { sensitiveInformationPolicy: { piiEntities: [{ type: 'NAME', match: 'Qwist', action: 'NONE' }], regexes: [] } },
  ],
};
const apply = (output: object) => applyGuardrail(answering(output).client, 'abc', '1')(TEXTS, ['PERSON'], neverAborted);
const covering = (guarded: number, total: number) => ({
  ...GUARDED,
  guardrailCoverage: { textCharacters: { guarded, total } },
});

it("sends each text completely to the stage's version of the guardrail, and requests all findings", async () => {
  const { client, sent } = answering(GUARDED);
  const { units, spans } = await applyGuardrail(client, 'abc', '1')(TEXTS, ['PERSON'], neverAborted);
  expect(sent).toEqual([
    {
      guardrailIdentifier: 'abc',
      guardrailVersion: '1',
      source: 'INPUT',
      content: TEXTS.map((text) => ({ text: { text } })),
      outputScope: 'FULL',
    },
  ]);
  expect(units).toBe(1);
  expect(spans()).toEqual(SPANS);
});

it('sends a guardrail nothing, and charges nothing, after the call was aborted', async () => {
  const { client, sent } = answering(GUARDED);
  const meter = createUsageMeter(() => null);
  const guardrail = createGuardrail({ kind: 'guardrail', id: 'abc', version: '1' }, client);
  const found = guardrail?.find(TEXTS, ['PERSON'], { signal: AbortSignal.abort(), meter });
  await expect(found).rejects.toMatchObject({ code: 'unavailable', cause: { name: 'AbortError' } });
  expect(sent).toEqual([]);
  expect(meter.usage()).toEqual({ certainty: 'metered', uses: [] });
});

it.each([
  'topicPolicyUnits',
  'contentPolicyUnits',
  'contextualGroundingPolicyUnits',
  'contentPolicyImageUnits',
  'automatedReasoningPolicyUnits',
])('counts no units if some have no price: %s', async (field) => {
  expect((await apply({ ...GUARDED, usage: { ...GUARDED.usage, [field]: 1 } })).units).toBeUndefined();
});

it.each([
  ['one character fewer than were sent', CHARACTERS - 1, CHARACTERS - 1],
  ['one character fewer than it received', CHARACTERS, CHARACTERS + 1],
])('rejects an answer of a guardrail that scanned %s', async (_name, guarded, total) => {
  const { spans } = await apply(covering(guarded, total));
  expect(spans).toThrow(expect.objectContaining({ cause: 'guardrail_partial' }));
});

it('accepts an answer of a guardrail that scanned more than was sent', async () => {
  expect((await apply(covering(CHARACTERS + 1, CHARACTERS + 1))).spans()).toEqual(SPANS);
});

const entry = { type: 'NAME', messageIndex: 0, contentIndex: 0, beginOffset: 0, endOffset: 5 };
const unitsOf = (textUnits: number) => ({ usage: { sensitiveInformation: { textUnits } } });
const checked = (results: object[]) => ({
  ...unitsOf(1),
  results: { sensitiveInformation: { results, truncated: false } },
});

it('sends each text to the checks as a separate message, and the requested kinds', async () => {
  const { client, sent } = answering(checked([entry]));
  const { units, spans } = await invokeGuardrailChecks(client)(TEXTS, ['PERSON', 'STREET_ADDRESS'], neverAborted);
  expect(sent).toEqual([
    {
      messages: TEXTS.map((text) => ({ role: 'user', content: [{ text }] })),
      checks: { sensitiveInformation: { entities: [{ type: 'NAME' }, { type: 'ADDRESS' }] } },
    },
  ]);
  expect(units).toBe(1);
  expect(spans()).toEqual(SPANS);
});

it.each([
  ['in another part of a message', { contentIndex: 1 }],
  ['in no part', { contentIndex: undefined }],
  ['in a message that was not sent', { messageIndex: 2 }],
  ['in no message', { messageIndex: undefined }],
  ['of a kind that was not requested', { type: 'ADDRESS' }],
  ['that ends where it begins', { beginOffset: 5, endOffset: 5 }],
  ['that ends outside its text', { endOffset: 13 }],
  ['that ends within a character', { endOffset: 4.5 }],
])('rejects an answer of a guardrail with a finding %s', async (_name, change) => {
  const { spans } = await invokeGuardrailChecks(answering(checked([{ ...entry, ...change }])).client)(
    TEXTS,
    ['PERSON'],
    neverAborted,
  );
  expect(spans).toThrow(expect.objectContaining({ cause: 'guardrail_without_position' }));
});

it('rejects an answer that is empty, or lacks the amount of scanned text', async () => {
  const check = (output: object) => invokeGuardrailChecks(answering(output).client)(TEXTS, ['PERSON'], neverAborted);
  const partial = expect.objectContaining({ cause: 'guardrail_partial' });
  expect((await check({ usage: checked([]).usage })).spans).toThrow(partial);
  expect((await check({ ...checked([]), usage: undefined })).spans).toThrow(partial);
  expect((await apply({ ...GUARDED, usage: undefined })).spans).toThrow(partial);
});

it('finds nothing if no assessment lists personal data', async () => {
  const assessments = [{}, { sensitiveInformationPolicy: { regexes: [] } }];
  expect((await apply({ ...GUARDED, action: 'NONE', assessments })).spans()).toEqual([[], []]);
});

it('rejects an answer without a count of units, which may still be billed', async () => {
  const meter = createUsageMeter(() => ({ input: 0n, output: 0n }) as never);
  const guardrail = createGuardrail({ kind: 'checks' }, answering({ ...checked([]), usage: undefined }).client);
  const found = guardrail?.find(TEXTS, ['PERSON'], { meter, signal: neverAborted });
  await expect(found).rejects.toMatchObject({ code: 'unavailable', cause: 'guardrail_unmetered' });
  expect(meter.usage()).toEqual({ uses: [], certainty: 'unmetered' });
});

it('sends a whole text, with its spaces and a replacement for half a character, to which the offsets apply', async () => {
  const found = { ...checked([{ ...entry, beginOffset: 2, endOffset: 7 }]), ...unitsOf(21) };
  const { client, sent } = answering(found);
  const meter = createUsageMeter(() => ({ modelId: 'guardrail' }) as never);
  const text = (broken: string) => `  Qwist called ${broken} ${'x'.repeat(20_000)} `;
  const guardrail = createGuardrail({ kind: 'checks' }, client);
  const spans = await guardrail?.find([text('\ud83d')], ['PERSON'], { meter, signal: neverAborted });
  expect(sent).toMatchObject([{ messages: [{ role: 'user', content: [{ text: text('\ufffd') }] }] }]);
  expect(spans).toEqual([[{ kind: 'PERSON', start: 2, end: 7 }]]);
});

it('charges the units of an answer that is rejected because it is incomplete', async () => {
  const price = { modelId: 'guardrail' } as never;
  const meter = createUsageMeter(() => price);
  const output = checked([]);
  output.results.sensitiveInformation.truncated = true;
  const found = createGuardrail({ kind: 'checks' }, answering(output).client)?.find(TEXTS, ['PERSON'], {
    meter,
    signal: neverAborted,
  });
  await expect(found).rejects.toMatchObject({ code: 'unavailable', cause: 'guardrail_truncated' });
  expect(meter.usage()).toMatchObject({ uses: [{ inputTokens: 1, outputTokens: 0, price }], certainty: 'metered' });
});

it('waits for a guardrail six seconds, and no longer than the call that needs it', async () => {
  const meter = createUsageMeter(() => ({ input: 0n, output: 0n }) as never);
  const call = new AbortController();
  const given: AbortSignal[] = [];
  const send = (_command: unknown, { abortSignal }: { readonly abortSignal: AbortSignal }) => {
    given.push(abortSignal);
    return new Promise((_, reject) => abortSignal.addEventListener('abort', () => reject(abortSignal.reason)));
  };
  const client = { send } as unknown as BedrockRuntimeClient;
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  onTestFinished(() => timeout.mockRestore());
  const found = createGuardrail({ kind: 'checks' }, client)?.find(TEXTS, ['PERSON'], { meter, signal: call.signal });
  expect(timeout.mock.calls).toEqual([[6_000]]);
  call.abort();
  // At once, not only at the guardrail's own deadline.
  expect(given.map(({ aborted }) => aborted)).toEqual([true]);
  await expect(found).rejects.toMatchObject({ code: 'unavailable' });
});

it('calls a guardrail once, even if it answers with a server error', async () => {
  let calls = 0;
  await serveAsBedrock((stream) => {
    calls += 1;
    stream.respond({ ':status': 500, 'x-amzn-errortype': InternalServerException.name });
    stream.end('{}');
  });
  const meter = createUsageMeter(() => ({ input: 0n, output: 0n }) as never);
  const found = createGuardrail({ kind: 'checks' })?.find(TEXTS, ['PERSON'], { meter, signal: neverAborted });
  await expect(found).rejects.toMatchObject({ code: 'unavailable' });
  expect(calls).toBe(1);
});
