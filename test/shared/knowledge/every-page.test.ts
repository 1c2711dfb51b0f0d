// Guarantee: every list that is shown or added up includes all its pages: bases, applications, keys, companies,
// documents, audit records, ledger entries and the budgets of a month; and a base that is being deleted is gone for
// every reader. Risk: only part of a large company's data is counted, billed or shown.
import type { AttributeValue, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { describe, expect, it } from 'vitest';
import { createAuditStore } from '../../../shared/administration/audit.store.ts';
import { listedItem } from '../../../shared/budget/budget-keys.ts';
import { newBudgetItem } from '../../../shared/budget/budget-table.ts';
import { reconcile } from '../../../shared/budget/housekeeping/reconcile.ts';
import type { LedgerEntry } from '../../../shared/budget/ledger/ledger.ts';
import { ledgerEntryItem } from '../../../shared/budget/ledger/ledger-items.ts';
import { createBudgetStore } from '../../../shared/budget/reservations/budget.store.ts';
import { keyMarkOf } from '../../../shared/budget/reservations/hold.ts';
import { createApplicationStore } from '../../../shared/companies/applications/application.store.ts';
import { createCompanyStore } from '../../../shared/companies/company/company.store.ts';
import type { Company } from '../../../shared/companies/company/company.ts';
import { exportUsage } from '../../../shared/companies/export-usage.ts';
import { createKeyStore } from '../../../shared/companies/keys/key.store.ts';
import {
  applicationKey,
  companyInListKey,
  companyKey,
  keyByIdKey,
  keyItemKey,
  keyOfApplicationKey,
} from '../../../shared/keys/access-keys.ts';
import { createBaseStore } from '../../../shared/knowledge/base.store.ts';
import { createDocumentStore } from '../../../shared/knowledge/document.store.ts';
import type { KnowledgeBase } from '../../../shared/knowledge/knowledge-base.ts';
import { baseItem, basePointerKey, documentKey } from '../../../shared/knowledge/knowledge-items.ts';
import { listBases } from '../../../shared/knowledge/list-bases.ts';
import { listKnowledgeBases } from '../../../shared/knowledge/list-knowledge-bases.ts';
import { pagedTable } from '../aws/paged-table.fixture.ts';

const COMPANY = 'company';
const IDS = ['a', 'b', 'c'];
const KEY_ID = 'feedbeef-cafe-4000-8000-000000000001';
const ADDRESS = { companyId: COMPANY, purpose: 'live', month: '2026-11' } as const;
const idsOf = (found: readonly { readonly id: string }[]) => found.map(({ id }) => id);
const items = (each: (id: string) => object) => IDS.map((id) => marshall(each(id)));

function baseOf(id: string, over: Partial<KnowledgeBase> = {}): KnowledgeBase {
  const fields = { name: `Base ${id}`, description: '', visibility: 'company', status: 'active', revision: 1 } as const;
  return { id, companyId: COMPANY, createdAt: '2026-11-20T00:00:00.000Z', ...fields, ...over };
}

const entry = (id: string): LedgerEntry => ({
  id,
  at: '2026-11-20T00:00:00.000Z',
  kind: 'query',
  cost: 7n,
  held: 9n,
  basis: 'metered',
  applicationId: 'application',
  keyId: KEY_ID,
  keyMark: keyMarkOf(KEY_ID),
  uses: [{ modelId: 'model', inputTokens: 1, outputTokens: 2, cost: 7n }],
  pricesVersion: 1,
  grounded: null,
});
const ledger = IDS.map((id) => ledgerEntryItem(ADDRESS, entry(id)) as Record<string, AttributeValue>);

describe('a reader of several pages', () => {
  it('reads every page of the bases of a company', async () => {
    const { dynamo } = pagedTable(items((id) => baseItem(baseOf(id))));
    const bases = createBaseStore(dynamo, 'table');
    expect(idsOf(await bases.list(COMPANY))).toEqual(IDS);
    expect(
      idsOf(await listKnowledgeBases({ bases }, { companyId: COMPANY, policies: { personalDataKinds: [] } })),
    ).toEqual(IDS);
  });

  it('reads every page of the documents of a base up to the requested number', async () => {
    const { dynamo, sent } = pagedTable(items((id) => ({ id, ...documentKey({ baseId: 'base', documentId: id }) })));
    const documents = createDocumentStore(dynamo, 'table');
    expect(idsOf(await documents.list('base', null, 10))).toEqual(IDS);
    expect(idsOf(await documents.list('base', null, 2))).toEqual(['a', 'b']);
    expect(idsOf(await documents.list('base', 'a', 10))).toEqual(['b', 'c']);
    expect(sent.every(({ input }) => 'ConsistentRead' in input && input.ConsistentRead === true)).toBe(true);
  });

  it('reads every page of the failed documents up to the requested number', async () => {
    const { dynamo } = pagedTable(items((id) => ({ id, ...documentKey({ baseId: 'base', documentId: id }) })));
    const documents = createDocumentStore(dynamo, 'table');
    expect(idsOf(await documents.listFailed('base', 10))).toEqual(IDS);
    expect(idsOf(await documents.listFailed('base', 2))).toEqual(['a', 'b']);
    // A page may have more documents than are still wanted.
    const send = async () => ({ Items: items((id) => ({ id, ...documentKey({ baseId: 'base', documentId: id }) })) });
    const inOnePage = createDocumentStore({ send } as unknown as DynamoDBClient, 'table');
    expect(idsOf(await inOnePage.listFailed('base', 2))).toEqual(['a', 'b']);
  });

  it('reads every page of the applications of a company', async () => {
    const { dynamo } = pagedTable(items((id) => ({ id, createdAt: id, ...applicationKey(COMPANY, id) })));
    expect(idsOf(await createApplicationStore(dynamo, 'access', 'audit').list(COMPANY))).toEqual(IDS);
  });

  it('reads every page of the keys of an application', async () => {
    const { dynamo } = pagedTable([
      ...items((id) => keyOfApplicationKey('application', id)),
      ...items((id) => ({ mac: `mac-${id}`, ...keyByIdKey(id) })),
      ...items((id) => ({ id, createdAt: id, ...keyItemKey(`mac-${id}`) })),
    ]);
    expect(idsOf(await createKeyStore(dynamo, 'access', 'audit').list('application'))).toEqual(IDS);
  });

  it('reads every page of all keys, to count those under an old pepper', async () => {
    const { dynamo, sent } = pagedTable(items((id) => keyItemKey(`mac-${id}`)));
    const keys = createKeyStore(dynamo, 'access', 'audit');
    expect(await keys.countUnderOtherPeppers(['2'], '2026-11-20T00:00:00.000Z')).toBe(3);
    expect(sent.map(({ input }) => 'Select' in input && input.Select)).toEqual(['COUNT', 'COUNT', 'COUNT', 'COUNT']);
  });

  // The companies themselves are read 25 at a time.
  it('reads every page of the companies', async () => {
    const ids = Array.from({ length: 51 }, (_, at) => `company-${10 + at}`);
    const { dynamo } = pagedTable([
      ...ids.map((id) => marshall({ id, ...companyInListKey(id) })),
      ...ids.map((id) => marshall({ id, createdAt: id, ...companyKey(id) })),
    ]);
    expect(idsOf(await createCompanyStore(dynamo, 'access', 'audit').list())).toEqual(ids);
  });

  it('reads every page of the audit records up to the requested number', async () => {
    const { dynamo, sent } = pagedTable(items((id) => ({ id, pk: `COMPANY#${COMPANY}`, sk: id })));
    const query = { companyId: COMPANY, since: null, subjectId: null, actor: null, action: null, through: null };
    const audit = createAuditStore(dynamo, 'audit');
    expect(idsOf(await audit.list({ ...query, recordsMax: 10 }))).toEqual(IDS);
    expect(idsOf(await audit.list({ ...query, recordsMax: 2 }))).toEqual(['a', 'b']);
    expect(sent.every(({ input }) => 'ConsistentRead' in input && input.ConsistentRead === true)).toBe(true);
    // The latest record is included too: the clock that wrote it may be ahead of the one that reads.
    expect(sent[0]?.input).toMatchObject({
      ExpressionAttributeValues: { ':since': { S: '0' }, ':through': { S: '~' } },
    });
  });

  it('reads every page of the ledger, for the export of usage', async () => {
    const { dynamo } = pagedTable(ledger);
    const lines = await exportUsage(
      {
        companies: { find: async () => ({ id: COMPANY }) as Company },
        applications: { list: async () => [] },
        keys: { list: async () => [] },
        budgets: createBudgetStore(dynamo, 'budgets'),
      },
      { company_id: COMPANY, month: ADDRESS.month },
    );
    expect(lines).toEqual([
      expect.objectContaining({ calls: 3, input_tokens: 3, output_tokens: 6, nano_usd: '21', key_id: KEY_ID }),
    ]);
  });

  it('reads every page of the ledger, to compare a budget with it', async () => {
    const limits = { ratePerMinute: 1, burst: 1, concurrency: 1, searchesPerMinute: 1 };
    const terms = { cap: 1_000n, revision: 1, limits };
    const budget = { ...newBudgetItem(ADDRESS, terms), s: { N: '21' }, a: { N: '979' } };
    const { dynamo } = pagedTable([...ledger, budget as Record<string, AttributeValue>]);
    const budgets = createBudgetStore(dynamo, 'budgets');
    expect(await reconcile({ budgets }, ADDRESS)).toEqual({ outcome: 'agrees' });
  });

  it('reads every page of the budgets of a month', async () => {
    const listed = IDS.map((companyId) => listedItem({ ...ADDRESS, companyId }) as Record<string, AttributeValue>);
    const { dynamo } = pagedTable(listed);
    const found: string[] = [];
    for await (const { companyId } of createBudgetStore(dynamo, 'budgets').list(ADDRESS.month)) {
      found.push(companyId);
    }
    expect(found).toEqual(IDS);
  });
});

describe('a base that is being deleted', () => {
  const all = [baseOf('a'), baseOf('b', { status: 'deleting' }), baseOf('c', { visibility: 'restricted' })];
  const { dynamo } = pagedTable([
    ...all.map((each) => marshall(baseItem(each))),
    ...all.map(({ id }) => marshall({ companyId: COMPANY, ...basePointerKey(id) })),
  ]);
  const bases = createBaseStore(dynamo, 'table');

  it('is gone for every reader, as is a restricted base', async () => {
    expect(idsOf(await bases.visibleTo(COMPANY))).toEqual(['a']);
    expect(
      idsOf(await listKnowledgeBases({ bases }, { companyId: COMPANY, policies: { personalDataKinds: [] } })),
    ).toEqual(['a']);
  });

  it('is gone for operators too', async () => {
    const companies = { find: async () => ({ id: COMPANY }) as Company };
    const listed = await listBases({ companies, bases, documents: { count: async () => 0 } }, { company_id: COMPANY });
    expect(idsOf(listed)).toEqual(['a', 'c']);
  });
});
