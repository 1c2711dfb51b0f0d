import * as v from 'valibot';
import { describeIssues } from '../../protocol/describe-issues.ts';
import { ServiceFault } from '../../protocol/service-fault.ts';
import type { AwsRequest, AwsResponse, CloudContext } from '../../stand-in.ts';
import { json } from './data-plane.ts';
import type { Indexes } from './indexes.ts';
import { type Analyzer, defineIndex, type Field, type IndexDefinition } from './mapping.ts';
import type { DomainOperation } from './operation.ts';
import { KNOWN_PARTS } from './text/analyze.ts';

const cosine = v.literal('cosinesimil');
const vector = {
  type: v.literal('knn_vector'),
  dimension: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(16_000)),
};
const FieldSchema = v.variant('type', [
  v.strictObject({ type: v.picklist(['keyword', 'integer', 'long', 'boolean']) }),
  v.strictObject({ type: v.literal('text'), analyzer: v.optional(v.string(), 'standard') }),
  v.strictObject({ ...vector, space_type: cosine }),
]);
// A provisioned domain must be told the engine: Lucene's applies a filter during the search, not after it.
const VectorSchema = v.strictObject({
  ...vector,
  method: v.strictObject({ name: v.literal('hnsw'), engine: v.literal('lucene'), space_type: cosine }),
});
const AnalyzerSchema = v.strictObject({
  type: v.literal('custom'),
  tokenizer: v.picklist([...KNOWN_PARTS.tokenizers]),
  filter: v.optional(v.array(v.picklist([...KNOWN_PARTS.filters])), []),
});
const CreateIndexBody = v.strictObject({
  IndexName: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9._-]*$/)),
  IndexSchema: v.strictObject({
    mappings: v.strictObject({
      dynamic: v.optional(v.pipe(v.union([v.boolean(), v.picklist(['true', 'false', 'strict'])]), v.transform(String))),
      properties: v.record(v.pipe(v.string(), v.regex(/^[A-Za-z]\w*$/)), v.union([VectorSchema, FieldSchema])),
    }),
    settings: v.strictObject({
      index: v.strictObject({ knn: v.literal(true) }),
      analysis: v.optional(v.strictObject({ analyzer: v.record(v.string(), AnalyzerSchema) })),
    }),
  }),
});

/** Returns the ARN of a domain of the local cloud's account. */
export function domainArn(context: CloudContext, domain: string): string {
  return `arn:aws:es:${context.region}:${context.accountId}:domain/${domain}`;
}

/** What the operations of a domain need. */
interface DomainDependencies {
  readonly context: CloudContext;
  readonly indexes: Indexes;
}

/**
 * Answers an operation of the service that runs the domain.
 *
 * @throws ServiceFault for what the service refuses.
 */
export async function answerDomainOperation(
  operation: DomainOperation,
  request: AwsRequest,
  { context, indexes }: DomainDependencies,
): Promise<AwsResponse> {
  switch (operation.name) {
    case 'CreateIndex':
      return createDomainIndex(indexes, request);
    case 'GetIndex':
      return getDomainIndex(indexes, operation.index);
    case 'DescribeDomain':
      return describeDomain(context, operation.domain);
  }
}

// The description of a domain that is active.
function describeDomain(context: CloudContext, domain: string): AwsResponse {
  const DomainStatus = {
    DomainId: `${context.accountId}/${domain}`,
    DomainName: domain,
    ARN: domainArn(context, domain),
    Created: true,
    Deleted: false,
    Processing: false,
    DomainProcessingStatus: 'Active',
    EngineVersion: 'OpenSearch_2.19',
    Endpoint: new URL(context.endpoint).host,
    ClusterConfig: { InstanceType: 'r6g.large.search', InstanceCount: 1 },
  };
  return json({ DomainStatus });
}

// Throws ValidationException or ResourceAlreadyExistsException.
async function createDomainIndex(indexes: Indexes, request: AwsRequest): Promise<AwsResponse> {
  const definition = readDefinition(request.body.toString('utf8'));
  if (await indexes.has(definition.name)) {
    throw new ServiceFault(409, 'ResourceAlreadyExistsException', `The index ${definition.name} exists.`);
  }
  await indexes.create(definition);
  return json({ Status: 'CREATED' });
}

// Answers that an index exists, without its schema; throws ResourceNotFoundException.
async function getDomainIndex(indexes: Indexes, index: string): Promise<AwsResponse> {
  if (!(await indexes.has(index))) {
    throw new ServiceFault(409, 'ResourceNotFoundException', `The index ${index} does not exist.`);
  }
  return json({ IndexSchema: {} });
}

function readDefinition(body: string): IndexDefinition {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), CreateIndexBody), body);
  if (!parsed.success) {
    throw new ServiceFault(400, 'ValidationException', `${describeIssues(parsed.issues)}.`);
  }
  const { IndexName, IndexSchema } = parsed.output;
  const { mappings, settings } = IndexSchema;
  const fields: Record<string, Field> = {};
  for (const [name, field] of Object.entries(mappings.properties)) {
    fields[name] = field.type === 'knn_vector' ? { type: field.type, dimension: field.dimension } : field;
  }
  const analyzers: Record<string, Analyzer> = {};
  for (const [name, { tokenizer, filter }] of Object.entries(settings.analysis?.analyzer ?? {})) {
    analyzers[name] = { tokenizer, filters: filter };
  }
  const dynamic = (mappings.dynamic ?? 'true') as IndexDefinition['dynamic'];
  try {
    return defineIndex({ name: IndexName, dynamic, fields, analyzers });
  } catch (error) {
    throw new ServiceFault(400, 'ValidationException', (error as Error).message);
  }
}
