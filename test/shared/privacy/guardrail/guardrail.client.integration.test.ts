// Guarantee: a second opinion is a whole reading of every text, paid for by its own count, or `unavailable`: by an
// error, a time-out, a cut list, part of a text, a finding without a place, a count or price that is not known. Risk: a
// name goes out unread.

import { openBedrock, type TestBedrock } from '@knowledge-copilot/local-cloud/fixtures/bedrock';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GUARDRAIL_UNITS_ID, priceOf } from '../../../../shared/pricing/prices.ts';
import { openTab } from '../../../../shared/pricing/usage-meter.ts';
import { createSecondOpinion } from '../../../../shared/privacy/guardrail/guardrail.client.ts';
import type { OpinionKind } from '../../../../shared/privacy/guardrail/guardrail.ts';

type Answer = Record<string, unknown>;
const GUARDRAIL = { kind: 'guardrail', id: 'abc', version: '1' } as const;
const CHECKS = { kind: 'checks' } as const;
const TEXTS = ['the garden of Qwist', 'Qwist of Elm 4', 'nothing'];

let opened: TestBedrock;
beforeAll(async () => {
  opened = await openBedrock();
  opened.standIn.guardrails.addGuardrail('abc', '1');
});
afterAll(() => opened.close());
beforeEach(() => {
  opened.standIn.guardrails.setFindings({ type: 'NAME', match: 'Qwist' }, { type: 'ADDRESS', match: 'Elm 4' });
});

function ask(
  setting: typeof GUARDRAIL | typeof CHECKS | { kind: 'guardrail'; id: string; version: string },
  { kinds = ['PERSON'], texts = TEXTS, deadlineMs = 60_000 }: Partial<Asked> = {},
) {
  const tab = openTab((modelId) => priceOf(modelId, 'us-east-1'));
  const opinion = createSecondOpinion(setting, opened.client, deadlineMs);
  const spans = opinion?.find(texts, kinds, { tab, signal: new AbortController().signal });
  return { spans: spans ?? Promise.reject(new Error('nobody is asked')), spending: tab.spending };
}

interface Asked {
  readonly kinds: readonly OpinionKind[];
  readonly texts: readonly string[];
  readonly deadlineMs: number;
}

it('asks nobody where the stage says so', () => {
  expect(createSecondOpinion({ kind: 'none' })).toBeNull();
});

describe.each([CHECKS, GUARDRAIL])('by $kind', (setting) => {
  it('gives the spans of each text, of the kinds asked for, and pays by text units', async () => {
    const { spans, spending } = ask(setting);
    expect(await spans).toEqual([[{ kind: 'PERSON', start: 14, end: 19 }], [{ kind: 'PERSON', start: 0, end: 5 }], []]);
    expect(spending()).toEqual({
      certainty: 'metered',
      uses: [expect.objectContaining({ modelId: GUARDRAIL_UNITS_ID, inputTokens: 3, outputTokens: 0 })],
    });
    const both = await ask(setting, { kinds: ['PERSON', 'STREET_ADDRESS'] }).spans;
    expect(both[1]).toContainEqual({ kind: 'STREET_ADDRESS', start: 9, end: 14 });
  });

  it('takes half a surrogate pair as it takes any character', async () => {
    expect(await ask(setting, { texts: ['\ud83d Qwist'] }).spans).toEqual([[{ kind: 'PERSON', start: 2, end: 7 }]]);
  });

  it('is refused when its time is up, and may have been billed', async () => {
    const { spans, spending } = ask(setting, { deadlineMs: 0 });
    await expect(spans).rejects.toMatchObject({ code: 'unavailable' });
    expect(spending()).toEqual({ uses: [], certainty: 'unknown' });
  });

  it('is refused by the service, free', async () => {
    const { spans, spending } = ask(setting, { texts: [''] });
    await expect(spans).rejects.toMatchObject({ code: 'unavailable' });
    expect(spending()).toEqual({ uses: [], certainty: 'metered' });
  });
});

it('is refused by a guardrail that does not exist', async () => {
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
const usage = (change: object) => (answer: Answer) => ({
  ...answer,
  usage: { ...(answer.usage as object), ...change },
});

describe.each<[typeof CHECKS | typeof GUARDRAIL, string, (answer: Answer) => object, string]>([
  [
    CHECKS,
    'a cut list',
    (a) => ({ ...a, results: { sensitiveInformation: { results: [], truncated: true } } }),
    'opinion_truncated',
  ],
  [CHECKS, 'no list', (a) => ({ ...a, results: {} }), 'opinion_partial'],
  [CHECKS, 'too few units', (a) => ({ ...a, ...units(0) }), 'opinion_partial'],
  [CHECKS, 'no count', (a) => ({ ...a, usage: {} }), 'opinion_unmetered'],
  [CHECKS, 'an end outside', (a) => ({ ...a, ...entry({ endOffset: 99 }) }), 'opinion_without_place'],
  [CHECKS, 'a text that was not sent', (a) => ({ ...a, ...entry({ messageIndex: 3 }) }), 'opinion_without_place'],
  [CHECKS, 'a part that was not sent', (a) => ({ ...a, ...entry({ contentIndex: 1 }) }), 'opinion_without_place'],
  [CHECKS, 'a kind not asked for', (a) => ({ ...a, ...entry({ type: 'AGE' }) }), 'opinion_without_place'],
  [GUARDRAIL, 'part of the text', (a) => ({ ...a, ...coverage(10, 40) }), 'opinion_partial'],
  [GUARDRAIL, 'less than was sent', (a) => ({ ...a, ...coverage(10, 10) }), 'opinion_partial'],
  [GUARDRAIL, 'no coverage', ({ guardrailCoverage, ...a }) => a, 'opinion_partial'],
  [GUARDRAIL, 'no assessment', ({ assessments, ...a }) => a, 'opinion_partial'],
  [GUARDRAIL, 'a filter that did not read', usage({ sensitiveInformationPolicyUnits: 0 }), 'opinion_partial'],
  [GUARDRAIL, 'a filter of another price', usage({ topicPolicyUnits: 1 }), 'opinion_unmetered'],
  [GUARDRAIL, 'no count', ({ usage: _usage, ...a }) => a, 'opinion_unmetered'],
  [
    GUARDRAIL,
    'a string that stands nowhere',
    (a) => ({ ...a, ...found({ type: 'NAME', match: 'Kwist' }) }),
    'opinion_without_place',
  ],
  [GUARDRAIL, 'an action without a finding', (a) => ({ ...a, ...found() }), 'opinion_without_place'],
])('with %j', (setting, what, bend, cause) => {
  it(`${what} is not believed, and charged`, async () => {
    opened.standIn.guardrails.bend(bend);
    const { spans, spending } = ask(setting);
    await expect(spans).rejects.toMatchObject({ code: 'unavailable', cause });
    expect(spending().certainty).toBe(cause === 'opinion_unmetered' ? 'unmetered' : 'metered');
  });
});
