// Guarantee: a role may do locally what the template's policies allow, and no more. Risk: a missing grant shows only on
// AWS.
import { describe, expect, it } from 'vitest';
import { allowed, getItem, startCallers, tableArn } from './callers.fixture.ts';

describe('the front', () => {
  it("lets a role do what the template's policy allows, and tells the stand-in who it is", async () => {
    const { cloud, credentials } = await startCallers();
    await getItem(cloud.endpoint, credentials);
    const [role, name] = [cloud.nameOf('FnRole'), cloud.nameOf('Fn')];
    expect(cloud.standIns.dynamodb.requests[0]?.principal).toEqual({
      arn: `arn:aws:sts::123456789012:assumed-role/${role}/${name}`,
      kind: 'role',
      roleArn: `arn:aws:iam::123456789012:role/${role}`,
    });
  });

  it.each([
    ['without a grant', [], 'because no identity-based policy allows the dynamodb:GetItem action'],
    [
      'with a grant for another resource',
      [{ ...allowed, Resource: `${tableArn}s` }],
      'because no identity-based policy allows',
    ],
    [
      'with a grant for another action',
      [{ ...allowed, Action: 'dynamodb:Get' }],
      'because no identity-based policy allows',
    ],
    [
      'with a grant and a deny',
      [allowed, { Effect: 'Deny', Action: 'dynamodb:*', Resource: '*' }],
      'with an explicit deny in an identity-based policy',
    ],
    [
      'with a grant whose condition does not hold',
      [{ ...allowed, Condition: { Bool: { 'aws:SecureTransport': 'false' } } }],
      'because no',
    ],
  ])('refuses a role %s, with the message of AWS', async (_name, statements, because) => {
    const { cloud, credentials } = await startCallers(statements);
    const refused = await getItem(cloud.endpoint, credentials).catch((error: unknown) => error);
    const principal = `arn:aws:sts::123456789012:assumed-role/${cloud.nameOf('FnRole')}/${cloud.nameOf('Fn')}`;
    expect(refused).toMatchObject({ name: 'AccessDeniedException', $metadata: { httpStatusCode: 400 } });
    expect((refused as Error).message).toContain(
      `User: ${principal} is not authorized to perform: dynamodb:GetItem on resource: ${tableArn} ${because}`,
    );
    expect(cloud.standIns.dynamodb.requests).toEqual([]);
  });

  it('lets the operator do everything', async () => {
    const { cloud, operator } = await startCallers([]);
    await getItem(cloud.endpoint, operator);
    expect(cloud.standIns.dynamodb.requests[0]?.principal.kind).toBe('operator');
  });
});
