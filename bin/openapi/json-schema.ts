import { type ConversionConfig, type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';

/** The schemas of a description as JSON Schema, without what the OpenAPI document around them says. */
export function schemaOf(schema: v.GenericSchema, config: ConversionConfig): JsonSchema {
  // Custom checks cannot be expressed in JSON Schema and are omitted; their error messages say what is allowed.
  const { $schema: _dialect, ...described } = toJsonSchema(schema, { errorMode: 'ignore', ...config });
  return described;
}
