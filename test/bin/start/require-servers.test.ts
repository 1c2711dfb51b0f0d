// Guarantee: if a given server does not respond, or is of another kind, one sentence says so before anything is started
// or written. Risk: a start prints the stack trace of a refused connection, and leaves an incomplete state.
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { requireServers } from '../../../bin/start/require-servers.ts';

async function server(status: number, body: string): Promise<string> {
  const answer = (response: ServerResponse) => response.writeHead(status).end(body);
  const listening = createServer((_request, response) => answer(response)).listen(0, '127.0.0.1');
  await new Promise((resolve) => listening.once('listening', resolve));
  onTestFinished(() => void listening.close());
  return `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
}

// Port 9 is the discard service, which no machine runs today: connections are refused.
const NOBODY = 'http://127.0.0.1:9';
const OPEN_SEARCH = JSON.stringify({ version: { distribution: 'opensearch', number: '2.19.1' } });

it('accepts an OpenSearch server and anything that responds as DynamoDB, and requires neither', async () => {
  const [openSearch, dynamoDb] = [await server(200, OPEN_SEARCH), await server(400, '{}')];
  await requireServers({ openSearch, dynamoDb });
  await requireServers({ openSearch: null, dynamoDb: null });
});

it('says that nothing responds, and how to start it', async () => {
  await expect(requireServers({ openSearch: NOBODY, dynamoDb: null })).rejects.toThrow(
    `Nothing answers at --opensearch ${NOBODY}. npm run test:servers -- --serve --port 9200 starts one.`,
  );
  await expect(requireServers({ openSearch: null, dynamoDb: NOBODY })).rejects.toThrow(
    `Nothing answers at --dynamodb ${NOBODY}. Start it, or leave the option out: dynoxide is then used.`,
  );
});

it.each([
  ['a page', 200, '<html>'],
  ['another search engine', 200, '{"version":{"number":"8.1.0"}}'],
  ['a server that requires credentials', 401, 'Unauthorized'],
  ['a server that refuses to say more', 403, OPEN_SEARCH],
  ['a server without a version', 200, '{}'],
])('says that %s is not an OpenSearch server that can be used', async (_name, status, body) => {
  const openSearch = await server(status, body);
  await expect(requireServers({ openSearch, dynamoDb: null })).rejects.toThrow(
    `The server at --opensearch ${openSearch} is not an OpenSearch server that this machine can use (status ${status}).`,
  );
});

it('waits ten seconds for an answer', async () => {
  const limit = vi.spyOn(AbortSignal, 'timeout');
  onTestFinished(() => limit.mockRestore());
  await requireServers({ openSearch: await server(200, OPEN_SEARCH), dynamoDb: await server(204, '') });
  expect(limit.mock.calls).toEqual([[10_000], [10_000]]);
});
