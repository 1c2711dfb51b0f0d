// Guarantee: a guardrail scans every text completely, billed by its own count, or the call is `unavailable`: after an
// error, a timeout, a truncated list, part of a text, a finding without a position, or an unknown count or price. Risk:
// an unscanned name is sent on.
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GUARDRAIL_UNITS_ID, priceOf } from '../../../../shared/pricing/prices.ts';
import { createUsageMeter } from '../../../../shared/pricing/usage-meter.ts';
import { createGuardrail } from '../../../../shared/privacy/guardrail/guardrail.client.ts';
import type { GuardrailKind } from '../../../../shared/privacy/guardrail/guardrail.ts';
import { useBedrock } from '../../../harness/local-cloud/bedrock.ts';

type Answer = Record<string, unknown>;
const GUARDRAIL = { kind: 'guardrail', id: 'abc', version: '1' } as const;
const CHECKS = { kind: 'checks' } as const;
const TEXTS = ['the garden of Qwist', 'Qwist of Elm 4', 'nothing'];

const bedrock = useBedrock();
beforeAll(() => bedrock().standIn.guardrails.addGuardrail('abc', '1'));
beforeEach(() => {
  bedrock().standIn.guardrails.setFindings({ type: 'NAME', match: 'Qwist' }, { type: 'ADDRESS', match: 'Elm 4' });
});

function ask(
  setting: typeof GUARDRAIL | typeof CHECKS | { kind: 'guardrail'; id: string; version: string },
  { kinds = ['PERSON'], texts = TEXTS, deadlineMs = 60_000 }: Partial<Asked> = {},
) {
  const meter = createUsageMeter((modelId) => priceOf(modelId, 'us-east-1'));
  const guardrail = createGuardrail(setting, bedrock().client, deadlineMs);
  const spans = guardrail?.find(texts, kinds, { meter, signal: new AbortController().signal });
  return { spans: spans ?? Promise.reject(new Error('no guardrail is called')), usage: meter.usage };
}

interface Asked {
  readonly kinds: readonly GuardrailKind[];
  readonly texts: readonly string[];
  readonly deadlineMs: number;
}

it('opens no client on a stage without a guardrail', () => {
  expect(createGuardrail({ kind: 'none' })).toBeNull();
});

describe.each([CHECKS, GUARDRAIL])('by $kind', (setting) => {
  it('returns the spans of each text for the requested kinds, and meters text units', async () => {
    const { spans, usage } = ask(setting);
    expect(await spans).toEqual([[{ kind: 'PERSON', start: 14, end: 19 }], [{ kind: 'PERSON', start: 0, end: 5 }], []]);
    expect(usage()).toEqual({
      certainty: 'metered',
      uses: [expect.objectContaining({ modelId: GUARDRAIL_UNITS_ID, inputTokens: 3, outputTokens: 0 })],
    });
    const both = await ask(setting, { kinds: ['PERSON', 'STREET_ADDRESS'] }).spans;
    expect(both[1]).toContainEqual({ kind: 'STREET_ADDRESS', start: 9, end: 14 });
  });

  it('returns no spans for a text without any', async () => {
    expect(await ask(setting, { texts: ['nothing', 'at all'] }).spans).toEqual([[], []]);
  });

  it('counts half of a surrogate pair as one character', async () => {
    expect(await ask(setting, { texts: ['\ud83d Qwist'] }).spans).toEqual([[{ kind: 'PERSON', start: 2, end: 7 }]]);
  });

  it('fails at the deadline, and counts as possibly billed', async () => {
    const { spans, usage } = ask(setting, { deadlineMs: 0 });
    await expect(spans).rejects.toMatchObject({ code: 'unavailable' });
    expect(usage()).toEqual({ uses: [], certainty: 'unknown' });
  });

  it('fails without a bill when the service rejects the request', async () => {
    const { spans, usage } = ask(setting, { texts: [''] });
    await expect(spans).rejects.toMatchObject({ code: 'unavailable' });
    expect(usage()).toEqual({ uses: [], certainty: 'metered' });
  });
});

it('fails for a guardrail that does not exist', async () => {
  await expect(ask({ ...GUARDRAIL, version: '2' }).spans).rejects.toMatchObject({ code: 'unavailable' });
});

