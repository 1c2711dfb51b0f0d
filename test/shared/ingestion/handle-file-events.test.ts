// Guarantee: each message of a batch succeeds or is reported as failed separately, with one log line that has ids and
// counts but no content of the document. Risk: one bad message returns the good ones to the queue, or the words of a
// document reach the log.
import type { SQSEvent } from 'aws-lambda';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MODEL_UNAVAILABLE } from '../../../shared/error-messages.ts';
import { handleFileEvents } from '../../../shared/ingestion/handle-file-events.ts';
import { addressOf, documentFileKey } from '../../../shared/knowledge/document.ts';
import type { UsageMeter } from '../../../shared/pricing/usage-meter.ts';
import { ServiceError } from '../../../shared/service-error.ts';
import { createWorld, type World } from './memory-world.ts';
import { recordOf, upload } from './world-steps.ts';

let logged: Record<string, unknown>[] = [];
beforeEach(() => {
  logged = [];
  postpone.mockClear();
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => logged.push(JSON.parse(String(line))) > 0);
});
afterEach(() => vi.restoreAllMocks());

const postpone = vi.fn(async () => {});
const TITAN = 'amazon.titan-embed-text-v2:0';
const limits = { deliveriesMax: 5, signal: new AbortController().signal, postpone };
const bodyFor = (key: unknown) =>
  JSON.stringify({ 'detail-type': 'Object Created', detail: { object: { key, size: 3 } } });
const keyOf = (world: World, file: string) => documentFileKey(addressOf(recordOf(world, file)), 1);

// Embeds a text for 7 tokens, and meters the call as the client of the model does.
const embedMetered = async (_text: string, _signal?: AbortSignal, meter?: UsageMeter) => {
  meter?.started();
  meter?.metered({ modelId: TITAN, inputTokens: 7, outputTokens: 0 });
  return { vector: [1], inputTokens: 7 };
};

const eventOf = (...bodies: string[]) => eventAt(2, ...bodies);

function eventAt(delivery: number, ...bodies: string[]): SQSEvent {
  const Records = bodies.map((body, index) => ({
    messageId: `message-${index}`,
    body,
    attributes: { ApproximateReceiveCount: String(delivery) },
  }));
  return { Records } as unknown as SQSEvent;
}

describe('a batch of messages', () => {
  it('is ingested document by document, and only failed messages are returned', async () => {
    const world = createWorld();
    await upload(world, '# Secret title\n\nSecret words.', 'a.md');
    await upload(world, '\u0000', 'b.md');
    await upload(world, '# C\n\nText.', 'c.md');
    const { get } = world.services.documents;
    const broken = recordOf(world, 'c.md').id;
    world.services.documents.get = (address) =>
      address.documentId === broken ? Promise.reject(new Error('secret words')) : get(address);
    const bodies = ['a.md', 'b.md', 'c.md'].map((file) => bodyFor(keyOf(world, file)));
    const answer = await handleFileEvents(world.services, eventOf(...bodies), limits);
    expect(answer).toEqual({ batchItemFailures: [{ itemIdentifier: 'message-2' }] });
    expect(recordOf(world, 'a.md').status).toBe('ready');
    expect(recordOf(world, 'b.md').status).toBe('failed');
    const { companyId, baseId, documentId } = addressOf(recordOf(world, 'a.md'));
    const failed = { company_id: companyId, base_id: baseId, document_id: broken, version: 1, delivery: 2 };
    expect(logged).toEqual([
      {
        level: 'info',
        message: 'document_ingested',
        company_id: companyId,
        base_id: baseId,
        document_id: documentId,
        version: 1,
        delivery: 2,
        status: 'ready',
        passages: 1,
        pages: null,
        input_tokens: 1,
        ms: expect.any(Number),
      },
      expect.objectContaining({ level: 'info', status: 'failed', reason: 'unknown_type' }),
      { level: 'error', message: 'document_not_ingested', ...failed, reason: 'Error', ms: expect.any(Number) },
      { level: 'warn', message: 'retry_not_announced', ...failed, reason: 'Error' },
    ]);
    expect(JSON.stringify(logged).toLowerCase()).not.toContain('secret');
  });

  it('continues after a message that failed', async () => {
    const world = createWorld();
    await upload(world, '# A\n\nText.', 'a.md');
    expect(await handleFileEvents(world.services, eventOf('{', bodyFor(keyOf(world, 'a.md'))), limits)).toEqual({
      batchItemFailures: [{ itemIdentifier: 'message-0' }],
    });
    expect(recordOf(world, 'a.md').status).toBe('ready');
  });

  const ID = '3f6c1f0e-5a43-4a55-9d0e-2f6d8f1f7a10';
  const copied = bodyFor(`copy/companies/${ID}/bases/${ID}/documents/${ID}/1`);
  const others = [bodyFor(5), bodyFor('companies/1/x'), bodyFor(`${'a/'.repeat(9)}1`), copied];
  it.each(['', '{', 'null', '{"detail":{}}', ...others])(
    'reports an unreadable message as failed: %j',
    async (body) => {
      const world = createWorld();
      expect(await handleFileEvents(world.services, eventOf(body), limits)).toEqual({
        batchItemFailures: [{ itemIdentifier: 'message-0' }],
      });
      expect(logged).toEqual([{ level: 'error', message: 'upload_event_invalid', message_id: 'message-0' }]);
    },
  );
});

