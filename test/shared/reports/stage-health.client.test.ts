// Guarantee: the page of a stage shows every alarm of that stage and no other, and the counts of its two queues; a
// service that does not answer correctly is an error, not a healthy stage. Risk: an alarm that nobody sees.
import { json } from 'node:stream/consumers';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createStageHealth } from '../../../shared/reports/stage-health.client.ts';
import { answerSigned, RUNTIME, serve } from '../aws/scripted-server.fixture.ts';

interface Asked {
  readonly target: string;
  readonly input: Record<string, unknown>;
}

// CloudWatch and SQS with these answers, of which a number is a status without a body.
async function openAws(answer: (asked: Asked) => object | number) {
  const asked: Asked[] = [];
  const headers: unknown[] = [];
  const origin = await serve(async (request, response) => {
    const input = (await json(request)) as Asked['input'];
    const received = { target: String(request.headers['x-amz-target']), input };
    asked.push(received);
    const [, service] = /Credential=AKIATRY\/\d+\/us-east-1\/(\w+)\//.exec(String(request.headers.authorization)) ?? [];
    headers.push([request.method, request.url, service, request.headers['content-type']]);
    const given = answer(received);
    response.writeHead(typeof given === 'number' ? given : 200);
    response.end(typeof given === 'number' ? '' : JSON.stringify(given));
  });
  const health = createStageHealth(
    { stage: 'dev', ingestQueueUrl: `${origin}/1/uploads`, deadLettersUrl: `${origin}/1/lost` },
    { ...RUNTIME, AWS_ENDPOINT_URL: origin },
  );
  return { health, asked, headers, origin };
}

const alarm = (name: string, change: object = {}) => ({ AlarmName: name, StateValue: 'OK', ...change });

it('reads only the alarms of the stage, page by page', async () => {
  const pages: Record<string, object> = {
    first: {
      MetricAlarms: [
        alarm('KnowledgeCopilot-dev-Api-ServerErrorsAlarm1A2B3C4D-x', {
          AlarmDescription: 'Calls fail.',
          StateValue: 'ALARM',
          StateTransitionedTimestamp: 1_700_000_000,
          StateUpdatedTimestamp: 1_700_000_300,
        }),
      ],
      NextToken: 'second',
    },
    second: {
      MetricAlarms: [
        alarm('KnowledgeCopilot-dev-Background-ingestdocumentErrorsAlarm1A2B3C4D-x', {
          AlarmDescription: 'ingest-document threw or ran out of time',
        }),
        alarm('By hand', { StateValue: 'INSUFFICIENT_DATA' }),
      ],
      NextToken: 'third',
    },
    third: { MetricAlarms: [alarm('KnowledgeCopilot-dev-', { StateUpdatedTimestamp: 1.5 })] },
  };
  const { health, asked, headers } = await openAws(({ input }) => pages[String(input.NextToken ?? 'first')] ?? 500);
  expect(await health.alarms()).toEqual([
    { name: 'Api ServerErrors', description: 'Calls fail.', state: 'alarm', sinceMs: 1_700_000_000_000 },
    {
      name: 'Errors of ingest-document',
      description: 'ingest-document threw or ran out of time',
      state: 'ok',
      sinceMs: null,
    },
    { name: 'By hand', description: '', state: 'no_data', sinceMs: null },
    { name: 'KnowledgeCopilot-dev-', description: '', state: 'ok', sinceMs: 1_500 },
  ]);
  const input = { AlarmNamePrefix: 'KnowledgeCopilot-dev-', AlarmTypes: ['MetricAlarm'], MaxRecords: 100 };
  const target = 'GraniteServiceVersion20100801.DescribeAlarms';
  expect(asked).toEqual([
    { target, input },
    { target, input: { ...input, NextToken: 'second' } },
    { target, input: { ...input, NextToken: 'third' } },
  ]);
  expect(headers[0]).toEqual(['POST', '/', 'monitoring', 'application/x-amz-json-1.0']);
});

