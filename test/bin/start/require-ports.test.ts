// Guarantee: a start whose ports are taken is refused before anything is started, with the port and what it is for.
// Risk: a newcomer waits for the synthesis, and then reads about a port that he did not choose.
import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { requirePorts } from '../../../bin/start/require-ports.ts';

async function takenPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as { port: number }).port;
}

it.each([
  ['the API', 0],
  ['the console', 1],
  ['the sign-in pages', 2],
])('names the port of %s if it is in use', async (what, after) => {
  const taken = await takenPort();
  await expect(requirePorts(taken - after)).rejects.toThrow(
    `The port ${taken} (${what}) is in use. npm start takes three ports, --port and the two after it: choose another --port, or 0 for any free ones.`,
  );
});

it('accepts any free ports', async () => {
  await takenPort();
  await expect(requirePorts(0)).resolves.toBeUndefined();
});
