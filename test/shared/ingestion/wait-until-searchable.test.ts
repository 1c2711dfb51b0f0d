// Guarantee: a version replaces its predecessor once searches of every index find it, or after a minute. Risk: readers
// find nothing between two versions, or a document waits forever for a slow index.
import { describe, expect, it } from 'vitest';
import { waitUntilSearchable } from '../../../shared/ingestion/wait-until-searchable.ts';
import { type Passage, passageId } from '../../../shared/search/passage.ts';
import { ServiceError } from '../../../shared/service-error.ts';

type Count = (ids: readonly string[]) => number;
const findsAll: Count = (ids) => ids.length;

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

async function waitFor(count: number, indexes: readonly Count[], signal = new AbortController().signal) {
  const counted: (readonly string[])[] = [];
  const paused: number[] = [];
  const services = {
    indexes: indexes.map((answer) => ({
      passages: {
        countSearchable: async (ids: readonly string[]) => {
          counted.push(ids);
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
  return { counted, paused, outcome };
}

describe('a version', () => {
  it.each([
    [1, 1, 0],
    [200, 1, 0],
    [201, 2, 0],
    [400, 2, 1],
    [401, 3, 1],
  ])('of %i passages is checked in steps of %i passages that end at the last one', async (count, step, first) => {
    const { counted, paused } = await waitFor(count, [findsAll]);
    const ordinals = Array.from({ length: Math.ceil((count - first) / step) }, (_, at) => first + at * step);
    expect(counted).toEqual([ordinals.map((ordinal) => passageId({ ...passage, ordinal }))]);
    expect(paused).toEqual([]);
  });

  it('is awaited until every index finds all of it, with a second between checks', async () => {
    let checks = 0;
    const findsAllLater: Count = (ids) => {
      checks += 1;
      return checks < 3 ? ids.length - 1 : ids.length;
    };
    const { counted, paused, outcome } = await waitFor(2, [findsAll, findsAllLater]);
    expect(counted).toHaveLength(6);
    expect(paused).toEqual([1_000, 1_000]);
    expect(outcome).toBeUndefined();
  });

  it('is awaited for at most a minute', async () => {
    const { counted, paused, outcome } = await waitFor(1, [() => 0]);
    expect(counted).toHaveLength(60);
    expect(paused).toEqual(Array(60).fill(1_000));
    expect(outcome).toBeUndefined();
  });
});

describe('an index', () => {
  const failsOnce = (error: unknown): Count => {
    let checks = 0;
    return (ids) => {
      checks += 1;
      if (checks === 1) {
        throw error;
      }
      return ids.length;
    };
  };
  const unavailable = new ServiceError('unavailable', 'no answer');

  it('that does not answer is queried again after a second', async () => {
    const { paused, outcome } = await waitFor(1, [failsOnce(unavailable)]);
    expect(paused).toEqual([1_000]);
    expect(outcome).toBeUndefined();
  });

  it.each([
    ['answers with an unknown error', new ServiceError('internal', 'broken'), undefined],
    ['fails in another way', new Error('broken'), undefined],
    ['does not answer when the time is up', unavailable, AbortSignal.abort()],
  ])('that %s ends the wait', async (_name, error, signal) => {
    const { paused, outcome } = await waitFor(1, [failsOnce(error)], signal);
    expect(outcome).toBe(error);
    expect(paused).toEqual([]);
  });
});
