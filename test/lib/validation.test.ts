// Guarantee: each stage and the account's stack pass CDK's own validation and cdk-nag without a finding, and both
// checks really run. Risk: a check that has silently stopped running looks exactly like one that passes.
import { readFileSync } from 'node:fs';
import { type App, Stack } from 'aws-cdk-lib';
import { CfnBucket } from 'aws-cdk-lib/aws-s3';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import { describe, expect, it } from 'vitest';
import { AccountStack } from '../../lib/stacks/account-stack.ts';
import type { Stage } from '../../lib/stage.ts';
import { STAGES } from '../../lib/stages.ts';
import { ACCOUNT_STACK_NAME } from '../../shared/stack-name.ts';
import { findingsOf } from './synthesized.ts';

const onDomain: Stage = {
  ...STAGES.dev,
  vectors: { kind: 'domain', name: 'vectors', endpoint: 'https://search-vectors.us-east-1.es.amazonaws.com' },
};

const json = (path: string) => JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'));

describe('validation', () => {
  it.each(Object.values(STAGES))('finds nothing on stage $name and the stack of the account', (stage) => {
    expect(findingsOf(stage, (app) => new AccountStack(app, ACCOUNT_STACK_NAME))).toEqual([]);
  });

  it('finds nothing on a stage whose vectors are in a domain', () => {
    expect(findingsOf(onDomain)).toEqual([]);
  });

  it('finds nothing on a stage whose account and Region are set', () => {
    const place = { account: '111111111111', region: 'us-east-1' };
    expect(findingsOf(STAGES.prod, () => undefined, place)).toEqual([]);
  });

  it('finds nothing on a stage whose environment was bootstrapped with a qualifier of its own', () => {
    const qualifier = { '@aws-cdk/core:bootstrapQualifier': 'acme1' };
    expect(findingsOf(STAGES.dev, () => undefined, qualifier)).toEqual([]);
  });

  it('finds nothing on a stage whose alarms go to a topic that exists already', () => {
    const topicArn = 'arn:aws:sns:us-east-1:111111111111:on-call';
    expect(findingsOf({ ...STAGES.prod, alarms: { topicArn } })).toEqual([]);
  });

  it.each<NonNullable<Stage['guardrail']>>([{ kind: 'checks' }, { kind: 'guardrail', id: 'abc', version: '1' }])(
    'finds nothing on a stage with a guardrail of kind $kind',
    (guardrail) => {
      expect(findingsOf({ ...STAGES.dev, guardrail })).toEqual([]);
    },
  );

  it('reports a queue without a dead-letter queue, and a property with a value that CloudFormation refuses', () => {
    const findings = findingsOf(STAGES.dev, (app: App) => {
      const wrong = new Stack(app, 'Wrong');
      new Queue(wrong, 'Queue');
      return new CfnBucket(wrong, 'Bucket', { versioningConfiguration: { status: 'On' } });
    });
    expect(findings).toEqual(
      expect.arrayContaining(['AwsSolutions-SQS3 at Wrong/Queue/Resource', 'W3030 at Wrong/Bucket']),
    );
  });

  it('runs with every flag that this version of CDK recommends', () => {
    const { 'cli-telemetry': _, ...flags } = json('cdk.json').context;
    expect(flags).toEqual(json('node_modules/aws-cdk-lib/recommended-feature-flags.json'));
  });

  // By default, each command of the CDK starts a process that sends a report to AWS.
  it('reports nothing about its use to AWS', () => {
    const { versionReporting, context } = json('cdk.json');
    expect(versionReporting).toBe(false);
    expect(context['cli-telemetry']).toBe(false);
  });
});
