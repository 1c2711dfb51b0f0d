// Guarantee: a file of the inbox is identified by its version, so that a file that was deleted and written again counts
// as changed, and a file that is too large is never read. Risk: a document that was deleted while its file was replaced
// by the same bytes, and stays deleted.
import { GetObjectCommand, type HeadObjectCommand, NoSuchKey, NotFound, type S3Client } from '@aws-sdk/client-s3';
import { expect, it } from 'vitest';
import { createInbox } from '../../../shared/knowledge/inbox.store.ts';

const MISSING = { message: '', $metadata: {} };

// An inbox with one file of three bytes in these versions; the last one is the current one.
function inboxOf(versions: string[]) {
  const canceled: string[] = [];
  const send = async (command: GetObjectCommand | HeadObjectCommand) => {
    expect(command.input).toEqual({ Bucket: 'documents', Key: 'inbox/a.md' });
    const VersionId = versions.at(-1);
    const isRead = command instanceof GetObjectCommand;
    if (VersionId === undefined) {
      throw isRead ? new NoSuchKey(MISSING) : new NotFound(MISSING);
    }
    const Body = {
      transformToByteArray: async () => new Uint8Array([1, 2, 3]),
      transformToWebStream: () => ({ cancel: async () => void canceled.push(VersionId) }),
    };
    return { ETag: '"same"', VersionId, ContentLength: 3, ...(isRead ? { Body } : {}) };
  };
  return { inbox: createInbox({ send } as unknown as S3Client, 'documents'), canceled };
}

it('identifies a file by its bytes and its version', async () => {
  const versions = ['one'];
  const { inbox } = inboxOf(versions);
  expect(await inbox.read('inbox/a.md', 3)).toEqual({
    state: '"same" one',
    bytes: 3,
    content: new Uint8Array([1, 2, 3]),
  });
  expect(await inbox.stateOf('inbox/a.md')).toBe('"same" one');
  versions.push('two');
  expect(await inbox.stateOf('inbox/a.md')).toBe('"same" two');
});

it('reads no byte of a file that is too large', async () => {
  const { inbox, canceled } = inboxOf(['one']);
  expect(await inbox.read('inbox/a.md', 2)).toEqual({ state: '"same" one', bytes: 3, content: null });
  expect(canceled).toEqual(['one']);
});

it('returns null for a file that does not exist, and fails when the bucket does not answer', async () => {
  const { inbox } = inboxOf([]);
  expect({ read: await inbox.read('inbox/a.md', 3), state: await inbox.stateOf('inbox/a.md') }).toEqual({
    read: null,
    state: null,
  });
  const send = () => Promise.reject(new Error('No answer.'));
  const silent = createInbox({ send } as unknown as S3Client, 'documents');
  await expect(silent.read('inbox/a.md', 3)).rejects.toMatchObject({ code: 'unavailable' });
  await expect(silent.stateOf('inbox/a.md')).rejects.toMatchObject({ code: 'unavailable' });
});
