// Guarantee: a deployment learns whether API Gateway has a role for its logs, also from an account whose role was
// removed again, and says which credentials are missing. Risk: the stack of the API fails after some minutes, because
// an empty role counts as one.
import { expect, it } from 'vitest';
import { hasLogRole } from '../../bin/log-role.client.ts';
import { serveAsAws } from '../shared/aws/scripted-server.fixture.ts';

const ROLE = 'arn:aws:iam::123456789012:role/logs';

it.each([
  ['has one', { cloudwatchRoleArn: ROLE }, true],
  ['never had one', {}, false],
  ['no longer has one', { cloudwatchRoleArn: '' }, false],
])('recognizes an account that %s', async (_name, account, has) => {
  await serveAsAws((_request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(account));
  });
  expect(await hasLogRole()).toBe(has);
});

it('fails with the reason for an account that may not be read', async () => {
  await serveAsAws((_request, response) => {
    response.writeHead(403, { 'x-amzn-errortype': 'AccessDeniedException' }).end('{}');
  });
  await expect(hasLogRole()).rejects.toThrow('Your AWS credentials are not allowed to do this on this stage.');
});
