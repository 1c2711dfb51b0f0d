// Guarantee: whatever a dependency of ingestion does wrong, and however, a document waits, says why where it can, and
// becomes ready once the fault is over, with each passage in the index once. Risk: documents that are lost, or found
// twice.
import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { LocalCloud } from '@knowledge-copilot/local-cloud';
import { expect, it } from 'vitest';
import { administer } from '../harness/administer.ts';
import { callApi } from '../harness/api.ts';
import type { CloudAccess } from '../harness/cloud.ts';
import { makeCompany, type TestCompany } from '../harness/company.ts';
import { startOwnCloud } from '../harness/own-cloud.ts';
import { functionNameAt } from '../harness/record-calls.ts';
import { FAULTS } from './faults.ts';
import { INGESTION_TABLE, ORDER } from './table.ts';

const MINUTES = 60_000;
const POLL_MS = 200;
// So long a fault lasts, unless the document says something before.
const FAULT_POLLS = 50;
// The pause before the next attempt, then the visibility timeout of a message whose worker was killed.
const WAITS_MS = [30_000, 31 * MINUTES, 31 * MINUTES];
const WAIT_POLLS = 60;

it.concurrent.each(Object.entries(INGESTION_TABLE))('%s', { timeout: 20 * MINUTES }, async (row, promised) => {
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
});

interface Stage {
  readonly cloud: LocalCloud;
  readonly access: CloudAccess;
  readonly company: TestCompany;
}

interface Tried {
  readonly name: keyof typeof FAULTS;
  /** The word by which the document alone is found. */
  readonly word: string;
}

/** The letter of the document's state meanwhile; `!` when it is not ready afterwards, `#` when not found once. */
async function cell({ cloud, access, company }: Stage, row: string, { name, word }: Tried): Promise<string> {
  const [service = '', operation] = row.split(' ');
  const functionName = functionNameAt(cloud, 'ingest-document');
  const fault = cloud.faults.script({ service, functionName, ...(operation && { operation }), ...FAULTS[name] });
  const id = await upload(access, company.baseId, word);
  const show = () => administer(access, 'documents.show', { document_id: id });
  const meanwhile = await showUntil(show, FAULT_POLLS, ({ status, reason }) => status !== 'pending' || reason !== null);
  const met = fault.hits() > 0 ? '' : '-';
  fault.remove();
  let shown = meanwhile;
  for (const waitMs of WAITS_MS) {
    if (shown.status === 'pending') {
      cloud.clock.move(waitMs);
      shown = await showUntil(show, WAIT_POLLS, ({ status }) => status !== 'pending');
    }
  }
  const found = await callApi(access, '/knowledge/search', { key: company.key, body: { query: word } });
  const times = JSON.stringify(found.body).split(`rent of ${word}`).length - 1;
  return `${letterOf(meanwhile)}${met}${shown.status === 'ready' ? '' : '!'}${times === 1 ? '' : '#'}`;
}

interface Shown {
  readonly status: string;
  readonly reason: string | null;
}

async function showUntil(show: () => Promise<Shown>, pollsMax: number, isDone: (shown: Shown) => boolean) {
  let shown: Shown = await show();
  for (let polls = 0; polls < pollsMax && !isDone(shown); polls += 1) {
    await pause(POLL_MS);
    shown = await show();
  }
  return shown;
}

function letterOf({ status }: Shown): string {
  return { ready: 'S', pending: 'P' }[status] ?? `(${status})`;
}

async function upload(access: CloudAccess, baseId: string, word: string): Promise<string> {
  const bytes = Buffer.from(`The rent of ${word} is due on the first.`);
  const checksum = createHash('sha256').update(bytes).digest('hex');
  const input = { base_id: baseId, file: `${word}.txt`, bytes: bytes.length, checksum };
  const { document, upload: request } = await administer(access, 'documents.prepare', input);
  const sent = await fetch(request.url, { method: 'PUT', headers: request.headers, body: bytes });
  expect(sent.status).toBe(200);
  return document.id;
}
