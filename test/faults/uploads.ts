import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { administer } from '../harness/administer.ts';
import { callApi } from '../harness/api.ts';
import type { CloudAccess } from '../harness/cloud.ts';
import type { TestCompany } from '../harness/company.ts';

const POLL_MS = 200;

/** The state of a document, as `documents show` prints it. */
export interface ShownDocument {
  readonly status: string;
  readonly reason: string | null;
}

/** Uploads a document that contains a word, and returns its id. */
export async function uploadAbout(access: CloudAccess, baseId: string, word: string): Promise<string> {
  const bytes = Buffer.from(`The rent of ${word} is due on the first.`);
  const checksum = createHash('sha256').update(bytes).digest('hex');
  const input = { base_id: baseId, file: `${word}.txt`, bytes: bytes.length, checksum };
  const { document, upload } = await administer(access, 'documents.prepare', input);
  const sent = await fetch(upload.url, { method: 'PUT', headers: upload.headers, body: bytes });
  expect(sent.status).toBe(200);
  return document.id;
}

/** How often the text that `uploadAbout` wrote occurs in the results of a search for the word. */
export async function timesFound(access: CloudAccess, { key }: TestCompany, word: string): Promise<number> {
  const found = await callApi(access, '/knowledge/search', { key, body: { query: word } });
  return JSON.stringify(found.body).split(`rent of ${word}`).length - 1;
}

/** Polls a document until `isDone` is true for it, or `pollsMax` times, and returns its last state. */
export async function showUntil(
  show: () => Promise<ShownDocument>,
  pollsMax: number,
  isDone: (shown: ShownDocument) => boolean,
): Promise<ShownDocument> {
  let shown = await show();
  for (let polls = 0; polls < pollsMax && !isDone(shown); polls += 1) {
    await pause(POLL_MS);
    shown = await show();
  }
  return shown;
}
