// Guarantee: alerts are encrypted and sent only over TLS, and replaced versions and incomplete uploads are removed.
// Risk: only an audit finds a missing property, or storage costs grow with every upload.
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

  it('has one encrypted topic for alerts, to which nobody can publish without TLS', () => {
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

  it('removes replaced versions of a document after 30 days, and incomplete uploads after a day', () => {
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
