// Guarantee: a bulk request succeeds as a whole and each item has its own status; searches see writes after the refresh
// interval. Risk: a worker that trusts the 200, or reads what it has just written, loses passages on AWS but not
// locally.
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';
import { isRealServer, openReady, type TestOpenSearch } from './opensearch.fixture.ts';

interface Item {
  readonly status: number;
  readonly result?: string;
  readonly error?: { readonly type: string; readonly reason: string };
}

const passage = { companyId: 'a', baseId: 'one', page: 1, title: 'Leave', text: 'Thirty days.', vector: [1, 0, 0] };
const index = (_id: string, _index = 'passages') => ({ index: { _index, _id } });
const remove = (_id: string, _index = 'passages') => ({ delete: { _index, _id } });
const opened: TestOpenSearch[] = [];

async function open(...parameters: Parameters<typeof openReady>) {
  const server = await openReady(...parameters);
  opened.push(server);
  const bulk = async (lines: unknown[]) => {
    const { status, body } = await server.call('/_bulk', lines);
    expect(status).toBe(200);
    const { errors, items } = body as { errors: boolean; items: Record<string, Item>[] };
    return { errors, items: items.flatMap((item) => Object.values(item)) };
  };
  // The text of each passage that a query finds, by id.
  const textsFound = async (query: object = { bool: { filter: [{ term: { companyId: 'a' } }] } }) => {
    const { body } = await server.call('/passages/_search', { query, _source: ['text'] });
    const { hits } = body as { hits: { hits: { _id: string; _source: { text: string } }[] } };
    return Object.fromEntries(hits.hits.map(({ _id, _source }) => [_id, _source.text]));
  };
  return { server, bulk, textsFound };
}

afterEach(async () => {
  await Promise.all(opened.splice(0).map(({ front }) => front.close()));
});

describe('items', () => {
  it('report whether they were created, updated, deleted or not found', async () => {
    const { bulk, textsFound } = await open();
    const { errors, items } = await bulk([index('1'), passage, index('1'), { ...passage, text: 'New.' }, remove('2')]);
    expect(errors).toBe(false);
    expect(items.map(({ status, result }) => [status, result])).toEqual([
      [201, 'created'],
      [200, 'updated'],
      [404, 'not_found'],
    ]);
    expect(await textsFound()).toEqual({ 1: 'New.' });
  });

  it('are found by no query once they are deleted', async () => {
    const { bulk, textsFound } = await open();
    await bulk([index('1'), passage]);
    expect((await bulk([remove('1')])).items).toMatchObject([{ status: 200, result: 'deleted' }]);
    expect(await textsFound()).toEqual({});
    expect(await textsFound({ multi_match: { query: 'thirty', fields: ['text'] } })).toEqual({});
    expect(await textsFound({ knn: { vector: { vector: [1, 0, 0], k: 1 } } })).toEqual({});
  });

  it('fail individually, and the others are kept', async () => {
    const { bulk, textsFound } = await open();
    const wrong: readonly [change: object, type: string][] = [
      [{ page: 'three' }, 'mapper_parsing_exception'],
      [{ page: 2 ** 31 }, 'mapper_parsing_exception'],
      [{ companyId: { id: 'a' } }, 'mapper_parsing_exception'],
      [{ companyId: 'x'.repeat(32_767) }, 'illegal_argument_exception'],
      [{ vector: [1, 0] }, 'mapper_parsing_exception'],
      [{ vector: [0, 0, 0] }, 'mapper_parsing_exception'],
      [{ vector: 'none' }, 'mapper_parsing_exception'],
    ];
    const lines = wrong.flatMap(([change], at) => [index(`wrong${at}`), { ...passage, ...change }]);
    const { errors, items } = await bulk([...lines, index('1', 'missing'), passage, index('right'), passage]);
    expect(errors).toBe(true);
    expect(items.map(({ status, error }) => [status, error?.type])).toEqual([
      ...wrong.map(([, type]) => [400, type]),
      [404, 'index_not_found_exception'],
      [201, undefined],
    ]);
    expect(await textsFound()).toEqual({ right: passage.text });
  });

  it.skipIf(isRealServer())('accept a field that the mapping does not name, which the cloud reports once', async () => {
    const { server, bulk } = await open();
    const { errors } = await bulk([index('1'), { ...passage, mood: 'good' }, index('2'), { ...passage, mood: 'bad' }]);
    expect(errors).toBe(false);
    expect(server.front.reports).toEqual([
      'opensearch: passages is given the field mood, which the template does not map.',
    ]);
  });
});

