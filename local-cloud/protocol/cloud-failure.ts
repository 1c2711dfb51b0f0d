import type { ServerResponse } from 'node:http';

/** Answers a request that fails because of a defect of the local cloud itself, which its reports describe. */
export function answerCloudFailure(outgoing: ServerResponse, status: 500 | 502): void {
  outgoing.writeHead(status, { 'content-type': 'text/plain' }).end('The local cloud failed; its report says why.\n');
}
