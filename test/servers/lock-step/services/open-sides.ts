import { openStandIns } from '../../../harness/local-cloud/stand-ins.ts';
import { type Calls, createCalls } from './calls.ts';
import { createMotoCalls } from './moto-calls.ts';
import { makeRules, makeRulesByApi } from './rules.ts';
import { createSide, type Side } from './side.ts';

/** The stand-ins and moto, each with the same bucket, queues, topic, secret, pool and table. */
interface Sides {
  readonly standIns: Side;
  readonly moto: Side;
  readonly close: () => Promise<void>;
}

// How often the queue delivers a message before it is a dead letter.
const RECEIVES_MAX = 2;
const PEPPER = { Name: 'pepper', SecretString: 'first' };
const POOL = {
  UsernameAttributes: ['email'],
  UsernameConfiguration: { CaseSensitive: false },
  AutoVerifiedAttributes: ['email'],
  Policies: {
    PasswordPolicy: {
      MinimumLength: 12,
      RequireLowercase: true,
      RequireNumbers: true,
      RequireSymbols: true,
      RequireUppercase: true,
      TemporaryPasswordValidityDays: 7,
    },
  },
  AdminCreateUserConfig: {
    AllowAdminCreateUserOnly: true,
    InviteMessageTemplate: { EmailMessage: '{username} {####}', EmailSubject: 'Invitation' },
  },
};
const TABLE = {
  TableName: 'table',
  KeySchema: [
    { AttributeName: 'pk', KeyType: 'HASH' },
    { AttributeName: 'sk', KeyType: 'RANGE' },
  ],
  AttributeDefinitions: [
    { AttributeName: 'pk', AttributeType: 'S' },
    { AttributeName: 'sk', AttributeType: 'S' },
  ],
  BillingMode: 'PAY_PER_REQUEST',
};

/** Creates the resources on both sides: in the stand-ins by template, in moto by its API. */
export async function openSides(moto: string): Promise<Sides> {
  const front = await openStandIns();
  try {
    const { ref: topic } = await front.make('AWS::SNS::Topic', 'Alerts', { TopicName: 'alerts' });
    const { ref: secret } = await front.make('AWS::SecretsManager::Secret', 'Pepper', PEPPER);
    const { ref: pool } = await front.make('AWS::Cognito::UserPool', 'Pool', POOL);
    await front.make('AWS::DynamoDB::Table', 'Table', TABLE);
    await front.make('AWS::S3::Bucket', 'Documents', {
      BucketName: 'documents',
      VersioningConfiguration: { Status: 'Enabled' },
    });
    const dead = await front.make('AWS::SQS::Queue', 'Dead', { QueueName: 'dead' });
    await front.make('AWS::SQS::Queue', 'Work', {
      QueueName: 'work',
      RedrivePolicy: { deadLetterTargetArn: dead.attributes.Arn, maxReceiveCount: RECEIVES_MAX },
    });
    await makeRules(front);
    const standIns = createSide(createCalls(front.client.endpoint), {
      '<Topic>': topic,
      '<Secret>': secret,
      '<Pool>': pool,
    });
    const motoCalls = createMotoCalls(moto);
    const other = createSide(motoCalls, await makeInMoto(motoCalls));
    return {
      standIns,
      moto: other,
      close: async () => {
        standIns.close();
        other.close();
        await front.close();
      },
    };
  } catch (error) {
    await front.close();
    throw error;
  }
}

async function makeInMoto(calls: Calls): Promise<Record<string, string>> {
  const make = async (service: string, operation: string, input: Readonly<Record<string, unknown>>) => {
    const { code, body } = await calls.send(service, operation, input);
    if (code !== null) {
      throw new Error(`moto refuses ${operation}: ${code}`);
    }
    return body;
  };
  const topic = await make('sns', 'CreateTopic', { Name: 'alerts' });
  const secret = await make('secrets', 'CreateSecret', PEPPER);
  const { UserPool } = await make('cognito', 'CreateUserPool', { PoolName: 'people', ...POOL });
  await make('dynamodb', 'CreateTable', TABLE);
  await make('s3', 'CreateBucket', { Bucket: 'documents' });
  const VersioningConfiguration = { Status: 'Enabled' };
  await make('s3', 'PutBucketVersioning', { Bucket: 'documents', VersioningConfiguration });
  await make('sqs', 'CreateQueue', { QueueName: 'dead' });
  const deadLetterTargetArn = 'arn:aws:sqs:us-east-1:123456789012:dead';
  const RedrivePolicy = JSON.stringify({ deadLetterTargetArn, maxReceiveCount: RECEIVES_MAX });
  await make('sqs', 'CreateQueue', { QueueName: 'work', Attributes: { RedrivePolicy } });
  await makeRulesByApi(calls);
  return {
    '<Topic>': String(topic.TopicArn),
    '<Secret>': String(secret.ARN),
    '<Pool>': String((UserPool as { Id: string }).Id),
  };
}
