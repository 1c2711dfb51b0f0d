import { writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { json, text } from 'node:stream/consumers';
import { temporaryFolder } from '../harness/temporary-folder.ts';
import { serve } from '../shared/aws/scripted-server.fixture.ts';

const BACKGROUND = /^KnowledgeCopilot-[a-z]+-Background$/;
const NO_STACK = '<ErrorResponse><Error><Code>ValidationError</Code></Error></ErrorResponse>';
const STACKS = `<DescribeStacksResponse><DescribeStacksResult><Stacks><member>
  <StackName>KnowledgeCopilot-local-Background</StackName><StackStatus>CREATE_COMPLETE</StackStatus>
  <CreationTime>2026-11-20T00:00:00Z</CreationTime>
  <Outputs><member><OutputKey>AdministerFunctionName</OutputKey><OutputValue>administer</OutputValue></member></Outputs>
</member></Stacks></DescribeStacksResult></DescribeStacksResponse>`;

/** Answers one call of the administer function. */
export type Respond = (response: ServerResponse, asked: { readonly operation: string }) => void;

/**
 * Starts a local cloud with only the two services that a command uses, until the test ends.
 *
 * @returns the folder to pass as `--data`, the endpoint, and the requests to the administer function.
 */
export async function startLocalStage(respond: Respond) {
  const invoked: unknown[] = [];
  const endpoint = await serve(async (request, response) => {
    if (!request.url?.includes('/functions/administer/')) {
      const asked = new URLSearchParams(await text(request));
      // A stage on AWS asks who calls, too.
      const isFound = asked.get('Action') !== 'DescribeStacks' || BACKGROUND.test(asked.get('StackName') ?? '');
      response.writeHead(isFound ? 200 : 400, { 'content-type': 'text/xml' }).end(isFound ? STACKS : NO_STACK);
      return;
    }
    const asked = (await json(request)) as { operation: string };
    invoked.push(asked);
    respond(response, asked);
  });
  const data = temporaryFolder();
  const cloud = { endpoint, region: 'us-east-1', access_key_id: 'AKIATRY', secret_access_key: 'try' };
  await writeFile(join(data, 'cloud.json'), JSON.stringify(cloud));
  return { data, endpoint, invoked };
}

/** Answers with a JSON body, as Lambda answers for a function. */
export const answering =
  (body: unknown, headers: Record<string, string> = {}): Respond =>
  (response) =>
    response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
