import type { AddressInfo, Server } from 'node:net';

/**
 * Starts a server on a port of 127.0.0.1 (0: any free one), and returns its URL.
 *
 * @throws Error if the port is in use, with a message that says so.
 */
export async function listenOnLoopback(server: Server, port: number): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const message = `The port ${port} is in use; choose another, or 0 for any free one.`;
      reject(error.code === 'EADDRINUSE' ? new Error(message, { cause: error }) : error);
    });
    server.listen(port, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
