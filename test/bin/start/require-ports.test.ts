// Guarantee: a start whose ports are taken is refused before anything is started, with the port and what it is for.
// Risk: a newcomer waits for the synthesis, and then reads about a port that he did not choose.
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { requirePorts } from '../../../bin/start/require-ports.ts';

async function listenOn(port: number): Promise<Server | null> {
  const server = createServer().listen(port, '127.0.0.1');
  const listens = await once(server, 'listening').then(
    () => true,
    () => false,
  );
  return listens ? server : null;
}

// Takes the port that comes so many after a first one, whose other two are free; returns the first.
async function takePort(after: number): Promise<number> {
  const first = (await listenOn(0)) ?? expect.fail('no port is free');
  const { port } = first.address() as AddressInfo;
  const servers = [first, await listenOn(port + 1), await listenOn(port + 2)];
  const taken = servers[after];
  const isComplete = servers.every((server) => server !== null);
  for (const server of servers) {
    if (server !== null && (server !== taken || !isComplete)) {
      await new Promise((resolve) => server.close(resolve));
    }
  }
  if (!isComplete || taken === null || taken === undefined) {
    return takePort(after);
  }
  onTestFinished(() => void taken.close());
  return port;
}

it.each([
  ['the API', 0],
  ['the console', 1],
  ['the sign-in pages', 2],
])('names the port of %s if it is in use', async (what, after) => {
  const port = await takePort(after);
  await expect(requirePorts(port)).rejects.toThrow(
    `The port ${port + after} (${what}) is in use. npm start takes three ports, --port and the two after it: choose another --port, or 0 for any free ones.`,
  );
});

it('accepts any free ports', async () => {
  await takePort(0);
  await expect(requirePorts(0)).resolves.toBeUndefined();
});
