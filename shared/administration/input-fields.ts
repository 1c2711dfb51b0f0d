import * as v from 'valibot';
import { containsApiKey } from '../keys/api-key.ts';
import { Scope } from '../keys/scope.ts';
import { hasHiddenCharacters, hasRareScript, nameKey } from './name-key.ts';

// Longer than any name in use, and short enough for the row of a table. Estimated, not measured.
const NAME_MAX = 200;
// The guard that keeps a name unique contains the name in its sort key, which DynamoDB limits to 1,024 bytes.
const NAME_KEY_BYTES_MAX = 900;
// Promised by docs/openapi.yaml: with 500 bases, a response of 2 MB at most.
const DESCRIPTION_MAX = 1_000;
const INVALID_SCOPES = `scopes must be a list of at least one of ${Scope.options.join(', ')}.`;

/** The message for an `after` that no list has returned as its `next`. */
export const INVALID_AFTER = 'after must be the value of next in an earlier response.';

/** The id of something, a UUID in lower case, in a field such as `company_id`. */
export function idField(what: string) {
  const sentence = `${what}_id must be a UUID.`;
  return v.pipe(v.string(sentence), v.uuid(sentence), v.toLowerCase(), v.description(`the ${what}`));
}

/**
 * A name: 1 to 200 visible characters (code points) in common scripts, with no space at either end, no two spaces in a
 * row, and no API key.
 */
export const nameField = v.pipe(
  v.string('name must be a string.'),
  v.check((name) => !hasHiddenCharacters(name), 'name must not contain invisible, control or direction characters.'),
  v.check(
    (name) => name !== '' && name.trim() === name && !/\s{2}/.test(name),
    'name must not be empty, begin or end with a space, or have two spaces in a row.',
  ),
  v.check((name) => !hasRareScript(name), 'name must be written in scripts that are in common use.'),
  v.check(
    (name) => [...name].length <= NAME_MAX && Buffer.byteLength(nameKey(name)) <= NAME_KEY_BYTES_MAX,
    `name must have at most ${NAME_MAX} characters.`,
  ),
  v.check(
    (name) => !containsApiKey(name),
    'name must not contain an API key. Revoke that key and choose another name.',
  ),
  v.description(`the name, up to ${NAME_MAX} characters`),
);

/**
 * A description: at most 1,000 visible characters (code points) without an API key; may be empty or have several lines.
 */
export const descriptionField = v.pipe(
  v.string('description must be a string.'),
  v.check(
    (text) => !text.split('\n').some(hasHiddenCharacters),
    'description must not contain invisible, control or direction characters; lines may end with a line feed.',
  ),
  v.check(
    (text) => [...text].length <= DESCRIPTION_MAX,
    `description must have at most ${DESCRIPTION_MAX} characters.`,
  ),
  v.check(
    (text) => !containsApiKey(text),
    'description must not contain an API key. Revoke that key and leave it out.',
  ),
  v.description(`up to ${DESCRIPTION_MAX} characters`),
);

/** The scopes of a key: at least one; duplicates are removed. */
export const scopesField = v.pipe(
  v.array(v.picklist(Scope.options, INVALID_SCOPES), INVALID_SCOPES),
  v.minLength(1, INVALID_SCOPES),
  v.transform((scopes) => [...new Set(scopes)]),
  v.description(`what the key may do, separated by commas: ${Scope.options.join(', ')}`),
);
