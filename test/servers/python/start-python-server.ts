import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ServerProblem } from '../server-problem.ts';

/** A server of a Python program on this machine. */
export interface PythonServer {
  /** Such as `http://127.0.0.1:50123`. */
  readonly endpoint: string;
  readonly stop: () => Promise<void>;
}

/** A program that prints its address to its standard error and ends when its standard input is closed. */
interface PythonProgram {
  /** For the sentence that says that it did not start. */
  readonly name: string;
  readonly python: string;
  readonly path: string;
  readonly environment?: NodeJS.ProcessEnv;
}

/** Starts a program and waits for its address; throws a ServerProblem with what it printed when it ends before. */
export async function startPythonServer({ name, python, path, environment }: PythonProgram): Promise<PythonServer> {
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
  const early = ended.then(() => {
    throw new ServerProblem(`${name} did not start:\n${printed}`);
  });
  // Watched only until it serves: afterwards it is meant to end.
  early.catch(() => undefined);
  return {
    endpoint: await Promise.race([endpoint, early]),
    stop: async () => {
      // The program also ends when this process is killed, which closes its input.
      child.stdin.end();
      await ended;
    },
  };
}
