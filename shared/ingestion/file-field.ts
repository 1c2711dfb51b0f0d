import * as v from 'valibot';
import { hasHiddenCharacters } from '../administration/name-key.ts';
import { containsApiKey } from '../keys/api-key.ts';

// Half the length of a path that file systems and S3 allow, and easily shown in a table.
const FILE_LENGTH_MAX = 512;

/**
 * A document's file name: a relative path of 1 to 512 characters. In NFC, because file systems encode accents
 * differently.
 */
export const fileField = v.pipe(
  v.string('The file name must be a string.'),
  v.check(
    (file) => !hasHiddenCharacters(file) && !file.includes('\\'),
    'The file name must not contain invisible, control or direction characters or a backslash; use / between folders.',
  ),
  v.normalize('NFC'),
  v.check(
    (file) => file !== '' && [...file].length <= FILE_LENGTH_MAX,
    `The file name must be 1 to ${FILE_LENGTH_MAX} characters long.`,
  ),
  v.check(
    (file) => file.split('/').every((part) => part.trim() !== '' && part !== '.' && part !== '..'),
    'The file name must be a relative path without empty parts, . or ..',
  ),
  v.check(
    (file) => !containsApiKey(file),
    'The file name must not contain an API key. Revoke the key and rename the file.',
  ),
);

const HIDDEN = /^\.(?!\.?$)/;
// Office keeps a file `~$name.docx` beside a document as long as somebody has it open.
const ADDED_BY_WINDOWS = /^(?:thumbs\.db$|desktop\.ini$|~\$)/i;

/**
 * Whether a file is not to become a document although it is in a folder of documents: it is hidden, in a hidden folder,
 * or added by Windows or Office. `path` has the names of its folders and its own.
 */
export function isHiddenFile(path: readonly string[]): boolean {
  return path.some((name) => HIDDEN.test(name)) || ADDED_BY_WINDOWS.test(path.at(-1) ?? '');
}
