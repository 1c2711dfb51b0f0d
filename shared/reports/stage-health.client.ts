import * as v from 'valibot';
import type { LambdaEnvironment } from '../aws/environment.wiring.ts';
import { createSignedFetch } from '../aws/signed-fetch.client.ts';
import { failedRequest } from '../error-messages.ts';
import { followPages } from '../follow-pages.ts';
import { functionOfErrors, stackNamePrefix } from '../stack-name.ts';
import type { StageAlarm, StageHealth, StageQueue } from './stage-health.ts';

// If queues or alarms take longer, the console shows the rest of the stage without them.
const ANSWER_TIMEOUT_MS = 4_000;
// The most that DescribeAlarms returns at once.
const ALARMS_PER_PAGE = 100;
const PAGES_MAX = 10;

/** The stage whose alarms and queues are read. */
interface Watched {
  readonly stage: string;
  readonly ingestQueueUrl: string;
  readonly deadLettersUrl: string;
}

const count = v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number));
const QueueResponse = v.object({
  Attributes: v.object({ ApproximateNumberOfMessages: count, ApproximateNumberOfMessagesNotVisible: count }),
});
const seconds = v.pipe(v.number(), v.minValue(0));
const AlarmsResponse = v.object({
  MetricAlarms: v.array(
    v.object({
      AlarmName: v.string(),
      AlarmDescription: v.optional(v.string(), ''),
      StateValue: v.picklist(['OK', 'ALARM', 'INSUFFICIENT_DATA']),
      StateUpdatedTimestamp: v.optional(seconds),
      StateTransitionedTimestamp: v.optional(seconds),
    }),
  ),
  NextToken: v.optional(v.nullable(v.string())),
});

const STATES = { OK: 'ok', ALARM: 'alarm', INSUFFICIENT_DATA: 'no_data' } as const;

/** Creates the reader of a stage's alarms and queues; it rejects when CloudWatch or SQS does not answer correctly. */
export function createStageHealth(
  { stage, ingestQueueUrl, deadLettersUrl }: Watched,
  runtime: LambdaEnvironment,
): StageHealth {
  const monitoring = createCall('monitoring', runtime);
  const sqs = createCall('sqs', runtime);
  const countMessages = async (url: string): Promise<Pick<StageQueue, 'waiting' | 'inProgress'>> => {
    const AttributeNames = ['ApproximateNumberOfMessages', 'ApproximateNumberOfMessagesNotVisible'];
    const input = { QueueUrl: url, AttributeNames };
    const { Attributes } = v.parse(
      QueueResponse,
      await sqs(`${new URL(url).origin}/`, 'AmazonSQS.GetQueueAttributes', input),
    );
    return {
      waiting: Attributes.ApproximateNumberOfMessages,
      inProgress: Attributes.ApproximateNumberOfMessagesNotVisible,
    };
  };
  return {
    async queues() {
      const [uploads, deadLetters] = await Promise.all([countMessages(ingestQueueUrl), countMessages(deadLettersUrl)]);
      return [
        { name: 'documents', isDeadLetters: false, ...uploads },
        { name: 'documents', isDeadLetters: true, ...deadLetters },
      ];
    },
    async alarms() {
      const alarms: StageAlarm[] = [];
      const prefix = stackNamePrefix(stage);
      const url = runtime.AWS_ENDPOINT_URL ?? `https://monitoring.${runtime.AWS_REGION}.amazonaws.com/`;
      const read = async (NextToken: string | undefined) =>
        v.parse(
          AlarmsResponse,
          await monitoring(url, 'GraniteServiceVersion20100801.DescribeAlarms', {
            AlarmNamePrefix: prefix,
            AlarmTypes: ['MetricAlarm'],
            MaxRecords: ALARMS_PER_PAGE,
            ...(NextToken === undefined ? {} : { NextToken }),
          }),
        );
      for await (const { MetricAlarms } of followPages(read, ({ NextToken }) => NextToken, { pagesMax: PAGES_MAX })) {
        alarms.push(...MetricAlarms.map((alarm) => alarmOf(alarm, prefix)));
      }
      return alarms;
    },
  };
}

type MetricAlarm = v.InferOutput<typeof AlarmsResponse>['MetricAlarms'][number];

function alarmOf(alarm: MetricAlarm, prefix: string): StageAlarm {
  const since = alarm.StateTransitionedTimestamp ?? alarm.StateUpdatedTimestamp ?? null;
  return {
    name: shortName(alarm, prefix),
    description: alarm.AlarmDescription,
    state: STATES[alarm.StateValue],
    sinceMs: since === null ? null : since * 1_000,
  };
}

// Shortens a name that CloudFormation made from stack, path, hash and a random suffix: `Api ServerErrors` for
// `KnowledgeCopilot-dev-Api-ServerErrorsAlarm1A2B3C4D-x`. The path has lost the hyphens of a function's name.
function shortName({ AlarmName: name, AlarmDescription: description }: MetricAlarm, prefix: string): string {
  const functionName = functionOfErrors(description);
  if (functionName !== null) {
    return `Errors of ${functionName}`;
  }
  const rest = name.startsWith(prefix) ? name.slice(prefix.length) : '';
  const [, part, id] = /^([A-Za-z]+)-([A-Za-z]+)Alarm[0-9A-F]{8}-/.exec(rest) ?? [];
  return part === undefined || id === undefined ? name : `${part} ${id}`;
}

// Both services speak this version of AWS's JSON protocol.
function createCall(service: string, runtime: LambdaEnvironment) {
  const signedFetch = createSignedFetch(service, runtime);
  return async (url: string, target: string, input: object): Promise<unknown> => {
    const response = await signedFetch({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-amz-json-1.0', 'x-amz-target': target },
      body: JSON.stringify(input),
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(failedRequest(service, response.status), { cause: `http_${response.status}` });
    }
    return response.json();
  };
}
