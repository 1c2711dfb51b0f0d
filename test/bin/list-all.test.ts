// Guarantee: a list is read to its last page, each page starting where the previous one ended. Risk: an operator sees
// the first 200 of a thousand records and assumes that they are all.
import { expect, it } from 'vitest';
import { listAll } from '../../bin/admin/list-all.ts';

it('reads every page of a list, with the same input, and nothing twice', async () => {
  const pages: Record<string, { records: number[]; next: string | null }> = {
    first: { records: [1, 2], next: 'second' },
    second: { records: [], next: 'third' },
    third: { records: [3], next: null },
  };
  const asked: unknown[] = [];
  const administer = async (operation: string, input: unknown) => {
    asked.push([operation, input]);
    return pages[(input as { after?: string }).after ?? 'first'];
  };
  const input = { company_id: 'company' };
  expect(await listAll(administer, { operation: 'audit.list', input, field: 'records' })).toEqual([1, 2, 3]);
  expect(asked).toEqual([
    ['audit.list', input],
    ['audit.list', { ...input, after: 'second' }],
    ['audit.list', { ...input, after: 'third' }],
  ]);
});
