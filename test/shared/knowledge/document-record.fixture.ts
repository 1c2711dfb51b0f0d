import { randomUUID } from 'node:crypto';
import type { DocumentRecord } from '../../../shared/knowledge/document.ts';

const AT = '2026-11-20T06:00:00.000Z';

/** Returns the record of a document that was announced in a base, and whose upload has not arrived. */
export function recordIn(base: { companyId: string; baseId: string }, file = 'a.md'): DocumentRecord {
  return {
    ...base,
    id: randomUUID(),
    file,
    title: file,
    type: null,
    status: 'pending',
    reason: null,
    bytes: 3,
    pages: null,
    passages: 0,
    checksum: 'c'.repeat(64),
    version: 1,
    currentVersion: 0,
    fileVersion: 1,
    currentBuild: null,
    currentFile: null,
    failedUpload: null,
    archive: null,
    inbox: false,
    entries: null,
    currentPassages: 0,
    superseded: [],
    attempts: [],
    createdAt: AT,
    updatedAt: AT,
    revision: 1,
  };
}
