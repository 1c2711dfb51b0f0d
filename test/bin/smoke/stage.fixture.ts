import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { temporaryFolder } from '../../harness/temporary-folder.ts';
import { serve } from '../../shared/aws/scripted-server.fixture.ts';

const output = (name: string, value: string) =>
  `<member><OutputKey>${name}</OutputKey><OutputValue>${value}</OutputValue></member>`;
const STACKS = `<DescribeStacksResponse><DescribeStacksResult><Stacks><member>
  <StackName>KnowledgeCopilot-local-Background</StackName><StackStatus>CREATE_COMPLETE</StackStatus>
  <CreationTime>2026-11-20T00:00:00Z</CreationTime>
  <Outputs>${output('AdministerFunctionName', 'administer')}${output('SmokeTestSecret', 'smoke')}</Outputs>
</member></Stacks></DescribeStacksResult></DescribeStacksResponse>`;

/** Starts a local stage whose secret has these values one after another, and keeps the last. */
export async function stageWith(...secrets: string[]) {
  const invoked: unknown[] = [];
  const endpoint = await serve(async (request, response) => {
    const body = await text(request);
    response.setHeader('content-type', 'application/json');
    if (request.headers['x-amz-target'] === 'secretsmanager.GetSecretValue') {
      const secret = secrets.length > 1 ? secrets.shift() : secrets[0];
      response.end(JSON.stringify({ SecretString: secret }));
    } else if (request.url?.includes('/functions/administer/')) {
      invoked.push(JSON.parse(body).operation);
      response.end(JSON.stringify({ ok: true, result: { problems: [{ what: 'No\u001b index.', do: 'Make it.' }] } }));
    } else {
      response.setHeader('content-type', 'text/xml').end(STACKS);
    }
  });
  const data = temporaryFolder();
  const credentials = { access_key_id: 'AKIATRY', secret_access_key: 'try' };
  const cloud = { endpoint, region: 'us-east-1', base_url: 'http://127.0.0.1:8787', ...credentials };
  await writeFile(join(data, 'cloud.json'), JSON.stringify(cloud));
  const options = { stage: 'local', data, baseUrl: undefined, key: undefined };
  return { options, invoked };
}
