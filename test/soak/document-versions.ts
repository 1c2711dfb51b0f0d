import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Administer } from '../../bin/admin/stage.client.ts';
import { change, type Slot, type SoakCompany, sentenceOf, untilDone } from './soak-company.ts';

// If the function that had the message was killed, waiting longer does not help: a later change finishes the version.
const READY_MS = 12_000;
// Without any trouble, a version becomes ready. The limit only ends what hangs.
const CALM_READY_MS = 300_000;
const POLL_MS = 150;

/**
 * Uploads the first or a new version of a document, and returns whether readers see it. If the function that had its
 * message was killed, they do not see it until the message becomes visible again.
 */
export async function putVersion(
  administer: Administer,
  company: SoakCompany,
  { slot, word }: { readonly slot: Slot; readonly word: string },
): Promise<boolean> {
  slot.word.sent(word, performance.now());
  slot.pending = word;
  return finishVersion(administer, company, { slot });
}

/** Waits for the version that was uploaded last, longer if nothing is being killed; returns whether readers see it. */
export async function finishVersion(
  administer: Administer,
  company: SoakCompany,
  { slot, isCalm = false }: { readonly slot: Slot; readonly isCalm?: boolean },
): Promise<boolean> {
  const word = slot.pending;
  if (word === null) {
    return true;
  }
  await untilDone(() => upload(administer, company, { slot, word }));
  if (!(await untilReady(administer, slot.documentId, isCalm ? CALM_READY_MS : READY_MS))) {
    return false;
  }
  slot.pending = null;
  slot.word.confirmed(performance.now());
  return true;
}

async function upload(
  administer: Administer,
  { baseId, mark }: SoakCompany,
  { slot, word }: { readonly slot: Slot; readonly word: string },
): Promise<void> {
  const bytes = Buffer.from(`${sentenceOf({ mark, subject: slot.subject, word })}\n`);
  const checksum = createHash('sha256').update(bytes).digest('hex');
  const input = { base_id: baseId, file: slot.file, bytes: bytes.length, checksum };
  const prepared = (await administer('documents.prepare', input)) as Prepared;
  slot.documentId = prepared.document.id;
  if (prepared.outcome === 'unchanged') {
    return;
  }
  const { url, headers } = prepared.upload;
  const uploaded = await fetch(url, { method: 'PUT', headers, body: bytes, signal: AbortSignal.timeout(READY_MS) });
  if (!uploaded.ok) {
    throw new Error(`An upload was answered with ${uploaded.status}.`);
  }
}

interface Prepared {
  readonly outcome: string;
  readonly document: { readonly id: string };
  readonly upload: { readonly url: string; readonly headers: Record<string, string> };
}

async function untilReady(administer: Administer, documentId: string | null, msMax: number): Promise<boolean> {
  for (const endMs = performance.now() + msMax; performance.now() < endMs; await pause(POLL_MS)) {
    const shown = (await administer('documents.show', { document_id: documentId }).catch(() => null)) as Shown | null;
    if (shown?.status === 'failed') {
      throw new Error(`A document failed: ${shown.reason}`);
    }
    if (shown?.status === 'ready') {
      return true;
    }
  }
  return false;
}

interface Shown {
  readonly status: string;
  readonly reason: string | null;
}

/** Deletes a document, repeating the call until it is confirmed. */
export async function deleteSlot(administer: Administer, company: SoakCompany, slot: Slot): Promise<void> {
  const input = { document_id: slot.documentId };
  slot.word.sent(null, performance.now());
  await untilDone(() =>
    change(administer, company, { operation: 'documents.delete', action: 'document.delete', input }).catch(
      (error: Error) => {
        // An earlier attempt succeeded, but its response was lost.
        if (!/no document/i.test(error.message)) {
          throw error;
        }
      },
    ),
  );
  slot.documentId = null;
  slot.word.confirmed(performance.now());
}
