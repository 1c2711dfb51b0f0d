import { createHash } from 'node:crypto';
import type { AuditContext } from '../../administration/audit-record.ts';
import { DOCUMENT_BYTES_MAX } from '../../extraction/document-limits.ts';
import { addressOf, type DocumentRecord, documentFileKey } from '../../knowledge/document.ts';
import type { BaseStore } from '../../knowledge/knowledge-base.ts';
import { ServiceError } from '../../service-error.ts';
import { type AnnounceServices, announceFile } from '../announce-file.ts';
import { type DeleteServices, deleteDocument } from '../delete-document.ts';
import type { IngestServices } from '../ingest-services.ts';
import { type InboxKey, parseInboxKey } from './inbox-key.ts';

/** A file in the inbox; `state` changes with every write, even of the same bytes. */
interface InboxFile {
  readonly state: string;
  readonly bytes: number;
  /** Null for a file that is larger than a document may be. */
  readonly content: Uint8Array | null;
}

/** The stores that the inbox uses. */
export interface InboxServices {
  readonly bases: Pick<BaseStore, 'find'>;
  readonly documents: IngestServices['documents'] & DeleteServices['documents'];
  readonly documentRegister: DeleteServices['documentRegister'] & AnnounceServices['documentRegister'];
  readonly files: Pick<IngestServices['files'], 'exists' | 'write' | 'removeBelow'>;
  readonly inbox: {
    /** The file under a key; null when there is none. */
    readonly read: (key: string, bytesMax: number) => Promise<InboxFile | null>;
    /** The present state of the file; null when there is none. */
    readonly stateOf: (key: string) => Promise<string | null>;
  };
  /** Files of the inbox that cannot become documents, as operators see them in the status of the stage. */
  readonly inboxRefusals: {
    readonly put: (key: string, refusal: { readonly reason: string; readonly at: string }) => Promise<void>;
    readonly drop: (key: string) => Promise<void>;
  };
}

type Services = InboxServices &
  Pick<IngestServices, 'archiveEntries' | 'indexes' | 'newId' | 'nowMs' | 'pause' | 'waiting'> &
  Pick<DeleteServices, 'timeoutSignal'>;

/** The outcome for a file in the inbox. */
type InboxOutcome = 'announced' | 'unchanged' | 'deleted' | 'nothing_to_do' | 'skipped' | 'refused';

type FileKey = Extract<InboxKey, { kind: 'file' }>;

const ACTOR = 'inbox';
// A file that changes during five rounds is still being written; the queue delivers the event again later.
const ROUNDS_MAX = 5;

/**
 * Updates the documents of a base for one key of the inbox: its file becomes a document, and when the file is deleted,
 * so is the document. An event only says that something changed. The file's current state decides what to do and is
 * checked again afterwards, so that events may arrive twice, late and in any order. A file that cannot become a
 * document stays in the inbox and is recorded with the reason.
 */
export async function followInbox(services: Services, key: string): Promise<InboxOutcome> {
  const parsed = parseInboxKey(key);
  if (parsed.kind === 'skipped') {
    return parsed.kind;
  }
  let outcome: InboxOutcome = 'nothing_to_do';
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const file = await services.inbox.read(key, DOCUMENT_BYTES_MAX);
    const done = await followOnce(services, { key, parsed, file });
    // When a later round has nothing to do, the outcome of an earlier one is reported.
    outcome = round > 0 && (done === 'unchanged' || done === 'nothing_to_do') ? outcome : done;
    if ((await services.inbox.stateOf(key)) === (file?.state ?? null)) {
      return outcome;
    }
  }
  throw new ServiceError('unavailable', 'The file changed while it was being ingested. Try again.');
}

interface KeyedFile {
  readonly key: string;
  readonly parsed: Exclude<InboxKey, { kind: 'skipped' }>;
  readonly file: InboxFile | null;
}

