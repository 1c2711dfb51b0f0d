import { once } from 'node:events';
import { createServer } from 'node:net';

// In the order of the ports.
const USERS = ['the API', 'the console', 'the sign-in pages'];

/**
 * Checks that the port of the API and the two after it are free; with 0, any free ones are taken later.
 *
 * @throws an error that names the port that is in use, and what it is for.
 */
export async function requirePorts(port: number): Promise<void> {
  for (const [after, user] of port === 0 ? [] : USERS.entries()) {
    if (await isTaken(port + after)) {
      throw new Error(
        `The port ${port + after} (${user}) is in use. npm start takes three ports, --port and the two after it: choose another --port, or 0 for any free ones.`,
      );
    }
  }
}

// Any other error is explained by the server that needs the port.
async function isTaken(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  } finally {
    server.close();
  }
}
