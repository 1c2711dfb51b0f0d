// Guarantee: indexing again goes through every page of every base, waits for each page, and counts the outcome of each
// document; an estimate adds up all bases. Risk: the second half of a base keeps the old index, or failures are not
// reported.
import { describe, expect, it } from 'vitest';
import { CommandError } from '../../../bin/admin/command.ts';
import { estimateReindex, reindexDocuments } from '../../../bin/admin/reindex-documents.ts';

const document = (id: string, status = 'ready') => ({
  id,
  file: `${id}.md`,
  status,
  reason: status === 'failed' ? `${id} is damaged.` : null,
});

// Two companies with three bases; the first base has three pages.
const BASES: Readonly<Record<string, readonly { id: string; documents: number }[]>> = {
  one: [
    { id: 'a', documents: 5 },
    { id: 'b', documents: 1 },
  ],
  two: [{ id: 'c', documents: 0 }],
};
const PAGES: Readonly<Record<string, object>> = {
  'a ': { documents: [document('1'), document('2', 'failed')], skipped: 1, next: 'n1' },
  'a n1': { documents: [], skipped: 0, next: 'n2' },
  'a n2': { documents: [document('3', 'failed')], skipped: 1, next: null },
  'b ': { documents: [document('4')], skipped: 0, next: null },
  'c ': { documents: [], skipped: 0, next: null },
};

function openStage() {
  const asked: unknown[] = [];
  const administer = async (operation: string, input: unknown) => {
    asked.push([operation, input]);
    const { base_id: base = '', after = '', company_id: company = '' } = input as Record<string, string>;
    switch (operation) {
      case 'company.list':
        return Object.keys(BASES).map((id) => ({ id }));
      case 'base.list':
        return BASES[company];
      case 'documents.reindex':
        return PAGES[`${base} ${after}`];
      default:
        return { documents: 5, passages: 7, input_tokens: 11, usd: base === 'a' ? '0.1' : '0.000000002' };
    }
  };
  return { administer, asked };
}

const failure = (id: string) => ({ id, file: `${id}.md`, reason: `${id} is damaged.` });
const shown: unknown[] = [];
const progress = { show: (state: unknown) => void shown.push(state), end: () => void shown.push('end') };

it('shows the progress of a named base against the number of its documents', async () => {
  const { administer } = openStage();
  shown.length = 0;
  await reindexDocuments(administer, { baseId: 'b', which: 'behind' }, progress);
  expect(shown).toEqual([{ done: 1, total: 5, failed: 0 }, 'end']);
});

it('goes through all pages of all bases, and reports each failure', async () => {
  const { administer, asked } = openStage();
  shown.length = 0;
  expect(await reindexDocuments(administer, { baseId: null, which: 'behind' }, progress)).toEqual({
    documents: 4,
    ready: 2,
    failed: 2,
    skipped: 2,
    failures: [failure('2'), failure('3')],
    refused: [],
  });
  expect(asked.filter((call) => (call as unknown[])[0] === 'documents.reindex')).toEqual([
    ['documents.reindex', { base_id: 'a', which: 'behind' }],
    ['documents.reindex', { base_id: 'a', which: 'behind', after: 'n1' }],
    ['documents.reindex', { base_id: 'a', which: 'behind', after: 'n2' }],
    ['documents.reindex', { base_id: 'b', which: 'behind' }],
    ['documents.reindex', { base_id: 'c', which: 'behind' }],
  ]);
  expect(shown).toEqual([
    { done: 3, total: 6, failed: 1 },
    { done: 3, total: 6, failed: 1 },
    { done: 5, total: 6, failed: 2 },
    { done: 6, total: 6, failed: 2 },
    { done: 6, total: 6, failed: 2 },
    'end',
  ]);
});

it('waits for a page before it starts the next, and counts the outcome of each document', async () => {
  const asked: string[] = [];
  const page = (id: string, next: string | null) => ({ documents: [document(id, 'pending')], skipped: 0, next });
  const administer = async (operation: string, input: unknown) => {
    const { document_id: id, after } = input as Record<string, string>;
    asked.push([operation, id ?? after ?? ''].join(' ').trim());
    if (operation === 'documents.show') {
      return document(String(id), id === '1' ? 'ready' : 'failed');
    }
    if (operation === 'documents.reindex') {
      return after === undefined ? page('1', 'n1') : page('2', null);
    }
    return { documents: 2 };
  };
  const counts = await reindexDocuments(administer, { baseId: 'a', which: 'every' }, progress);
  expect(counts).toMatchObject({ documents: 2, ready: 1, failed: 1, failures: [failure('2')] });
  expect(asked).toEqual([
    'documents.reindex-estimate',
    'documents.reindex',
    'documents.show 1',
    'documents.reindex n1',
    'documents.show 2',
  ]);
});

