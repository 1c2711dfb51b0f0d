import * as v from 'valibot';
import { fileField, isHiddenFile } from '../file-field.ts';

/** The prefix of every key of the inbox. */
const INBOX = 'inbox/';

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** What an inbox key names: a file to add to a base, or something to skip; or why the key is invalid. */
export type InboxKey =
  | { readonly kind: 'file'; readonly companyId: string; readonly baseId: string; readonly file: string }
  | { readonly kind: 'skipped' }
  | { readonly kind: 'invalid'; readonly reason: string };

/** Whether a key of the bucket belongs to the inbox. */
export function isInboxKey(key: string): boolean {
  return key.startsWith(INBOX);
}

/**
 * Reads `inbox/COMPANY_ID/BASE_ID/path`. Folders, hidden files and files that operating systems add are skipped, as
 * they are when a folder is added.
 */
export function parseInboxKey(key: string): InboxKey {
  const parts = key.slice(INBOX.length).split('/');
  const [companyId = '', baseId = '', ...path] = parts;
  if (key.endsWith('/') || isHiddenFile(parts)) {
    return { kind: 'skipped' };
  }
  if (!(ID.test(companyId) && ID.test(baseId)) || path.length === 0) {
    return { kind: 'invalid', reason: 'The key must be inbox/COMPANY_ID/BASE_ID/ followed by a file name.' };
  }
  const file = v.safeParse(fileField, path.join('/'));
  return file.success
    ? { kind: 'file', companyId, baseId, file: file.output }
    : { kind: 'invalid', reason: file.issues[0].message };
}