async function followOnce(services: Services, { key, parsed, file }: KeyedFile): Promise<InboxOutcome> {
  if (file === null) {
    await services.inboxRefusals.drop(key);
    return parsed.kind === 'file' ? removeDocument(services, key, parsed) : 'nothing_to_do';
  }
  if (parsed.kind === 'invalid') {
    return refuse(services, key, parsed.reason);
  }
  const problem = await problemOf(services, parsed);
  if (problem !== null) {
    return refuse(services, key, problem);
  }
  const stored = await announceAndStore(services, parsed, file);
  if ('refusal' in stored) {
    return refuse(services, key, stored.refusal);
  }
  await services.inboxRefusals.drop(key);
  return stored.outcome;
}

async function refuse(services: Services, key: string, reason: string): Promise<'refused'> {
  await services.inboxRefusals.put(key, { reason, at: contextOf(services).at });
  return 'refused';
}

async function removeDocument(
  services: Services,
  key: string,
  { companyId, baseId, file }: FileKey,
): Promise<InboxOutcome> {
  const record = await services.documents.findByFile(baseId, file);
  if (record?.inbox !== true || record.companyId !== companyId) {
    return 'nothing_to_do';
  }
  const other = await otherFormOf(services, key);
  if (other !== null) {
    return followInbox(services, other);
  }
  await deleteDocument(services, { document_id: record.id }, contextOf(services));
  return 'deleted';
}

// The key of a file whose name differs only in how its accents are encoded: it is the same document (file-field.ts).
// macOS often separates letters and accents: a folder that is synchronized from another system gets the new keys before
// it loses the old ones.
async function otherFormOf({ inbox }: Services, key: string): Promise<string | null> {
  const others = [key.normalize('NFC'), key.normalize('NFD')].filter((form) => form !== key);
  for (const other of others) {
    if ((await inbox.stateOf(other)) !== null) {
      return other;
    }
  }
  return null;
}

// The base of another company is reported as if it did not exist.
async function problemOf({ bases }: Services, { companyId, baseId }: FileKey): Promise<string | null> {
  const base = await bases.find(baseId);
  if (base === null || base.companyId !== companyId) {
    return 'The company has no base with this ID.';
  }
  return base.status === 'active' ? null : 'The base is being deleted.';
}

// Announces a file and writes its bytes where an upload would; a file that cannot become a document is a refusal.
async function announceAndStore(
  services: Services,
  { baseId, file }: FileKey,
  { bytes, content, state }: InboxFile,
): Promise<{ readonly outcome: InboxOutcome } | { readonly refusal: string }> {
  const checksum = createHash('sha256')
    .update(content ?? state)
    .digest('hex');
  const before = await services.documents.findByFile(baseId, file);
  if (before?.status === 'failed' && before.checksum === checksum && before.bytes === bytes) {
    return { outcome: 'unchanged' };
  }
  try {
    const announced = { baseId, file, bytes, checksum, inbox: true };
    const { outcome, record } = await announceFile(services, announced, contextOf(services));
    if (outcome === 'expected' && content !== null) {
      await writeContent(services, record, content);
    }
    return { outcome: outcome === 'unchanged' ? outcome : 'announced' };
  } catch (error) {
    const isRefusal = error instanceof ServiceError && ['invalid_request', 'not_found'].includes(error.code);
    if (!isRefusal) {
      throw error;
    }
    return { refusal: error.message };
  }
}

async function writeContent({ files }: Services, record: DocumentRecord, bytes: Uint8Array): Promise<void> {
  const key = documentFileKey(addressOf(record), record.fileVersion);
  if (!(await files.exists(key))) {
    await files.write(key, { bytes, checksum: record.checksum });
  }
}

function contextOf({ newId, nowMs }: Pick<Services, 'newId' | 'nowMs'>): AuditContext {
  return { id: newId(), at: new Date(nowMs()).toISOString(), actor: ACTOR };
}
