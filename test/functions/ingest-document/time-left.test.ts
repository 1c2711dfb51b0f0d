// Guarantee: an ingestion that takes too long stops while there is time to record the reason and the time of the next
// attempt. Risk: Lambda ends the worker, so that the document stays pending without a reason or a next attempt.
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { administer } from '../../harness/administer.ts';
import { addDocument, makeCompany } from '../../harness/company.ts';
import { functionNameAt } from '../../harness/record-calls.ts';
import { startStageForTest } from '../../harness/stage-cloud.ts';

// Ten seconds are reserved for the record, which leaves six for the ingestion.
const TIMEOUT_SECONDS = 16;
// Longer than those six seconds, but short enough for the ingestion to succeed in a worker that reserves too little.
const MODEL_MS = 9_000;
const BYTES = Buffer.from('The pilot boards at the fairway buoy.');

it('records the next attempt of an interrupted ingestion before Lambda ends the worker', async () => {
  const { cloud, access } = await startStageForTest({}, { timeouts: { 'ingest-document': TIMEOUT_SECONDS } });
  const { baseId } = await makeCompany(access);
  // The first document loads the worker, for which six seconds may be too little.
  await addDocument(access, baseId, 'first.txt', 'The harbour opens at six.');
  const functionName = functionNameAt(cloud, 'ingest-document');
  cloud.faults.script({ service: 'bedrock', functionName, effect: { kind: 'stall', forMs: MODEL_MS } });
  const { document, upload } = await administer(access, 'documents.prepare', {
    base_id: baseId,
    file: 'pilot.txt',
    bytes: BYTES.length,
    checksum: createHash('sha256').update(BYTES).digest('hex'),
  });
  expect((await fetch(upload.url, { method: 'PUT', headers: upload.headers, body: BYTES })).status).toBe(200);
  await expect
    .poll(() => administer(access, 'documents.show', { document_id: document.id }))
    .toMatchObject({
      status: 'pending',
      reason: expect.stringMatching(/The next attempt begins in about 20 seconds\.$/),
    });
  expect(cloud.logs.lines(functionName).filter(({ text }) => text.includes('Task timed out'))).toEqual([]);
});
