// Guarantee: each role has exactly the permissions in test/functions/expected-functions.ts, and the audit records can
// only grow. Risk: one overly broad statement undermines every other protection.
import { describe, expect, it } from 'vitest';
import { CONTRACTS, type FunctionName } from '../../functions/contracts.ts';
import { STAGES } from '../../lib/stages.ts';
import { EXPECTED_FUNCTIONS, WILDCARDS } from '../functions/expected-functions.ts';
import { grantsOf, oneByOne, statements } from './grants.ts';
import { resourcesOf, synthesize } from './synthesized.ts';

const NAMES = Object.keys(CONTRACTS) as FunctionName[];
const dev = synthesize(STAGES.dev);
// Traces have no resource that a role could name.
const isNoTrace = ({ actions }: { actions: readonly string[] }) => !actions.every((name) => name.startsWith('xray:'));

describe('the role of', () => {
  it.each(NAMES)('%s has the expected permissions, and no others', (name) => {
    const log = `logs:CreateLogStream logs:PutLogEvents on ${name}/Log.Arn`;
    const trace = 'xray:PutTelemetryRecords xray:PutTraceSegments on *';
    expect(grantsOf(dev, name)).toEqual([log, trace, ...EXPECTED_FUNCTIONS[name].permissions].flatMap(oneByOne).sort());
  });
});

describe('no role', () => {
  const all = ['Data', 'Api', 'Background', 'Console'].flatMap((part) =>
    Object.entries(resourcesOf(dev.stacks[part], 'AWS::IAM::Role')).map(([place, role]) => ({ part, place, role })),
  );
  // CDK's own function copies the console's files while its stack is deployed.
  const roles = all.filter(({ place }) => !place.startsWith('Custom::CDKBucketDeployment'));

  it('exists besides those of the functions and of the one that copies the console into its bucket', () => {
    expect(roles).toHaveLength(NAMES.length);
    expect(all).toHaveLength(NAMES.length + 1);
  });

  it.each(roles)('gets a policy from elsewhere ($place)', ({ role }) => {
    expect(role.Properties).not.toHaveProperty('ManagedPolicyArns');
  });

  it.each(['AWS::IAM::Policy', 'AWS::IAM::ManagedPolicy', 'AWS::IAM::User', 'AWS::IAM::Group'])(
    'is accompanied by an %s',
    (type) => {
      const found = Object.values(dev.stacks).flatMap((template) => Object.keys(resourcesOf(template, type)));
      expect(found.filter((place) => !place.startsWith('Custom::CDKBucketDeployment'))).toEqual([]);
    },
  );

  it.each(roles)('has a wildcard in an action, or in a resource except the listed ones ($place)', ({ part, role }) => {
    const granted = statements(dev, part, role).filter(isNoTrace);
    const wildcards = granted.flatMap(({ resources }) => resources).filter((resource) => resource.includes('*'));
    expect(granted.flatMap(({ actions }) => actions).filter((action) => action.includes('*'))).toEqual([]);
    expect(wildcards.filter((name) => !WILDCARDS.includes(name))).toEqual([]);
  });

  it('may change or remove a record of the audit table', () => {
    const touching = roles.flatMap(({ part, role }) =>
      statements(dev, part, role)
        .filter(isNoTrace)
        .filter(({ resources }) => resources.some((name) => /AuditTable|^\*$/.test(name))),
    );
    expect(new Set(touching.flatMap(({ actions }) => actions))).toEqual(
      new Set(['dynamodb:PutItem', 'dynamodb:Query']),
    );
  });

  it.each(roles)('may be assumed by anyone but Lambda ($place)', ({ role }) => {
    expect(role.Properties.AssumeRolePolicyDocument.Statement).toEqual([
      { Action: 'sts:AssumeRole', Effect: 'Allow', Principal: { Service: 'lambda.amazonaws.com' } },
    ]);
  });
});
