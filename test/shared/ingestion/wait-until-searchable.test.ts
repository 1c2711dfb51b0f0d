// Guarantee: a version replaces its predecessor when a search of every index finds it, or after a minute. Risk: readers
// find nothing between two versions, or a document waits forever for a slow index.
import { describe, expect, it } from 'vitest';
import { waitUntilSearchable } from '../../../shared/ingestion/wait-until-searchable.ts';
import { type Passage, passageId } from '../../../shared/search/passage.ts';
import { ServiceError } from '../../../shared/service-error.ts';

type Count = (ids: readonly string[]) => number;
const all: Count = (ids) => ids.length;

const passage = { companyId: 'company', baseId: 'base', documentId: 'document', version: 1 };
const passagesOf = (count: number): Passage[] =>
  Array.from({ length: count }, (_, ordinal) => ({
    ...passage,
    ordinal,
    page: null,
    title: '',
    headings: '',
    text: '',
  }));

async function wait(count: number, indexes: readonly Count[], signal = new AbortController().signal) {
  const looked: (readonly string[])[] = [];
  const paused: number[] = [];
  const services = {
    indexes: indexes.map((answer) => ({
      passages: {
        countSearchable: async (ids: readonly string[]) => {
          looked.push(ids);
          return answer(ids);
        },
      },
    })),
    pause: async (milliseconds: number) => {
      await new Promise(setImmediate);
      paused.push(milliseconds);
    },
  };
  const outcome = await waitUntilSearchable(services, passagesOf(count), signal).catch((error: unknown) => error);
  return { looked, paused, outcome };
}

describe('a version', () => {
  it.each([
    [1, 1, 0],
    [200, 1, 0],
    [201, 2, 0],
    [400, 2, 1],
    [401, 3, 1],
  ])('of %i passages is checked by every %ith passage, counted from the last', async (count, step, first) => {
    const { looked, paused } = await wait(count, [all]);
    const ordinals = Array.from({ length: Math.ceil((count - first) / step) }, (_, at) => first + at * step);
    expect(looked).toEqual([ordinals.map((ordinal) => passageId({ ...passage, ordinal }))]);
    expect(paused).toEqual([]);
  });

  it('is awaited until every index has all of it, with a second between attempts', async () => {
    let looks = 0;
    const later: Count = (ids) => {
      looks += 1;
      return looks < 3 ? ids.length - 1 : ids.length;
    };
    const { looked, paused, outcome } = await wait(2, [all, later]);
    expect(looked).toHaveLength(6);
    expect(paused).toEqual([1_000, 1_000]);
    expect(outcome).toBeUndefined();
  });

  it('is awaited for at most a minute', async () => {
    const { looked, paused, outcome } = await wait(1, [() => 0]);
    expect(looked).toHaveLength(60);
    expect(paused).toEqual(Array(60).fill(1_000));
    expect(outcome).toBeUndefined();
  });
});

describe('an index', () => {
  const fail = (error: unknown): Count => {
    let looks = 0;
    return (ids) => {
      looks += 1;
      if (looks === 1) {
        throw error;
      }
      return ids.length;
    };
  };
  const asleep = new ServiceError('unavailable', 'asleep');

  it('that does not answer is queried again', async () => {
    const { paused, outcome } = await wait(1, [fail(asleep)]);
    expect(paused).toEqual([1_000]);
    expect(outcome).toBeUndefined();
  });

  it.each([
    ['answers with an unknown error', new ServiceError('internal', 'broken'), undefined],
    ['fails in another way', new Error('broken'), undefined],
    ['does not answer before the time limit', asleep, AbortSignal.abort()],
  ])('that %s ends the wait', async (_name, error, signal) => {
    const { paused, outcome } = await wait(1, [fail(error)], signal);
    expect(outcome).toBe(error);
    expect(paused).toEqual([]);
  });
});
