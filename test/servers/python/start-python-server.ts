import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ServerProblem } from '../server-problem.ts';

/** A running server of a Python program on this machine. */
export interface PythonServer {
  /** Such as `http://127.0.0.1:50123`. */
  readonly endpoint: string;
  /** Ends the program, which is killed if it takes longer than ten seconds. */
  readonly stop: () => Promise<void>;
}

/** A program that prints its address to its standard error and ends when its standard input is closed. */
interface PythonProgram {
  /** The name in the error message if it does not start. */
  readonly name: string;
  readonly python: string;
  readonly path: string;
  readonly environment?: NodeJS.ProcessEnv;
  readonly startMsMax?: number;
  readonly stopMsMax?: number;
}

// An embedding model is loaded before its server answers.
const START_MS_MAX = 180_000;
const STOP_MS_MAX = 10_000;

/**
 * Starts a program and waits for its address.
 *
 * @throws ServerProblem with everything that it printed if it ends without an address or prints none in time.
 */
export async function startPythonServer(program: PythonProgram): Promise<PythonServer> {
  const { name, python, path, environment, startMsMax = START_MS_MAX, stopMsMax = STOP_MS_MAX } = program;
  const child = spawn(python, [path], {
    // biome-ignore lint/style/noProcessEnv: Python is found by it
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  const ended = once(child, 'close');
  let printed = '';
  const endpoint = new Promise<string>((resolve) => {
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      printed = `${printed}${text}`.slice(-10_000);
      const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(printed) ?? [];
      if (address !== undefined) {
        resolve(address);
      }
    });
  });
  let limit = '';
  const late = setTimeout(() => {
    limit = ` within ${startMsMax / 1_000} seconds`;
    child.kill('SIGKILL');
  }, startMsMax);
  const early = ended.then(() => {
    throw new ServerProblem(`${name} did not start${limit}:\n${printed}`);
  });
  // Watched only until it serves; after that, its end is intended.
  early.catch(() => undefined);
  return {
    endpoint: await Promise.race([endpoint, early]).finally(() => clearTimeout(late)),
    stop: async () => {
      // The program also ends when this process is killed, which closes its input.
      child.stdin.end();
      const killed = setTimeout(() => child.kill('SIGKILL'), stopMsMax);
      await ended;
      clearTimeout(killed);
    },
  };
}
