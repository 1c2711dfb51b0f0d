import type { EndpointName } from '../../functions/endpoints.ts';

const UUID = '3f6c1f0e-5a43-4a55-9d0e-2f6d8f1f7a10';
const ABSENT = Symbol('absent');
const NOT_TEXTS = [ABSENT, null, 0, 1, true, [], ['text'], {}];
const FOUR_BYTES = '\u{1f600}';

// Values of a required text field with this limit: of other types, blank, and on both sides of the limit.
function textValues(codePointsMax: number): unknown[] {
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

const BASE_IDS_VALUES = [
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
  // At the limit of 50 ids, and above it.
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

/** For each field of a request, values on both sides of each limit; the required field comes first. */
export const FIELD_VALUES: Readonly<Partial<Record<EndpointName, Readonly<Record<string, readonly unknown[]>>>>> = {
  'knowledge-search': { query: textValues(500), base_ids: BASE_IDS_VALUES, k: K_VALUES },
  'copilot-query': { question: textValues(4_000), base_ids: BASE_IDS_VALUES },
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
  const atLimits = Object.entries(fields).flatMap(([field, values]) =>
    values.map((value) => bodyOf({ ...good, [field]: value })),
  );
  const withExtraField = EXTRA_FIELDS.map((name) => JSON.parse(`{"${required}":"text",${JSON.stringify(name)}:1}`));
  return [...atLimits, ...withExtraField, ...NOT_OBJECTS.map((text) => JSON.parse(text))];
}

/** Returns a body with these fields, except those whose value is absent, as the service parses it. */
export function bodyOf(fields: Readonly<Record<string, unknown>>): unknown {
  const present = Object.entries(fields).filter(([, value]) => value !== ABSENT);
  return JSON.parse(JSON.stringify(Object.fromEntries(present)));
}

// Values of other types, numbers around the limits of `similarity` and `n`, and texts at the limit of a description.
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
// On both sides of the limits of the lists in a response: 20 excerpts and 500 bases.
const LENGTHS = [0, 1, 20, 21, 500, 501];

/**
 * Variants of a value with a single change: a part replaced or removed, a list of another length, or an extra field.
 */
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
