import { Duration } from 'aws-cdk-lib';
import { Rule } from 'aws-cdk-lib/aws-events';
import { SqsQueue } from 'aws-cdk-lib/aws-events-targets';
import type { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { EventSourceMapping } from 'aws-cdk-lib/aws-lambda';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { allow } from '../policies/permissions.ts';
import { DELIVERIES_MAX } from '../variables.ts';
import type { ServiceFunction } from './service-function.ts';

/** The time limit for ingesting one document. */
export const INGEST_TIMEOUT_SECONDS = 300;

/**
 * The path from a new object in the bucket, or a change in its inbox, to the worker: rules, queue, dead-letter queue.
 */
export class IngestQueue extends Construct {
  readonly deadLetters: Queue;
  readonly queue: Queue;
  /** What fills the queue. */
  readonly rules: readonly Rule[];

  constructor(scope: Construct, id: string, { bucket }: { readonly bucket: Bucket }) {
    super(scope, id);
    // 14 days is the longest that SQS keeps a message: a failed document must outlast holidays.
    const common = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true, retentionPeriod: Duration.days(14) };
    this.deadLetters = new Queue(this, 'DeadLetters', common);
    this.queue = new Queue(this, 'Queue', {
      ...common,
      // AWS advises six times the function's timeout, so that no document is delivered again while it is ingested.
      visibilityTimeout: Duration.seconds(6 * INGEST_TIMEOUT_SECONDS),
      deadLetterQueue: { queue: this.deadLetters, maxReceiveCount: DELIVERIES_MAX },
    });
    const uploaded = new Rule(this, 'Uploaded', {
      description: 'A new document in the bucket',
      eventPattern: {
        source: ['aws.s3'],
        detailType: ['Object Created'],
        detail: { bucket: { name: [bucket.bucketName] }, object: { key: [{ prefix: 'companies/' }] } },
      },
      targets: [new SqsQueue(this.queue, { deadLetterQueue: this.deadLetters })],
    });
    const inbox = new Rule(this, 'Inbox', {
      description: 'A file was put into the inbox of the bucket, or deleted there',
      eventPattern: {
        source: ['aws.s3'],
        detailType: ['Object Created', 'Object Deleted'],
        detail: { bucket: { name: [bucket.bucketName] }, object: { key: [{ prefix: 'inbox/' }] } },
      },
      targets: [new SqsQueue(this.queue, { deadLetterQueue: this.deadLetters })],
    });
    this.rules = [uploaded, inbox];
  }

  /** The environment variables with the URLs of both queues, for functions with `mayAnnounce` or `mayOperate`. */
  get variables() {
    return { INGEST_QUEUE_URL: this.queue.queueUrl, DEAD_LETTERS_URL: this.deadLetters.queueUrl };
  }

  /** The permission to send a message that a file, or the rest of one, has to be ingested. */
  mayAnnounce(): PolicyStatement {
    return allow(['sqs:SendMessage'], this.queue.queueArn);
  }

  /**
   * The permissions of operations: announce a file, count messages, and remove the dead letters of retried documents.
   */
  mayOperate(): PolicyStatement[] {
    return [
      this.mayAnnounce(),
      allow(['sqs:GetQueueAttributes'], this.queue.queueArn, this.deadLetters.queueArn),
      allow(['sqs:DeleteMessage', 'sqs:ReceiveMessage'], this.deadLetters.queueArn),
    ];
  }

  /**
   * The permissions of the worker's role, with which Lambda reads the queue. The worker itself only changes how long a
   * message waits for its retry.
   */
  mayConsume(): PolicyStatement {
    return allow(
      ['sqs:ChangeMessageVisibility', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes', 'sqs:ReceiveMessage'],
      this.queue.queueArn,
    );
  }

  /** Delivers the messages to the worker, at most `concurrencyMax` at a time (at least 2). */
  feed(worker: ServiceFunction, concurrencyMax: number): void {
    new EventSourceMapping(this, 'Feed', {
      target: worker.lambda,
      eventSourceArn: this.queue.queueArn,
      // One document per invocation, so that a slow one does not make others time out with it.
      batchSize: 1,
      reportBatchItemFailures: true,
      maxConcurrency: concurrencyMax,
    });
  }
}
