// Guarantee: the texts of known passages are read within the company's scope in one request, which fails if one of them
// is missing, malformed, of another company or at another place. Risk: a result looks as if it were the end of its
// document, and half of a value is shown.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { passageId } from '../../../../shared/search/passage.ts';
import { hit, part, scope, storeThat } from '../passage-store.fixture.ts';

const { signal } = new AbortController();
let written: string[];
beforeEach(() => {
  written = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => written.push(String(line)) > 0);
});
afterEach(() => void vi.restoreAllMocks());

const idOf = (ordinal: number) => passageId({ companyId: 'company', documentId: 'document', version: 1, ordinal });
const hitAt = (ordinal: number, over: object = {}) =>
  hit(idOf(ordinal), { ordinal, text: `text ${ordinal}`, ...over }, 0);

it('reads texts by the ids of their passages, within the company and its bases, in one request', async () => {
  const { store, sent } = storeThat(() => part(hitAt(3), hitAt(1)));
  expect(await store.texts(scope, [idOf(1), idOf(3)], signal)).toEqual(
    new Map([
      [idOf(1), 'text 1'],
      [idOf(3), 'text 3'],
    ]),
  );
  const fields = ['companyId', 'baseId', 'documentId', 'version', 'ordinal', 'page', 'title', 'headings', 'text'];
  const filter = [
    { term: { companyId: 'company' } },
    { terms: { baseId: ['base-1', 'base-2'] } },
    { ids: { values: [idOf(1), idOf(3)] } },
  ];
  expect(sent).toEqual([
    {
      path: '/passages-v1/_search',
      parts: [{ size: 2, _source: [...fields, 'tokensMax'], query: { bool: { filter } } }],
    },
  ]);
  expect(written).toEqual([]);
});

it('makes no request if there are no texts to read', async () => {
  const { store, sent } = storeThat(() => part());
  expect(await store.texts(scope, [], signal)).toEqual(new Map());
  expect(sent).toEqual([]);
});

it.each<[name: string, returned: object | null, logged: string | null]>([
  ['is missing', null, null],
  ['has no text', hitAt(1, { text: null }), 'malformed_hit'],
  ['is of another company', hitAt(1, { companyId: 'other' }), 'foreign_hit'],
  ['is of a base outside the scope', hitAt(1, { baseId: 'restricted' }), 'foreign_hit'],
  ['is of another version', hitAt(1, { version: 2 }), null],
  ['is of another document', hitAt(1, { documentId: 'another' }), null],
  ['is at another place', hitAt(1, { ordinal: 2 }), null],
])('fails as a whole if one passage %s, without quoting a text', async (_name, returned, logged) => {
  const { store } = storeThat(() => part(hitAt(3), ...(returned === null ? [] : [returned])));
  const error = await store.texts(scope, [idOf(1), idOf(3)], signal).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code: 'unavailable', cause: 'missing_passages', retryAfterSeconds: 15 });
  expect(String(error)).not.toContain('text');
  const line = { level: 'error', message: logged, company_id: 'company', dropped: 1 };
  expect(written.map((text) => JSON.parse(text))).toEqual(logged === null ? [] : [line]);
});
