// Guarantees that alerts leave only over TLS and encrypted, and that what was replaced or left half uploaded is
// removed. Risk: a missing property that only an audit finds, or storage cost that grows with every upload.
import { describe, expect, it } from 'vitest';
import { STAGES } from '../../lib/stages.ts';
import { resourcesOf, synthesize } from './synthesized.ts';

const stages = Object.values(STAGES).map((stage) => ({ stage, synthesized: synthesize(stage) }));

describe.each(stages)('the data of $stage.name', ({ synthesized }) => {
  const only = (type: string) => {
    const [found, ...more] = Object.values(resourcesOf(synthesized.stacks.Data, type));
    expect(more).toEqual([]);
    return (found ?? expect.fail(`no ${type}`)).Properties;
  };

  it('has one topic for alerts, encrypted, to which nobody publishes without TLS', () => {
    expect(JSON.stringify(only('AWS::SNS::Topic').KmsMasterKeyId)).toContain('alias/aws/sns');
    const { PolicyDocument, Topics } = only('AWS::SNS::TopicPolicy');
    expect(Topics).toHaveLength(1);
    expect(PolicyDocument.Statement).toContainEqual(
      expect.objectContaining({
        Effect: 'Deny',
        Action: 'sns:Publish',
        Principal: '*',
        Condition: { Bool: { 'aws:SecureTransport': 'false' } },
      }),
    );
  });

  it('removes replaced versions of a document after 30 days, and uploads that were not finished after a day', () => {
    expect(only('AWS::S3::Bucket').LifecycleConfiguration).toEqual({
      Rules: [
        {
          Status: 'Enabled',
          NoncurrentVersionExpiration: { NoncurrentDays: 30 },
          AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 },
        },
      ],
    });
  });
});
