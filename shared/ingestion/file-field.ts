import * as v from 'valibot';
import { holdsApiKey } from '../keys/api-key.ts';

const FILE_LENGTH_MAX = 512;
const FORBIDDEN = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069\\]/u;

/**
 * A document's file name: a relative path of 1 to 512 characters. In NFC, because file systems encode accents
 * differently.
 */
export const fileField = v.pipe(
  v.string('file must be a string.'),
  v.check(
    (file) => file.isWellFormed() && !FORBIDDEN.test(file),
    'file must contain only printable characters, with / between folders.',
  ),
  v.normalize('NFC'),
  v.check(
    (file) => file !== '' && [...file].length <= FILE_LENGTH_MAX,
    `file must be 1 to ${FILE_LENGTH_MAX} characters long.`,
  ),
  v.check(
    (file) => file.split('/').every((part) => part.trim() !== '' && part !== '.' && part !== '..'),
    'file must be a relative path without empty parts, . or ..',
  ),
  v.check((file) => !holdsApiKey(file), 'file must not contain an API key. Revoke the key and rename the file.'),
);