const entry = (change: object) => ({
  results: {
    sensitiveInformation: {
      results: [{ type: 'NAME', messageIndex: 0, contentIndex: 0, beginOffset: 0, endOffset: 3, ...change }],
    },
  },
});
const units = (count: number) => ({ usage: { sensitiveInformation: { textUnits: count } } });
const coverage = (guarded: number, total: number) => ({ guardrailCoverage: { textCharacters: { guarded, total } } });
const found = (...piiEntities: object[]) => ({
  assessments: [{ sensitiveInformationPolicy: { piiEntities, regexes: [] } }],
});
const withFields = (fields: object) => (answer: Answer) => ({ ...answer, ...fields });
const withUsage = (change: object) => (answer: Answer) => ({
  ...answer,
  usage: { ...(answer.usage as object), ...change },
});

it('returns no span for what a filter did not detect', async () => {
  const [name, street] = [
    { type: 'NAME', match: 'Qwist' },
    { type: 'ADDRESS', match: 'Elm 4' },
  ];
  bedrock().standIn.guardrails.alterNext(withFields(found(name, { ...street, detected: false })));
  const { spans } = ask(GUARDRAIL, { kinds: ['PERSON', 'STREET_ADDRESS'] });
  expect((await spans).flat().map(({ kind }) => kind)).toEqual(['PERSON', 'PERSON']);
});

describe.each<[typeof CHECKS | typeof GUARDRAIL, string, (answer: Answer) => object, string]>([
  [
    CHECKS,
    'a truncated list',
    withFields({ results: { sensitiveInformation: { results: [], truncated: true } } }),
    'guardrail_truncated',
  ],
  [CHECKS, 'no list', withFields({ results: {} }), 'guardrail_partial'],
  [CHECKS, 'too few units', withFields(units(0)), 'guardrail_partial'],
  [CHECKS, 'no count', withFields({ usage: {} }), 'guardrail_unmetered'],
  [CHECKS, 'an end outside its text', withFields(entry({ endOffset: 99 })), 'guardrail_without_position'],
  [CHECKS, 'a text that was not sent', withFields(entry({ messageIndex: 3 })), 'guardrail_without_position'],
  [CHECKS, 'a part that was not sent', withFields(entry({ contentIndex: 1 })), 'guardrail_without_position'],
  [CHECKS, 'a kind that was not requested', withFields(entry({ type: 'AGE' })), 'guardrail_without_position'],
  [GUARDRAIL, 'part of the text', withFields(coverage(10, 40)), 'guardrail_partial'],
  [GUARDRAIL, 'part of more than was sent', withFields(coverage(1_000, 2_000)), 'guardrail_partial'],
  [GUARDRAIL, 'less than was sent', withFields(coverage(10, 10)), 'guardrail_partial'],
  [GUARDRAIL, 'no coverage', ({ guardrailCoverage, ...rest }) => rest, 'guardrail_partial'],
  [GUARDRAIL, 'no assessment', ({ assessments, ...rest }) => rest, 'guardrail_partial'],
  [GUARDRAIL, 'a filter that did not scan', withUsage({ sensitiveInformationPolicyUnits: 0 }), 'guardrail_partial'],
  [GUARDRAIL, 'a filter of another price', withUsage({ topicPolicyUnits: 1 }), 'guardrail_unmetered'],
  [GUARDRAIL, 'no count', ({ usage: _usage, ...rest }) => rest, 'guardrail_unmetered'],
  [
    GUARDRAIL,
    'a string that does not occur',
    withFields(found({ type: 'NAME', match: 'Kwist' })),
    'guardrail_without_position',
  ],
  [GUARDRAIL, 'an action without a finding', withFields(found()), 'guardrail_without_position'],
])('with the setting %j', (setting, what, alter, cause) => {
  it(`fails for ${what}, and is billed`, async () => {
    bedrock().standIn.guardrails.alterNext(alter);
    const { spans, usage } = ask(setting);
    await expect(spans).rejects.toMatchObject({ code: 'unavailable', cause });
    expect(usage().certainty).toBe(cause === 'guardrail_unmetered' ? 'unmetered' : 'metered');
  });
});
