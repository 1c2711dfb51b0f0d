// Guarantee: a physical name is used only once among all stacks of a stage, and a name of CloudFront, which knows no
// Regions, only once in an account. Risk: a first deployment fails with "already exists" in the last stack, after
// minutes.
import { describe, expect, it } from 'vitest';
import type { Stage } from '../../lib/stage.ts';
import { STAGES } from '../../lib/stages.ts';
import { synthesize } from './synthesized.ts';

// By type, the properties whose combination must be unique in an account and Region; for CloudFront, in an account.
const NAMED: Readonly<Record<string, readonly string[]>> = {
  'AWS::CloudFront::OriginAccessControl': ['OriginAccessControlConfig'],
  'AWS::CloudFront::ResponseHeadersPolicy': ['ResponseHeadersPolicyConfig'],
  'AWS::CloudWatch::Alarm': ['AlarmName'],
  'AWS::CloudWatch::Dashboard': ['DashboardName'],
  'AWS::Cognito::UserPoolDomain': ['Domain'],
  'AWS::DynamoDB::Table': ['TableName'],
  'AWS::Events::Rule': ['Name'],
  'AWS::IAM::Role': ['RoleName'],
  'AWS::Lambda::Function': ['FunctionName'],
  'AWS::Logs::LogGroup': ['LogGroupName'],
  'AWS::Logs::QueryDefinition': ['Name'],
  'AWS::OpenSearchServerless::AccessPolicy': ['Type', 'Name'],
  'AWS::OpenSearchServerless::Collection': ['Name'],
  'AWS::OpenSearchServerless::CollectionGroup': ['Name'],
  'AWS::OpenSearchServerless::Index': ['CollectionEndpoint', 'IndexName'],
  'AWS::OpenSearchServerless::SecurityPolicy': ['Type', 'Name'],
  'AWS::S3::Bucket': ['BucketName'],
  'AWS::SNS::Topic': ['TopicName'],
  'AWS::SQS::Queue': ['QueueName'],
  'AWS::SecretsManager::Secret': ['Name'],
};
// Their names may be used twice, or only have to be unique within the resource that they belong to.
const REPEATABLE = [
  'AWS::ApiGateway::Authorizer',
  'AWS::ApiGateway::RestApi',
  'AWS::ApiGateway::Stage',
  'AWS::Cognito::UserPool',
  'AWS::Cognito::UserPoolClient',
  'AWS::IAM::Policy',
];

const resourcesOf = (stage: Stage) =>
  Object.values(synthesize(stage).stacks).flatMap((stack) => Object.values(stack.Resources));

describe.each([STAGES.dev, STAGES.prod])('stage $name', (stage) => {
  it('every name of CloudFront has the Region in it, so that the stage can also be deployed to another Region', () => {
    const named = resourcesOf(stage).filter(({ Type }) => Type.startsWith('AWS::CloudFront::') && Type in NAMED);
    const names = named.map(({ Type, Properties }) => [Type, Properties[NAMED[Type]?.[0] ?? ''].Name]);
    const inRegion = (start: string) => ({ 'Fn::Join': ['', [start, { Ref: 'AWS::Region' }]] });
    expect(Object.fromEntries(names)).toEqual({
      'AWS::CloudFront::OriginAccessControl': inRegion(`KnowledgeCopilot-${stage.name}-Console-files-`),
      'AWS::CloudFront::ResponseHeadersPolicy': inRegion(`KnowledgeCopilot-${stage.name}-Console-headers-`),
    });
  });

  it('no physical name is used twice', () => {
    const names = resourcesOf(stage).flatMap(({ Type, Properties }) => {
      const parts = (NAMED[Type] ?? []).map((part) => Properties?.[part]);
      // A name that is built from another resource's name is as unique as that one.
      const isGiven = parts.some((part) => part !== undefined) && !JSON.stringify(parts).includes('"Ref"');
      return isGiven ? [`${Type} ${JSON.stringify(parts)}`] : [];
    });
    expect(names).toContain(`AWS::OpenSearchServerless::AccessPolicy ["data","knowledge-${stage.name}-write"]`);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('every type with a physical name is known', () => {
    const named = resourcesOf(stage).filter(({ Properties }) =>
      Object.entries(Properties ?? {}).some(([part, value]) => /Name$/.test(part) && typeof value === 'string'),
    );
    const types = new Set(named.map(({ Type }) => Type));
    expect(types).toContain('AWS::OpenSearchServerless::Index');
    expect([...types].filter((type) => !(type in NAMED) && !REPEATABLE.includes(type))).toEqual([]);
  });
});
