import * as v from 'valibot';

// The limit of docs/openapi.yaml.
const BASE_IDS_MAX = 50;

// A text of white space and invisible characters asks nothing, and shows a reader an empty question.
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
    // For docs/openapi.yaml. JSON Schema counts code points, too. A pattern for visible characters would be read
    // differently by the languages of generated clients.
    v.metadata({ minLength: 1, maxLength: codePointsMax }),
  );
}

// Texts are compared as readers see them, so an accent that is a character of its own joins its letter (NFC). Lengths
// are counted before, as the caller counts them.
const composed = v.transform((text: string) => text.normalize('NFC'));

/** The question of a caller, in NFC. */
export const questionField = v.pipe(
  textField('question', 4_000),
  v.description('The question, in any language. At least one visible character; well-formed Unicode.'),
  composed,
);
/** The longest query of a search. */
export const QUERY_CHARACTERS_MAX = 500;
/** The query of a search, in NFC. */
export const queryField = v.pipe(
  textField('query', QUERY_CHARACTERS_MAX),
  v.description('What to look for, in any language. At least one visible character; well-formed Unicode.'),
  composed,
);

const BASE_IDS_TYPE = "The field 'base_ids' must be an array of uuids.";
const BASE_IDS_COUNT = `The field 'base_ids' must hold 1 to ${BASE_IDS_MAX} uuids.`;

const baseIds = v.pipe(
  v.array(v.pipe(v.string(BASE_IDS_TYPE), v.uuid(BASE_IDS_TYPE), v.toLowerCase()), BASE_IDS_TYPE),
  v.minLength(1, BASE_IDS_COUNT),
  v.maxLength(BASE_IDS_MAX, BASE_IDS_COUNT),
  v.transform((ids) => [...new Set(ids)]),
);

/**
 * The bases to which a request is restricted: 1 to 50 uuids, returned in lower case and each only once. Null counts as
 * absent, because generated clients send it so.
 */
export const baseIdsField = v.pipe(
  v.nullish(baseIds),
  v.description(`The only bases to look in; without it, or with null, all that the whole company may see. Naming a base
    twice changes nothing. One that does not exist for this company is refused with 400.`),
  v.transform((ids) => ids ?? undefined),
);

/** The most passages that a search returns. */
export const K_MAX = 20;
const K_RANGE = `The field 'k' must be a whole number from 1 to ${K_MAX}.`;

/** How many passages to return: a whole number from 1 to `K_MAX`, 5 when absent or null. */
export const kField = v.nullish(
  v.pipe(
    v.number(K_RANGE),
    v.integer(K_RANGE),
    v.minValue(1, K_RANGE),
    v.maxValue(K_MAX, K_RANGE),
    v.description('The maximum number of excerpts; 5 when absent or null.'),
  ),
  5,
);
