// Guarantee: the database listens where no web page finds it, and says why it cannot start. Risk: any page in a browser
// reads what is stored locally, or a start fails without a reason.
import { writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';
import { startDatabaseServer } from './database-server.ts';

const ignore = () => undefined;

describe('startDatabaseServer', () => {
  it('listens on an address that nobody can guess, and nowhere else', async () => {
    const servers = [await startDatabaseServer(null, ignore), await startDatabaseServer(null, ignore)];
    try {
      const endpoints = servers.map(({ endpoint }) => new URL(endpoint));
      expect(new Set(endpoints.map(({ hostname }) => hostname)).size).toBe(2);
      for (const { hostname, port } of endpoints) {
        expect(hostname).toMatch(/^127\.(?!0\.0\.1$)\d+\.\d+\.\d+$/);
        expect((await fetch(`http://${hostname}:${port}`)).status).toBe(200);
        await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow();
      }
    } finally {
      await Promise.all(servers.map((server) => server.stop()));
    }
  });

  it('gives the words of a database that cannot start', async () => {
    const folder = temporaryFolder();
    writeFileSync(`${folder}/tables.sqlite`, 'this is not a database, and long enough to be read as a damaged one');
    await expect(startDatabaseServer(folder, ignore)).rejects.toThrow(/dynoxide did not start: .+database/);
  });
});
