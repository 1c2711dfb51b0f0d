// Guarantee: a company at its limit for the cost of ingestion does not keep others from being reindexed, and what was
// done before the limit is reported. Risk: one company stops the move of a stage to another index, and nobody knows
// which documents are left.
import { describe, expect, it } from 'vitest';
import { CommandError } from '../../../bin/admin/command.ts';
import { reindexDocuments } from '../../../bin/admin/reindex-documents.ts';

const AT_LIMIT = new CommandError('The company has reached its limit.', 'limit_exceeded');
const REFUSED = [{ base_id: 'a', reason: 'The company has reached its limit.' }];
const FAILURE = { id: '2', file: '2.md', reason: 'The document is damaged.' };
const document = (id: string) => ({ id, file: `${id}.md`, status: 'ready', reason: null });
const PAGES: Readonly<Record<string, object>> = {
  'a ': { documents: [document('1'), { ...FAILURE, status: 'failed' }], skipped: 3, next: 'n1' },
  'b ': { documents: [document('3')], skipped: 0, next: null },
};
const progress = { show: () => {}, end: () => {} };

// Two bases of two companies. The stage refuses one page: the name of its base and `after`.
function reindex(baseId: string | null, refused: string, error: Error = AT_LIMIT) {
  const administer = async (operation: string, input: unknown) => {
    const { base_id: base, after = '', company_id: company } = input as Record<string, string>;
    const page = `${base} ${after}`;
    if (operation === 'documents.reindex' && page === refused) {
      throw error;
    }
    const answers: Readonly<Record<string, unknown>> = {
      'company.list': [{ id: 'one' }, { id: 'two' }],
      'base.list': [{ id: company === 'one' ? 'a' : 'b', documents: 2 }],
      'documents.reindex': PAGES[page],
      'documents.reindex-estimate': { documents: 2 },
    };
    return answers[operation];
  };
  return reindexDocuments(administer, { baseId, which: 'every' }, progress);
}

describe('a base whose company is at its limit', () => {
  it('does not stop the others, and is named with the reason', async () => {
    expect(await reindex(null, 'a ')).toEqual({
      ...{ documents: 1, ready: 1, failed: 0, skipped: 0, failures: [] },
      refused: REFUSED,
    });
  });

  it('is reported with what was reindexed before, even if it is the only one', async () => {
    expect(await reindex('a', 'a n1')).toEqual({
      ...{ documents: 2, ready: 1, failed: 1, skipped: 3, failures: [FAILURE] },
      refused: REFUSED,
    });
  });

  it('is an error if it is the only one and nothing was reindexed', async () => {
    await expect(reindex('a', 'a ')).rejects.toBe(AT_LIMIT);
  });
});

it('any other refusal stops the command', async () => {
  const down = new CommandError('Service unavailable. Try again.', 'unavailable');
  await expect(reindex(null, 'a ', down)).rejects.toBe(down);
});
