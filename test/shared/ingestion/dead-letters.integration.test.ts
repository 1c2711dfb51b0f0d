// Guarantee: a document that kills every worker is retried a limited number of times; its message is then in the queue
// that the alarm watches, and `documents retry` ingests the document and empties that queue. A document that kills all
// workers but the last one fails with a reason. Risk: an endless crash loop, or a document that is lost silently.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { DELIVERIES_MAX } from '../../../lib/variables.ts';
import { administer } from '../../harness/administer.ts';
import { postApi } from '../../harness/api.ts';
import { makeCompany } from '../../harness/company.ts';
import { startOwnCloudForTest } from '../../harness/own-cloud.ts';
import { functionNameAt } from '../../harness/record-calls.ts';

const BYTES = Buffer.from('The pilot boards at the fairway buoy.');
// A little more than the visibility timeout of the queue.
const HIDDEN_MS = 31 * 60_000;
const POLL = { timeout: 60_000 };

async function start() {
  const { cloud, access } = await startOwnCloudForTest();
  const company = await makeCompany(access);
  const functionName = functionNameAt(cloud, 'ingest-document');
  // Only the base of this test: with the clock moved, the stage also ingests the document of its smoke test.
  const match = ({ path, body }: { path: string; body: Buffer }) =>
    path.includes(company.baseId) || body.includes(company.baseId);
  const killAt = (service: string, operation: string) =>
    cloud.faults.script({ service, operation, functionName, match, effect: { kind: 'kill', when: 'before' } });
  const upload = async () => {
    const { document, upload: request } = await administer(access, 'documents.prepare', {
      base_id: company.baseId,
      file: 'pilot.txt',
      bytes: BYTES.length,
      checksum: createHash('sha256').update(BYTES).digest('hex'),
    });
    const sent = await fetch(request.url, { method: 'PUT', headers: request.headers, body: BYTES });
    expect(sent.status).toBe(200);
    return { show: () => administer(access, 'documents.show', { document_id: document.id }), id: document.id };
  };
  // The numbers of waiting messages and of messages in flight, of the queue and of the dead-letter queue.
  const queues = async () => {
    const { queues: all } = await administer(access, 'stage.overview', {});
    return all.map(({ waiting, in_progress: inFlight }: { waiting: number; in_progress: number }) => [
      waiting,
      inFlight,
    ]);
  };
  const search = async () => {
    const { body } = await postApi(access, '/knowledge/search', company.key, { query: 'Where does the pilot board?' });
    return (body as { data: { excerpt: string }[] }).data.map(({ excerpt }) => excerpt);
  };
  return { cloud, access, killAt, upload, queues, search };
}

/** Returns the dimensions of the one alarm on queued messages in the deployed templates, which name its queue. */
function watchedQueue(): string {
  const folder = inject('assembly');
  const resources = readdirSync(folder)
    .filter((name) => name.endsWith('.template.json'))
    .flatMap((name) => Object.values(JSON.parse(readFileSync(join(folder, name), 'utf8')).Resources));
  const alarms = (resources as { Type: string; Properties: Record<string, unknown> }[]).filter(
    ({ Type, Properties }) =>
      Type === 'AWS::CloudWatch::Alarm' && Properties.MetricName === 'ApproximateNumberOfMessagesVisible',
  );
  expect(alarms).toHaveLength(1);
  expect(alarms[0]?.Properties).toMatchObject({ Threshold: 1, EvaluationPeriods: 1, Namespace: 'AWS/SQS' });
  return JSON.stringify(alarms[0]?.Properties.Dimensions);
}

it('moves the message of a document that kills every worker to the dead-letter queue, and ingests it on retry', async () => {
  const { cloud, access, killAt, upload, queues, search } = await start();
  const fault = killAt('dynamodb', 'GetItem');
  const { id, show } = await upload();
  for (let delivery = 1; delivery <= DELIVERIES_MAX; delivery += 1) {
    await fault.reached(delivery);
    await expect.poll(queues, POLL).toEqual([
      [0, 1],
      [0, 0],
    ]);
    cloud.clock.move(HIDDEN_MS);
  }
  await expect.poll(queues, POLL).toEqual([
    [0, 0],
    [1, 0],
  ]);
  expect(fault.hits()).toBe(DELIVERIES_MAX);
  expect(await show()).toMatchObject({ status: 'pending', version: 1 });
  const deadLetters = cloud.resources.find(({ path }) => /Uploads\/DeadLetters/.test(path));
  expect(watchedQueue()).toContain(deadLetters?.logicalId);

  fault.remove();
  await administer(access, 'documents.retry', { document_id: id });
  await expect.poll(show, POLL).toMatchObject({ status: 'ready', reason: null });
  // The message is removed a moment after the record.
  await expect.poll(queues, POLL).toEqual([
    [0, 0],
    [0, 0],
  ]);
  expect(await search()).toEqual([BYTES.toString()]);
});

it('fails a document that killed all workers but the last with a reason, and ingests it on retry', async () => {
  const { cloud, access, killAt, upload, queues, search } = await start();
  const fault = killAt('s3', 'GetObject');
  const { id, show } = await upload();
  for (let delivery = 1; delivery < DELIVERIES_MAX; delivery += 1) {
    await fault.reached(delivery);
    await expect.poll(queues, POLL).toEqual([
      [0, 1],
      [0, 0],
    ]);
    cloud.clock.move(HIDDEN_MS);
  }
  await expect.poll(show, POLL).toMatchObject({
    status: 'failed',
    reason: `The document could not be processed in ${DELIVERIES_MAX - 1} attempts. Add it again.`,
  });
  expect(fault.hits()).toBe(DELIVERIES_MAX - 1);
  // The message is removed a moment after the record.
  await expect.poll(queues, POLL).toEqual([
    [0, 0],
    [0, 0],
  ]);
  fault.remove();
  await administer(access, 'documents.retry', { document_id: id });
  await expect.poll(show, POLL).toMatchObject({ status: 'ready', reason: null });
  expect(await search()).toEqual([BYTES.toString()]);
});
