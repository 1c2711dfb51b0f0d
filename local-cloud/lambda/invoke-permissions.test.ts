// Guarantee: a service invokes a function only by a permission of the template that names the function, the service,
// the source and its account. Risk: an event, an API or a schedule works locally and is refused by Lambda.
import { expect, it } from 'vitest';
import { createInvokePermissions } from './invoke-permissions.ts';

const RULE = 'arn:aws:events:us-east-1:123456789012:rule/hourly';
const ALLOWED = {
  Action: 'lambda:InvokeFunction',
  FunctionName: 'arn:aws:lambda:us-east-1:123456789012:function:housekeeping',
  Principal: 'events.amazonaws.com',
};

it.each([
  ['of any source, if it names none', {}, 'housekeeping', true],
  ['of the source that it names', { SourceArn: RULE }, 'housekeeping', true],
  ['of a source by a pattern', { SourceArn: 'arn:aws:events:us-east-1:*:rule/hour*' }, 'housekeeping', true],
  ['of the account that it names', { SourceAccount: '123456789012' }, 'housekeeping', true],
  ['of another source', { SourceArn: `${RULE}-2` }, 'housekeeping', false],
  ['of another account', { SourceAccount: '999999999999' }, 'housekeeping', false],
  ['of another service', { Principal: 'apigateway.amazonaws.com' }, 'housekeeping', false],
  ['of another function', {}, 'administer', false],
])('a permission for an invocation %s', async (_what, change, functionName, isAllowed) => {
  const { resources, allows } = createInvokePermissions();
  const type = 'AWS::Lambda::Permission';
  const properties = { ...ALLOWED, ...change };
  await resources[type]?.({ stack: 'Stack', logicalId: 'Permission', type, properties });
  expect(allows(functionName, { service: 'events.amazonaws.com', arn: RULE })).toBe(isAllowed);
});
