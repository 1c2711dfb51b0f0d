import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { madeOnce } from '../made-once.ts';
import { runProgram } from '../run-program.ts';
import { ServerProblem } from '../server-problem.ts';

/** What is installed, and where. */
interface PythonOptions {
  /** A file of exact versions, each with its SHA-256 sums, as pip reads it. */
  readonly requirements: URL;
  /** Where environments are kept between runs; git ignores it. */
  readonly cache: string;
  readonly say: (line: string) => void;
  /** Replaces the whole environment of Python and pip. */
  readonly environment?: NodeJS.ProcessEnv | undefined;
}

const VERSION_MIN = 10;
const INSTALL = 'Install Python 3.10 or later with its venv module (Debian: python3-venv) and put it on the PATH.';

/**
 * The Python of a virtual environment that has exactly what a file of requirements names; made once for each content of
 * the file. Throws a ServerProblem.
 */
export async function layOutPython({ requirements, cache, say, environment }: PythonOptions): Promise<string> {
  const wanted = readFileSync(requirements);
  const name = `python-${createHash('sha256').update(wanted).digest('hex').slice(0, 12)}`;
  const folder = resolve(cache, name);
  const python = join(folder, 'bin', 'python');
  // An environment knows its own path, so it cannot be made elsewhere and moved.
  await madeOnce(folder, async () => {
    await checkPython(environment);
    say('Installing the Python tools of this run with pip ...');
    await must('make a virtual environment', { program: 'python3', args: ['-m', 'venv', folder], environment });
    const file = join(folder, 'requirements.txt');
    writeFileSync(file, wanted);
    const install = ['-m', 'pip', 'install', '--quiet', '--require-hashes', '--only-binary', ':all:', '-r', file];
    await must('install what requirements.txt names', { program: python, args: install, environment });
  });
  return python;
}

async function checkPython(environment?: NodeJS.ProcessEnv): Promise<void> {
  const result = await runProgram('python3', ['--version'], { environment });
  if (result === 'missing') {
    throw new ServerProblem(`This needs Python, and there is no python3 on the PATH. ${INSTALL}`);
  }
  const minor = Number(/Python 3\.(\d+)/.exec(result.output)?.[1]);
  if (!(minor >= VERSION_MIN)) {
    throw new ServerProblem(`python3 on the PATH is ${result.output.trim() || 'of an unknown version'}. ${INSTALL}`);
  }
}

interface Run {
  readonly program: string;
  readonly args: readonly string[];
  readonly environment: NodeJS.ProcessEnv | undefined;
}

async function must(aim: string, { program, args, environment }: Run): Promise<void> {
  const result = await runProgram(program, args, { environment });
  if (result === 'missing' || result.status !== 0) {
    const said = result === 'missing' ? `${program} is missing` : lastLines(result.output);
    throw new ServerProblem(
      `Python could not ${aim}:\n${said}\nIt needs PyPI, or an index in pip's configuration. See to that and start again.`,
    );
  }
}

function lastLines(output: string): string {
  return output.trim().split('\n').slice(-5).join('\n');
}
