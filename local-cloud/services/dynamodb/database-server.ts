import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { findDynoxide } from './find-dynoxide.ts';
import { startSupervised } from './supervised-process.ts';

/** Where a DynamoDB answers, and how it is ended. */
export interface DatabaseServer {
  readonly endpoint: string;
  readonly stop: () => Promise<void>;
}

const attemptsMax = 5;

/**
 * Starts dynoxide on a random address of 127.0.0.0/8 and a random port. It checks no signature and lets every web page
 * read its answers, so the address is what keeps pages out: 2^24 addresses by 20,000 ports are too many to try. A port
 * that is taken is tried again elsewhere. `dataDirectory` null keeps everything in memory.
 *
 * @throws where there is no dynoxide, with the ways to get one.
 */
export async function startDatabaseServer(
  dataDirectory: string | null,
  ended: (reason: string) => void,
  program = findDynoxide(),
): Promise<DatabaseServer> {
  const storage = dataDirectory === null ? [] : ['--db-path', join(dataDirectory, 'tables.sqlite')];
  for (let attempt = 1; ; attempt += 1) {
    const host = `127.${randomInt(1, 255)}.${randomInt(0, 256)}.${randomInt(1, 255)}`;
    const port = randomInt(10_000, 30_000);
    const server = startSupervised(program, ['serve', '--host', host, '--port', String(port), ...storage]);
    try {
      await server.printed('listening on');
    } catch (error) {
      if (attempt < attemptsMax && /already in use/.test(String(error))) {
        continue;
      }
      throw new Error(`dynoxide did not start: ${(error as Error).message || 'it ended without a word'}`);
    }
    return watch(server, `http://${host}:${port}`, ended);
  }
}

function watch(
  server: ReturnType<typeof startSupervised>,
  endpoint: string,
  ended: (reason: string) => void,
): DatabaseServer {
  let stopping = false;
  server.ended.then((reason) => stopping || ended(reason));
  return {
    endpoint,
    stop: () => {
      stopping = true;
      return server.stop();
    },
  };
}
