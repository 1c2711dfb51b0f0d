// Guarantee: while the embedding model is down, a document says so at once, and it is tried again within seconds and
// not when the queue would deliver it by itself. Risk: whoever adds documents waits half an hour without a word.
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { administer } from '../../harness/administer.ts';
import { makeCompany } from '../../harness/company.ts';
import { startOwnCloudForTest } from '../../harness/own-cloud.ts';

it('a document waits for the model in the open, and is ready soon after', async () => {
  const { cloud, access } = await startOwnCloudForTest();
  const { baseId } = await makeCompany(access);
  const effect = { kind: 'error', status: 400, code: 'ValidationException' } as const;
  const fault = cloud.faults.script({ service: 'bedrock', operation: 'InvokeModel', effect });
  const bytes = Buffer.from('The rent is due on the first.');
  const { document, upload } = await administer(access, 'documents.prepare', {
    base_id: baseId,
    file: 'rent.txt',
    bytes: bytes.length,
    checksum: createHash('sha256').update(bytes).digest('hex'),
  });
  expect((await fetch(upload.url, { method: 'PUT', headers: upload.headers, body: bytes })).status).toBe(200);
  const show = async (isAsWanted: (shown: { status: string; reason: string | null }) => boolean) => {
    for (;;) {
      const shown = await administer(access, 'documents.show', { document_id: document.id });
      if (isAsWanted(shown)) {
        return shown;
      }
    }
  };
  const waiting = await show(({ reason }) => reason !== null);
  expect(waiting).toMatchObject({
    status: 'pending',
    reason: 'The language model is unavailable. The next attempt begins in about 20 seconds.',
  });
  fault.remove();
  cloud.clock.move(20_000);
  expect(await show(({ status }) => status !== 'pending')).toMatchObject({ status: 'ready', reason: null });
});
