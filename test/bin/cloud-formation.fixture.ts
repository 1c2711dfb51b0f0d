import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

const CONSOLE = 'KnowledgeCopilot-dev-Console';

/** What CloudFormation answers about a stack. */
export interface StackAnswer {
  readonly status: number;
  readonly body: string;
}

/** CloudFormation's refusal: a stack does not exist. */
export const NO_STACK: StackAnswer = {
  status: 400,
  body: '<ErrorResponse><Error><Code>ValidationError</Code></Error></ErrorResponse>',
};
/** CloudFormation's refusal: a stack may not be read. */
export const DENIED: StackAnswer = { status: 403, body: NO_STACK.body.replace('ValidationError', 'AccessDenied') };

/** CloudFormation's answer about a stack that was created; `url` is the console's address, null without stacks. */
export function createdStack(stackName: string, url: string | null): StackAnswer {
  const outputs =
    stackName === CONSOLE
      ? `<Outputs><member><OutputKey>ConsoleUrl</OutputKey><OutputValue>${url}</OutputValue></member></Outputs>`
      : '';
  const stack = `<StackStatus>CREATE_COMPLETE</StackStatus><EnableTerminationProtection>true</EnableTerminationProtection>${outputs}`;
  const body = `<DescribeStacksResponse><DescribeStacksResult><Stacks><member>${stack}</member></Stacks></DescribeStacksResult></DescribeStacksResponse>`;
  return url === null ? NO_STACK : { status: 200, body };
}

/** Starts a CloudFormation that gives these answers; `env` leads clients to it. */
export async function startCloudFormation(answerOf: (stackName: string) => StackAnswer) {
  const server = createServer(async (request, response) => {
    const { status, body } = answerOf(new URLSearchParams(await text(request)).get('StackName') ?? '');
    response.writeHead(status).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  const env: Readonly<Record<string, string>> = {
    AWS_REGION: 'eu-central-1',
    AWS_ACCESS_KEY_ID: 'AKIATRY',
    AWS_SECRET_ACCESS_KEY: 'try',
    AWS_ENDPOINT_URL_CLOUDFORMATION: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  };
  return { env, stop };
}
