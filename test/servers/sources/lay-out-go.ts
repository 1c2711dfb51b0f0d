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

interface Surroundings {
  /** Where programs are kept between runs; git ignores it. */
  readonly cache: string;
  readonly say: (line: string) => void;
  /** Replaces the whole environment of Go. */
  readonly environment?: NodeJS.ProcessEnv;
}

/**
 * Returns the path of a program, built once for each version; Go verifies the checksums of its sources. Throws a
 * ServerProblem.
 */
export async function layOutGo(
  { module, version, program }: GoProgram,
  { cache, say, environment }: Surroundings,
): Promise<string> {
  const folder = resolve(cache, `${program}-${version}`);
  await madeOnce(folder, async () => {
    say(`Building ${program} ${version} with Go ...`);
    // biome-ignore lint/style/noProcessEnv: Go and its cache are found by it
    const own = { ...(environment ?? process.env), GOBIN: folder };
    const result = await runProgram('go', ['install', `${module}@${version}`], { environment: own });
    if (result === 'missing') {
      throw new ServerProblem(
        'This needs Go, and there is no go on the PATH. Install Go 1.24 or later and put it on the PATH.',
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
