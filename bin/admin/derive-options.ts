import * as v from 'valibot';
import type { OperationInput } from '../../shared/administration/operation.ts';
import type { CommandOption } from './command.ts';

/** Fields that the commands set themselves, because they read every page. */
const OWN_FIELDS = ['after'];
/** Placeholders for values with a special format. */
const PLACEHOLDERS: Readonly<Record<string, string>> = {
  monthly_budget_usd: 'N|unlimited',
  monthly_ingestion_usd: 'N|unlimited',
  alert_email: 'ADDRESS',
  email: 'ADDRESS',
  generation: 'NAME',
  version: 'VERSION',
  expires_in: 'DURATION',
  grace: 'DURATION',
  month: 'MONTH',
  since: 'TIME',
  until: 'TIME',
  by: 'NAME',
  action: 'ACTION',
};
// Nine digits are more than any limit has.
const INTEGER = /^\d{1,9}$/;

/** The parts of a schema that options need; a schema that wraps another has it under `wrapped`. */
interface Schema extends v.GenericSchema {
  readonly wrapped?: Schema;
  readonly options?: readonly (string | Schema)[];
}

/** Returns the options of an operation, one for each field of its input: `company_id` is `--company`. */
export function deriveOptions(input: OperationInput): readonly CommandOption[] {
  return Object.entries(input.entries)
    .filter(([field]) => !OWN_FIELDS.includes(field))
    .map(([field, schema]) => optionOf(field, schema as Schema));
}

/** Reads a list from the command line: its parts are separated by commas, and an empty string is the empty list. */
export function readList(typed: string): readonly string[] {
  return typed === '' ? [] : typed.split(',').map((part) => part.trim());
}

function optionOf(field: string, schema: Schema): CommandOption {
  const { inner, isNullable } = unwrap(schema);
  const value = PLACEHOLDERS[field] ?? placeholderOf(field, inner);
  const noValue = isNullable ? wordForNoValue(value) : null;
  return {
    name: field.replace(/_id$/, '').replaceAll('_', '-'),
    value: noValue === null ? value : `${value}|${noValue}`,
    help: v.getDescription(inner) ?? '',
    required: schema.type !== 'optional',
    field,
    read: (typed) => (typed === noValue ? null : read(inner, typed)),
  };
}

// A number that is not set has a default. For a limit, `none` could be read as no limit.
function wordForNoValue(placeholder: string): string {
  return placeholder.split('|')[0] === 'N' ? 'default' : 'none';
}

function unwrap(schema: Schema, isNullable = false): { inner: Schema; isNullable: boolean } {
  return schema.wrapped === undefined
    ? { inner: schema, isNullable }
    : unwrap(schema.wrapped, isNullable || schema.type === 'nullable');
}

function placeholderOf(field: string, schema: Schema): string {
  if (schema.type === 'picklist') {
    return (schema.options ?? []).join('|');
  }
  if (isList(schema)) {
    return ['LIST', ...wordsOf(schema)].join('|');
  }
  if (schema.type === 'number') {
    return 'N';
  }
  return field.endsWith('_id') ? 'ID' : 'TEXT';
}

// Text that is not a number is passed on unchanged, so that the stage's own error says what is allowed.
function read(schema: Schema, typed: string): unknown {
  if (isList(schema)) {
    return wordsOf(schema).includes(typed) ? typed : readList(typed);
  }
  return schema.type === 'number' && INTEGER.test(typed) ? Number(typed) : typed;
}

function isList(schema: Schema): boolean {
  return schema.type === 'array' || schema.options?.some((option) => (option as Schema).type === 'array') === true;
}

// Returns the words that a union accepts instead of a list.
function wordsOf(schema: Schema): readonly string[] {
  return schema.type === 'union'
    ? (schema.options ?? []).flatMap((option) =>
        v.isOfType('literal', option as Schema) ? [String((option as { literal?: unknown }).literal)] : [],
      )
    : [];
}
