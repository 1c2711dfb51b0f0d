// Guarantee: a command waits for documents only as long as the stage reports their status: one whose status cannot be
// read ends as failed, and the others continue. Risk: a nightly command waits forever, or gives up too early.
import { afterAll, beforeEach, expect, it, vi } from 'vitest';

const pauses: number[] = [];
vi.mock('node:timers/promises', async (original) => ({
  ...(await original<typeof import('node:timers/promises')>()),
  setTimeout: async (milliseconds: number) => {
    pauses.push(milliseconds);
    await Promise.resolve();
  },
}));
beforeEach(() => {
  pauses.length = 0;
});
// The modules are loaded again for this file, and for the worker's next file, which should really pause.
vi.resetModules();
afterAll(() => void vi.resetModules());
const { CommandError } = await import('../../../bin/admin/command.ts');
const { waitForAll } = await import('../../../bin/admin/wait-for-documents.ts');

const pending = (id: string) => ({ id, file: `${id}.md`, status: 'pending', reason: null });
const ready = (id: string) => ({ ...pending(id), status: 'ready' });
const NO_ANSWER = new CommandError('The local stage did not respond.');

// A stage that gives the listed answers for each document, and repeats the last one.
function openStage(answers: Readonly<Record<string, readonly unknown[]>>) {
  const asked: Record<string, number> = {};
  const administer = async (operation: string, input: unknown) => {
    expect(operation).toBe('documents.show');
    const { document_id: id } = input as { document_id: string };
    const times = asked[id] ?? 0;
    // Otherwise, an endless wait would block the whole run.
    if (times >= 100) {
      throw new Error(`${id} was read more than a hundred times.`);
    }
    asked[id] = times + 1;
    const answer = answers[id]?.[times] ?? answers[id]?.at(-1);
    if (answer instanceof Error) {
      throw answer;
    }
    return answer;
  };
  return { administer, asked };
}

const NOT_KNOWN = 'The status of the document is not known. Run documents show.';
const shown: unknown[] = [];
const progress = { show: (state: unknown) => void shown.push(state), end: () => void shown.push('end') };

it('gives up on a document after ten missing answers, and waits for the others', async () => {
  const { administer, asked } = openStage({
    lost: [NO_ANSWER],
    slow: [...Array.from({ length: 20 }, () => pending('slow')), ready('slow')],
  });
  shown.length = 0;
  expect(await waitForAll(administer, [pending('lost'), pending('slow'), ready('done')], progress)).toEqual([
    { ...pending('lost'), status: 'failed', reason: NOT_KNOWN },
    ready('slow'),
    ready('done'),
  ]);
  expect(asked).toEqual({ lost: 10, slow: 21 });
  expect(pauses).toEqual(Array.from({ length: 21 }, () => 400));
  // The last documents are named.
  expect(shown.at(0)).toEqual({ done: 1, total: 3, failed: 0, waiting: 'Not finished yet: lost.md, slow.md.' });
  expect(shown.slice(-2)).toEqual([{ done: 3, total: 3, failed: 1, waiting: null }, 'end']);
});

it.each([
  ['three documents are pending', [pending('a'), pending('b'), pending('c'), ready('d')]],
  ['none is done yet', [pending('a'), pending('b')]],
])('names no document while %s', async (_name, documents) => {
  shown.length = 0;
  const { administer } = openStage(Object.fromEntries(documents.map(({ id }) => [id, [ready(id)]])));
  await waitForAll(administer, documents, progress);
  expect(shown.filter((state) => (state as { waiting?: string }).waiting)).toEqual([]);
});

it('reads eight documents at once, and no more', async () => {
  const documents = Array.from({ length: 20 }, (_, at) => pending(`d${at}`));
  let [reading, most] = [0, 0];
  const administer = async (_operation: string, input: unknown) => {
    reading += 1;
    most = Math.max(most, reading);
    await new Promise((resolve) => setImmediate(resolve));
    reading -= 1;
    return ready((input as { document_id: string }).document_id);
  };
  expect(await waitForAll(administer, documents, progress)).toEqual(documents.map(({ id }) => ready(id)));
  expect(most).toBe(8);
});

it('counts only consecutive missing answers', async () => {
  const nine = Array.from({ length: 9 }, () => NO_ANSWER);
  const { administer } = openStage({ flaky: [...nine, pending('flaky'), ...nine, ready('flaky')] });
  expect(await waitForAll(administer, [pending('flaky')], progress)).toEqual([ready('flaky')]);
});

it('ends an hour after the last change, with what is still pending as failed', async () => {
  const WAITS = 'The next attempt begins in about 30 minutes.';
  let reads = 0;
  const administer = async (_operation: string, input: unknown) => {
    const { document_id: id } = input as { document_id: string };
    reads += 1;
    if (reads > 20_000) {
      throw new Error('It was read for more than two hours.');
    }
    return { ...pending(id), reason: reads < 5_000 ? null : WAITS };
  };
  shown.length = 0;
  expect(await waitForAll(administer, [pending('stuck'), ready('done')], progress)).toEqual([
    {
      ...pending('stuck'),
      status: 'failed',
      reason: 'Nothing has changed for an hour, and the document is still pending. Run documents show.',
    },
    ready('done'),
  ]);
  // The hour starts again with the read that shows another reason.
  expect(reads).toBe(5_000 + 9_000);
  expect(pauses.length * 400).toBeGreaterThan(3_600_000);
  expect(shown.at(-1)).toBe('end');
});

it('ends after a day in which no document was finished, whatever the stage says meanwhile', async () => {
  let reads = 0;
  const administer = async () => {
    reads += 1;
    if (reads > 500_000) {
      throw new Error('It was read for more than two days.');
    }
    return reads === 1_000 ? ready('early') : { ...pending('late'), reason: `Reason ${reads}.` };
  };
  const [early, late] = await waitForAll(administer, [pending('early'), pending('late')], progress);
  expect([early?.status, late?.status].toSorted()).toEqual(['failed', 'ready']);
  expect([early?.reason, late?.reason]).toContain(
    'No document has finished for a day, and the document is still pending. Run documents show.',
  );
  expect(pauses.length).toBeGreaterThan(216_000);
  expect(pauses.length).toBeLessThan(217_000);
});

it('ends with any other error, which a retry would not fix', async () => {
  const { administer } = openStage({ broken: [new TypeError('not a document')] });
  await expect(waitForAll(administer, [pending('broken')], progress)).rejects.toThrow('not a document');
});
