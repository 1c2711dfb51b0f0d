import { expect } from 'vitest';
import { callApi } from './api.ts';
import type { CloudAccess } from './cloud.ts';

const NOT_OBJECT = 'The request body must be a JSON object.';
const CONTENT_TYPE = 'The Content-Type header must be application/json.';
const INVALID_JSON = 'The request body is not valid JSON.';

/** Bodies that no endpoint takes, whatever its fields, with the sentence for each. */
export const BROKEN_BODIES: [
  name: string,
  headers: Record<string, string>,
  body: string | undefined,
  sentence: string,
][] = [
  ['no body', {}, undefined, 'The request needs a JSON body.'],
  ['an empty body', {}, '', 'The request needs a JSON body.'],
  ['broken JSON', {}, '{"query": ', INVALID_JSON],
  ['two documents', {}, '{} {}', INVALID_JSON],
  ['null', {}, 'null', NOT_OBJECT],
  ['an array', {}, '[]', NOT_OBJECT],
  ['a string', {}, '"question"', NOT_OBJECT],
  ['a number', {}, '5', NOT_OBJECT],
  ['a prototype', {}, '{"__proto__": {"query": "x"}}', INVALID_JSON],
  ['no content type', { 'Content-Type': '' }, '{}', CONTENT_TYPE],
  ['a form', { 'Content-Type': 'application/x-www-form-urlencoded' }, 'query=x', CONTENT_TYPE],
  ['text', { 'Content-Type': 'text/plain' }, '{}', CONTENT_TYPE],
  ['a relative of JSON', { 'Content-Type': 'application/vnd.api+json' }, '{}', CONTENT_TYPE],
  ['another charset', { 'Content-Type': 'application/json; charset=latin1' }, '{}', CONTENT_TYPE],
  ['over 32 kB', {}, JSON.stringify({ padding: 'x'.repeat(33_000) }), 'The request body must be at most 32 kB.'],
];

/** Every broken body gets its 400 with the sentence that says what was wrong. */
export async function expectEveryBrokenBodyRefused(cloud: CloudAccess, path: string, key: string): Promise<void> {
  for (const [name, headers, body, sentence] of BROKEN_BODIES) {
    const sent = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json', ...headers };
    if (sent['Content-Type'] === '') {
      Reflect.deleteProperty(sent, 'Content-Type');
    }
    const answer = await callApi(cloud, path, { method: 'POST', headers: sent, body });
    expect([name, answer.status, answer.body]).toEqual([name, 400, { error: sentence }]);
  }
}

/** The field of caller's text at its limits: code points, not bytes or UTF-16 units, counted before trimming. */
export function textFieldCases(name: string, codePointsMax: number): [value: unknown, sentence: string | null][] {
  const tooLong = `The field '${name}' must be at most ${codePointsMax} characters long.`;
  const blank = `The field '${name}' must not be blank.`;
  const notText = `The field '${name}' must be a string.`;
  return [
    ['😀'.repeat(codePointsMax), null],
    ['😀'.repeat(codePointsMax + 1), tooLong],
    [`x${' '.repeat(codePointsMax)}`, tooLong],
    ['', blank],
    [' \n\t\u00a0', blank],
    [undefined, `The field '${name}' is required.`],
    [null, notText],
    [5, notText],
    [['x'], notText],
    ['\ud800', `The field '${name}' must be well-formed Unicode text.`],
  ];
}

const UUIDS = Array.from({ length: 51 }, (_, i) => `00000000-0000-4000-8000-${String(i).padStart(12, '0')}`);

/**
 * `base_ids` at its limits; every id in it is unknown to the company, so that a well-formed list is refused for that
 * alone.
 */
export const BASE_IDS_CASES: [value: unknown, sentence: string][] = [
  [[], "The field 'base_ids' must hold 1 to 50 uuids."],
  [UUIDS, "The field 'base_ids' must hold 1 to 50 uuids."],
  [UUIDS.slice(0, 50), "The field 'base_ids' names a base that does not exist."],
  ['x', "The field 'base_ids' must be an array of uuids."],
  [null, "The field 'base_ids' must be an array of uuids."],
  [['x'], "The field 'base_ids' must be an array of uuids."],
  [[5], "The field 'base_ids' must be an array of uuids."],
  [[`${UUIDS[0]} `], "The field 'base_ids' must be an array of uuids."],
];
