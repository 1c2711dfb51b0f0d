// Guarantee: a reranking model gets the best passages of the search once, as redacted as the answering model does, and
// only changes their order; without such a model, or without anything to order, none is called. Risk: personal data
// reaches one more model, or a call is paid for that can change nothing.

import { describe, expect, it } from 'vitest';
import { openRedaction } from '../../../../shared/privacy/redaction.ts';
import { findPassages, passagesReadMax } from '../../../../shared/search/find-passages.ts';
import { NO_METER } from '../../../harness/caller.ts';
import { logInto } from '../../../harness/log-into.ts';
import { foundPassage } from '../found-passage.fixture.ts';

const SCOPE = { companyId: 'company', baseIds: ['base'] };
const QUERY = 'Who keeps the garden?';
const numbered = (count: number, tokensMax: number | null = 100) =>
  Array.from({ length: count }, (_, at) =>
    foundPassage({ id: `p${at}`, documentId: `d${at}`, title: 'Garden', text: `Rule ${at}.`, tokensMax }),
  );

interface Given {
  readonly found?: ReturnType<typeof numbered>;
  readonly kinds?: Parameters<typeof openRedaction>[0];
  readonly query?: string;
  readonly k?: number;
  /** How the model orders documents; null for a stage without it. */
  readonly order?: ((documents: readonly string[]) => number[]) | null;
}

// The worst document is the best.
const reversed = (documents: readonly string[]) => documents.map((_, at) => documents.length - 1 - at);

async function find({ found = numbered(3), kinds = [], query = QUERY, k = 5, order = reversed }: Given = {}) {
  const searched: number[] = [];
  const asked: { query: string; documents: readonly string[] }[] = [];
  const logged: object[] = [];
  const services = {
    search: async (wanted: { readonly k: number }) => {
      searched.push(wanted.k);
      return found.slice(0, wanted.k);
    },
    reranker:
      order === null
        ? null
        : {
            modelId: 'reranking',
            order: async (text: string, documents: readonly string[]) => {
              asked.push({ query: text, documents });
              return order(documents);
            },
          },
  };
  const redaction = await openRedaction(kinds, null);
  const signal = new AbortController().signal;
  const call = { signal, meter: NO_METER, addLogFields: logInto(logged) };
  const passages = await findPassages(services, { text: query, scope: SCOPE, k, redaction }, call);
  return { passages, ids: passages.map(({ id }) => id), searched, asked, logged };
}

describe('without a reranking model', () => {
  it('as many passages are searched for as are shown, and keep their order', async () => {
    const { ids, searched, logged } = await find({ found: numbered(9), k: 3, order: null });
    expect({ ids, searched, logged }).toEqual({ ids: ['p0', 'p1', 'p2'], searched: [3], logged: [] });
    expect(passagesReadMax({ reranker: null }, 3)).toBe(3);
  });
});

describe('with a reranking model', () => {
  it('the best of 25 passages are shown, in the order of the model', async () => {
    const { ids, searched, asked, logged } = await find({ found: numbered(40), k: 3 });
    expect(ids).toEqual(['p24', 'p23', 'p22']);
    expect(searched).toEqual([25]);
    expect(asked.map(({ documents }) => documents.length)).toEqual([25]);
    expect(logged).toEqual([{ reranked: 25 }]);
  });

  it('passages beyond the 25 keep their order behind them', async () => {
    const { ids, searched } = await find({ found: numbered(30), k: 28 });
    expect(searched).toEqual([28]);
    expect(ids.slice(0, 2)).toEqual(['p24', 'p23']);
    expect(ids.slice(23)).toEqual(['p1', 'p0', 'p25', 'p26', 'p27']);
  });

  it('the model gets each passage as it was embedded, and the results keep their similarity', async () => {
    const found = [foundPassage({ title: 'A', headings: 'B > C', text: 'D', similarity: 0.7 }), ...numbered(1)];
    const { asked, passages } = await find({ found });
    expect(asked).toEqual([{ query: QUERY, documents: ['A > B > C\nD', 'Garden\nRule 0.'] }]);
    expect(passages.map(({ similarity }) => similarity)).toEqual([0.5, 0.7]);
  });

  it('the model gets neither personal data that the policy removes, nor the texts around a passage', async () => {
    const text = 'The garden is kept by keeper@example.com.';
    const textsAround = { before: 'Call the office first.', after: 'Or write to other@example.com.' };
    const found = [foundPassage({ id: 'x', documentId: 'x', text, textsAround }), ...numbered(1)];
    const { asked, passages } = await find({ found, kinds: ['EMAIL'] });
    expect(asked.flatMap(({ documents }) => documents)).toEqual([
      '\nThe garden is kept by [EMAIL_1].',
      'Garden\nRule 0.',
    ]);
    expect(passages.every((passage) => passage.textsAround === null)).toBe(true);
  });

  it.each([
    ['nothing was found', { found: [] }, []],
    ['one passage was found', { found: numbered(1) }, ['p0']],
    ['the query is too long to know its cost', { query: 'q'.repeat(397) }, ['p0', 'p1', 'p2']],
    ['the passages are too long', { found: numbered(2, 60_000).map(long) }, ['p0', 'p1']],
  ])('the model is not called when %s', async (_name, given, expected) => {
    const { ids, asked, logged } = await find(given);
    expect({ ids, asked, logged }).toEqual({ ids: expected, asked: [], logged: [{ reranked: 0 }] });
  });

  // Beside this query, which is at most 25 tokens, a chunk has room for 475 of a passage.
  it.each([
    ['their bytes, if no count is stored', numbered(25, null).map((one) => ({ ...one, text: 'x'.repeat(2_364) })), 20],
    ['their bytes, if the stored bound is higher', numbered(25, 60_000), 25],
    ['the stored bound, if it is lower', numbered(25, 2_375).map(long), 20],
    ['the stored bound and their placeholders', numbered(25, 2_375).map(long).map(withPlaceholder), 16],
  ])('as many passages are sent as fit into one unit by %s', async (_name, found, count) => {
    const { asked } = await find({ found });
    expect(asked.map(({ documents }) => documents.length)).toEqual([count]);
  });

  it('fails when the model does', async () => {
    const order = () => {
      throw new Error('the model failed');
    };
    await expect(find({ order })).rejects.toThrow('the model failed');
  });
});

// At least 50,000 bytes.
function long(passage: ReturnType<typeof foundPassage>) {
  return { ...passage, text: 'x'.repeat(50_000) };
}

function withPlaceholder(passage: ReturnType<typeof foundPassage>) {
  return { ...passage, text: `[PERSON_1] ${passage.text}` };
}
