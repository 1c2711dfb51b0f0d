// Guarantee: each text is embedded once for each model and written to every index, in requests of a size that the index
// accepts; a request that is refused as busy is made up to five times, with growing delays, and no other request is
// repeated. Risk: a document is paid for twice or missing in an index, or a busy service is called without a pause.
import { describe, expect, it } from 'vitest';
import { indexPassages, removePassages } from '../../../shared/ingestion/index-passages.ts';
import { passageTokensMax } from '../../../shared/pricing/token-bound.ts';
import { type IndexedPassage, type Passage, type PassageOutcome, passageId } from '../../../shared/search/passage.ts';
import { ServiceError } from '../../../shared/service-error.ts';

const DOCUMENT = { companyId: 'company', documentId: 'document' };
const PAUSES_MS = [1_000, 2_000, 4_000, 8_000];
const unavailable = new ServiceError('unavailable', 'throttled');

function passagesOf(count: number): Passage[] {
  const shared = { ...DOCUMENT, baseId: 'base', version: 1, page: null, title: 'Guide', headings: 'Keys' };
  return Array.from({ length: count }, (_, ordinal) => ({ ...shared, ordinal, text: `Text ${ordinal}.` }));
}

// Creates a model that throws these failures in turn, and then returns the length of the text as its vector.
function openModel(failures: unknown[] = []) {
  const asked: string[] = [];
  const calls = { now: 0, most: 0 };
  const embed = async (text: string) => {
    asked.push(text);
    calls.now += 1;
    calls.most = Math.max(calls.most, calls.now);
    await new Promise(setImmediate);
    calls.now -= 1;
    if (failures.length > 0) {
      throw failures.shift();
    }
    return { vector: [text.length], inputTokens: 3 };
  };
  return { asked, calls, embed };
}

// Creates an index that returns these outcomes in turn, and then accepts everything.
function openIndex(outcomes: PassageOutcome[][] = []) {
  const puts: (readonly IndexedPassage[])[] = [];
  const removals: (readonly string[])[] = [];
  const answer = (items: readonly unknown[]) => outcomes.shift() ?? items.map((): PassageOutcome => 'done');
  const passages = {
    put: async (items: readonly IndexedPassage[]) => {
      puts.push(items);
      return answer(items);
    },
    remove: async (ids: readonly string[]) => {
      removals.push(ids);
      return answer(ids);
    },
    countSearchable: async () => 0,
  };
  return { puts, removals, passages };
}

type Model = ReturnType<typeof openModel>;
type Index = ReturnType<typeof openIndex>;

function servicesOf(...parts: readonly [Index, Model][]) {
  const paused: number[] = [];
  const settings = { name: 'passages', schema: 1, modelId: 'model', dimensions: 256 } as const;
  const indexes = parts.map(([{ passages }, embedding]) => ({ settings, passages, embedding }));
  const pause = async (milliseconds: number) => void paused.push(milliseconds);
  return { services: { indexes, pause }, paused };
}

const notAborted = new AbortController().signal;

