import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { madeOnce } from '../made-once.ts';
import { runProgram } from '../run-program.ts';
import { ServerProblem } from '../server-problem.ts';
import { uvSettings } from './uv-settings.ts';

/** What to install, and where. */
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

// pip downloads one package after the other, which takes ten times as long as uv takes for all of them.
const UV = new URL('requirements.txt', import.meta.url);
const ARGUMENTS = ['--require-hashes', '--only-binary', ':all:', '-r'];

/**
 * Returns the Python of a virtual environment with exactly the packages of a requirements file, created once for each
 * content of the file.
 *
 * @throws ServerProblem if that fails.
 */
export async function layOutPython(options: PythonOptions): Promise<string> {
  const { environment, say } = options;
  return await layOut(options, async (python, file) => {
    say('Installing the Python tools of this run ...');
    const uv = await layOut({ ...options, requirements: UV }, (own, list) => installUv(own, list, environment));
    const settings = await uvSettings(uv, environment);
    const install = ['-m', 'uv', 'pip', 'install', '--quiet', '--python', python, ...ARGUMENTS, file];
    await runPython('install what requirements.txt names', { program: uv, args: install, environment: settings });
  });
}

async function installUv(python: string, file: string, environment?: NodeJS.ProcessEnv): Promise<void> {
  const install = ['-m', 'pip', 'install', '--quiet', ...ARGUMENTS, file];
  await runPython('make pip', { program: python, args: ['-m', 'ensurepip'], environment });
  await runPython('install uv, which installs the tools', { program: python, args: install, environment });
}

async function layOut(
  { requirements, cache, environment }: PythonOptions,
  install: (python: string, file: string) => Promise<void>,
): Promise<string> {
  const wanted = readFileSync(requirements);
  const name = `python-${createHash('sha256').update(wanted).digest('hex').slice(0, 12)}`;
  const folder = resolve(cache, name);
  const python = join(folder, 'bin', 'python');
  // An environment contains its own path, so it cannot be created elsewhere and moved.
  await madeOnce(folder, async () => {
    await checkPython(environment);
    const args = ['-m', 'venv', folder, '--without-pip'];
    await runPython('make a virtual environment', { program: 'python3', args, environment });
    const file = join(folder, 'requirements.txt');
    writeFileSync(file, wanted);
    await install(python, file);
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

async function runPython(aim: string, { program, args, environment }: Run): Promise<void> {
  const result = await runProgram(program, args, { environment });
  if (result === 'missing' || result.status !== 0) {
    const said = result === 'missing' ? `${program} is missing` : lastLines(result.output);
    const needs = "It needs Python's venv module (Debian: python3-venv), and PyPI or an index in pip's configuration.";
    throw new ServerProblem(`Python could not ${aim}:\n${said}\n${needs} Fix this and start again.`);
  }
}

function lastLines(output: string): string {
  return output.trim().split('\n').slice(-5).join('\n');
}
