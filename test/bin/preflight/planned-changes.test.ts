// Guarantee: each change of a change set is told as what happens to its resource, and what holds data or customers'
// address is known as such. Risk: a release replaces a table, and the stage answers from an empty one.
import { afterAll, expect, it, vi } from 'vitest';
import { losesData, plannedChanges } from '../../../bin/preflight/planned-changes.client.ts';
import { type ControlAnswer, startControlPlane } from './control-plane.fixture.ts';

const change = (action: string, id: string, type: string, replacement = '') =>
  `<member><Type>Resource</Type><ResourceChange><Action>${action}</Action><LogicalResourceId>${id}</LogicalResourceId><ResourceType>${type}</ResourceType>${replacement}</ResourceChange></member>`;
const replaces = (value: string) => `<Replacement>${value}</Replacement>`;
const page = (changes: string) => ({
  body: `<DescribeChangeSetResponse><DescribeChangeSetResult><Changes>${changes}</Changes></DescribeChangeSetResult></DescribeChangeSetResponse>`,
});
const ERROR = (code: string) => ({
  error: code,
  body: `<ErrorResponse><Error><Type>Sender</Type><Code>${code}</Code></Error></ErrorResponse>`,
});

let answers: Record<string, ControlAnswer> = {};
const called: string[] = [];
const plane = await startControlPlane((name, body) => {
  const stack = new URLSearchParams(body).get('StackName');
  called.push(`${name} ${stack}`);
  return answers[`${name} ${stack}`] ?? { body: `<${name}Response/>` };
});
for (const [key, value] of Object.entries(plane.env)) {
  vi.stubEnv(key, value);
}
afterAll(() => {
  vi.unstubAllEnvs();
  plane.stop();
});

it('tells each change, and deletes the change sets', async () => {
  answers = {
    'DescribeChangeSet Data': page(
      change('Add', 'Topic', 'AWS::SNS::Topic') +
        change('Modify', 'Bucket', 'AWS::S3::Bucket', replaces('False')) +
        change('Modify', 'Table', 'AWS::DynamoDB::Table', replaces('True')) +
        change('Modify', 'Pool', 'AWS::Cognito::UserPool', replaces('Conditional')) +
        change('Remove', 'Secret', 'AWS::SecretsManager::Secret'),
    ),
    'DescribeChangeSet Api': page(change('Modify', 'Deployment', 'AWS::ApiGateway::Deployment', replaces('True'))),
    'DescribeChangeSet Console': ERROR('ChangeSetNotFound'),
  };
  const changes = await plannedChanges(['Data', 'Api', 'Console']);
  expect(changes.map(({ stack, resource, action }) => `${stack}/${resource}: ${action}`)).toEqual([
    'Data/Topic: add',
    'Data/Bucket: change',
    'Data/Table: replace',
    'Data/Pool: may replace',
    'Data/Secret: delete',
    'Api/Deployment: replace',
  ]);
  expect(changes.filter(losesData).map(({ resource }) => resource)).toEqual(['Table', 'Pool', 'Secret']);
  expect(called.filter((name) => name.startsWith('Delete'))).toEqual(['DeleteChangeSet Data', 'DeleteChangeSet Api']);
});

it('a refusal by CloudFormation is an error, and not an empty list', async () => {
  answers = { 'DescribeChangeSet Data': ERROR('AccessDenied') };
  await expect(plannedChanges(['Data'])).rejects.toThrow(
    'Your AWS credentials are not allowed to do this on this stage.',
  );
});
