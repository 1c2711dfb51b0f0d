import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

/**
 * Runs a program once for each list of arguments, all at the same time. The first writes where this process writes; the
 * output of each other one follows when all have ended, so that no line is in the middle of another. The last lines say
 * which of several failed. Resolves with 0 if all ended with 0, and otherwise with 1.
 */
export async function runParts(program: string, parts: readonly (readonly string[])[]): Promise<number> {
  const children: ChildProcess[] = [];
  const passOn = (signal: NodeJS.Signals) => children.forEach((child) => void child.kill(signal));
  // A terminal sends Ctrl-C to the children as well; what they print while they end is still to be shown.
  const interrupt = (signal: NodeJS.Signals) => (process.stdin.isTTY ? undefined : passOn(signal));
  process.on('SIGTERM', passOn).on('SIGINT', interrupt);
  try {
    // After the handlers: a signal in between would end this process and leave the children.
    parts.forEach((args, at) => {
      const output = at === 0 ? 'inherit' : 'pipe';
      children.push(spawn(process.execPath, [fileURLToPath(program), ...args], { stdio: ['inherit', output, output] }));
    });
    const ended = await Promise.all(children.map(end));
    for (const { stdout, stderr } of ended) {
      process.stdout.write(stdout);
      process.stderr.write(stderr);
    }
    const failed = parts.filter((_part, at) => ended[at]?.code !== 0);
    if (parts.length > 1) {
      failed.forEach((part) => void process.stderr.write(`Failed: vitest ${part.join(' ')}\n`));
    }
    return failed.length === 0 ? 0 : 1;
  } finally {
    process.off('SIGTERM', passOn).off('SIGINT', interrupt);
  }
}

async function end(child: ChildProcess) {
  const read = async (name: 'stdout' | 'stderr') => (child[name] === null ? '' : await buffer(child[name]));
  const [[code], stdout, stderr] = await Promise.all([once(child, 'close'), read('stdout'), read('stderr')]);
  return { code, stdout, stderr };
}
