// Guarantee: every alarm of a stage with a recipient tells it when the alarm goes off and when it is over; a stage that
// keeps its data cannot be synthesized without one, and no stage in a place that is not its own. Risk: a stage fails at
// night and nobody hears of it, or a second production stage appears in another account.
import { describe, expect, it } from 'vitest';
import type { Stage } from '../../lib/stage.ts';
import { STAGES } from '../../lib/stages.ts';
import { resourcesOf, synthesize } from './synthesized.ts';

const alarmsOf = (stage: Stage) =>
  Object.values(synthesize(stage).stacks).flatMap((stack) =>
    Object.values(resourcesOf(stack, 'AWS::CloudWatch::Alarm')).map(({ Properties }) => Properties),
  );
const topicsOf = (stage: Stage) => Object.keys(resourcesOf(synthesize(stage).stacks.Data, 'AWS::SNS::Topic'));

describe('a stage whose alarms go to an address', () => {
  const stage: Stage = { ...STAGES.prod, alarms: { email: 'on-call@example.org' } };

  it('has a topic to which only CloudWatch of its account publishes, with the address as its subscription', () => {
    const { Data } = synthesize(stage).stacks;
    expect(Object.values(resourcesOf(Data, 'AWS::SNS::Subscription')).map(({ Properties }) => Properties)).toEqual([
      { Protocol: 'email', Endpoint: 'on-call@example.org', TopicArn: { Ref: expect.stringMatching(/^Alarms/) } },
    ]);
    const policy = resourcesOf(Data, 'AWS::SNS::TopicPolicy')['Alarms/Policy']?.Properties.PolicyDocument;
    const allowed = policy.Statement.filter(({ Effect }: { Effect: string }) => Effect === 'Allow');
    expect(allowed).toEqual([
      {
        Sid: 'Alarms',
        Effect: 'Allow',
        Principal: { Service: 'cloudwatch.amazonaws.com' },
        Action: 'sns:Publish',
        Resource: { Ref: expect.stringMatching(/^Alarms/) },
        Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
      },
    ]);
  });

  it('tells it of each alarm when it goes off and when it is over', () => {
    const alarms = alarmsOf(stage);
    expect(alarms.length).toBeGreaterThan(0);
    for (const { AlarmActions, OKActions } of alarms) {
      expect(AlarmActions).toHaveLength(1);
      expect(OKActions).toEqual(AlarmActions);
    }
  });
});

it('the alarms of a stage with a topic of the operator’s go to that topic, and the stage creates none for them', () => {
  const topicArn = 'arn:aws:sns:us-east-1:111111111111:on-call';
  const stage: Stage = { ...STAGES.prod, alarms: { topicArn } };
  expect(topicsOf(stage)).toEqual(['Alerts']);
  expect(new Set(alarmsOf(stage).flatMap(({ AlarmActions }) => AlarmActions))).toEqual(new Set([topicArn]));
});

it('a stage without a recipient has alarms that tell nobody', () => {
  expect(topicsOf(STAGES.dev)).toEqual(['Alerts']);
  expect(alarmsOf(STAGES.dev).filter((alarm) => 'AlarmActions' in alarm)).toEqual([]);
});

it('a stage that keeps its data is refused without a recipient', () => {
  expect(() => synthesize({ ...STAGES.prod, alarms: null })).toThrow(
    'alarms: prod keeps its data, so somebody must get its alarms; set it in lib/stages.ts.',
  );
});

describe('a stage with an account and a Region', () => {
  const stage: Stage = { ...STAGES.prod, place: { account: '111111111111', region: 'us-east-1' } };

  it('is synthesized for them', () => {
    const condition = resourcesOf(synthesize(stage).stacks.Data, 'AWS::SNS::TopicPolicy')['Alarms/Policy'];
    expect(JSON.stringify(condition)).toContain('"aws:SourceAccount":"111111111111"');
  });

  it.each([
    ['account', '222222222222', 'prod belongs to the account 111111111111 (lib/stages.ts), and not to 222222222222.'],
    ['region', 'us-west-2', 'prod belongs to the Region us-east-1 (lib/stages.ts), and not to us-west-2.'],
  ])('is refused in another %s', (key, value, message) => {
    expect(() => synthesize(stage, { [key]: value })).toThrow(message);
  });
});
