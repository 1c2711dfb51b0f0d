// Guarantee: on a stage with a guardrail, a call to either searching endpoint ends with 503 unless every text was
// scanned completely; no part of any text is returned. Risk: a failing check lets texts through.
import { expect, it } from 'vitest';
import { postApi } from '../../harness/api.ts';
import { addDocument, makeCompany } from '../../harness/company.ts';
import { setPolicies, showBudget } from '../../harness/spending.ts';
import { startStageForTest } from '../../harness/stage-cloud.ts';
import { untilAnswering } from '../until-answering.ts';

const DOCUMENT = 'The garden of the harbour office is kept by qwist every morning.';
const QUESTION = 'When is the garden of the harbour office kept?';
const REFUSED = 'Personal data could not be removed. Try again.';
const RETRY = { retryAfter: '5' };

it('answers 503 when the check of the question, of the excerpts or of the answer fails or is cut short', async () => {
  const { cloud, access } = await startStageForTest({ guardrail: { kind: 'checks' } });
  const { guardrails, meter } = cloud.standIns.bedrock;
  await untilAnswering(access);
  const company = await makeCompany(access, { environment: 'live' });
  await addDocument(access, company.baseId, 'garden.txt', DOCUMENT);
  await setPolicies(access, company, { personal_data: 'on', personal_data_kinds: 'all' });
  const ask = () => postApi(access, '/copilot/query', company.key, { question: QUESTION });
  const search = () => postApi(access, '/knowledge/search', company.key, { query: QUESTION });
  expect((await ask()).status).toBe(200);
  expect((await search()).status).toBe(200);

  const calls = () => Object.entries(meter.usage()).map(([name, { calls: count }]) => [name, count]);
  const failAt = (skip: number, kind: 'throttle' | 'drop') =>
    cloud.faults.script({
      service: 'bedrock',
      operation: 'InvokeGuardrailChecks',
      skip,
      times: 1,
      effect: kind === 'throttle' ? { kind } : { kind, when: 'after' },
    });
  meter.reset();
  failAt(0, 'throttle');
  expect(await ask()).toBeRefused(503, REFUSED, RETRY);
  failAt(0, 'throttle');
  expect(await search()).toBeRefused(503, REFUSED, RETRY);
  // Nothing was checked, so nothing was embedded, asked or paid.
  expect(calls()).toEqual([]);
  for (const skip of [1, 2]) {
    failAt(skip, 'drop');
    expect(await ask(), `the answer to check ${skip} is dropped`).toBeRefused(503, REFUSED, RETRY);
  }
  failAt(1, 'drop');
  expect(await search()).toBeRefused(503, REFUSED, RETRY);

  for (const skip of [0, 1, 2]) {
    const truncated = { results: { sensitiveInformation: { results: [], truncated: true } } };
    guardrails.alterNext(...Array.from({ length: skip }, () => (answer: object) => answer), (answer) => ({
      ...answer,
      ...truncated,
    }));
    expect(await ask(), `the answer to check ${skip} is truncated`).toBeRefused(503, REFUSED, RETRY);
  }
  expect(await showBudget(access, company)).toMatchObject({ held_usd: '0' });
  expect((await ask()).status).toBe(200);
}, 300_000);
