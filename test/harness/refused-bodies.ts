import { gzipSync } from 'node:zlib';
import { beforeAll, expect, it } from 'vitest';
import { administer } from './administer.ts';
import { callApi, postApi } from './api.ts';
import { sharedCloud } from './cloud.ts';
import { makeCompany, type TestCompany } from './company.ts';

const NOT_OBJECT = 'The request body must be a JSON object.';
const CONTENT_TYPE = 'The Content-Type header must be application/json.';
const CHARSET = 'The Content-Type header may have no parameter other than charset=utf-8.';
const COMPRESSED = 'The request body must not be compressed. Send it without the Content-Encoding header.';
const INVALID_JSON = 'The request body is not valid JSON.';

/** Bodies that every endpoint refuses, whatever its fields, each with the error message. */
const BROKEN_BODIES: [
  name: string,
  headers: Record<string, string>,
  body: string | Buffer | undefined,
  sentence: string,
][] = [
  ['no body', {}, undefined, 'The request needs a JSON body.'],
  ['an empty body', {}, '', 'The request needs a JSON body.'],
  ['broken JSON', {}, '{"query": ', INVALID_JSON],
  ['two JSON documents', {}, '{} {}', INVALID_JSON],
  ['null as its body', {}, 'null', NOT_OBJECT],
  ['an array as its body', {}, '[]', NOT_OBJECT],
  ['a string as its body', {}, '"question"', NOT_OBJECT],
  ['a number as its body', {}, '5', NOT_OBJECT],
  ['a __proto__ field', {}, '{"__proto__": {"query": "x"}}', INVALID_JSON],
  ['no Content-Type', { 'Content-Type': '' }, '{}', CONTENT_TYPE],
  ['a form', { 'Content-Type': 'application/x-www-form-urlencoded' }, 'query=x', CONTENT_TYPE],
  ['plain text', { 'Content-Type': 'text/plain' }, '{}', CONTENT_TYPE],
  ['a content type derived from JSON', { 'Content-Type': 'application/vnd.api+json' }, '{}', CONTENT_TYPE],
  ['another charset', { 'Content-Type': 'application/json; charset=latin1' }, '{}', CHARSET],
  ['another parameter', { 'Content-Type': 'Application/JSON ;version=1' }, '{}', CHARSET],
  ['a body over 64 kB', {}, JSON.stringify({ padding: 'x'.repeat(65_523) }), 'The request body must be at most 64 kB.'],
  [
    'an unknown field in exactly 64 kB',
    {},
    JSON.stringify({ padding: 'x'.repeat(65_522) }),
    "The field 'padding' is not known.",
  ],
  ['bytes outside a string that are not UTF-8', {}, Buffer.from('{\xff"query":"x"}', 'latin1'), INVALID_JSON],
  ['UTF-16', {}, Buffer.from('\ufeff{"query":"x"}', 'utf16le'), INVALID_JSON],
  ['a byte order mark', {}, '\ufeff{"query":"x"}', INVALID_JSON],
  ['a compressed body', { 'Content-Encoding': 'gzip' }, gzipSync('{"query":"x"}'), COMPRESSED],
];

/** Declares the tests that an endpoint refuses each broken body with 400 and its error message. */
export function testBrokenBodies(path: string): void {
  const cloud = sharedCloud();
  let key: string;

  beforeAll(async () => {
    ({ key } = await makeCompany(cloud));
  });

  it.each(BROKEN_BODIES)('refuses a request with %s', async (_name, headers, body, sentence) => {
    const sent = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json', ...headers };
    if (sent['Content-Type'] === '') {
      Reflect.deleteProperty(sent, 'Content-Type');
    }
    const answer = await callApi(cloud, path, { method: 'POST', headers: sent, body });
    expect(answer).toBeRefused(400, sentence);
  });
}

const makeBase = ({ id }: TestCompany, visibility: 'restricted' | 'company') =>
  administer(sharedCloud(), 'base.create', { company_id: id, name: 'Board', visibility });

/** Bases that a company may not read: what they are, and how one is made. */
const HIDDEN_BASES: [what: string, idFor: (company: TestCompany) => Promise<string>][] = [
  ['unknown', async () => '00000000-0000-4000-8000-000000000000'],
  ['of another company', async () => (await makeCompany(sharedCloud())).baseId],
  ['restricted', async (company) => (await makeBase(company, 'restricted')).id],
  [
    'deleted',
    async (company) => {
      const { id } = await makeBase(company, 'company');
      await administer(sharedCloud(), 'base.delete', { base_id: id });
      return id;
    },
  ],
];

/** Declares the tests that an endpoint refuses a base that its caller may not read as one that does not exist. */
export function testHiddenBases(path: string, body: object): void {
  it.each(HIDDEN_BASES)('says that a base that is %s does not exist', async (_what, idFor) => {
    const cloud = sharedCloud();
    const company = await makeCompany(cloud);
    const base_ids = [company.baseId, await idFor(company)];
    const answer = await postApi(cloud, path, company.key, { ...body, base_ids });
    expect(answer).toBeRefused(400, "The field 'base_ids' names a base that does not exist.");
  });
}

/** The limits of a text field, which are counted in code points, not bytes or UTF-16 units, and before trimming. */
export function textFieldCases(
  name: string,
  codePointsMax: number,
): [what: string, value: unknown, sentence: string | null][] {
  const tooLong = `The field '${name}' must be at most ${codePointsMax} characters long.`;
  const blank = `The field '${name}' must not be blank.`;
  const notText = `The field '${name}' must be a string.`;
  return [
    [`${codePointsMax} emoji`, '😀'.repeat(codePointsMax), null],
    [`${codePointsMax + 1} emoji`, '😀'.repeat(codePointsMax + 1), tooLong],
    [`one letter and ${codePointsMax} spaces`, `x${' '.repeat(codePointsMax)}`, tooLong],
    ['an empty string', '', blank],
    ['white space', ' \n\t\u00a0', blank],
    ['invisible characters', ' \u200b\u00ad\u2060\u2800\u0007', blank],
    ['no value', undefined, `The field '${name}' is required.`],
    ['null', null, notText],
    ['a number', 5, notText],
    ['an array', ['x'], notText],
    ['half a surrogate pair', '\ud800', `The field '${name}' must be well-formed Unicode text.`],
  ];
}

const UUIDS = Array.from({ length: 51 }, (_, i) => `00000000-0000-4000-8000-${String(i).padStart(12, '0')}`);

/**
 * The limits of `base_ids`. None of the ids belongs to the company, so that a well-formed list is refused for that
 * reason alone.
 */
export const BASE_IDS_CASES: [what: string, value: unknown, sentence: string][] = [
  ['an empty array', [], "The field 'base_ids' must hold 1 to 50 uuids."],
  ['51 uuids', UUIDS, "The field 'base_ids' must hold 1 to 50 uuids."],
  ['50 uuids of no base', UUIDS.slice(0, 50), "The field 'base_ids' names a base that does not exist."],
  ['a string', 'x', "The field 'base_ids' must be an array of uuids."],
  ['an array with a string that is not a uuid', ['x'], "The field 'base_ids' must be an array of uuids."],
  ['an array with a number', [5], "The field 'base_ids' must be an array of uuids."],
  ['a uuid followed by a space', [`${UUIDS[0]} `], "The field 'base_ids' must be an array of uuids."],
];
