import type { LedgerEntry } from '../../../shared/budget/ledger/ledger.ts';
import { keyMarkOf } from '../../../shared/budget/reservations/hold.ts';
import type { KeyRecord } from '../../../shared/keys/key-record.ts';
import type { DocumentRecord } from '../../../shared/knowledge/document.ts';
import type { reportUsage } from '../../../shared/reports/report-usage.ts';
import type { showOverview } from '../../../shared/reports/show-overview.ts';
import { openTestBudget } from '../budget/budget.fixture.ts';

/** The current time of these tests. */
export const NOW_MS = Date.parse('2026-11-20T12:00:00.000Z');
/** Returns the id with this number. */
export const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
/** The company whose reports are made. */
export const COMPANY = uuid(1);
/** Its two applications. */
export const [INTRANET, WEBSITE] = [uuid(2), uuid(3)];
/** The address of its ledger. */
export const ADDRESS = { companyId: COMPANY, purpose: 'live', month: '2026-11' } as const;

/** Returns the key with this number. */
export const keyOf = (number: number, over: Partial<KeyRecord> = {}): KeyRecord => ({
  id: uuid(number),
  companyId: COMPANY,
  applicationId: INTRANET,
  applicationName: 'Intranet',
  environment: 'live',
  scopes: ['copilot:query'],
  name: `Key ${number}`,
  status: 'active',
  createdAt: '2026-11-01T00:00:00.000Z',
  expiresAt: null,
  successorId: null,
  first: 'kc_live_abcd',
  last: 'wxyz',
  pepperVersion: 'one',
  mac: 'secret mac',
  lastUsedAt: '2026-11-19T00:00:00.000Z',
  revision: 1,
  ...over,
});

/** Returns the ledger entry of a call, which cost one dollar unless a test says otherwise. */
export const entryOf = (number: number, at: string, over: Partial<LedgerEntry> = {}): LedgerEntry => ({
  id: `call${number}`,
  at,
  kind: 'query',
  cost: 1_000_000_000n,
  held: 2_000_000_000n,
  basis: 'metered',
  applicationId: INTRANET,
  keyId: uuid(10),
  keyMark: keyMarkOf(uuid(10)),
  uses: [
    { modelId: 'embedding', inputTokens: 10, outputTokens: 0, cost: 1n },
    { modelId: 'answer', inputTokens: 900, outputTokens: 50, cost: 999_999_999n },
  ],
  pricesVersion: 1,
  grounded: true,
  ...over,
});

/** Returns the document with this number, which could not be read. */
export const failedDocument = (number: number) =>
  ({
    id: uuid(number),
    file: `${number}.pdf`,
    title: '',
    type: null,
    status: 'failed',
    reason: 'It is damaged.',
    entries: null,
  }) as const;

interface Given {
  readonly keys?: readonly KeyRecord[];
  readonly failedDocuments?: readonly DocumentRecord[];
  /** The monthly budget, in nanodollars. */
  readonly cap?: string;
  readonly nowMs?: number;
}

/** Opens the services of the reports on these keys and documents, and the budgets in which calls are recorded. */
export function openReports({ keys = [], failedDocuments = [], cap = '100000000000', nowMs = NOW_MS }: Given = {}) {
  const { budgets } = openTestBudget({ nowMs });
  const company = { id: COMPANY, policies: { budget: { monthlyBudget: cap } } };
  const services = {
    budgets,
    nowMs: () => nowMs,
    testAllowance: 5n,
    companies: { find: async (id: string) => (id === COMPANY ? company : null) },
    ingestionCosts: { find: async () => ({ calls: 2, inputTokens: 300, nanoUsd: 6_000n }) },
    applications: {
      list: async () => [
        { id: INTRANET, name: 'Intranet' },
        { id: WEBSITE, name: 'Website' },
      ],
    },
    keys: { list: async (id: string) => keys.filter(({ applicationId }) => applicationId === id) },
    members: {
      list: async (companyId: string | null) => ({
        members: companyId === COMPANY ? [{ id: uuid(20), email: 'anna@example.com' }] : [],
      }),
    },
    bases: {
      list: async () => [
        { id: uuid(4), name: 'Handbook', status: 'active' },
        { id: uuid(5), name: 'Leaving', status: 'deleting' },
      ],
    },
    documents: {
      listFailed: async (baseId: string) =>
        baseId === uuid(4) ? failedDocuments : [failedDocument(99) as DocumentRecord],
    },
  };
  return {
    budgets,
    services: services as unknown as Parameters<typeof showOverview>[0] & Parameters<typeof reportUsage>[0],
  };
}
