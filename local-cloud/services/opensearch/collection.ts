import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { readProperties, withoutEffect } from '../../protocol/resource-properties.ts';
import type { CloudContext, MadeResource, MakeResource, TemplateResource } from '../../stand-in.ts';
import type { DataAccess } from './data-access.ts';
import { readIndexTemplate } from './index-template.ts';
import type { Indexes } from './indexes.ts';

const name = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{2,31}$/));
// 0 is not allowed: a group scales to zero when its minimum is omitted.
const ocu = v.optional(v.picklist([1, 2, 4, 8, 16, 32, 48, 64, 80, 96]));
const GroupProperties = v.strictObject({
  Name: name,
  Generation: v.literal('NEXTGEN'),
  StandbyReplicas: v.literal('ENABLED'),
  Description: withoutEffect,
  CapacityLimits: v.optional(
    v.strictObject({
      MinSearchCapacityInOcu: ocu,
      MaxSearchCapacityInOcu: ocu,
      MinIndexingCapacityInOcu: ocu,
      MaxIndexingCapacityInOcu: ocu,
    }),
  ),
  Tags: withoutEffect,
});
const CollectionProperties = v.strictObject({
  // AWS::OpenSearchServerless::Collection: "contains between 3 and 28 characters".
  Name: v.pipe(name, v.maxLength(28)),
  Type: v.literal('VECTORSEARCH'),
  CollectionGroupName: v.string(),
  StandbyReplicas: v.optional(v.literal('ENABLED')),
  DeletionProtection: withoutEffect,
  Description: withoutEffect,
  Tags: withoutEffect,
});

/**
 * The one collection of the local cloud. Its endpoint is the front itself: the endpoint of a real one has no path that
 * could name the collection.
 */
export interface Collection {
  readonly name: string;
  readonly arn: string;
}

/**
 * Makes the resources of OpenSearch Serverless from the template, and requires the same order as CloudFormation;
 * `onMade` is called with the collection.
 */
export function collectionResources(
  context: CloudContext,
  {
    access,
    indexes,
    onMade,
  }: { readonly access: DataAccess; readonly indexes: Indexes; readonly onMade: (collection: Collection) => void },
): Readonly<Record<string, MakeResource>> {
  const groups = new Set<string>();
  let collection: Collection | null = null;
  const makeCollection = (resource: TemplateResource): MadeResource => {
    const { Name, CollectionGroupName } = readProperties(CollectionProperties, resource);
    const place = `${resource.type} ${resource.logicalId}`;
    if (collection !== null) {
      throw new Error(`${place}: the local cloud supports one collection.`);
    }
    if (!groups.has(CollectionGroupName)) {
      throw new Error(`${place}: there is no collection group ${CollectionGroupName} yet.`);
    }
    if (!access.isEncrypted(Name)) {
      throw new Error(`${place}: no encryption policy covers the collection ${Name} yet.`);
    }
    const id = idOf(Name);
    const arn = `arn:aws:aoss:${context.region}:${context.accountId}:collection/${id}`;
    collection = { name: Name, arn };
    onMade(collection);
    return { ref: id, attributes: { Arn: arn, Id: id, CollectionEndpoint: context.endpoint } };
  };
  const makeIndex = async (resource: TemplateResource): Promise<MadeResource> => {
    const { endpoint, definition } = readIndexTemplate(resource);
    const place = `${resource.type} ${resource.logicalId}`;
    if (collection === null || endpoint !== context.endpoint) {
      throw new Error(`${place}: no collection is reached at ${endpoint}.`);
    }
    if (!access.isAllowedToAny('aoss:CreateIndex', collection.name, definition.name)) {
      throw new Error(`${place}: no data access policy lets any principal create the index ${definition.name} yet.`);
    }
    const uuid = await indexes.create(definition);
    return { ref: `${endpoint}|${definition.name}`, attributes: { Uuid: uuid } };
  };
  return {
    'AWS::OpenSearchServerless::CollectionGroup': async (resource) => {
      const { Name } = readProperties(GroupProperties, resource);
      groups.add(Name);
      const id = idOf(`group/${Name}`);
      const arn = `arn:aws:aoss:${context.region}:${context.accountId}:collection-group/${id}`;
      return { ref: id, attributes: { Arn: arn, Id: id } };
    },
    'AWS::OpenSearchServerless::SecurityPolicy': async (resource) => policyMade(access.addSecurityPolicy(resource)),
    'AWS::OpenSearchServerless::AccessPolicy': async (resource) => policyMade(access.addAccessPolicy(resource)),
    'AWS::OpenSearchServerless::Collection': async (resource) => makeCollection(resource),
    'AWS::OpenSearchServerless::Index': makeIndex,
  };
}

function policyMade(ref: string): MadeResource {
  return { ref, attributes: {} };
}

/** Returns an id in the service's format (20 of a-z and 0-9), the same at every start. */
function idOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 20);
}
