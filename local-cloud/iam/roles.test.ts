// Guarantee: a role grants what its inline and attached policies allow, wherever the template defines them. Risk: a
// grant is effective on AWS but not here, or the reverse.
import { describe, expect, it } from 'vitest';
import type { TemplateResource } from '../stand-in.ts';
import { createRoles } from './roles.ts';

const document = (action: string) => ({
  Version: '2012-10-17',
  Statement: [{ Effect: 'Allow', Action: action, Resource: '*' }],
});
const trust = (service: string) => ({
  Version: '2012-10-17',
  Statement: [{ Action: 'sts:AssumeRole', Effect: 'Allow', Principal: { Service: service } }],
});

async function make(roles: ReturnType<typeof createRoles>, type: string, logicalId: string, properties: object) {
  const resource: TemplateResource = { stack: 'Stack', logicalId, type, properties: { ...properties } };
  const made = await roles.resources[type]?.(resource);
  if (made === undefined) {
    throw new Error(type);
  }
  return made;
}

describe('a role', () => {
  it('grants what its inline policies, attached policies, and managed policies of the template and of AWS allow', async () => {
    const roles = createRoles('123456789012');
    const attachedLater = 'arn:aws:iam::123456789012:policy/shared';
    const role = await make(roles, 'AWS::IAM::Role', 'Role', {
      AssumeRolePolicyDocument: trust('lambda.amazonaws.com'),
      Policies: [{ PolicyName: 'own', PolicyDocument: document('a:Own') }],
      ManagedPolicyArns: ['arn:aws:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole', attachedLater],
    });
    await make(roles, 'AWS::IAM::Policy', 'Put', {
      PolicyName: 'put',
      PolicyDocument: document('a:Put'),
      Roles: [role.ref],
    });
    await make(roles, 'AWS::IAM::ManagedPolicy', 'Shared', {
      ManagedPolicyName: 'shared',
      PolicyDocument: document('a:Shared'),
    });
    await make(roles, 'AWS::IAM::ManagedPolicy', 'Other', { PolicyDocument: document('a:Other'), Roles: [role.ref] });
    const decide = (action: string) => roles.decide(role.attributes.Arn ?? '', { action, resource: 'r' }, {});
    const granted = ['a:Own', 'a:Put', 'a:Shared', 'a:Other', 'logs:PutLogEvents'];
    expect(granted.filter((action) => decide(action) !== 'allowed')).toEqual([]);
    expect(decide('a:Nothing')).toBe('implicitDeny');
  });

  it('can be assumed by the services that it names, and by no others', async () => {
    const roles = createRoles('123456789012');
    const properties = { AssumeRolePolicyDocument: trust('events.amazonaws.com') };
    const { attributes } = await make(roles, 'AWS::IAM::Role', 'Role', properties);
    expect(roles.trusts(attributes.Arn ?? '', 'events.amazonaws.com')).toBe(true);
    expect(roles.trusts(attributes.Arn ?? '', 'lambda.amazonaws.com')).toBe(false);
  });

  it('has the same name at every start', async () => {
    const properties = { AssumeRolePolicyDocument: trust('lambda.amazonaws.com') };
    const names = await Promise.all([1, 2].map(() => make(createRoles('1'), 'AWS::IAM::Role', 'Role', properties)));
    expect(names[0]).toEqual(names[1]);
  });

  it('is refused with an unsupported property, as is a policy for a role that does not exist', async () => {
    const roles = createRoles('123456789012');
    const properties = { AssumeRolePolicyDocument: trust('lambda.amazonaws.com'), PermissionsBoundary: 'x' };
    await expect(make(roles, 'AWS::IAM::Role', 'Role', properties)).rejects.toThrow(
      'PermissionsBoundary is not supported',
    );
    const put = { PolicyDocument: document('a:b'), Roles: ['none'] };
    await expect(make(roles, 'AWS::IAM::Policy', 'Put', put)).rejects.toThrow('Stack/Put: there is no role none');
  });
});
