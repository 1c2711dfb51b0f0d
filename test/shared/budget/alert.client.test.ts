// Guarantee: an alert is published to the stage's topic under the id of its company, and an address receives only the
// alerts of its own company. Risk: one company learns what another spends.
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createAlertTopic } from '../../../shared/budget/alerts/alert.client.ts';
import { answerSigned, RUNTIME, serve } from '../aws/scripted-server.fixture.ts';

const TOPIC = 'arn:aws:sns:us-east-1:123456789012:Alerts';

const ANSWER = '<SubscriptionArn>arn:of:the:subscription</SubscriptionArn>';

async function openTopic(status = 200, body?: string) {
  const sent: Record<string, string>[] = [];
  const origin = await serve(async (request, response) => {
    const form = Object.fromEntries(new URLSearchParams(await text(request)));
    sent.push(form);
    const answer = `<${form.Action}Response>${ANSWER}</${form.Action}Response>`;
    response.writeHead(status, { 'content-type': 'text/xml' }).end(body ?? answer);
  });
  return { topic: createAlertTopic(TOPIC, { ...RUNTIME, AWS_ENDPOINT_URL: `${origin}/` }), sent };
}

const ALERT = {
  address: { companyId: 'company-1', purpose: 'live', month: '2026-11' },
  percent: 80,
  at: '2026-11-20T06:00:00.000Z',
  settled: 40_250_000_000n,
  cap: 50_000_000_000n,
} as const;

it('publishes an alert with its company as an attribute', async () => {
  const { topic, sent } = await openTopic();
  await topic.send(ALERT);
  expect(sent).toEqual([
    {
      Action: 'Publish',
      Version: '2010-03-31',
      TopicArn: TOPIC,
      Subject: 'Knowledge and Copilot API: 80 percent of the budget of 2026-11',
      Message: [
        '80 percent of the monthly budget is spent.',
        'Spent: 40.25 of 50 US dollars.',
        'Renewed on: 2026-12-01T00:00:00.000Z',
        'Company: company-1',
        'Reached at: 2026-11-20T06:00:00.000Z',
        'Alert: company-1#2026-11#80',
      ].join('\n'),
      'MessageAttributes.entry.1.Name': 'company_id',
      'MessageAttributes.entry.1.Value.DataType': 'String',
      'MessageAttributes.entry.1.Value.StringValue': 'company-1',
    },
  ]);
});

it.each([
  [
    ALERT.cap,
    'The monthly budget is used up: searches and questions with live keys are refused until it is renewed or raised.',
  ],
  [
    ALERT.settled,
    'A call with a live key was refused, because the rest of the monthly budget does not cover what it can cost at most. Such calls are refused until the budget is renewed or raised.',
  ],
])('says at 100 percent, with %i spent, which calls are refused', async (settled, sentence) => {
  const { topic, sent } = await openTopic();
  await topic.send({ ...ALERT, percent: 100, settled });
  expect(sent[0]?.Message?.split('\n')[0]).toBe(sentence);
});

it('subscribes an address only to the alerts of its own company', async () => {
  const { topic, sent } = await openTopic();
  expect(await topic.subscribe('company-1', 'finance@example.com')).toBe('arn:of:the:subscription');
  expect(sent).toEqual([
    {
      Action: 'Subscribe',
      Version: '2010-03-31',
      TopicArn: TOPIC,
      Protocol: 'email',
      Endpoint: 'finance@example.com',
      ReturnSubscriptionArn: 'true',
      'Attributes.entry.1.key': 'FilterPolicy',
      'Attributes.entry.1.value': '{"company_id":["company-1"]}',
    },
  ]);
});

// The error document with which SNS answers.
const snsError = (code: string, message: string) =>
  `<ErrorResponse><Error><Type>Sender</Type><Code>${code}</Code><Message>${message}</Message></Error></ErrorResponse>`;

it.each([
  [
    'an address that has a subscription already',
    400,
    snsError(
      'InvalidParameter',
      'Invalid parameter: Attributes Reason: Subscription already exists with different attributes',
    ),
    'alert_email receives the alerts of another company or of the whole stage. Each address can be used once: use another one, such as finance+company@example.com.',
  ],
  [
    'an address that SNS does not accept',
    400,
    snsError('InvalidParameter', 'Invalid parameter: Email address'),
    'alert_email must be an email address.',
  ],
  [
    'more addresses than the topic can have',
    403,
    snsError('FilterPolicyLimitExceeded', 'Too many filter policies.'),
    'The stage has as many alert addresses as SNS allows. Its operator can raise the quota "Filter Policies per Topic".',
  ],
])('refuses %s, with a message that says what to do', async (_what, status, body, message) => {
  const { topic } = await openTopic(status, body);
  const error = await topic.subscribe('company-1', 'finance@example.com').catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code: 'invalid_request', message });
});