describe('a bulk request', () => {
  it.each([
    ['no newline at its end', '{"delete":{"_index":"passages","_id":"1"}}', 'terminated by a newline'],
    ['another action', '{"create":{"_index":"passages","_id":"1"}}\n{}\n', '[create]'],
    ['an unknown parameter', '{"index":{"_index":"passages","_id":"1","routing":"a"}}\n{}\n', '[routing]'],
    ['no id', '{"index":{"_index":"passages"}}\n{}\n', '[_id]'],
    ['no document', '{"index":{"_index":"passages","_id":"1"}}\n', 'no document'],
    ['a long id', `{"delete":{"_index":"passages","_id":"${'x'.repeat(513)}"}}\n`, '512 bytes'],
    [
      'an id of few characters and many bytes',
      `{"delete":{"_index":"passages","_id":"${'ä'.repeat(257)}"}}\n`,
      '512 bytes',
    ],
  ])('is refused as a whole with %s', async (_name, body, reason) => {
    const { server } = await open();
    const answer = await server.call('/_bulk', body);
    expect(answer.status).toBe(400);
    expect((answer.body as { error: { reason: string } }).error.reason).toContain(reason);
  });
});

// Tests of the stand-in's clock and state, which a real server does not share.
describe.skipIf(isRealServer())('the refresh', () => {
  it('hides writes until its interval is over, and loses none', async () => {
    // Time passes only when the test advances it: on a busy machine, a second is soon over.
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const { server, bulk, textsFound } = await open({ refreshIntervalMs: 10_000 });
    await bulk([index('1'), passage]);
    expect((await bulk([index('1'), { ...passage, text: 'Newer.' }])).items[0]).toMatchObject({ status: 200 });
    expect(await textsFound()).toEqual({});
    server.front.advance(9_000);
    expect(await textsFound()).toEqual({});
    server.front.advance(1_500);
    expect(await textsFound()).toEqual({ 1: 'Newer.' });
    await bulk([remove('1')]);
    expect(await textsFound()).toEqual({ 1: 'Newer.' });
    server.standIn.setRefreshInterval(0);
    await bulk([index('2'), passage]);
    expect(await textsFound()).toEqual({ 2: passage.text });
  });
});

describe.skipIf(isRealServer())('a restart', () => {
  it('keeps documents, versions and writes that were not yet visible', async () => {
    const folder = temporaryFolder();
    const first = await open({}, folder);
    await first.bulk([index('1'), passage]);
    first.server.standIn.setRefreshInterval(60_000);
    await first.bulk([index('2'), passage]);
    await first.server.front.close();
    const second = await open({}, folder);
    expect((await second.bulk([index('1'), passage])).items[0]).toMatchObject({ status: 200, _version: 2 });
    expect(await second.textsFound()).toEqual({ 1: passage.text, 2: passage.text });
  });

  it('refuses an index whose mapping has changed', async () => {
    const folder = temporaryFolder();
    const first = await open({}, folder);
    await first.server.front.close();
    const second = await open({}, folder);
    const changed = second.server.makeIndex({ Mappings: { Properties: { other: { Type: 'keyword' } } } });
    await expect(changed).rejects.toThrow('created with another mapping');
  });
});
