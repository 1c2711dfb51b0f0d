import { randomInt } from 'node:crypto';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { findDynoxide } from './find-dynoxide.ts';
import { OWN_PORT, ownNetwork, RelayAgent } from './own-network.ts';
import { startSupervised } from './supervised-process.ts';

/** A running DynamoDB: where it answers, and how to stop it. */
export interface DatabaseServer {
  readonly endpoint: string;
  /** Makes the connections to the endpoint; when `isPrivate`, nothing else can. */
  readonly agent: Agent;
  /** Whether only root and the user who started it can reach it. */
  readonly isPrivate: boolean;
  readonly stop: () => Promise<void>;
}

/** How dynoxide is run. */
interface DatabaseOptions {
  /** Null keeps everything in memory. */
  readonly dataDirectory: string | null;
  /** Called when it ends unexpectedly, with its last output. */
  readonly ended: (reason: string) => void;
  readonly program?: string;
  /** Turns a command into one that runs in its own network; null for none. By default, this depends on the system. */
  readonly network?: Awaited<ReturnType<typeof ownNetwork>>;
}

// Address and port are random, so a second attempt very rarely hits one that is in use.
const ATTEMPTS_MAX = 5;
const CONNECTIONS = { keepAlive: true };

/**
 * Starts dynoxide in its own network namespace, where only this process can reach it: dynoxide checks no signatures and
 * lets every web page read its responses. Without such a namespace it listens on a random address of 127.0.0.0/8 and a
 * random port, which keeps web pages out, but not other users of the machine.
 *
 * @throws if there is no dynoxide, with the ways to get one, or if it does not start.
 */
export async function startDatabaseServer(options: DatabaseOptions): Promise<DatabaseServer> {
  const { dataDirectory, program = findDynoxide(), network = await ownNetwork() } = options;
  const storage = dataDirectory === null ? [] : ['--db-path', join(dataDirectory, 'tables.sqlite')];
  const serve = (host: string, port: number) => [program, 'serve', '--host', host, '--port', `${port}`, ...storage];
  if (network === null) {
    return startOnLoopback(serve, options.ended);
  }
  const server = await startListening(network(serve('127.0.0.1', OWN_PORT)));
  const agent = new RelayAgent(server.child, CONNECTIONS);
  return { endpoint: `http://127.0.0.1:${OWN_PORT}`, agent, isPrivate: true, stop: watch(server, options.ended) };
}

// 2^24 addresses by 20,000 ports are too many for a page to try. If a port is in use, another one is tried.
async function startOnLoopback(
  serve: (host: string, port: number) => readonly string[],
  ended: DatabaseOptions['ended'],
): Promise<DatabaseServer> {
  for (let attempt = 1; ; attempt += 1) {
    const host = `127.${randomInt(1, 255)}.${randomInt(0, 256)}.${randomInt(1, 255)}`;
    const port = randomInt(10_000, 30_000);
    try {
      const server = await startListening(serve(host, port));
      const endpoint = `http://${host}:${port}`;
      return { endpoint, agent: new Agent(CONNECTIONS), isPrivate: false, stop: watch(server, ended) };
    } catch (error) {
      if (attempt === ATTEMPTS_MAX || !/already in use/.test(String(error))) {
        throw error;
      }
    }
  }
}

async function startListening([program = '', ...parameters]: readonly string[]) {
  const server = startSupervised(program, parameters);
  await server.printed('listening on').catch(async (error: Error) => {
    await server.stop().catch(() => undefined);
    throw new Error(`dynoxide did not start: ${error.message || 'it ended without a message'}`);
  });
  return server;
}

function watch(server: ReturnType<typeof startSupervised>, ended: (reason: string) => void): () => Promise<void> {
  let stopping = false;
  server.ended.then((reason) => stopping || ended(reason));
  return () => {
    stopping = true;
    return server.stop();
  };
}
