// Guarantee: a list is read to its last page, each page starting where the previous one ended. Risk: an operator sees
// the first 200 of a thousand records and assumes that they are all, or waits forever because a page is repeated.
import { expect, it } from 'vitest';
import { CommandError } from '../../../bin/admin/command.ts';
import { listAll } from '../../../bin/admin/list-all.ts';

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
  expect(asked).toStrictEqual([
    ['audit.list', input],
    ['audit.list', { ...input, after: 'second' }],
    ['audit.list', { ...input, after: 'third' }],
  ]);
});

it('fails when a page names one that was read before, and does not read it again', async () => {
  const asked: unknown[] = [];
  const administer = async (_operation: string, input: unknown) => {
    asked.push(input);
    if (asked.length > 10) {
      throw new Error('The list was read too often.');
    }
    return { records: [1], next: 'again' };
  };
  const listed = listAll(administer, { operation: 'audit.list', input: {}, field: 'records' });
  const failed = await listed.catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(CommandError);
  expect(failed).toMatchObject({
    message: 'The result of audit.list is not complete. The list continues at a page that was read before.',
  });
  expect(asked).toEqual([{}, { after: 'again' }]);
});

it('passes the error of a page on', async () => {
  const administer = async () => {
    throw new CommandError('The stage did not respond.');
  };
  const listed = listAll(administer, { operation: 'audit.list', input: {}, field: 'records' });
  await expect(listed).rejects.toThrow(new CommandError('The stage did not respond.'));
});
