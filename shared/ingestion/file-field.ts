import * as v from 'valibot';
import { holdsApiKey } from '../keys/api-key.ts';

const FILE_LENGTH_MAX = 512;
const FORBIDDEN = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069\\]/u;

/**
 * A document's file name: a relative path with `/`, 1 to 512 characters, in NFC, because file systems differ in how
 * they write an accent.
 */
export const fileField = v.pipe(
  v.string('The file name must be a text.'),
  v.check(
    (file) => file.isWellFormed() && !FORBIDDEN.test(file),
    'The file name must be of printable characters, with / between folders.',
  ),
  v.normalize('NFC'),
  v.check(
    (file) => file !== '' && [...file].length <= FILE_LENGTH_MAX,
    `The file name must be 1 to ${FILE_LENGTH_MAX} characters long.`,
  ),
  v.check(
    (file) => file.split('/').every((part) => part.trim() !== '' && part !== '.' && part !== '..'),
    'The file name must be a relative path: no / at either end, and no part that is empty, . or ..',
  ),
  v.check((file) => !holdsApiKey(file), 'The file name holds an API key: revoke that key, and rename the file.'),
);
