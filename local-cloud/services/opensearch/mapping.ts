/** A field of an index, of one of the types that the stand-in supports. */
export type Field =
  | { readonly type: 'keyword' | 'integer' | 'long' | 'boolean' }
  | { readonly type: 'text'; readonly analyzer: string }
  | { readonly type: 'knn_vector'; readonly dimension: number };

/**
 * What happens to a field that the mapping does not name. `true`, the server's default, accepts it (and the cloud
 * reports it), `false` accepts it, and `strict` refuses the document. The server adds an accepted field to the mapping
 * if it is `true`; here no search can use it.
 */
type Dynamic = 'true' | 'false' | 'strict';

/** How a text is split into words: by one tokenizer, then filters in this order. */
export interface Analyzer {
  readonly tokenizer: string;
  readonly filters: readonly string[];
}

/** The definition of an index; after a restart, an equal definition finds the same index again. */
export interface IndexDefinition {
  readonly name: string;
  readonly dynamic: Dynamic;
  readonly fields: Readonly<Record<string, Field>>;
  readonly analyzers: Readonly<Record<string, Analyzer>>;
  /** The mapping as `GET /{index}` shows it. */
  readonly description: { readonly mappings: unknown; readonly settings: unknown };
}

/** Returns the names of the fields of one type, in the order of the mapping. */
export function fieldsOfType(definition: IndexDefinition, type: Field['type']): string[] {
  return Object.keys(definition.fields).filter((name) => definition.fields[name]?.type === type);
}

/**
 * Returns the analyzer of a text field.
 *
 * @throws for a field that is not text.
 */
export function analyzerOf(definition: IndexDefinition, field: string): Analyzer {
  const mapped = definition.fields[field];
  const analyzer = mapped?.type === 'text' ? definition.analyzers[mapped.analyzer] : undefined;
  if (analyzer === undefined) {
    throw new Error(`[${field}] is not a text field of the index ${definition.name}.`);
  }
  return analyzer;
}

/** The analyzer of a text field that names none. */
const STANDARD: Readonly<Record<string, Analyzer>> = { standard: { tokenizer: 'standard', filters: ['lowercase'] } };

/**
 * Defines an index.
 *
 * @throws for a text field whose analyzer is not defined.
 */
export function defineIndex({
  name,
  dynamic,
  fields,
  analyzers: custom,
}: Pick<IndexDefinition, 'name' | 'dynamic' | 'fields' | 'analyzers'>): IndexDefinition {
  const analyzers = { ...STANDARD, ...custom };
  for (const [field, mapped] of Object.entries(fields)) {
    if (mapped.type === 'text' && analyzers[mapped.analyzer] === undefined) {
      throw new Error(`[${field}] names the analyzer [${mapped.analyzer}], which no setting of ${name} defines.`);
    }
  }
  return {
    name,
    dynamic,
    fields,
    analyzers,
    description: { mappings: showMappings(fields), settings: showSettings(custom) },
  };
}

function showMappings(fields: IndexDefinition['fields']) {
  const entries = Object.entries(fields).map(([name, field]) => [
    name,
    field.type === 'knn_vector' ? { ...field, space_type: 'cosinesimil' } : field,
  ]);
  return { properties: Object.fromEntries(entries) };
}

function showSettings(custom: IndexDefinition['analyzers']) {
  const entries = Object.entries(custom).map(([name, { tokenizer, filters }]) => [
    name,
    { type: 'custom', tokenizer, filter: filters },
  ]);
  return { index: { knn: 'true', analysis: { analyzer: Object.fromEntries(entries) } } };
}
