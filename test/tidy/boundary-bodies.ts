import type { EndpointName } from '../../functions/endpoints.ts';

const UUID = '3f6c1f0e-5a43-4a55-9d0e-2f6d8f1f7a10';
const ABSENT = Symbol('absent');
const NOT_TEXTS = [ABSENT, null, 0, 1, true, [], ['text'], {}];
const FOUR_BYTES = '\u{1f600}';

function texts(codePointsMax: number): unknown[] {
  return [
    ...NOT_TEXTS,
    '',
    ' ',
    '\n\t\r',
    '\u00a0\u2003\u3000\ufeff',
    'a',
    ' a ',
    '\u0000',
    '\u200b',
    'a'.repeat(codePointsMax),
    'a'.repeat(codePointsMax + 1),
    FOUR_BYTES.repeat(codePointsMax),
    FOUR_BYTES.repeat(codePointsMax + 1),
    `${' '.repeat(codePointsMax - 1)}a`,
    `${' '.repeat(codePointsMax)}a`,
    ' '.repeat(codePointsMax),
  ];
}

const BASE_IDS = [
  ABSENT,
  null,
  UUID,
  1,
  {},
  [],
  [UUID],
  [UUID.toUpperCase()],
  ['00000000-0000-0000-0000-000000000000'],
  [UUID, UUID],
  ...[50, 51].map((count) => Array.from({ length: count }, (_, i) => UUID.replace(/..$/, String(10 + i)))),
  Array(51).fill(UUID),
  [null],
  [1],
  ['x'],
  [''],
  [`{${UUID}}`],
  [`${UUID}\n`],
  [` ${UUID}`],
  [UUID.replaceAll('-', '')],
  [UUID.replace('3', 'g')],
  [UUID, 'x'],
  [[UUID]],
];

const K_VALUES = [ABSENT, null, -1, 0, 1, 1.5, 5, 19.999, 20, 20.5, 21, 1e308, '5', '', true, [], [5], {}];

/** For each field of a request, values on both sides of each limit. */
export const FIELD_VALUES: Readonly<Partial<Record<EndpointName, Readonly<Record<string, readonly unknown[]>>>>> = {
  'knowledge-search': { query: texts(500), base_ids: BASE_IDS, k: K_VALUES },
  'copilot-query': { question: texts(4_000), base_ids: BASE_IDS },
};

const NOT_OBJECTS = ['null', '[]', '[{}]', '"text"', '""', '0', '1', 'true', 'false', '{}'];
const EXTRA_FIELDS = ['base_id', 'Query', 'QUESTION', 'n', 'constructor', '__proto__', 'kc_test_0', '', 'a b', 'é'];

/**
 * Bodies at the limits of what an endpoint accepts: each field at each of its limits while the others are valid, bodies
 * with extra fields, and bodies that are not objects; [] for an endpoint without a body.
 */
export function boundaryBodies(name: EndpointName): unknown[] {
  const fields = FIELD_VALUES[name];
  if (fields === undefined) {
    return [];
  }
  const required = Object.keys(fields)[0] ?? '';
  const good: Record<string, unknown> = { [required]: 'text' };
  const atEdges = Object.entries(fields).flatMap(([field, values]) =>
    values.map((value) => bodyOf({ ...good, [field]: value })),
  );
  const tooMany = EXTRA_FIELDS.map((name) => JSON.parse(`{"${required}":"text",${JSON.stringify(name)}:1}`));
  return [...atEdges, ...tooMany, ...NOT_OBJECTS.map((text) => JSON.parse(text))];
}

/** Returns the body with these fields, without absent ones, as the service parses it. */
export function bodyOf(fields: Readonly<Record<string, unknown>>): unknown {
  const present = Object.entries(fields).filter(([, value]) => value !== ABSENT);
  return JSON.parse(JSON.stringify(Object.fromEntries(present)));
}

const REPLACEMENTS = [
  null,
  true,
  '',
  'x',
  UUID,
  [],
  {},
  ...[-2, -1.01, -1, -0.5, 0, 0.5, 1, 1.01, 1.5, 2],
  ...['a', FOUR_BYTES].flatMap((character) => [character.repeat(1_000), character.repeat(1_001)]),
];
const LENGTHS = [0, 1, 20, 21, 500, 501];

/** All variants of a value with a single change: a part replaced, removed, lengthened, or with an extra field. */
export function changesOf(value: unknown): unknown[] {
  return [...REPLACEMENTS, ...changesInside(value)];
}

function changesInside(value: unknown): unknown[] {
  if (Array.isArray(value)) {
    return [
      ...LENGTHS.map((length) => Array.from({ length }, () => value[0] ?? 'x')),
      ...value.flatMap((item, i) => changesOf(item).map((changed) => value.with(i, changed))),
    ];
  }
  return typeof value === 'object' && value !== null ? changesOfFields(value as Record<string, unknown>) : [];
}

function changesOfFields(fields: Record<string, unknown>): unknown[] {
  return [
    { ...fields, one_too_many: 1 },
    ...Object.entries(fields).flatMap(([name, value]) => {
      const { [name]: _, ...others } = fields;
      return [others, ...changesOf(value).map((changed) => ({ ...fields, [name]: changed }))];
    }),
  ];
}
