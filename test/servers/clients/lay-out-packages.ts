import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runProgram } from '../run-program.ts';
import { ServerProblem } from '../server-problem.ts';

// Written last: a folder without it was cut short.
const COMPLETE = 'complete';

/**
 * A folder with exactly the packages that a lock file names, apart from the project's own; made once for each content
 * of that file. Throws a ServerProblem.
 */
export async function layOutPackages(manifests: URL, cache: string): Promise<string> {
  const lock = readFileSync(new URL('package-lock.json', manifests));
  const folder = resolve(cache, `node-${createHash('sha256').update(lock).digest('hex').slice(0, 12)}`);
  if (existsSync(join(folder, COMPLETE))) {
    return folder;
  }
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of ['package.json', 'package-lock.json']) {
    cpSync(fileURLToPath(new URL(name, manifests)), join(folder, name));
  }
  const installed = await runProgram('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { folder });
  if (installed === 'missing' || installed.status !== 0) {
    rmSync(folder, { recursive: true, force: true });
    const said = installed === 'missing' ? 'npm is not on the PATH.' : installed.output.trim();
    throw new ServerProblem(`npm could not install the generator of clients:\n${said}\nSee to that and start again.`);
  }
  writeFileSync(join(folder, COMPLETE), '');
  return folder;
}
