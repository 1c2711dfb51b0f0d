// Guarantee: files that a person stops are shown as stopped, whether their upload had begun or not. Risk: a person who
// stopped an upload looks for an error.
import { expect, it } from 'vitest';
import type { Upload } from '../../../../console/pages/knowledge/prepare-uploads.ts';

// The types of the browser, which the file needs, are those of the console's own project.
const FILE: string = '../../../../console/pages/knowledge/uploads.ts';
interface UploadsFile {
  readonly sendUploads: (uploads: readonly Upload[], sending: object) => Promise<void>;
}

const upload = (id: number): Upload => ({
  id,
  path: `${id}.txt`,
  file: new File(['text'], 'name'),
  checksum: `sum ${id}`,
  state: 'waiting',
  percent: 0,
  reason: null,
  documentId: null,
});

async function send(uploads: readonly Upload[], signal: AbortSignal, fail: () => Promise<never>) {
  const { sendUploads }: UploadsFile = await import(FILE);
  const shown = new Map<number, Partial<Upload>[]>();
  const update = (id: number, part: Partial<Upload>) => void shown.set(id, [...(shown.get(id) ?? []), part]);
  await sendUploads(uploads, { call: fail, baseId: 'base', signal, update });
  return [...shown].toSorted(([one], [other]) => one - other);
}

it('shows files as stopped when the person stops during the first', async () => {
  const stop = new AbortController();
  const stopped = await send([0, 1, 2, 3].map(upload), stop.signal, () => {
    stop.abort();
    return Promise.reject(stop.signal.reason);
  });
  expect(stopped).toEqual([0, 1, 2, 3].map((id) => [id, [{ state: 'stopped' }]]));
});
