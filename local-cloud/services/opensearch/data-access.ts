import * as v from 'valibot';
import { matchesPattern } from '../../iam/pattern.ts';
import { readProperties } from '../../protocol/resource-properties.ts';
import { ServiceFault } from '../../protocol/service-fault.ts';
import type { Principal, TemplateResource } from '../../stand-in.ts';

const Rule = (types: readonly string[]) =>
  v.strictObject({
    ResourceType: v.picklist(types),
    Resource: v.array(v.string()),
    Permission: v.optional(v.array(v.string()), []),
  });
const DataPolicy = v.array(
  v.strictObject({
    Description: v.optional(v.string()),
    Rules: v.array(Rule(['collection', 'index'])),
    Principal: v.array(v.string()),
  }),
);
const NetworkPolicy = v.array(
  v.strictObject({
    Description: v.optional(v.string()),
    Rules: v.array(Rule(['collection', 'dashboard'])),
    AllowFromPublic: v.boolean(),
  }),
);
const EncryptionPolicy = v.strictObject({ Rules: v.array(Rule(['collection'])), AWSOwnedKey: v.literal(true) });

const properties = (types: readonly string[]) =>
  v.strictObject({
    Name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{2,31}$/)),
    Type: v.picklist(types),
    Policy: v.pipe(v.string(), v.parseJson()),
    Description: v.optional(v.string()),
  });
const AccessPolicyProperties = properties(['data']);
const SecurityPolicyProperties = properties(['encryption', 'network']);

/** The policies of OpenSearch Serverless: data access by index, encryption, and network access. */
export interface DataAccess {
  /**
   * Adds a policy of the template and returns its name.
   *
   * @throws ConflictException for a name that is taken.
   */
  readonly addAccessPolicy: (resource: TemplateResource) => string;
  /** The same for encryption and network access. */
  readonly addSecurityPolicy: (resource: TemplateResource) => string;
  readonly isEncrypted: (collection: string) => boolean;
  readonly isPublic: (collection: string) => boolean;
  /** Whether a data policy gives the role this permission (`aoss:ReadDocument`) on the index. */
  readonly allows: (
    principal: Principal,
    access: { readonly permission: string; readonly collection: string; readonly index: string },
  ) => boolean;
  /**
   * Whether any principal has the permission: CloudFormation creates an index with its own role, which the local cloud
   * does not know.
   */
  readonly isAllowedToAny: (permission: string, collection: string, index: string) => boolean;
}

/** Creates an empty set of policies in memory; the template defines them again at every start. */
export function createDataAccess(): DataAccess {
  const data: v.InferOutput<typeof DataPolicy> = [];
  const network: v.InferOutput<typeof NetworkPolicy> = [];
  const encryption: v.InferOutput<typeof EncryptionPolicy>[] = [];
  const names = new Set<string>();
  const nameOnce = (type: string, name: string) => {
    if (names.has(`${type}/${name}`)) {
      throw new ServiceFault(409, 'ConflictException', `Policy with name ${name} and type ${type} already exists`);
    }
    names.add(`${type}/${name}`);
    return name;
  };
  const granting = (permission: string, collection: string, index: string) =>
    data.filter(({ Rules }) =>
      Rules.some(
        ({ ResourceType, Resource, Permission }) =>
          ResourceType === 'index' &&
          Permission.some((pattern) => matchesPattern(pattern, permission)) &&
          Resource.some((pattern) => matchesPattern(pattern, `index/${collection}/${index}`)),
      ),
    );
  const covers = ({ Rules }: { Rules: { ResourceType: string; Resource: string[] }[] }, collection: string) =>
    Rules.some(
      ({ ResourceType, Resource }) =>
        ResourceType === 'collection' &&
        Resource.some((pattern) => matchesPattern(pattern, `collection/${collection}`)),
    );
  return {
    addAccessPolicy(resource) {
      const { Name, Type, Policy } = readProperties(AccessPolicyProperties, resource);
      const policies = readPolicy(DataPolicy, Policy, resource);
      const name = nameOnce(Type, Name);
      data.push(...policies);
      return name;
    },
    addSecurityPolicy(resource) {
      const { Name, Type, Policy } = readProperties(SecurityPolicyProperties, resource);
      if (Type === 'encryption') {
        const policy = readPolicy(EncryptionPolicy, Policy, resource);
        const name = nameOnce(Type, Name);
        encryption.push(policy);
        return name;
      }
      const policies = readPolicy(NetworkPolicy, Policy, resource);
      const name = nameOnce(Type, Name);
      network.push(...policies);
      return name;
    },
    isEncrypted: (collection) => encryption.some((policy) => covers(policy, collection)),
    isPublic: (collection) => network.some((policy) => policy.AllowFromPublic && covers(policy, collection)),
    allows: (principal, { permission, collection, index }) =>
      granting(permission, collection, index).some((policy) => policy.Principal.includes(roleOf(principal))),
    isAllowedToAny: (permission, collection, index) =>
      granting(permission, collection, index).some((policy) => policy.Principal.length > 0),
  };
}

// Policies name a role; a signature names the session in which the role was assumed.
function roleOf({ arn, roleArn }: Principal): string {
  return roleArn ?? arn.replace(/^arn:aws:sts::(\d+):assumed-role\/([^/]+)\/.*$/, 'arn:aws:iam::$1:role/$2');
}

function readPolicy<S extends v.GenericSchema>(
  schema: S,
  policy: unknown,
  resource: TemplateResource,
): v.InferOutput<S> {
  return readProperties(schema, {
    ...resource,
    logicalId: `${resource.logicalId} (Policy)`,
    properties: policy as never,
  });
}