describe('a document that cannot be ingested now', () => {
  it.each([
    [1, 20, 'The next attempt begins in about 20 seconds.'],
    [2, 120, 'The next attempt begins in about 120 seconds.'],
    [3, null, 'The next attempt begins in about 30 minutes.'],
    [4, null, 'This was the last attempt: the document is marked as failed in about 30 minutes.'],
  ])('has a reason after delivery %i, which says what happens next', async (delivery, seconds, next) => {
    const world = createWorld();
    await upload(world, '# A\n\nText.', 'a.md');
    const unavailable = new ServiceError('unavailable', MODEL_UNAVAILABLE, { cause: new Error('secret words') });
    world.services.embedding.embed = () => Promise.reject(unavailable);
    await handleFileEvents(world.services, eventAt(delivery, bodyFor(keyOf(world, 'a.md'))), limits);
    const { status, reason } = recordOf(world, 'a.md');
    expect(status).toBe('pending');
    expect(reason).toBe(`The language model is unavailable. ${next}`);
    expect(postpone.mock.calls).toEqual(seconds === null ? [] : [[expect.anything(), seconds]]);
  });

  it('is ingested by the next delivery if the model answers again, and then has no reason', async () => {
    const world = createWorld();
    await upload(world, '# A\n\nText.', 'a.md');
    const { embed } = world.services.embedding;
    world.services.embedding.embed = () => Promise.reject(new Error('secret words'));
    await handleFileEvents(world.services, eventAt(1, bodyFor(keyOf(world, 'a.md'))), limits);
    expect(recordOf(world, 'a.md').reason).toMatch(/^The last attempt failed\./);
    world.services.embedding.embed = embed;
    await handleFileEvents(world.services, eventAt(2, bodyFor(keyOf(world, 'a.md'))), limits);
    expect(recordOf(world, 'a.md')).toMatchObject({ status: 'ready', reason: null });
  });

  it('is left to the queue if its retry cannot be announced', async () => {
    const world = createWorld();
    await upload(world, '# A\n\nText.', 'a.md');
    world.services.embedding.embed = () => Promise.reject(new Error('secret words'));
    postpone.mockRejectedValueOnce(new Error('down'));
    const answer = await handleFileEvents(world.services, eventAt(1, bodyFor(keyOf(world, 'a.md'))), limits);
    expect(answer.batchItemFailures).toHaveLength(1);
    expect(logged.map(({ message }) => message)).toContain('retry_not_announced');
  });
});

