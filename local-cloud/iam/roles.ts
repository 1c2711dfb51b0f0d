import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { physicalName } from '../protocol/physical-name.ts';
import { readProperties, withoutEffect } from '../protocol/resource-properties.ts';
import type { MadeResource, MakeResource, Permission, TemplateResource } from '../stand-in.ts';
import type { RequestValues } from './condition.ts';
import { managedPolicy } from './managed-policies.ts';
import { type Decision, decide, parsePolicy, type Statement } from './policy.ts';

/** The roles of the templates, and what they grant. */
export interface Roles {
  readonly resources: Readonly<Record<string, MakeResource>>;
  /**
   * Decides whether a role's policies, including those that other resources attach to it, grant a permission.
   *
   * @throws for a role that was not made.
   */
  readonly decide: (roleArn: string, permission: Permission, values: RequestValues) => Decision;
  /**
   * Whether a role lets a service (such as `lambda.amazonaws.com`) assume it.
   *
   * @throws for a role that was not made.
   */
  readonly trusts: (roleArn: string, service: string) => boolean;
}

interface Role {
  readonly arn: string;
  readonly trusted: ReadonlySet<string>;
  readonly statements: Statement[];
  /** ARNs of the template's policies, which may be made after the role. */
  readonly attached: string[];
}

const PolicyDocument = v.unknown();
const RoleProperties = v.strictObject({
  RoleName: v.optional(v.string()),
  AssumeRolePolicyDocument: v.strictObject({
    Version: v.literal('2012-10-17'),
    Statement: v.array(
      v.strictObject({
        Action: v.literal('sts:AssumeRole'),
        Effect: v.literal('Allow'),
        Principal: v.strictObject({ Service: v.union([v.string(), v.array(v.string())]) }),
        Condition: withoutEffect,
      }),
    ),
  }),
  ManagedPolicyArns: v.optional(v.array(v.string()), []),
  Policies: v.optional(v.array(v.strictObject({ PolicyName: v.string(), PolicyDocument })), []),
  Description: withoutEffect,
  MaxSessionDuration: withoutEffect,
  Tags: withoutEffect,
});
const PolicyProperties = v.strictObject({
  PolicyName: v.optional(v.string()),
  PolicyDocument,
  Roles: v.array(v.string()),
});
const ManagedPolicyProperties = v.strictObject({
  ManagedPolicyName: v.optional(v.string()),
  PolicyDocument,
  Roles: v.optional(v.array(v.string()), []),
  Description: withoutEffect,
  Path: withoutEffect,
});

/** Creates an empty registry, which the templates fill. */
export function createRoles(accountId: string): Roles {
  const byName = new Map<string, Role>();
  const policies = new Map<string, readonly Statement[]>();
  const roleOf = (arn: string): Role => {
    const role = byName.get(arn.split('/').at(-1) ?? '');
    if (role === undefined) {
      throw new Error(`There is no role ${arn}.`);
    }
    return role;
  };
  const named = (name: string, resource: TemplateResource): Role => {
    const role = byName.get(name);
    if (role === undefined) {
      throw new Error(`${placeOf(resource)}: there is no role ${name}.`);
    }
    return role;
  };
  return {
    resources: {
      'AWS::IAM::Role': async (resource) => makeRole(resource, accountId, byName),
      'AWS::IAM::Policy': async (resource) => {
        const properties = readProperties(PolicyProperties, resource);
        const statements = parsePolicy(properties.PolicyDocument, placeOf(resource));
        for (const role of properties.Roles) {
          named(role, resource).statements.push(...statements);
        }
        return { ref: physicalName(resource, 128), attributes: {} };
      },
      'AWS::IAM::ManagedPolicy': async (resource) => {
        const properties = readProperties(ManagedPolicyProperties, resource);
        const arn = `arn:aws:iam::${accountId}:policy/${properties.ManagedPolicyName ?? physicalName(resource, 128)}`;
        policies.set(arn, parsePolicy(properties.PolicyDocument, placeOf(resource)));
        for (const role of properties.Roles) {
          named(role, resource).attached.push(arn);
        }
        return { ref: arn, attributes: { PolicyArn: arn } };
      },
    },
    decide: (roleArn, permission, values) => {
      const role = roleOf(roleArn);
      const attached = role.attached.flatMap((arn) => policies.get(arn) ?? []);
      return decide([...role.statements, ...attached], permission, values);
    },
    trusts: (roleArn, service) => roleOf(roleArn).trusted.has(service),
  };
}

function makeRole(resource: TemplateResource, accountId: string, byName: Map<string, Role>): MadeResource {
  const properties = readProperties(RoleProperties, resource);
  const place = placeOf(resource);
  const name = properties.RoleName ?? physicalName(resource, 64);
  const arn = `arn:aws:iam::${accountId}:role/${name}`;
  const ofTemplate = properties.ManagedPolicyArns.filter((policy) => !policy.startsWith('arn:aws:iam::aws:'));
  const awsManaged = properties.ManagedPolicyArns.filter((policy) => policy.startsWith('arn:aws:iam::aws:'));
  byName.set(name, {
    arn,
    trusted: new Set(properties.AssumeRolePolicyDocument.Statement.flatMap(({ Principal }) => Principal.Service)),
    statements: [
      ...awsManaged.flatMap((policy) => managedPolicy(policy, place)),
      ...properties.Policies.flatMap((policy) => parsePolicy(policy.PolicyDocument, `${place}/${policy.PolicyName}`)),
    ],
    attached: ofTemplate,
  });
  const roleId = `AROA${createHash('sha256').update(name).digest('hex').slice(0, 17).toUpperCase()}`;
  return { ref: name, attributes: { Arn: arn, RoleId: roleId } };
}

function placeOf(resource: TemplateResource): string {
  return `${resource.stack}/${resource.logicalId}`;
}
