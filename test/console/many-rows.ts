import type { Page } from 'playwright-core';

const PAGE_ROWS = 1_000;
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const LISTS: Readonly<Record<string, { readonly rows: string; readonly rowOf: (number: number) => object }>> = {
  'company.keys': {
    rows: 'keys',
    rowOf: (number) => ({
      id: idOf(number),
      name: `Key ${number}`,
      environment: 'test',
      scopes: ['knowledge:read'],
      first: 'kc_test_aaaa',
      last: 'bbbb',
      created_at: '2026-11-01T00:00:00.000Z',
      expires_at: null,
      last_used_at: null,
      status: 'active',
      application_id: idOf(0),
      application_name: 'Intranet',
    }),
  },
  'documents.list': {
    rows: 'documents',
    rowOf: (number) => ({
      id: idOf(number),
      file: `reports/Report ${number}.pdf`,
      title: `Report ${number}`,
      type: 'application/pdf',
      status: number % 100 === 0 ? 'failed' : 'ready',
      reason: number % 100 === 0 ? 'The PDF is encrypted.' : null,
      bytes: 1_000,
      updated_at: '2026-11-01T00:00:00.000Z',
      pages: 3,
      passages: 12,
      version: 1,
      archive: null,
      entries: null,
    }),
  },
  'audit.list': {
    rows: 'records',
    rowOf: (number) => ({
      at: '2026-11-01T00:00:00.000Z',
      id: idOf(number),
      actor: 'somebody@example.com',
      actor_verified: true,
      actor_role: 'administrator',
      action: 'key.create',
      subject_type: 'key',
      subject_id: idOf(number),
      before: null,
      after: { name: `Key ${number}` },
    }),
  },
};

/**
 * Fakes lists of keys, documents and changes with more rows than could be created in reasonable time, in pages as the
 * API returns them.
 */
export async function fakeManyRows(page: Page, rows: number): Promise<void> {
  for (const [operation, list] of Object.entries(LISTS)) {
    await page.route(`**/api/console/operations/${operation}`, (route) => {
      const first = Number(route.request().postDataJSON().after ?? 0);
      const length = Math.min(PAGE_ROWS, rows - first);
      const part = Array.from({ length }, (_, at) => list.rowOf(first + at));
      const next = first + PAGE_ROWS < rows ? String(first + PAGE_ROWS) : null;
      return route.fulfill({ json: { [list.rows]: part, next } });
    });
  }
}
