import * as v from 'valibot';
import { holdsApiKey } from '../keys/api-key.ts';
import { Scope } from '../keys/scope.ts';

const NAME_MAX = 200;
const NAME_KEY_BYTES_MAX = 900;
const DESCRIPTION_MAX = 1_000;
// Control characters, line separators, and the marks that turn the direction of a text: they make a list lie to its
// reader.
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/** An id as all of ours are: a uuid, in lower case; `what` is the noun in the sentence. */
export function idField(what: string) {
  const sentence = `The id of the ${what} must be a uuid.`;
  return v.pipe(v.string(sentence), v.uuid(sentence), v.toLowerCase());
}

/** A name: 1 to 200 characters (code points), printable, without spaces around it, and never a key. */
export const nameField = v.pipe(
  v.string('The name must be a text.'),
  v.check((name) => name.isWellFormed() && !UNPRINTABLE.test(name), 'The name must be of printable characters.'),
  v.check((name) => name !== '' && name.trim() === name, 'The name must not be empty, nor begin or end with a space.'),
  v.check(
    (name) => [...name].length <= NAME_MAX && Buffer.byteLength(nameKey(name)) <= NAME_KEY_BYTES_MAX,
    `The name must be at most ${NAME_MAX} characters long.`,
  ),
  v.check((name) => !holdsApiKey(name), 'The name holds an API key: revoke that key, and choose another name.'),
);

/** A description: at most 1,000 characters (code points); may be empty and have several lines. */
export const descriptionField = v.pipe(
  v.string('The description must be a text.'),
  v.check(
    (text) => text.isWellFormed() && !UNPRINTABLE.test(text.replaceAll('\n', '')),
    'The description must be of printable characters.',
  ),
  v.check(
    (text) => [...text].length <= DESCRIPTION_MAX,
    `The description must be at most ${DESCRIPTION_MAX} characters long.`,
  ),
  v.check((text) => !holdsApiKey(text), 'The description holds an API key: revoke that key, and leave it out.'),
);

/** The scopes of a key: one at least; doubles collapse. */
export const scopesField = v.pipe(
  v.array(v.picklist(Scope.options, scopesSentence()), 'The scopes must be a list.'),
  v.minLength(1, `A key needs at least one scope: ${Scope.options.join(', ')}.`),
  v.transform((scopes) => [...new Set(scopes)]),
);

function scopesSentence(): string {
  return `The scopes are ${Scope.options.join(', ')}.`;
}

/** What two names have in common that a reader would take for the same; guards use it. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}
