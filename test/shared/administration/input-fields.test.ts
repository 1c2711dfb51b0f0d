// Guarantee: what an operator types has one meaning: an id in either case, each scope once, a duration in its own unit
// and within its bounds. Risk: a key that lasts sixty times as long as intended, or a company that is not found.
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { compareCreation } from '../../../shared/administration/compare-creation.ts';
import { durationField } from '../../../shared/administration/duration.ts';
import {
  descriptionField,
  INVALID_AFTER,
  idField,
  nameField,
  scopesField,
} from '../../../shared/administration/input-fields.ts';
import { count, usdOrUnlimited } from '../../../shared/administration/result-fields.ts';

const ID = '3f6c1f0e-5a43-4a55-9d0e-2f6d8f1f7a10';

function read(schema: v.GenericSchema, value: unknown): unknown {
  const { success, output, issues } = v.safeParse(schema, value);
  return success ? output : (issues?.[0].message ?? null);
}

it.each([
  [ID, ID],
  [ID.toUpperCase(), ID],
  [`${ID} `, 'key_id must be a UUID.'],
  [`${ID}0`, 'key_id must be a UUID.'],
  ['', 'key_id must be a UUID.'],
  [null, 'key_id must be a UUID.'],
])('the id %j gives %j', (typed, expected) => {
  expect(read(idField('key'), typed)).toBe(expected);
});

it('describes each field, and says that a name and a description must be strings', () => {
  expect([idField('key'), nameField, descriptionField, scopesField].map((field) => v.getDescription(field))).toEqual([
    'the key',
    'the name, up to 200 characters',
    'up to 1000 characters',
    'what the key may do, separated by commas: knowledge:read, copilot:query, agents:run',
  ]);
  expect([nameField, descriptionField].map((field) => read(field, 7))).toEqual([
    'name must be a string.',
    'description must be a string.',
  ]);
});

it('says where a valid `after` comes from', () => {
  expect(INVALID_AFTER).toBe('after must be the value of next in an earlier response.');
});

const SCOPES_SENTENCE = read(scopesField, []);

it('refuses an empty list of scopes with a sentence that names the scopes', () => {
  expect(SCOPES_SENTENCE).toMatch(/^scopes must be a list of at least one of .*knowledge:read.*\.$/);
});

it.each([
  [['knowledge:read'], ['knowledge:read']],
  [
    ['copilot:query', 'knowledge:read', 'copilot:query'],
    ['copilot:query', 'knowledge:read'],
  ],
  [['knowledge:write'], SCOPES_SENTENCE],
  [['Knowledge:read'], SCOPES_SENTENCE],
  ['knowledge:read', SCOPES_SENTENCE],
])('the scopes %j give %j', (typed, expected) => {
  expect(read(scopesField, typed)).toEqual(expected);
});

const GRACE_SENTENCE = 'grace must be from 1m to 2d.';

it.each([
  ['60s', 60],
  ['1m', 60],
  ['59s', GRACE_SENTENCE],
  ['2h', 7_200],
  ['1d', 86_400],
  ['2d', 172_800],
  ['48h', 172_800],
  ['172800s', 172_800],
  ['172801s', GRACE_SENTENCE],
  ['0', GRACE_SENTENCE],
  ['0m', GRACE_SENTENCE],
  ['01m', GRACE_SENTENCE],
  ['1.5h', GRACE_SENTENCE],
  ['-1h', GRACE_SENTENCE],
  ['1 h', GRACE_SENTENCE],
  ['1H', GRACE_SENTENCE],
  ['1w', GRACE_SENTENCE],
  ['60', GRACE_SENTENCE],
  ['', GRACE_SENTENCE],
  [60, GRACE_SENTENCE],
])('the duration %j gives %j', (typed, expected) => {
  expect(read(durationField(60, 172_800, GRACE_SENTENCE), typed)).toBe(expected);
});

it('reads 0 without a unit as 0 seconds, where that is allowed', () => {
  expect(read(durationField(0, 60, GRACE_SENTENCE), '0')).toBe(0);
  expect(read(durationField(0, 60, GRACE_SENTENCE), '0d')).toBe(0);
});

it('limits a name to 200 characters and a description to 1,000, counted in code points', () => {
  expect(read(nameField, '😀'.repeat(200))).toBe('😀'.repeat(200));
  expect(read(nameField, 'a'.repeat(201))).toBe('name must have at most 200 characters.');
  expect(read(descriptionField, '😀'.repeat(1_000))).toBe('😀'.repeat(1_000));
  expect(read(descriptionField, 'a'.repeat(1_001))).toBe('description must have at most 1000 characters.');
});

it('allows line feeds in a description, but no characters that change the direction of the text', () => {
  expect(read(descriptionField, 'three\nshort\nlines')).toBe('three\nshort\nlines');
  expect(read(descriptionField, 'a line 😀\nanother\nand \u202e a third')).toBe(
    'description must not contain invisible, control or direction characters; lines may end with a line feed.',
  );
});

it('refuses a name if the form in which it is compared does not fit into a key of the table', () => {
  // '\ufdfa' is compared as eighteen characters of 33 bytes: the first name fills a key, and the second does not fit.
  expect(read(nameField, `${'\ufdfa'.repeat(27)}${'a'.repeat(9)}`)).toEqual(expect.stringMatching(/a{9}$/));
  expect(read(nameField, `${'\ufdfa'.repeat(27)}${'a'.repeat(10)}`)).toBe('name must have at most 200 characters.');
  expect(read(nameField, '\ufdfa'.repeat(200))).toBe('name must have at most 200 characters.');
});

it.each(['live', 'test'])('refuses a %s key in a name and in a description', (environment) => {
  const key = `kc_${environment}_${'0'.repeat(38)}`;
  expect(read(nameField, `Key ${key}`)).toBe(
    'name must not contain an API key. Revoke that key and choose another name.',
  );
  expect(read(descriptionField, `Two lines\nKey ${key}`)).toBe(
    'description must not contain an API key. Revoke that key and leave it out.',
  );
});

it('allows whole numbers from 0 as a count in a result, and an amount or `unlimited` as a cap', () => {
  expect([0, 1, -1, 1.5].map((value) => v.is(count, value))).toEqual([true, true, false, false]);
  expect(['0.5', 'unlimited', 'none'].map((value) => v.is(usdOrUnlimited, value))).toEqual([true, true, false]);
});

it('compares things by their creation time, and by id within a millisecond', () => {
  const [early, first, second] = [
    { createdAt: '2026-11-20T06:00:00.000Z', id: 'z' },
    { createdAt: '2026-11-20T06:00:00.001Z', id: 'a' },
    { createdAt: '2026-11-20T06:00:00.001Z', id: 'b' },
  ] as const;
  expect([second, early, first].toSorted(compareCreation)).toEqual([early, first, second]);
  expect([first, second, early].toSorted(compareCreation)).toEqual([early, first, second]);
  expect([compareCreation(first, second), compareCreation(second, first)]).toEqual([-1, 1]);
});
