// Guarantee: an upload goes bucket -> event -> queue -> function through the real front, with signatures and IAM, and
// each missing grant stops it where AWS would. Risk: documents are ingested locally by a setup that AWS refuses.
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startCore } from '../../cloud-core.ts';
import { apiResources } from '../../fixtures/api.ts';
import { functionResources, type Resources, writeAssembly } from '../../fixtures/assembly.ts';
import { createS3 } from '../s3/s3.ts';
import { createSqs } from '../sqs/sqs.ts';
import { createEvents } from './events.ts';

const arn = (logicalId: string) => ({ 'Fn::GetAtt': [logicalId, 'Arn'] });
const statement = (changes: object) => ({
  Effect: 'Allow',
  Action: 'sqs:SendMessage',
  Resource: arn('Queue'),
  ...changes,
});
const consume = statement({ Action: ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'] });
const sendAs = (logicalId: string) =>
  statement({
    Principal: { Service: 'events.amazonaws.com' },
    Condition: { ArnEquals: { 'aws:SourceArn': arn('Rule') } },
    Resource: arn(logicalId),
  });
const policyOf = (logicalId: string) => ({
  Type: 'AWS::SQS::QueuePolicy',
  Properties: {
    Queues: [{ Ref: logicalId }],
    PolicyDocument: { Version: '2012-10-17', Statement: [sendAs(logicalId)] },
  },
});

const bundle = `export const handler = async ({ Records = [], source }) => {
  if (source === 'aws.events') console.log('scheduled');
  for (const { body } of Records) console.log('ingested', JSON.parse(body).detail.object.key);
};`;

/** The wiring of an upload as CDK writes it; `without` leaves resources out. */
function uploadResources(grants: readonly object[] = [consume], without: readonly string[] = []): Resources {
  const target = { Id: 'queue', Arn: arn('Queue'), DeadLetterConfig: { Arn: arn('Dead') } };
  const pattern = {
    source: ['aws.s3'],
    'detail-type': ['Object Created'],
    detail: { object: { key: [{ prefix: 'companies/' }] } },
  };
  const all: Resources = {
    Bucket: {
      Type: 'AWS::S3::Bucket',
      Properties: { NotificationConfiguration: { EventBridgeConfiguration: { EventBridgeEnabled: true } } },
    },
    Dead: { Type: 'AWS::SQS::Queue' },
    Queue: {
      Type: 'AWS::SQS::Queue',
      Properties: { RedrivePolicy: { deadLetterTargetArn: arn('Dead'), maxReceiveCount: 2 } },
    },
    QueuePolicy: policyOf('Queue'),
    DeadPolicy: policyOf('Dead'),
    Rule: { Type: 'AWS::Events::Rule', Properties: { EventPattern: pattern, Targets: [target] } },
    Hourly: {
      Type: 'AWS::Events::Rule',
      Properties: { ScheduleExpression: 'rate(1 hour)', Targets: [{ Id: 'worker', Arn: arn('Worker') }] },
    },
    HourlyPermission: {
      Type: 'AWS::Lambda::Permission',
      Properties: {
        Action: 'lambda:InvokeFunction',
        FunctionName: arn('Worker'),
        Principal: 'events.amazonaws.com',
        SourceArn: arn('Hourly'),
      },
    },
    ...functionResources('Worker', { statements: grants }),
    ...apiResources({ methods: [{ path: '/', httpMethod: 'GET', functionId: 'Worker' }] }),
    Feed: {
      Type: 'AWS::Lambda::EventSourceMapping',
      Properties: { EventSourceArn: arn('Queue'), FunctionName: { Ref: 'Worker' }, BatchSize: 1 },
    },
  };
  return Object.fromEntries(Object.entries(all).filter(([logicalId]) => !without.includes(logicalId)));
}

async function start(resources: Resources) {
  const assembly = writeAssembly({ Try: { resources } }, { Worker: bundle });
  const core = await startCore({ assembly, data: null, port: 0 }, (contextOf) => {
    const sqs = createSqs(contextOf('sqs'));
    const events = createEvents(contextOf('events'), sqs.sendFor);
    return { standIns: { s3: createS3(contextOf('s3')), sqs, events }, putEvent: events.putEvent };
  });
  onTestFinished(() => core.stop());
  const nameOf = (logicalId: string) =>
    String(core.deployment.resources.find((made) => made.logicalId === logicalId)?.ref);
  const { accessKeyId, secretAccessKey } = core.operator;
  const s3 = new S3Client({
    endpoint: core.endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId, secretAccessKey },
  });
  const upload = (Key: string) =>
    s3.send(new PutObjectCommand({ Bucket: nameOf('Bucket'), Key, Body: '# A document' }));
  return { core, nameOf, s3, upload };
}

describe('an upload', () => {
  it('reaches the function that ingests it, and only if the rule matches its key', async () => {
    const { core, nameOf, s3, upload } = await start(uploadResources());
    await upload('elsewhere/1');
    await upload('companies/größe 1.md');
    const line = await core.logs.waitFor(({ text }) => text.includes('ingested'));
    expect(line.text).toContain('companies/größe 1.md');
    const read = await s3.send(new GetObjectCommand({ Bucket: nameOf('Bucket'), Key: 'elsewhere/1' }));
    expect(await read.Body?.transformToString()).toBe('# A document');
    expect(core.logs.lines().filter(({ text }) => text.includes('elsewhere'))).toEqual([]);
  });

  it('ends in the dead-letter queue when the queue refuses the rule, and is lost when both refuse it', async () => {
    const closed = await start(uploadResources([consume], ['QueuePolicy']));
    await closed.upload('companies/1');
    expect(closed.core.reports.lines().filter((line) => line.includes('NO_PERMISSIONS'))).toHaveLength(1);
    expect(closed.core.reports.lines().filter((line) => line.includes('is lost'))).toEqual([]);
    const lost = await start(uploadResources([consume], ['QueuePolicy', 'DeadPolicy']));
    await lost.upload('companies/1');
    expect(lost.core.reports.lines().filter((line) => line.includes('is lost'))).toHaveLength(1);
  });

  it('cannot be connected to a function whose role may not consume the queue', async () => {
    const resources = uploadResources([statement({ Action: ['sqs:ReceiveMessage', 'sqs:GetQueueAttributes'] })]);
    await expect(start(resources)).rejects.toThrow(/Try\/Feed.*sqs:DeleteMessage/);
  });
});

describe('a schedule', () => {
  it('runs its function when the clock is moved, and when a test fires it', async () => {
    const { core } = await start(uploadResources());
    const scheduled = () => core.logs.lines().filter(({ text }) => text.includes('scheduled')).length;
    core.clock.move(3_600_000);
    await core.logs.waitFor(({ text }) => text.includes('scheduled'));
    expect(scheduled()).toBe(1);
    const again = new Promise((resolve) => core.logs.subscribe(resolve));
    core.standIns.events.fire('Try/Hourly');
    await again;
    expect(scheduled()).toBe(2);
  });

  it('does not run a function whose resource policy does not allow it', async () => {
    const { core } = await start(uploadResources([consume], ['HourlyPermission']));
    core.standIns.events.fire('Try/Hourly');
    await expect.poll(() => core.reports.lines().join()).toContain('NO_PERMISSIONS');
    expect(core.logs.lines()).toEqual([]);
  });
});