describe('passages', () => {
  it('are embedded with title and headings, and written with their id and their maximum of tokens', async () => {
    const [index, model] = [openIndex(), openModel()];
    const [passage] = passagesOf(1) as [Passage];
    expect(await indexPassages(servicesOf([index, model]).services, [passage], notAborted)).toBe(3);
    const text = 'Guide > Keys\nText 0.';
    expect(model.asked).toEqual([text]);
    const stored = { id: passageId(passage), vector: [text.length], tokensMax: passageTokensMax(text, 3) };
    expect(index.puts).toEqual([[{ ...passage, ...stored }]]);
  });

  it('are embedded once for all indexes of a model, and again for another', async () => {
    const [one, two, three] = [openIndex(), openIndex(), openIndex()];
    const [model, other] = [openModel(), openModel()];
    const { services } = servicesOf([one, model], [two, model], [three, other]);
    expect(await indexPassages(services, passagesOf(2), notAborted)).toBe(12);
    expect([model.asked.length, other.asked.length]).toEqual([2, 2]);
    expect([one, two, three].map(({ puts }) => puts.map((put) => put.length))).toEqual([[2], [2], [2]]);
  });

  it('are sent a hundred at a time, in order, with at most eight model calls at once', async () => {
    const [index, model] = [openIndex(), openModel()];
    expect(await indexPassages(servicesOf([index, model]).services, passagesOf(201), notAborted)).toBe(603);
    expect(index.puts.map((put) => put.length)).toEqual([100, 100, 1]);
    expect(index.puts.flat().map(({ ordinal }) => ordinal)).toEqual(Array.from({ length: 201 }, (_, at) => at));
    expect(model.calls.most).toBe(8);
  });

  it('that are busy are sent again alone, at most five times', async () => {
    const busy = Array.from({ length: 4 }, (): PassageOutcome[] => ['busy']);
    const index = openIndex([['done', 'busy', 'done'], ...busy.slice(1)]);
    const { services, paused } = servicesOf([index, openModel()]);
    await indexPassages(services, passagesOf(3), notAborted);
    expect(index.puts.map((put) => put.map(({ ordinal }) => ordinal))).toEqual([[0, 1, 2], [1], [1], [1], [1]]);
    expect(paused).toEqual(PAUSES_MS);
    const failing = servicesOf([openIndex([...busy, ['busy']]), openModel()]);
    await expect(indexPassages(failing.services, passagesOf(1), notAborted)).rejects.toMatchObject({
      code: 'unavailable',
      cause: 'index_busy',
    });
    expect(failing.paused).toEqual(PAUSES_MS);
  });

  it('that are busy are not sent again before the pause ends, nor if it is aborted', async () => {
    const index = openIndex([['busy']]);
    const { services } = servicesOf([index, openModel()]);
    const pause = async () => {
      await new Promise(setImmediate);
      throw new Error('Cut short.');
    };
    await expect(indexPassages({ ...services, pause }, passagesOf(1), notAborted)).rejects.toThrow('Cut short.');
    expect(index.puts).toHaveLength(1);
  });

  it.each<[name: string, outcomes: PassageOutcome[]]>([
    ['are rejected, even a single one', ['busy', 'rejected']],
    ['have too few outcomes', ['done']],
    ['have too many outcomes', ['done', 'done', 'done']],
  ])('that %s fail without a retry', async (_name, outcomes) => {
    const index = openIndex([outcomes]);
    const indexed = indexPassages(servicesOf([index, openModel()]).services, passagesOf(2), notAborted);
    await expect(indexed).rejects.toMatchObject({ code: 'internal', cause: 'passage_rejected' });
    expect(index.puts).toHaveLength(1);
  });
});

describe('a model', () => {
  it('that is busy is called at most five times', async () => {
    const recovering = servicesOf([openIndex(), openModel(Array(4).fill(unavailable))]);
    expect(await indexPassages(recovering.services, passagesOf(1), notAborted)).toBe(3);
    expect(recovering.paused).toEqual(PAUSES_MS);
    const model = openModel(Array(5).fill(unavailable));
    const failing = servicesOf([openIndex(), model]);
    await expect(indexPassages(failing.services, passagesOf(1), notAborted)).rejects.toBe(unavailable);
    expect(model.asked).toHaveLength(5);
    expect(failing.paused).toEqual(PAUSES_MS);
  });

  it.each([
    ['fails for another reason', new ServiceError('internal', 'broken'), notAborted],
    ['fails with an error that is not a ServiceError', new Error('unavailable'), notAborted],
    [
      'fails with another error of the same code',
      Object.assign(new Error('away'), { code: 'unavailable' }),
      notAborted,
    ],
    ['is busy when the time is up', unavailable, AbortSignal.abort()],
  ])('that %s is called once', async (_name, failure, signal) => {
    const model = openModel([failure]);
    const { services, paused } = servicesOf([openIndex(), model]);
    await expect(indexPassages(services, passagesOf(1), signal)).rejects.toBe(failure);
    expect(model.asked).toHaveLength(1);
    expect(paused).toEqual([]);
  });
});

describe('obsolete passages', () => {
  const idsOf = (version: number, from: number, to: number) =>
    Array.from({ length: to - from }, (_, at) => passageId({ ...DOCUMENT, version, ordinal: from + at }));

  it('are removed from every index, a thousand at a time, up to but not including the last number', async () => {
    const indexes = [openIndex(), openIndex()] as const;
    const { services } = servicesOf([indexes[0], openModel()], [indexes[1], openModel()]);
    const passages = [
      { version: 2, from: 5, to: 2_006 },
      { version: 3, from: 4, to: 4 },
      { version: 4, from: 0, to: 1 },
    ];
    await removePassages(services, { ...DOCUMENT, passages }, notAborted);
    const slices = [idsOf(2, 5, 1_005), idsOf(2, 1_005, 2_005), idsOf(2, 2_005, 2_006), idsOf(4, 0, 1)];
    expect(indexes.map(({ removals }) => removals)).toEqual([slices, slices]);
  });

  it('that the index is too busy to remove are requested again alone', async () => {
    const index = openIndex([['busy', 'done']]);
    const { services, paused } = servicesOf([index, openModel()]);
    await removePassages(services, { ...DOCUMENT, passages: [{ version: 1, from: 0, to: 2 }] }, notAborted);
    expect(index.removals).toEqual([idsOf(1, 0, 2), idsOf(1, 0, 1)]);
    expect(paused).toEqual(PAUSES_MS.slice(0, 1));
  });
});