it('reports the same error as `unavailable` when an alert is published', async () => {
  const { topic } = await openTopic(400, snsError('InvalidParameter', 'Invalid parameter: Email address'));
  await expect(topic.send(ALERT)).rejects.toMatchObject({
    code: 'unavailable',
    cause: new Error('sns_400', { cause: 'http_400' }),
  });
});

it('is unavailable, with the status as the cause, when SNS refuses an alert', async () => {
  const { topic } = await openTopic(403);
  const error = await topic.send(ALERT).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code: 'unavailable', cause: new Error('sns_403', { cause: 'http_403' }) });
});

it.each(['<html>Bad Gateway</html>', '<ErrorResponse/>'])(
  'counts an alert as sent only when the topic confirms it, not when a proxy answers %s',
  async (page) => {
    const { topic } = await openTopic(200, page);
    const error = await topic.send(ALERT).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'unavailable', cause: new Error('sns_answer') });
  },
);

it("sends a form signed for SNS in the Region, to the Region's endpoint unless another is set", async () => {
  const requests = answerSigned(() => '<PublishResponse/>');
  await createAlertTopic(TOPIC, { ...RUNTIME, AWS_REGION: 'eu-west-1' }).send(ALERT);
  const [{ url, headers, method } = {}] = requests;
  expect({ url, method, type: headers?.['content-type'] }).toEqual({
    url: 'https://sns.eu-west-1.amazonaws.com/',
    method: 'POST',
    type: 'application/x-www-form-urlencoded',
  });
  expect(headers?.authorization).toContain('/eu-west-1/sns/aws4_request');
});

it('limits each call to two seconds of its own', async () => {
  const { topic } = await openTopic();
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  onTestFinished(() => timeout.mockRestore());
  await topic.send(ALERT);
  await topic.send(ALERT);
  expect(timeout.mock.calls).toEqual([[2_000], [2_000]]);
});

it('is unavailable when its time limit is over', async () => {
  const { topic, sent } = await openTopic();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  onTestFinished(() => timeout.mockRestore());
  await expect(topic.send(ALERT)).rejects.toMatchObject({ code: 'unavailable' });
  expect(sent).toEqual([]);
});

it.each([
  ['<entry><key>PendingConfirmation</key><value>true</value></entry>', 'pending'],
  [
    '<entry><key>Owner</key><value>true</value></entry><entry><key>PendingConfirmation</key><value>false</value></entry>',
    'confirmed',
  ],
])('reads whether a subscription is confirmed: %s', async (entries, state) => {
  const answer = `<GetSubscriptionAttributesResponse><Attributes>${entries}</Attributes></GetSubscriptionAttributesResponse>`;
  const { topic, sent } = await openTopic(200, answer);
  expect(await topic.stateOf('arn:of:the:subscription')).toBe(state);
  expect(sent).toEqual([
    { Action: 'GetSubscriptionAttributes', Version: '2010-03-31', SubscriptionArn: 'arn:of:the:subscription' },
  ]);
});

it('knows a subscription that SNS gave up, and does not take another error for one', async () => {
  const gone = await openTopic(404, snsError('NotFound', 'Subscription does not exist'));
  expect(await gone.topic.stateOf('arn:of:the:subscription')).toBe('gone');
  const silent = await openTopic(500, snsError('InternalError', 'No.'));
  await expect(silent.topic.stateOf('arn:of:the:subscription')).rejects.toMatchObject({ code: 'unavailable' });
});

it('ends a subscription by its ARN', async () => {
  const { topic, sent } = await openTopic();
  await topic.unsubscribe('arn:of:the:subscription');
  expect(sent).toEqual([{ Action: 'Unsubscribe', Version: '2010-03-31', SubscriptionArn: 'arn:of:the:subscription' }]);
});

it.each([
  [503, '<Error>finance@example.com</Error>'],
  [403, '<SubscriptionArn>arn:of:the:subscription</SubscriptionArn>'],
  [200, '<SubscribeResponse/>'],
])('is unavailable when SNS answers a subscription with %i %s, and does not repeat it', async (status, body) => {
  const { topic } = await openTopic(status, body);
  const error = await topic.subscribe('company-1', 'finance@example.com').catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code: 'unavailable', message: 'The alert service is unavailable. Try again.' });
});
