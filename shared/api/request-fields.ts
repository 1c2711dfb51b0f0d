import * as v from 'valibot';

// The limit of docs/openapi.yaml.
const BASE_IDS_MAX = 50;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

// A text of white space and invisible characters asks nothing, and shows a reader an empty question. The expression is
// also the pattern in docs/openapi.yaml, so it has no properties of Unicode, which not every client's language knows.
const VISIBLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are invisible
  /[^\s\u0000-\u001f\u007f-\u009f\u00ad\u115f\u1160\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0]/;

/**
 * A caller's text: well-formed Unicode, with a visible character, at most `codePointsMax` code points. White space at
 * its ends counts and is not trimmed.
 */
export function textField(name: string, codePointsMax: number) {
  return v.pipe(
    v.string(`The field '${name}' must be a string.`),
    v.check((text) => text.isWellFormed(), `The field '${name}' must be well-formed Unicode text.`),
    v.check(
      (text) => [...text].length <= codePointsMax,
      `The field '${name}' must be at most ${codePointsMax} characters long.`,
    ),
    v.check((text) => VISIBLE.test(text), `The field '${name}' must not be blank.`),
  );
}

// Texts are compared as readers see them, so an accent that is a character of its own joins its letter (NFC). Lengths
// are counted before, as the caller counts them.
const composed = v.transform((text: string) => text.normalize('NFC'));

/** The question of a caller, in NFC. */
export const questionField = v.pipe(textField('question', 4_000), composed);
/** The longest query of a search. */
export const QUERY_CHARACTERS_MAX = 500;
/** The query of a search, in NFC. */
export const queryField = v.pipe(textField('query', QUERY_CHARACTERS_MAX), composed);

const BASE_IDS_TYPE = "The field 'base_ids' must be an array of uuids.";

const baseIds = v.pipe(
  v.array(v.pipe(v.string(BASE_IDS_TYPE), v.regex(UUID, BASE_IDS_TYPE), v.toLowerCase()), BASE_IDS_TYPE),
  v.check(
    (ids) => ids.length >= 1 && ids.length <= BASE_IDS_MAX,
    `The field 'base_ids' must hold 1 to ${BASE_IDS_MAX} uuids.`,
  ),
  v.transform((ids) => [...new Set(ids)]),
);

/**
 * The bases to which a request is restricted: 1 to 50 uuids, returned in lower case and each only once. Null counts as
 * absent, because generated clients send it so.
 */
export const baseIdsField = v.pipe(
  v.nullish(baseIds),
  v.transform((ids) => ids ?? undefined),
);

/** The most passages that a search returns. */
export const K_MAX = 20;
const K_RANGE = `The field 'k' must be a whole number from 1 to ${K_MAX}.`;

/** How many passages to return: a whole number from 1 to `K_MAX`, 5 when absent or null. */
export const kField = v.nullish(
  v.pipe(
    v.number(K_RANGE),
    v.check((k) => Number.isInteger(k) && k >= 1 && k <= K_MAX, K_RANGE),
  ),
  5,
);
