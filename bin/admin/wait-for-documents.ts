import { setTimeout as pause } from 'node:timers/promises';
import { mapConcurrently } from '../../shared/map-concurrently.ts';
import { CommandError } from './command.ts';
import type { Progress } from './progress.ts';
import type { Administer } from './stage.client.ts';

// Each read is a call of `administer`, which other operators use as well.
const READS_AT_ONCE = 8;
// A small document is ready within a second or two, and the command should not take noticeably longer.
const POLL_MS = 400;
// About four seconds in which the stage does not answer for a document.
const UNANSWERED_POLLS_MAX = 10;
// As many names as fit on a line.
const NAMED_MAX = 2;
const STATUS_UNKNOWN = 'The status of the document is not known. Run documents show.';
// An hour of pauses, plus the time of the reads. The longest time without progress is the half hour before the last
// attempt, plus its run time.
const UNCHANGED_POLLS_MAX = 9_000;
// A day in which no document became ready or failed, although the stage gave new reasons again and again.
const UNFINISHED_POLLS_MAX = 216_000;
const UNFINISHED = 'No document has finished for a day, and the document is still pending. Run documents show.';
const UNCHANGED = 'Nothing has changed for an hour, and the document is still pending. Run documents show.';

/** A document as `administer` shows it; `id` is null if not even a record could be created. */
export interface DocumentView {
  readonly id: string | null;
  readonly file: string;
  readonly status: string;
  readonly reason: string | null;
  readonly type?: string | null;
  /** The id of the archive that contains it. */
  readonly archive?: string | null;
}

/**
 * Waits until each document is ready or has failed, or nothing has changed for an hour, or none has finished for a day;
 * returns the documents in their final state, those that are still pending as failed.
 */
export async function waitForAll(
  administer: Administer,
  documents: readonly DocumentView[],
  progress: Progress,
): Promise<readonly DocumentView[]> {
  const latest = new Map(documents.map((document, index) => [index, document]));
  const unanswered = new Map<number, number>();
  let left = documents.length;
  let unchanged = 0;
  let unfinished = 0;
  for (;;) {
    const pending = [...latest].filter(([, { status }]) => status === 'pending');
    const failed = [...latest.values()].filter(({ status }) => status === 'failed').length;
    const waiting = waitingFor(
      pending.map(([, document]) => document),
      latest.size,
    );
    progress.show({ done: latest.size - pending.length, total: latest.size, failed, waiting });
    if (pending.length === 0) {
      break;
    }
    if (unchanged === UNCHANGED_POLLS_MAX) {
      return endWaiting(latest, UNCHANGED, progress);
    }
    unfinished = pending.length < left ? 0 : unfinished + 1;
    if (unfinished === UNFINISHED_POLLS_MAX) {
      return endWaiting(latest, UNFINISHED, progress);
    }
    left = pending.length;
    await pause(POLL_MS);
    const before = stateOf(latest);
    await mapConcurrently(pending, READS_AT_ONCE, async ([index, document]) => {
      const asked = await readAgain(administer, document);
      const times = asked === document ? (unanswered.get(index) ?? 0) + 1 : 0;
      unanswered.set(index, times);
      latest.set(
        index,
        times < UNANSWERED_POLLS_MAX ? asked : { ...document, status: 'failed', reason: STATUS_UNKNOWN },
      );
    });
    unchanged = stateOf(latest) === before ? unchanged + 1 : 0;
  }
  progress.end();
  return [...latest.values()];
}

// The reason that the stage gives, or else the names of the last documents: one of them is often by far the largest.
function waitingFor(pending: readonly DocumentView[], total: number): string | null {
  const reason = pending.find((document) => document.reason !== null)?.reason ?? null;
  const areLast = pending.length > 0 && pending.length <= NAMED_MAX && pending.length < total;
  return reason ?? (areLast ? `Not finished yet: ${pending.map(({ file }) => file).join(', ')}.` : null);
}

function stateOf(documents: ReadonlyMap<number, DocumentView>): string {
  return JSON.stringify([...documents.values()].map(({ status, reason }) => [status, reason]));
}

function endWaiting(
  latest: ReadonlyMap<number, DocumentView>,
  reason: string,
  progress: Progress,
): readonly DocumentView[] {
  progress.end();
  return [...latest.values()].map((document) =>
    document.status === 'pending' ? { ...document, status: 'failed', reason } : document,
  );
}

// Returns the document itself when it cannot be read right now, or was removed: the wait for the others continues.
async function readAgain(administer: Administer, document: DocumentView): Promise<DocumentView> {
  try {
    return (await administer('documents.show', { document_id: document.id })) as DocumentView;
  } catch (error) {
    if (!(error instanceof CommandError)) {
      throw error;
    }
    return document;
  }
}
