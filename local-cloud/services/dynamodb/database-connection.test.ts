// Guarantee: a statement to a database that does not answer fails after a time limit, with a message that says so.
// Risk: a start of the local cloud hangs without a message.
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { connectToDatabase } from './database-connection.ts';

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it.each<[name: string, answer: RequestListener]>([
  ['does not answer', () => undefined],
  ['does not finish its answer', (_request, response) => void response.write('{')],
])('a statement fails when the database %s', async (_name, answer) => {
  const endpoint = await serve(answer);
  const database = connectToDatabase(endpoint, undefined, 200);
  await expect(database.call('ListTables', {})).rejects.toThrow(
    `The database at ${endpoint} did not answer within 0.2 seconds.`,
  );
  database.close();
});
