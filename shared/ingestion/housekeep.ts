import { untilUnchanged } from '../administration/until-unchanged.ts';
import { describeError, writeLog } from '../aws/log.ts';
import { DAY_MS, HOUR_MS } from '../durations.ts';
import { DOCUMENT_BYTES_MAX } from '../extraction/document-limits.ts';
import { failure } from '../extraction/extraction-failure.ts';
import {
  addressOf,
  type DocumentAddress,
  type DocumentFile,
  type DocumentRecord,
  type DocumentRemoval,
  documentFileKey,
} from '../knowledge/document.ts';
import type { BaseStore, KnowledgeBase } from '../knowledge/knowledge-base.ts';
import { batchesOf } from '../map-concurrently.ts';
import { failVersion, ifPending, markRepeated } from './document-versions.ts';
import { finishRemoval } from './finish-removal.ts';
import { type BaseRemovalServices, removeBaseDocuments } from './remove-base-documents.ts';
import { removeLeftovers } from './remove-leftovers.ts';

/** The stores that housekeeping uses. */
interface HousekeepingServices extends BaseRemovalServices {
  readonly documents: BaseRemovalServices['documents'] & {
    readonly save: (record: DocumentRecord, previous: DocumentRecord) => Promise<'done' | 'changed'>;
  };
  readonly files: BaseRemovalServices['files'] & {
    readonly exists: (key: string) => Promise<boolean>;
    readonly read: (key: string, bytesMax: number) => Promise<DocumentFile | 'missing' | 'too_large'>;
    readonly write: (key: string, file: DocumentFile) => Promise<void>;
  };
  readonly bases: Pick<BaseStore, 'find'>;
  readonly baseRemovals: { readonly finishRemoval: (base: KnowledgeBase) => Promise<void> };
  readonly waiting: BaseRemovalServices['waiting'] & {
    readonly documents: () => AsyncIterable<DocumentAddress>;
    readonly removals: () => AsyncIterable<DocumentRemoval>;
    readonly bases: () => AsyncIterable<{ readonly baseId: string }>;
    readonly dropDocument: (address: DocumentAddress) => Promise<void>;
  };
}

/**
 * The work of one round. `documents` counts the waiting documents that were checked and are in neither of the next two
 * counts; `errors` counts failures, which are left for the next round. `complete` says whether the round reached every
 * entry before its time was up.
 */
interface HousekeepingReport {
  readonly documents: number;
  readonly repeated: number;
  readonly never_arrived: number;
  readonly removals: number;
  readonly bases: number;
  readonly errors: number;
  readonly complete: boolean;
}

/** The limits of one round: no more entries are started when its time is up, and `signal` aborts the current one. */
interface Round {
  readonly timeIsUp: () => boolean;
  readonly signal: AbortSignal;
}

// By then, the queue has made all deliveries, which are at most half an hour apart: the file's announcement is lost.
const REPEAT_AFTER_MS = 3 * HOUR_MS;
// Entries that are processed side by side; each calls the table, the bucket and the index.
const AT_ONCE = 4;
// The upload's URL has expired long before.
const GIVE_UP_AFTER_MS = DAY_MS;

/**
 * Finishes interrupted work: it completes removals, and removes passages of versions that are not current. An upload
 * that has not arrived after 24 hours fails. A file that was not ingested within 3 hours is written again, which
 * announces it again. Stops when time runs out, and can be repeated. Returns what was done; one failure does not stop
 * the rest.
 */
export async function housekeep(services: HousekeepingServices, round: Round): Promise<HousekeepingReport> {
  const report = { documents: 0, repeated: 0, never_arrived: 0, removals: 0, bases: 0, errors: 0 };
  const each = async <Entry>(
    entries: AsyncIterable<Entry>,
    work: (entry: Entry) => Promise<keyof typeof report | null>,
  ) => {
    for await (const batch of batchesOf(entries, AT_ONCE)) {
      if (round.timeIsUp()) {
        return false;
      }
      for (const done of await Promise.all(batch.map((entry) => work(entry).catch(logError)))) {
        if (done !== null) {
          report[done] += 1;
        }
      }
    }
    return true;
  };
  const complete =
    (await each(services.waiting.removals(), (removal) => tidyRemoval(services, removal, round))) &&
    (await each(services.waiting.bases(), ({ baseId }) => tidyBase(services, baseId, round))) &&
    (await each(services.waiting.documents(), (address) => tidyDocument(services, address, round)));
  return { ...report, complete };
}

// One failure must not stop the others.
function logError(error: unknown): 'errors' {
  writeLog('warn', 'housekeeping_left', { reason: describeError(error) });
  return 'errors';
}

async function tidyRemoval(services: HousekeepingServices, removal: DocumentRemoval, { signal }: Round) {
  if (services.nowMs() < Date.parse(removal.writtenUntil)) {
    return null;
  }
  await finishRemoval(services, removal, signal);
  return 'removals' as const;
}

async function tidyBase(services: HousekeepingServices, baseId: string, { timeIsUp, signal }: Round) {
  const base = await services.bases.find(baseId);
  if (base?.status !== 'deleting') {
    return null;
  }
  if (!(await removeBaseDocuments(services, baseId, { timeIsUp, signal }))) {
    return null;
  }
  await services.baseRemovals.finishRemoval(base);
  return 'bases' as const;
}

async function tidyDocument(services: HousekeepingServices, address: DocumentAddress, { signal }: Round) {
  const record = await services.documents.get(address);
  if (record === null) {
    await services.waiting.dropDocument(address);
    return 'documents' as const;
  }
  await removeLeftovers(services, record, signal);
  const waitedMs = services.nowMs() - Date.parse(record.updatedAt);
  if (record.status !== 'pending' || waitedMs < REPEAT_AFTER_MS) {
    return 'documents' as const;
  }
  const key = documentFileKey(address, record.fileVersion);
  if (await services.files.exists(key)) {
    return announceAgain(services, record, key);
  }
  return waitedMs < GIVE_UP_AFTER_MS ? ('documents' as const) : giveUp(services, record);
}

// Writing the file again announces it. The record is marked first, so that a file that cannot be written is tried again
// in three hours, not in every round.
async function announceAgain(services: HousekeepingServices, record: DocumentRecord, key: string) {
  const at = new Date(services.nowMs()).toISOString();
  if ((await services.documents.save(markRepeated(record, at), record)) === 'changed') {
    return null;
  }
  const file = await services.files.read(key, DOCUMENT_BYTES_MAX);
  if (typeof file === 'object') {
    await services.files.write(key, file);
  }
  return 'repeated' as const;
}

async function giveUp(services: HousekeepingServices, seen: DocumentRecord) {
  await untilUnchanged(async () => {
    const record = ifPending(await services.documents.get(addressOf(seen)), seen.version);
    if (record === null) {
      return null;
    }
    const at = new Date(services.nowMs()).toISOString();
    return services.documents.save(failVersion(record, failure('never_arrived'), at), record);
  });
  return 'never_arrived' as const;
}
