// Guarantee: the record of a new document says only what is known before its upload arrives. Risk: a document looks
// readable before it has been ingested.
import { expect, it } from 'vitest';
import { prepareUpload } from '../../../shared/ingestion/prepare-upload.ts';
import { createWorld } from './memory-world.ts';
import { recordOf } from './world-steps.ts';

const context = { id: 'record', at: '2026-11-20T06:00:00.000Z', actor: 'tester' };

it('adds a new document as pending, with the last part of its file name as its title', async () => {
  const world = createWorld();
  const input = { base_id: world.base.id, file: 'folder/guide.md', bytes: 10, checksum: 'a'.repeat(64) };
  await prepareUpload(world.services, input, context);
  expect(recordOf(world, 'folder/guide.md')).toEqual({
    companyId: world.base.companyId,
    baseId: world.base.id,
    id: expect.any(String),
    file: 'folder/guide.md',
    title: 'guide.md',
    type: null,
    pages: null,
    passages: 0,
    status: 'pending',
    currentVersion: 0,
    currentPassages: 0,
    currentBuild: null,
    currentFile: null,
    archive: null,
    entries: null,
    superseded: [],
    attempts: [],
    bytes: 10,
    checksum: 'a'.repeat(64),
    inbox: false,
    failedUpload: null,
    reason: null,
    createdAt: context.at,
    updatedAt: context.at,
    version: 1,
    fileVersion: 1,
    revision: 1,
  });
});