describe('the cost of embedding', () => {
  it('is charged for every delivery, even for one that fails', async () => {
    const world = createWorld();
    await upload(world, '# A\n\nText.', 'a.md');
    world.services.embedding.embed = async (text: string, signal?: AbortSignal, meter?: UsageMeter) => {
      await embedMetered(text, signal, meter);
      throw new ServiceError('internal', 'The answer was lost.');
    };
    await handleFileEvents(world.services, eventAt(1, bodyFor(keyOf(world, 'a.md'))), limits);
    world.services.embedding.embed = embedMetered;
    await handleFileEvents(world.services, eventAt(2, bodyFor(keyOf(world, 'a.md'))), limits);
    const { companyId } = world.base;
    const use = expect.objectContaining({ modelId: TITAN, inputTokens: 7, outputTokens: 0 });
    expect(world.costs).toEqual([
      { companyId, uses: [use] },
      { companyId, uses: [use] },
    ]);
    expect(recordOf(world, 'a.md').status).toBe('ready');
  });

  it('is charged for the calls that returned if another call was interrupted', async () => {
    const world = createWorld();
    await upload(world, 'Text goes on. '.repeat(200), 'a.md');
    let calls = 0;
    world.services.embedding.embed = async (text: string, signal?: AbortSignal, meter?: UsageMeter) => {
      calls += 1;
      if (calls > 1) {
        meter?.started();
        throw new Error('interrupted');
      }
      return embedMetered(text, signal, meter);
    };
    await handleFileEvents(world.services, eventAt(1, bodyFor(keyOf(world, 'a.md'))), limits);
    expect(calls).toBeGreaterThan(1);
    expect(world.costs.map(({ uses }) => uses.map(({ inputTokens }) => inputTokens))).toEqual([[7]]);
  });

  it('is logged if it cannot be recorded, and the document is ingested', async () => {
    const world = createWorld();
    await upload(world, '# A\n\nText.', 'a.md');
    world.services.embedding.embed = embedMetered;
    world.services.recordCost = () => Promise.reject(new Error('secret words'));
    const answer = await handleFileEvents(world.services, eventAt(1, bodyFor(keyOf(world, 'a.md'))), limits);
    expect(answer).toEqual({ batchItemFailures: [] });
    const line = { level: 'error', message: 'ingestion_cost_lost', company_id: world.base.companyId };
    expect(logged.slice(1)).toEqual([{ ...line, input_tokens: 7, reason: 'Error' }]);
  });
});

describe('a message of the inbox', () => {
  const line = { message_id: 'message-0', ms: expect.any(Number) };

  it.each<[name: string, put: boolean, base: string | null, fields: object]>([
    ['a new file', true, null, { level: 'info', message: 'inbox_followed', outcome: 'announced' }],
    ['a deleted file', false, null, { level: 'info', message: 'inbox_followed', outcome: 'nothing_to_do' }],
    ['a file of an unknown base', true, 'none', { level: 'warn', message: 'inbox_refused', outcome: 'refused' }],
  ])('about %s succeeds, with a log line that does not name the file', async (_name, put, base, fields) => {
    const world = createWorld();
    // EventBridge does not encode keys, unlike other notifications of S3.
    const key = `inbox/${world.base.companyId}/${base ?? world.base.id}/secret 50%25+1.md`;
    if (put) {
      world.inboxFiles.set(key, '# Secret');
    }
    expect(await handleFileEvents(world.services, eventOf(bodyFor(key)), limits)).toEqual({ batchItemFailures: [] });
    expect(logged).toEqual([{ ...fields, ...line }]);
  });

  it('that cannot be handled is reported as failed', async () => {
    const world = createWorld();
    world.services.inbox.read = () => Promise.reject(new Error('secret words'));
    const key = `inbox/${world.base.companyId}/${world.base.id}/secret.md`;
    const answer = await handleFileEvents(world.services, eventOf(bodyFor(key)), limits);
    expect(answer).toEqual({ batchItemFailures: [{ itemIdentifier: 'message-0' }] });
    expect(logged).toEqual([{ level: 'error', message: 'inbox_not_followed', reason: 'Error', ...line }]);
  });
});
