import { openReady, type TestOpenSearch } from '../opensearch.fixture.ts';

/** The hits in the response of a search. */
export interface Hits {
  readonly total: object;
  readonly hits: readonly { _id: string; _score: number; _source: object }[];
}

/** Five passages of two companies. */
export const passages = [
  {
    id: 'a1',
    companyId: 'a',
    baseId: 'one',
    page: 1,
    title: 'Leave',
    text: 'Staff have thirty days of leave.',
    vector: [1, 0, 0],
  },
  {
    id: 'a2',
    companyId: 'a',
    baseId: 'two',
    page: 2,
    title: 'Parking',
    text: 'Parking is free for staff.',
    vector: [0.6, 0.8, 0],
  },
  {
    id: 'a3',
    companyId: 'a',
    baseId: 'two',
    page: null,
    title: 'Café Größe',
    text: 'Öffnungszeiten: 停車場は無料です',
    vector: [-1, 0, 0],
  },
  {
    id: 'b1',
    companyId: 'b',
    baseId: 'one',
    page: 1,
    title: 'Leave',
    text: 'Staff have ten days of leave.',
    vector: [1, 0, 0.2],
  },
  { id: 'b2', companyId: 'b', baseId: 'one', page: 1, title: 'Other', text: 'Nothing alike.', vector: [1, 0.01, 0] },
];

/** An index with the passages in it, and a search that must succeed. */
export interface FilledIndex {
  readonly opened: TestOpenSearch;
  readonly search: (query: object, more?: object) => Promise<Hits>;
}

/** Opens an index with the passages. Always call `opened.front.close`, even when the test fails. */
export async function openFilled(expectOk: (status: number, body: unknown) => void): Promise<FilledIndex> {
  const opened = await openReady();
  const lines = passages.flatMap(({ id, ...fields }) => [{ index: { _index: 'passages', _id: id } }, fields]);
  const { status, body } = await opened.call('/_bulk', lines);
  expectOk((body as { errors: boolean }).errors ? 400 : status, body);
  return {
    opened,
    async search(query, more = {}) {
      const answer = await opened.call('/passages/_search', { size: 10, _source: ['page'], query, ...more });
      expectOk(answer.status, answer.body);
      return (answer.body as { hits: Hits }).hits;
    },
  };
}

/** The ids of the hits, in order. */
export const idsOf = ({ hits }: Hits) => hits.map(({ _id }) => _id);
/** The passages of one company. */
export const company = (id: string) => ({ bool: { filter: [{ term: { companyId: id } }] } });
/** The k nearest vectors. */
export const knn = (vector: number[], k: number, filter?: object) => ({
  knn: { vector: { vector, k, ...(filter && { filter }) } },
});
