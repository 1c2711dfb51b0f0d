import * as v from 'valibot';
import { readProperties } from '../../protocol/resource-properties.ts';
import type { TemplateResource } from '../../stand-in.ts';
import { type Analyzer, defineIndex, type Field, type IndexDefinition } from './mapping.ts';
import { KNOWN_PARTS } from './text/analyze.ts';

const number = v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number))]);
const yes = v.union([v.literal(true), v.literal('true')]);

// Every kind of field lists exactly the properties that it can have, so that an engine or a mode, which NextGen
// refuses, is refused here too.
const FieldProperties = v.variant('Type', [
  v.strictObject({ Type: v.picklist(['keyword', 'integer', 'long', 'boolean']) }),
  v.strictObject({ Type: v.literal('text'), Analyzer: v.optional(v.string(), 'standard') }),
  v.strictObject({
    Type: v.literal('knn_vector'),
    Dimension: v.pipe(number, v.integer(), v.minValue(1), v.maxValue(16_000)),
    SpaceType: v.literal('cosinesimil'),
    // The stand-in compares vectors exactly and does not imitate the loss of precision by compression.
    CompressionLevel: v.optional(v.string()),
    DataType: v.optional(v.literal('float')),
  }),
]);
const AnalyzerProperties = v.strictObject({
  Type: v.literal('custom'),
  Tokenizer: v.picklist([...KNOWN_PARTS.tokenizers]),
  Filter: v.optional(v.array(v.picklist([...KNOWN_PARTS.filters])), []),
});
const IndexProperties = v.strictObject({
  CollectionEndpoint: v.string(),
  IndexName: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9._-]*$/)),
  Mappings: v.strictObject({ Properties: v.record(v.pipe(v.string(), v.regex(/^[A-Za-z]\w*$/)), FieldProperties) }),
  Settings: v.strictObject({
    Index: v.strictObject({
      Knn: yes,
      KnnAlgoParamEfSearch: v.optional(number),
      RefreshInterval: v.optional(v.string()),
    }),
    Analysis: v.optional(v.strictObject({ Analyzer: v.record(v.string(), AnalyzerProperties) })),
  }),
});

/**
 * Returns the index that an `AWS::OpenSearchServerless::Index` describes.
 *
 * @throws an error that names anything that the stand-in or the service does not accept.
 */
export function readIndexTemplate(resource: TemplateResource): { endpoint: string; definition: IndexDefinition } {
  const { CollectionEndpoint, IndexName, Mappings, Settings } = readProperties(IndexProperties, resource);
  const fields: Record<string, Field> = {};
  for (const [name, properties] of Object.entries(Mappings.Properties)) {
    fields[name] = fieldOf(properties);
  }
  const analyzers: Record<string, Analyzer> = {};
  for (const [name, { Tokenizer, Filter }] of Object.entries(Settings.Analysis?.Analyzer ?? {})) {
    analyzers[name] = { tokenizer: Tokenizer, filters: Filter };
  }
  // CloudFormation cannot set `dynamic`, so the server's default applies.
  return {
    endpoint: CollectionEndpoint,
    definition: defineIndex({ name: IndexName, dynamic: 'true', fields, analyzers }),
  };
}

function fieldOf(properties: v.InferOutput<typeof FieldProperties>): Field {
  if (properties.Type === 'text') {
    return { type: 'text', analyzer: properties.Analyzer };
  }
  if (properties.Type === 'knn_vector') {
    return { type: 'knn_vector', dimension: properties.Dimension };
  }
  return { type: properties.Type };
}
