// Guarantee: a stage, wherever it runs, answers its own test key on every endpoint by the contract, from the document
// that its deployment added. Risk: a deployment succeeds, but its stage does not work.
import { beforeAll, describe, expect, it } from 'vitest';
import { callStage, type StageAnswer } from './call-stage.ts';
import { searchUntil } from './search-until.ts';
import { smokeTarget } from './target.ts';

const QUERY = 'When was the lighthouse of the smoke test lit for the first time?';
// A minute longer than `searchUntil` waits.
const FOUND_MS_MAX = 660_000;
// The most base ids that a request may have.
const BASE_IDS_MAX = 50;
const { hasOwnBase } = smokeTarget();
let found: StageAnswer;

beforeAll(async () => {
  found = await searchUntil(QUERY, ({ status, body }) => status === 200 && (!hasOwnBase || body.data.length > 0));
}, FOUND_MS_MAX);

it('/health shows the owner and the scopes of the key', async () => {
  const { status, body } = await callStage('/health');
  expect(status).toBe(200);
  expect(body.status).toBe('ok');
  expect(body.scopes).toEqual(expect.arrayContaining(['knowledge:read', 'copilot:query']));
  if (hasOwnBase) {
    expect(body.tenant).toBe('Smoke test');
    expect(body.application).toBe('Smoke test');
  }
});

it('/knowledge-bases lists the bases', async () => {
  const { status, body } = await callStage('/knowledge-bases');
  expect(status).toBe(200);
  if (hasOwnBase) {
    expect(body.data).toMatchObject([{ name: 'Smoke test' }]);
  }
});

describe('/knowledge/search', () => {
  it('finds the document', () => {
    expect(found.status).toBe(200);
    if (!hasOwnBase) {
      return;
    }
    expect(found.body.data[0]).toMatchObject({ n: 1, page: null, source_title: 'The lighthouse of the smoke test' });
    expect(found.body.data[0].excerpt).toContain('4 May 1911');
  });

  it('accepts base_ids, and returns at most k excerpts', async () => {
    const { body: bases } = await callStage('/knowledge-bases');
    const ids = bases.data.slice(0, BASE_IDS_MAX).map(({ id }: { id: string }) => id);
    const body = { query: QUERY, k: 1, ...(ids.length === 0 ? {} : { base_ids: ids }) };
    const { status, body: answer } = await callStage('/knowledge/search', { body });
    expect(status).toBe(200);
    expect(answer.data.length).toBeLessThanOrEqual(1);
  });
});

describe('/copilot/query', () => {
  it('answers from the document, with its citation', async () => {
    const { status, body } = await callStage('/copilot/query', { body: { question: QUERY } });
    expect(status).toBe(200);
    const marks = [...body.answer.matchAll(/\[(\d+)\]/g)].map(([, n]) => Number(n));
    expect([...new Set(marks)].sort((one, other) => one - other)).toEqual(
      body.citations.map(({ n }: { n: number }) => n),
    );
    if (!hasOwnBase) {
      return;
    }
    expect(body.answer).toContain('1911');
    expect(body.grounded).toBe(true);
    expect(body.usage.output_tokens).toBeGreaterThan(0);
  });
});
