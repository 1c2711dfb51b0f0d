// Guarantee: the smoke test is run with the key that the stage keeps for it, never with the first value of its secret,
// which is no key, an API is only tried with a key of its own, and the problems of the stage are printed. Risk: a
// deployment that is tried with a wrong key, a key of one API that is sent to another, or a stage that cannot answer,
// and nobody is told why.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { findTarget, stageProblems } from '../../../bin/smoke/find-target.ts';
import { runSmokeTest } from '../../../bin/smoke/run-smoke-test.ts';
import { temporaryFolder } from '../../harness/temporary-folder.ts';
import { serve } from '../../shared/aws/scripted-server.fixture.ts';

const output = (name: string, value: string) =>
  `<member><OutputKey>${name}</OutputKey><OutputValue>${value}</OutputValue></member>`;
const STACKS = `<DescribeStacksResponse><DescribeStacksResult><Stacks><member>
  <StackName>KnowledgeCopilot-local-Background</StackName><StackStatus>CREATE_COMPLETE</StackStatus>
  <CreationTime>2026-11-20T00:00:00Z</CreationTime>
  <Outputs>${output('AdministerFunctionName', 'administer')}${output('SmokeTestSecret', 'smoke')}</Outputs>
</member></Stacks></DescribeStacksResult></DescribeStacksResponse>`;

// A stage whose secret has these values, one after another; the last stays.
async function stageWith(...secrets: string[]) {
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
  return { options, find: () => findTarget(options), problems: () => stageProblems(options), invoked };
}

it('takes the key that the secret holds', async () => {
  const { find, invoked } = await stageWith('{"key":"kc_test_own"}');
  expect(await find()).toEqual({ baseUrl: 'http://127.0.0.1:8787', key: 'kc_test_own', hasOwnBase: true });
  expect(invoked).toEqual([]);
});

it('has the key made where the secret has its first value, which is no key', async () => {
  const { find, invoked } = await stageWith('generatedValue16', '{"key":"kc_test_made"}');
  expect(await find()).toMatchObject({ key: 'kc_test_made' });
  expect(invoked).toEqual(['stage.seed-smoke-test']);
});

it('takes another API by its URL and its key, and not by one of them', async () => {
  const given = (baseUrl?: string, key?: string) => findTarget({ stage: 'local', data: 'nowhere', baseUrl, key });
  const target = { baseUrl: 'https://api.example.com', key: 'kc_test_x', hasOwnBase: false };
  expect(await given('https://api.example.com//', 'kc_test_x')).toEqual(target);
  for (const half of [given('https://api.example.com'), given(undefined, 'kc_test_x')]) {
    await expect(half).rejects.toThrow('Set both BASE_URL and KC_API_KEY, or neither.');
  }
});

it('tells each problem that the stage reports, and asks no stage about another API', async () => {
  const { problems, invoked } = await stageWith('{"key":"kc_test_own"}');
  expect(await problems()).toEqual(['No\u001b index. Make it.']);
  expect(invoked).toEqual(['stage.status']);
  const elsewhere = { stage: 'local', data: 'nowhere', baseUrl: 'https://api.example.com', key: 'kc_test_x' };
  expect(await stageProblems(elsewhere)).toEqual([]);
});

it.each([
  [true, 0],
  [false, 1],
] as const)('prints each problem before it tries the stage, whose tests pass: %s', async (passes, status) => {
  const { options } = await stageWith('{"key":"kc_test_own"}');
  const said: unknown[] = [];
  const ended = await runSmokeTest(
    options,
    (line) => void said.push(line),
    async (smoke) => {
      said.push(smoke);
      return passes;
    },
  );
  expect(ended).toBe(status);
  expect(said).toEqual([
    // No control characters.
    'No  index. Make it.',
    'Trying http://127.0.0.1:8787 ...',
    { baseUrl: 'http://127.0.0.1:8787', key: 'kc_test_own', hasOwnBase: true },
  ]);
});
