// Guarantee: only the process that started the database can reach it. If the system cannot keep other users out, the
// server says so, and still no web page can find it. A database that cannot start says why. Risk: another user of the
// machine, or any page in a browser, reads and changes what is stored locally.
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';
import { connectToDatabase } from './database-connection.ts';
import { startDatabaseServer } from './database-server.ts';
import { ownNetwork } from './own-network.ts';

const network = await ownNetwork();
const ended = () => undefined;
const inMemory = { dataDirectory: null, ended };

const KEY = { AttributeName: 'pk' };
const mark = {
  TableName: `mark-${randomUUID()}`,
  AttributeDefinitions: [{ ...KEY, AttributeType: 'S' }],
  KeySchema: [{ ...KEY, KeyType: 'HASH' }],
  BillingMode: 'PAY_PER_REQUEST',
};

describe.skipIf(network === null)('startDatabaseServer in its own network', () => {
  it('answers its own connections, and not those of others who know its address and port', async () => {
    const server = await startDatabaseServer(inMemory);
    const database = connectToDatabase(server.endpoint, server.agent);
    const stranger = connectToDatabase(server.endpoint);
    try {
      expect(server.isPrivate).toBe(true);
      await database.call('CreateTable', mark);
      expect(await database.call('ListTables', {})).toEqual({ TableNames: [mark.TableName] });
      // Refused, unless something else of this machine has the same port.
      const seen = await stranger.call('ListTables', {}).catch((error: unknown) => error);
      expect(JSON.stringify(seen)).not.toContain(mark.TableName);
    } finally {
      database.close();
      stranger.close();
      await server.stop();
    }
  });

  it('serves many connections at once, and refuses them when it has stopped', async () => {
    const server = await startDatabaseServer(inMemory);
    const database = connectToDatabase(server.endpoint, server.agent);
    const answers = await Promise.all(Array.from({ length: 60 }, () => database.call('ListTables', {})));
    expect(answers).toEqual(Array.from({ length: 60 }, () => ({ TableNames: [] })));
    await server.stop();
    database.close();
    await expect(database.call('ListTables', {})).rejects.toThrow();
  });
});

describe('startDatabaseServer', () => {
  it('reports a missing network, and then listens only on an address that cannot be guessed', async () => {
    const options = { ...inMemory, network: null };
    const servers = [await startDatabaseServer(options), await startDatabaseServer(options)];
    try {
      const endpoints = servers.map(({ endpoint }) => new URL(endpoint));
      expect(servers.map(({ isPrivate }) => isPrivate)).toEqual([false, false]);
      expect(new Set(endpoints.map(({ hostname }) => hostname)).size).toBe(2);
      for (const { hostname, port } of endpoints) {
        expect(hostname).toMatch(/^127\.(?!0\.0\.1$)\d+\.\d+\.\d+$/);
        expect(await (await fetch(`http://${hostname}:${port}`)).text(), hostname).toMatch(/dynamodb/);
        // Refused, unless something else of this machine has the same port.
        const other = await fetch(`http://127.0.0.1:${port}`).then((response) => response.text(), String);
        expect(other, hostname).not.toMatch(/dynamodb/);
      }
    } finally {
      await Promise.all(servers.map((server) => server.stop()));
    }
  });

  it('reports the error message of a database that cannot start', async () => {
    const folder = temporaryFolder();
    writeFileSync(`${folder}/tables.sqlite`, 'this is not a database, and long enough to be read as a damaged one');
    await expect(startDatabaseServer({ dataDirectory: folder, ended })).rejects.toThrow(
      /dynoxide did not start: .+database/,
    );
  });
});
