// Guarantee: the SDK's own client learns who it is, for a role and for the operator. Risk: the operators' command
// records the wrong actor.
import { GetCallerIdentityCommand, GetSessionTokenCommand, STSClient } from '@aws-sdk/client-sts';
import { afterEach, describe, expect, it } from 'vitest';
import { openTestFront, type TestFront } from '../../protocol/front.fixture.ts';
import { createSts } from './sts.ts';

const fronts: TestFront[] = [];
afterEach(async () => {
  await Promise.all(fronts.splice(0).map((front) => front.close()));
});

describe('GetCallerIdentity', () => {
  it('returns the session of a role, and needs no permission', async () => {
    const front = await openTestFront((context) => [createSts(context)]);
    fronts.push(front);
    const identity = await new STSClient(front.client).send(new GetCallerIdentityCommand({}));
    expect(identity).toMatchObject({
      Account: '123456789012',
      Arn: 'arn:aws:sts::123456789012:assumed-role/Role/worker',
      UserId: 'Role:worker',
    });
    expect(front.permissions).toEqual([]);
  });

  it('returns the name of the operator', async () => {
    const front = await openTestFront((context) => [createSts(context)]);
    fronts.push(front);
    const { body } = await createSts(front.context).answer({
      service: 'sts',
      principal: { arn: 'arn:aws:iam::123456789012:user/operator', kind: 'operator' },
      method: 'POST',
      path: '/',
      query: new URLSearchParams(),
      headers: {},
      body: Buffer.from('Action=GetCallerIdentity&Version=2011-06-15'),
    });
    expect(String(body)).toContain('<UserId>operator</UserId>');
    expect(String(body)).toContain('<Arn>arn:aws:iam::123456789012:user/operator</Arn>');
  });

  it('is the only supported operation: GetSessionToken is refused by name', async () => {
    const front = await openTestFront((context) => [createSts(context)]);
    fronts.push(front);
    await expect(new STSClient(front.client).send(new GetSessionTokenCommand({}))).rejects.toMatchObject({
      name: 'InvalidAction',
      message: expect.stringContaining('GetSessionToken'),
    });
  });
});
