// Guarantee: a link to a document leads to the file that readers see, and expires after five minutes; who took it is
// recorded. Risk: a link to
// bytes that no reader sees, or one that still works when it is found later.
import { beforeEach, describe, expect, it } from 'vitest';
import type { AuditRecord } from '../../../../shared/administration/audit-record.ts';
import type { Role } from '../../../../shared/administration/role.ts';
import { downloadDocument } from '../../../../shared/ingestion/renewal/download-document.ts';
import type { DocumentRecord } from '../../../../shared/knowledge/document.ts';
import type { NamedFile } from '../../../../shared/knowledge/presign.client.ts';
import { recordIn } from '../../knowledge/document-record.fixture.ts';

// A document whose last upload has version 3 and failed; readers see version 2.
const RECORD: DocumentRecord = {
  ...recordIn({ companyId: 'company', baseId: 'base' }),
  id: 'document',
  status: 'failed',
  type: 'markdown',
  fileVersion: 3,
  currentFile: { fileVersion: 2, bytes: 3, checksum: 'c'.repeat(64) },
};

const CONTEXT = { id: 'record', at: '2026-11-20T06:00:00.000Z', actor: 'ann@example.com' };

interface Given {
  readonly role?: Role;
  readonly visibility?: 'company' | 'restricted';
  readonly viewers?: 'full' | undefined;
}

describe('a link', () => {
  let records: AuditRecord[] = [];
  beforeEach(() => {
    records = [];
  });
  const link = (
    over: Partial<DocumentRecord>,
    { role = 'administrator', visibility = 'restricted', viewers }: Given = {},
  ) => {
    const record = { ...RECORD, ...over };
    const services = {
      documents: { find: async (id: string) => (id === record.id ? record : null) },
      files: {
        presignDownload: async (key: string, seconds: number, { file, type }: NamedFile) =>
          `${key} ${seconds} ${file} ${type}`,
      },
      bases: { find: async () => ({ visibility }) },
      companies: { find: async () => ({ policies: { viewers } }) },
      nowMs: () => Date.parse('2026-11-20T06:00:00.000Z'),
      audit: { add: async (added: AuditRecord) => void records.push(added) },
    };
    return downloadDocument(services, { document_id: 'document' }, { ...CONTEXT, actorRole: role });
  };
  const urlOf = (fileVersion: number) =>
    `companies/company/bases/base/documents/document/${fileVersion} 300 a.md markdown`;

  it.each<[name: string, over: Partial<DocumentRecord>, fileVersion: number]>([
    ['that readers see', {}, 2],
    ['that readers see while another is ingested', { status: 'pending' }, 2],
    ['that came last, if readers see none', { currentFile: null }, 3],
  ])('leads for five minutes to the file %s', async (_name, over, fileVersion) => {
    const expires_at = '2026-11-20T06:05:00.000Z';
    expect(await link(over)).toEqual({ url: urlOf(fileVersion), file: 'a.md', expires_at });
    expect(records).toEqual([
      {
        ...CONTEXT,
        actorRole: 'administrator',
        companyId: 'company',
        action: 'document.download',
        subjectType: 'document',
        subjectId: 'document',
        before: null,
        after: { file: 'a.md', version: fileVersion },
      },
    ]);
  });

  it.each<[given: Given]>([
    [{ role: 'viewer', visibility: 'company' }],
    [{ role: 'viewer', viewers: 'full' }],
    [{ role: 'operator' }],
  ])('is given to %j', async (given) => {
    expect(await link({}, given)).toMatchObject({ url: urlOf(2) });
    expect(records).toHaveLength(1);
  });

  it('to a document of a restricted base is not given to a viewer, unless the company says so', async () => {
    await expect(link({}, { role: 'viewer' })).rejects.toMatchObject({
      code: 'forbidden',
      message: 'Your company does not let viewers download documents of restricted bases.',
    });
    expect(records).toEqual([]);
  });

  it('does not exist while the first version is ingested, or for an unknown document', async () => {
    await expect(link({ currentFile: null, status: 'pending' })).rejects.toMatchObject({
      code: 'invalid_request',
      message: 'The document is still being ingested. Try again when it is ready.',
    });
    await expect(link({ id: 'other' })).rejects.toMatchObject({ code: 'not_found' });
    expect(records).toEqual([]);
  });
});
