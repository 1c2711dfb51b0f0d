// Guarantee: alerts are encrypted and sent only over TLS, replaced versions, incomplete uploads and old logs are
// removed, an endpoint has as long as API Gateway waits, and each stack says to which stage its costs belong. Risk:
// only an audit finds a missing property, storage costs grow with every upload, or slow answers fail.
import { describe, expect, it } from 'vitest';
import { STAGES } from '../../lib/stages.ts';
import { placeOf, resourcesOf, synthesize } from './synthesized.ts';

const stages = Object.values(STAGES).map((stage) => ({ stage, synthesized: synthesize(stage) }));

describe.each(stages)('the data of $stage.name', ({ synthesized }) => {
  const only = (type: string) => {
    const [found, ...more] = Object.values(resourcesOf(synthesized.stacks.Data, type));
    expect(more).toEqual([]);
    return (found ?? expect.fail(`no ${type}`)).Properties;
  };

  it('has one encrypted topic for alerts, to which nobody can publish without TLS', () => {
    const find = (type: string, place: string) => resourcesOf(synthesized.stacks.Data, type)[place]?.Properties;
    // In an account without this key, AWS creates it only if it is named by its alias, not by an ARN.
    expect(find('AWS::SNS::Topic', 'Alerts').KmsMasterKeyId).toBe('alias/aws/sns');
    expect(find('AWS::SNS::TopicPolicy', 'Alerts/Policy').PolicyDocument.Statement).toContainEqual(
      expect.objectContaining({
        Effect: 'Deny',
        Action: 'sns:Publish',
        Principal: '*',
        Condition: { Bool: { 'aws:SecureTransport': 'false' } },
      }),
    );
  });

  it('removes replaced versions of a document after 30 days, and then its delete marker, which still has its name', () => {
    expect(only('AWS::S3::Bucket').LifecycleConfiguration).toEqual({
      Rules: [
        {
          Status: 'Enabled',
          NoncurrentVersionExpiration: { NoncurrentDays: 30 },
          ExpiredObjectDeleteMarker: true,
          AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 },
        },
      ],
    });
  });
});

describe.each(stages)('the stacks of $stage.name', ({ stage, synthesized }) => {
  const { stacks, tags } = synthesized;
  const all = (type: string) => Object.values(stacks).flatMap((stack) => Object.entries(resourcesOf(stack, type)));

  it('keep every log, including that of the console’s deployment, as long as the stage says', () => {
    const kept = all('AWS::Logs::LogGroup').map(([place, { Properties }]) => [place, Properties.RetentionInDays]);
    expect(kept.map(([place]) => place)).toContain('Site/DeploymentLog');
    expect(kept).toEqual(kept.map(([place]) => [place, stage.logRetentionDays]));
  });

  it('let every function write to a log of its own, in which the alarms count lines', () => {
    const logs = all('AWS::Lambda::Function').map(([place, { Properties }]) => {
      const { Ref: log } = Properties.LoggingConfig.LogGroup;
      const stack = Object.values(stacks).find(({ Resources }) => log in Resources);
      return [place.split('/')[0], placeOf(stack?.Resources[log] ?? expect.fail(`no ${log}`))];
    });
    const own = logs.filter(([name]) => !name?.startsWith('Custom::CDKBucketDeployment'));
    expect(own).toEqual(own.map(([name]) => [name, `${name}/Log`]));
    expect(own).toHaveLength(logs.length - 1);
  });

  it('cut no answer off before API Gateway does', () => {
    const answered = all('AWS::ApiGateway::Method').filter(([, { Properties }]) => Properties.Integration.Uri);
    expect(answered.length).toBeGreaterThan(0);
    expect(answered.filter(([, { Properties }]) => 'TimeoutInMillis' in Properties.Integration)).toEqual([]);
  });

  it('carry the name of their stage as a tag', () => {
    expect(tags).toEqual(Object.fromEntries(Object.keys(stacks).map((part) => [part, { stage: stage.name }])));
  });
});
