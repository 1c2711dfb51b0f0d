import { join, resolve } from 'node:path';
import { madeOnce } from '../made-once.ts';
import { runProgram } from '../run-program.ts';
import { ServerProblem } from '../server-problem.ts';

/** A program in a Go module. */
interface GoProgram {
  readonly module: string;
  readonly version: string;
  readonly program: string;
}

interface RunOptions {
  /** Where programs are kept between runs; git ignores it. */
  readonly cache: string;
  readonly say: (line: string) => void;
  /** Replaces the whole environment of Go. */
  readonly environment?: NodeJS.ProcessEnv;
}

// A proxy may break off a connection. Go asks it only once, but keeps what it has received.
const TRIES_MAX = 3;
const BROKEN_OFF =
  /connection re(?:set|fused)|unexpected EOF|: EOF|timeout|stream error|server misbehaving|status code 50[234]|: 50[234] /;

/**
 * Returns the path of a program, built once for each version; Go verifies the checksums of its sources.
 *
 * @throws ServerProblem if that fails.
 */
export async function layOutGo(
  { module, version, program }: GoProgram,
  { cache, say, environment }: RunOptions,
): Promise<string> {
  const folder = resolve(cache, `${program}-${version}`);
  await madeOnce(folder, async () => {
    say(`Building ${program} ${version} with Go ...`);
    // biome-ignore lint/style/noProcessEnv: Go and its cache are found by it
    const own = { ...(environment ?? process.env), GOBIN: folder };
    const install = () => runProgram('go', ['install', `${module}@${version}`], { environment: own });
    let result = await install();
    for (let tries = 1; tries < TRIES_MAX && isBrokenOff(result); tries += 1) {
      result = await install();
    }
    if (result === 'missing') {
      throw new ServerProblem(
        'This needs Go, and there is no go on the PATH. Install Go 1.25 or later and put it on the PATH.',
      );
    }
    if (result.status !== 0) {
      const said = result.output.trim().split('\n').slice(-5).join('\n');
      throw new ServerProblem(
        `Go could not build ${program} ${version}:\n${said}\nIt needs a proxy of Go modules (GOPROXY). Fix this and start again.`,
      );
    }
  });
  return join(folder, program);
}

function isBrokenOff(result: Awaited<ReturnType<typeof runProgram>>): boolean {
  return result !== 'missing' && result.status !== 0 && BROKEN_OFF.test(result.output);
}
