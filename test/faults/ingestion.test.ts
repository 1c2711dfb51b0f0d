// Guarantee: however a dependency of ingestion fails, a document stays pending, states the reason where it can, and
// becomes ready once the fault is over, with each passage in the index once. Risk: documents are lost, or found twice.

import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { MINUTE_MS } from '../../shared/durations.ts';
import { administer } from '../harness/administer.ts';
import { makeCompany } from '../harness/company.ts';
import { startOwnCloud } from '../harness/own-cloud.ts';
import { functionNameAt } from '../harness/record-calls.ts';
import { FAULTS } from './faults.ts';
import { INGESTION_TABLE, ORDER } from './table.ts';
import { type ShownDocument, showUntil, timesFound, uploadAbout } from './uploads.ts';
import type { Stage } from './work.ts';

// A delivery retries its model for most of this time before it gives up.
const MET_MS_MAX = 60_000;
// A fault lasts this many polls, unless the document becomes ready, fails or states a reason earlier.
const FAULT_POLLS = 50;
// The pause before the next attempt, then the visibility timeout of a message whose worker was killed.
const WAITS_MS = [30_000, 31 * MINUTE_MS, 31 * MINUTE_MS];
const WAIT_POLLS = 60;

it.concurrent.each(Object.entries(INGESTION_TABLE))(
  'a document survives each fault of %s as its row says',
  { timeout: 20 * MINUTE_MS },
  async (row, promised) => {
    const { cloud, access } = await startOwnCloud();
    try {
      const company = await makeCompany(access);
      let seen = '';
      for (const [at, name] of ORDER.entries()) {
        seen += await cell({ cloud, access, company }, row, { name, word: `zebra${at}x` });
      }
      expect(seen).toBe(promised);
    } finally {
      await cloud.stop();
    }
  },
);

interface Tried {
  readonly name: keyof typeof FAULTS;
  /** A word that occurs in this document only. */
  readonly word: string;
}

/**
 * The letter of the document's state during the fault; with `-` if the fault affected no request, `!` if the document
 * is not ready afterwards, and `#` if it is not found exactly once.
 */
async function cell({ cloud, access, company }: Stage, row: string, { name, word }: Tried): Promise<string> {
  const [service = '', operation] = row.split(' ');
  const functionName = functionNameAt(cloud, 'ingest-document');
  // The worker calls the queue only to shorten the wait after a failure, so something else has to fail as well.
  const other =
    service === 'sqs' ? cloud.faults.script({ service: 'bedrock', functionName, ...FAULTS['is down'] }) : null;
  const fault = cloud.faults.script({ service, functionName, ...(operation && { operation }), ...FAULTS[name] });
  const id = await uploadAbout(access, company.baseId, word);
  await Promise.race([fault.reached(), pause(MET_MS_MAX, undefined, { ref: false })]);
  const show = () => administer(access, 'documents.show', { document_id: id });
  const meanwhile = await showUntil(show, FAULT_POLLS, ({ status, reason }) => status !== 'pending' || reason !== null);
  const met = fault.hits() > 0 ? '' : '-';
  fault.remove();
  other?.remove();
  let shown = meanwhile;
  for (const waitMs of WAITS_MS) {
    if (shown.status === 'pending') {
      cloud.clock.move(waitMs);
      shown = await showUntil(show, WAIT_POLLS, ({ status }) => status !== 'pending');
    }
  }
  const times = await timesFound(access, company, word);
  return `${letterOf(meanwhile)}${met}${shown.status === 'ready' ? '' : '!'}${times === 1 ? '' : '#'}`;
}

function letterOf({ status }: ShownDocument): string {
  return { ready: 'S', pending: 'P' }[status] ?? `(${status})`;
}
