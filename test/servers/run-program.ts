import { spawn } from 'node:child_process';

/**
 * The result of a program: its status (null: a signal), what it wrote to its standard output, and its whole output,
 * with what it wrote to its standard error; or `missing` if there is no such program.
 */
type ProgramResult = { readonly status: number | null; readonly stdout: string; readonly output: string } | 'missing';

/** Variables by which a program calls servers on this machine directly, even where others are behind a proxy. */
export const NO_PROXY = { NO_PROXY: '127.0.0.1', no_proxy: '127.0.0.1' };

/** Where a program runs: its whole environment, and its folder; by default, those of this process. */
interface RunOptions {
  readonly environment?: NodeJS.ProcessEnv | undefined;
  readonly folder?: string | undefined;
  /** Ends the program; the call then rejects. */
  readonly signal?: AbortSignal | undefined;
}

/** Runs a program of the PATH to its end. */
export function runProgram(
  program: string,
  args: readonly string[],
  { environment, folder, signal }: RunOptions = {},
): Promise<ProgramResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(environment && { env: environment }),
      ...(folder !== undefined && { cwd: folder }),
      ...(signal && { signal }),
    });
    let [stdout, output] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    child.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ENOENT' ? resolve('missing') : reject(error),
    );
    child.once('close', (status) => resolve({ status, stdout, output }));
  });
}
