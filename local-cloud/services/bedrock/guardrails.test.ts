// Guarantee: the SDK's own client gets the findings that a test has set, with their positions, and pays by text units;
// an unknown guardrail, and a request that the product does not use, are refused. Risk: fail-closed code is tested
// against a stand-in that finds nothing.
import { ApplyGuardrailCommand, InvokeGuardrailChecksCommand } from '@aws-sdk/client-bedrock-runtime';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openBedrock, type TestBedrock } from './bedrock.fixture.ts';

let opened: TestBedrock;
beforeAll(async () => {
  opened = await openBedrock();
  opened.standIn.guardrails.addGuardrail('abc', '1');
});
afterAll(() => opened.close());
beforeEach(() => {
  opened.standIn.meter.reset();
  opened.permissions.length = 0;
  opened.standIn.guardrails.setFindings({ type: 'NAME', match: 'Qwist' }, { type: 'ADDRESS', match: 'Elm 4' });
});

const check = (texts: readonly string[], type: 'NAME' | 'ADDRESS' | 'EMAIL' = 'NAME') =>
  opened.client.send(
    new InvokeGuardrailChecksCommand({
      messages: texts.map((text) => ({ role: 'user', content: [{ text }] })),
      checks: { sensitiveInformation: { entities: [{ type }] } },
    }),
  );
const apply = (text: string, guardrailVersion = '1') =>
  opened.client.send(
    new ApplyGuardrailCommand({
      guardrailIdentifier: 'abc',
      guardrailVersion,
      source: 'INPUT',
      outputScope: 'FULL',
      content: [{ text: { text } }],
    }),
  );

it('checks find the requested kinds, with offsets in characters, and count units per text', async () => {
  expect(await check(['none', '😀 Qwist of Elm 4, Qwist'])).toMatchObject({
    results: {
      sensitiveInformation: {
        truncated: false,
        results: [
          { type: 'NAME', messageIndex: 1, contentIndex: 0, beginOffset: 2, endOffset: 7 },
          { type: 'NAME', messageIndex: 1, contentIndex: 0, beginOffset: 18, endOffset: 23 },
        ],
      },
    },
    usage: { sensitiveInformation: { textUnits: 2 } },
  });
  expect(opened.standIn.meter.usage()).toEqual({
    InvokeGuardrailChecks: { calls: 1, inputTokens: 2, outputTokens: 0 },
  });
  expect(opened.permissions).toEqual(['bedrock:InvokeGuardrailChecks *']);
});

it('a guardrail reports what it found, and how much it read', async () => {
  expect(await apply(`Qwist ${'x'.repeat(1_000)}`)).toMatchObject({
    action: 'GUARDRAIL_INTERVENED',
    assessments: [{ sensitiveInformationPolicy: { piiEntities: [{ type: 'NAME', match: 'Qwist' }] } }],
    guardrailCoverage: { textCharacters: { guarded: 1_006, total: 1_006 } },
    usage: { sensitiveInformationPolicyUnits: 2 },
  });
  expect(await apply('nothing')).toMatchObject({ action: 'NONE' });
  expect(opened.permissions[0]).toBe('bedrock:ApplyGuardrail arn:aws:bedrock:us-east-1:123456789012:guardrail/abc');
});

it('an unknown guardrail, an empty text and an unsupported kind of finding are refused and not billed', async () => {
  await expect(apply('Qwist', '2')).rejects.toMatchObject({ name: 'ValidationException' });
  await expect(check([''])).rejects.toMatchObject({ name: 'ValidationException' });
  await expect(check(['x'], 'EMAIL')).rejects.toMatchObject({ message: expect.stringContaining('type') });
  expect(opened.standIn.meter.usage()).toEqual({});
});

it('an alteration applies only to the next answer', async () => {
  opened.standIn.guardrails.alterNext(() => ({ results: {}, usage: {} }));
  expect((await check(['Qwist'])).results).toEqual({});
  expect((await check(['Qwist'])).results?.sensitiveInformation?.results).toHaveLength(1);
});