it('fails if a page names itself as the next one, instead of indexing it again', async () => {
  let pages = 0;
  const administer = async (operation: string) => {
    pages += operation === 'documents.reindex' ? 1 : 0;
    if (pages > 10) {
      throw new Error('The pages were read too often.');
    }
    return { documents: [], skipped: 0, next: 'n1' };
  };
  const reindexed = reindexDocuments(administer, { baseId: 'a', which: 'every' }, progress);
  await expect(reindexed).rejects.toThrow('The result of documents.reindex is not complete.');
  expect(pages).toBe(2);
});

it('ends the line of its progress before it fails, so that the reason has a line of its own', async () => {
  const shown: string[] = [];
  const administer = async (_operation: string, input: unknown) => {
    if ((input as { after?: string }).after === 'n1') {
      throw new Error('The stage did not respond.');
    }
    return { documents: [document('1')], skipped: 0, next: 'n1' };
  };
  const line = { show: () => void shown.push('shown'), end: () => void shown.push('end') };
  const reindexed = reindexDocuments(administer, { baseId: 'a', which: 'every' }, line);
  await expect(reindexed).rejects.toThrow('The stage did not respond.');
  expect(shown).toEqual(['shown', 'end']);
});

it('goes through only one base if one is named', async () => {
  const { administer, asked } = openStage();
  const { documents } = await reindexDocuments(administer, { baseId: 'b', which: 'every' }, progress);
  expect(documents).toBe(1);
  expect(asked).toEqual([
    ['documents.reindex-estimate', { base_id: 'b' }],
    ['documents.reindex', { base_id: 'b', which: 'every' }],
  ]);
});

it('counts no more documents as done than in all, although the estimate leaves out unreadable ones', async () => {
  const administer = async (operation: string) =>
    operation === 'documents.reindex-estimate'
      ? { documents: 1 }
      : { documents: [document('1')], skipped: 2, next: null };
  shown.length = 0;
  await reindexDocuments(administer, { baseId: 'a', which: 'behind' }, progress);
  expect(shown).toEqual([{ done: 3, total: 3, failed: 0 }, 'end']);
});

describe('a base that is deleted meanwhile', () => {
  // The base 'b' was deleted after the bases were listed; `left` is what a later list contains.
  const openStageWithout = (left: readonly string[]) => {
    const { administer } = openStage();
    let listed = 0;
    return async (operation: string, input: unknown) => {
      const { base_id: base, company_id: company } = input as Record<string, string>;
      if (operation === 'company.list') {
        listed += 1;
      }
      if (base === 'b' && operation !== 'documents.show') {
        throw new CommandError('There is no base with this id.');
      }
      const result = await administer(operation, input);
      return operation === 'base.list' && listed > 1
        ? BASES[String(company)]?.filter(({ id }) => left.includes(id))
        : result;
    };
  };

  it('is left out of all bases, and those after it are reindexed and estimated', async () => {
    const failures = [failure('2'), failure('3')];
    const counts = { documents: 3, ready: 1, failed: 2, skipped: 2, failures, refused: [] };
    const reindexed = reindexDocuments(openStageWithout(['a', 'c']), { baseId: null, which: 'behind' }, progress);
    expect(await reindexed).toEqual(counts);
    const estimate = estimateReindex(openStageWithout(['a', 'c']), { baseId: null, which: 'every' });
    expect(await estimate).toEqual({ documents: 10, passages: 14, input_tokens: 22, usd: '0.100000002' });
  });

  it.each([
    ['still exists', ['a', 'b', 'c'], null],
    ['was named by its id', ['a', 'c'], 'b'],
  ])('is an error if it %s', async (_, left, baseId) => {
    const message = 'There is no base with this id.';
    await expect(reindexDocuments(openStageWithout(left), { baseId, which: 'every' }, progress)).rejects.toThrow(
      message,
    );
    await expect(estimateReindex(openStageWithout(left), { baseId, which: 'every' })).rejects.toThrow(message);
  });

  it('does not hide another error', async () => {
    const { administer } = openStage();
    const failing = async (operation: string, input: unknown) => {
      if (operation === 'documents.reindex-estimate') {
        throw new TypeError('A bug.');
      }
      return operation === 'base.list' ? [] : administer(operation, input);
    };
    let first = true;
    const stage = async (operation: string, input: unknown) => {
      if (operation === 'base.list' && first) {
        first = false;
        return BASES.one;
      }
      return failing(operation, input);
    };
    await expect(estimateReindex(stage, { baseId: null, which: 'every' })).rejects.toThrow('A bug.');
  });
});

it('adds up the estimates of all bases, to the nanodollar', async () => {
  const { administer } = openStage();
  expect(await estimateReindex(administer, { baseId: null, which: 'every' })).toEqual({
    documents: 15,
    passages: 21,
    input_tokens: 33,
    usd: '0.100000004',
  });
});
