import type { JsonSchema } from '@valibot/to-json-schema';
import type { ConsoleCall } from './console-calls.ts';

const LINE_WIDTH = 120;
// `readonly personal_data_kinds?: readonly (` and what closes it.
const NAME_WIDTH_MAX = 40;

const FILE_HEAD = `// Generated from the registry of operations by npm run generate. Do not edit.

/** A role of a person. */
export type Role = 'operator' | 'administrator' | 'viewer';

/** The input and the result of each call. */
interface ConsoleCalls {`;

/** Generates the types of the console's API, as a TypeScript module. */
export function typeScriptTypes(calls: readonly ConsoleCall[]): string {
  const members = calls.map(({ name, input, result }) => {
    const given = input === null ? 'null' : typeOf(input, 2);
    return `  '${name}': {\n    input: ${given};\n    result: ${typeOf(result, 2)};\n  };`;
  });
  return [
    FILE_HEAD,
    ...members,
    '}',
    '',
    '/** The name of a call. */',
    'export type CallName = keyof ConsoleCalls;',
    '/** The input of a call. */',
    "export type InputOf<Name extends CallName> = ConsoleCalls[Name]['input'];",
    '/** The result of a call. */',
    "export type ResultOf<Name extends CallName> = ConsoleCalls[Name]['result'];",
    '',
  ].join('\n');
}

function typeOf(schema: JsonSchema, depth: number): string {
  const { const: constant, enum: values, anyOf, oneOf, type, items } = schema;
  if (constant !== undefined) {
    return literal(constant);
  }
  if (values !== undefined) {
    return values.map(literal).join(' | ');
  }
  const alternatives = anyOf ?? oneOf;
  if (alternatives !== undefined) {
    return alternatives.map((each) => typeOf(each as JsonSchema, depth)).join(' | ');
  }
  if (type === 'array') {
    return `readonly (${typeOf((items ?? {}) as JsonSchema, depth)})[]`;
  }
  if (type === 'object') {
    return objectOf(schema, depth);
  }
  return SIMPLE_TYPES[String(type)] ?? 'unknown';
}

const SIMPLE_TYPES: Readonly<Record<string, string>> = {
  string: 'string',
  boolean: 'boolean',
  null: 'null',
  integer: 'number',
  number: 'number',
};

function objectOf({ properties = {}, required = [], additionalProperties }: JsonSchema, depth: number): string {
  const fields = Object.entries(properties);
  if (fields.length === 0) {
    const values = typeof additionalProperties === 'object' ? typeOf(additionalProperties, depth) : 'never';
    return `Readonly<Record<string, ${values}>>`;
  }
  const indent = '  '.repeat(depth + 1);
  const lines = fields.map(([name, schema]) => {
    const mark = required.includes(name) ? '' : '?';
    return `readonly ${name}${mark}: ${typeOf(schema as JsonSchema, depth + 1)};`;
  });
  const line = `{ ${lines.join(' ')} }`;
  // On one line where the type and its name fit into the width of the code.
  return indent.length + line.length + NAME_WIDTH_MAX <= LINE_WIDTH && !line.includes('\n')
    ? line
    : `{\n${lines.map((each) => `${indent}${each}\n`).join('')}${'  '.repeat(depth)}}`;
}

function literal(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : String(value);
}