it('fails instead of showing only a part of the alarms: after ten pages, and when a token is repeated', async () => {
  let pages = 0;
  const long = await openAws(() => ({ MetricAlarms: [alarm('one')], NextToken: `${++pages}` }));
  await expect(long.health.alarms()).rejects.toThrow('The list has more than 10 pages.');
  expect(long.asked).toHaveLength(10);
  const again = await openAws(() => ({ MetricAlarms: [alarm('one')], NextToken: 'again' }));
  await expect(again.health.alarms()).rejects.toThrow('The list continues at a page that was read before.');
  expect(again.asked).toHaveLength(2);
});

it('counts waiting and in-progress messages, in the upload queue and the dead-letter queue', async () => {
  const { health, asked, headers, origin } = await openAws(({ input }) => ({
    Attributes: String(input.QueueUrl).endsWith('lost')
      ? { ApproximateNumberOfMessages: '2', ApproximateNumberOfMessagesNotVisible: '0' }
      : { ApproximateNumberOfMessages: '31', ApproximateNumberOfMessagesNotVisible: '4' },
  }));
  expect(await health.queues()).toEqual([
    { name: 'documents', isDeadLetters: false, waiting: 31, inProgress: 4 },
    { name: 'documents', isDeadLetters: true, waiting: 2, inProgress: 0 },
  ]);
  const AttributeNames = ['ApproximateNumberOfMessages', 'ApproximateNumberOfMessagesNotVisible'];
  expect(asked.map(({ input }) => input)).toEqual(
    expect.arrayContaining([
      { QueueUrl: `${origin}/1/uploads`, AttributeNames },
      { QueueUrl: `${origin}/1/lost`, AttributeNames },
    ]),
  );
  expect(headers[0]).toEqual(['POST', '/', 'sqs', 'application/x-amz-json-1.0']);
});

it.each<[name: string, answer: object | number]>([
  ['refuses', 403],
  ['fails', 500],
  ['lists nothing', {}],
  ['returns an unknown state', { MetricAlarms: [alarm('one', { StateValue: 'FINE' })] }],
  ['returns an invalid number', { Attributes: { ApproximateNumberOfMessages: '-1' } }],
])('rejects when the service %s', async (_name, answer) => {
  const { health } = await openAws(() => answer);
  await expect(health.alarms()).rejects.toThrow();
  await expect(health.queues()).rejects.toThrow();
});

// The time limit is replaced, because it would also close the connection.
it('closes the connection of a refusal whose body it does not read', async () => {
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal);
  onTestFinished(() => limit.mockRestore());
  const closed = Promise.withResolvers<void>();
  const origin = await serve((_request, response) => {
    response.once('close', closed.resolve);
    response.writeHead(403).write('denied');
  });
  const queues = { ingestQueueUrl: 'https://sqs/1/a', deadLettersUrl: 'https://sqs/1/b' };
  const health = createStageHealth({ stage: 'dev', ...queues }, { ...RUNTIME, AWS_ENDPOINT_URL: origin });
  await expect(health.alarms()).rejects.toThrow('monitoring answered 403.');
  await closed.promise;
});

it("asks CloudWatch in the stage's own Region", async () => {
  const asked = answerSigned(() => '{"MetricAlarms":[]}');
  const queues = { ingestQueueUrl: 'https://sqs/1/a', deadLettersUrl: 'https://sqs/1/b' };
  const health = createStageHealth({ stage: 'dev', ...queues }, { ...RUNTIME, AWS_REGION: 'eu-west-1' });
  expect(await health.alarms()).toEqual([]);
  const signed = expect.stringContaining('/eu-west-1/monitoring/aws4_request');
  const sent = asked.map(({ url, headers }) => [url, headers.authorization]);
  expect(sent).toEqual([['https://monitoring.eu-west-1.amazonaws.com/', signed]]);
});

it('gives each call four seconds', async () => {
  const { health } = await openAws(() => 500);
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  onTestFinished(() => timeout.mockRestore());
  await expect(health.alarms()).rejects.toThrow();
  await expect(health.queues()).rejects.toThrow();
  expect(timeout.mock.calls).toEqual([[4_000], [4_000], [4_000]]);
});
