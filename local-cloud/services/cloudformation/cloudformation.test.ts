// Guarantee: the SDK's own client finds a stack's outputs, as it would for a deployed stage. Risk: the operators'
// command works either locally or in an account, but not in both.
import { CloudFormationClient, DescribeStacksCommand, ListStacksCommand } from '@aws-sdk/client-cloudformation';
import { afterEach, describe, expect, it } from 'vitest';
import { openTestFront, type TestFront } from '../../protocol/front.fixture.ts';
import { createCloudFormation } from './cloudformation.ts';

const fronts: TestFront[] = [];
afterEach(async () => {
  await Promise.all(fronts.splice(0).map((front) => front.close()));
});

async function open(options: Parameters<typeof createCloudFormation>[1] = {}) {
  const stackOutputs = () => ({ 'App-Api': { BaseUrl: 'https://a.example/?x=1&y=<2>' }, 'App-Data': {} });
  const front = await openTestFront((context) => [createCloudFormation(context, options)], null, { stackOutputs });
  fronts.push(front);
  return { front, client: new CloudFormationClient({ ...front.client, maxAttempts: 1 }) };
}

describe('DescribeStacks', () => {
  it('returns one stack with its outputs by name, and all stacks without a name', async () => {
    const { client, front } = await open();
    const { Stacks } = await client.send(new DescribeStacksCommand({ StackName: 'App-Api' }));
    expect(Stacks).toMatchObject([
      {
        StackName: 'App-Api',
        StackStatus: 'CREATE_COMPLETE',
        CreationTime: expect.any(Date),
        Outputs: [{ OutputKey: 'BaseUrl', OutputValue: 'https://a.example/?x=1&y=<2>' }],
      },
    ]);
    const all = await client.send(new DescribeStacksCommand({}));
    expect(all.Stacks?.map(({ StackName }) => StackName)).toEqual(['App-Api', 'App-Data']);
    const arn = 'arn:aws:cloudformation:us-east-1:123456789012:stack';
    expect(front.permissions).toEqual([
      `cloudformation:DescribeStacks ${arn}/App-Api/*`,
      `cloudformation:DescribeStacks ${arn}/*/*`,
    ]);
  });

  it('refuses an unknown stack with the error of CloudFormation, and any other operation with an error that names it', async () => {
    const { client } = await open();
    await expect(client.send(new DescribeStacksCommand({ StackName: 'Other' }))).rejects.toMatchObject({
      name: 'ValidationError',
      message: 'Stack with id Other does not exist',
    });
    await expect(client.send(new ListStacksCommand({}))).rejects.toThrow('ListStacks');
  });
});

describe('a deployment', () => {
  it('is announced to the event bus, one event for each stack, once all resources exist and if the option is set', async () => {
    const { front } = await open({ announces: true });
    expect(front.events).toEqual([]);
    await front.start();
    expect(front.events.map(({ source, detailType, detail }) => ({ source, detailType, detail }))).toEqual(
      ['App-Api', 'App-Data'].map((stack) => ({
        source: 'aws.cloudformation',
        detailType: 'CloudFormation Stack Status Change',
        detail: {
          'stack-id': `arn:aws:cloudformation:us-east-1:123456789012:stack/${stack}/local`,
          'status-details': { status: 'CREATE_COMPLETE', 'status-reason': '' },
          'client-request-token': '',
        },
      })),
    );
    const { front: silent } = await open();
    await silent.start();
    expect(silent.events).toEqual([]);
  });
});
