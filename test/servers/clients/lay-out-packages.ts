import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { madeOnce } from '../made-once.ts';
import { runProgram } from '../run-program.ts';
import { ServerProblem } from '../server-problem.ts';

/**
 * Installs exactly the packages of a lock file into a separate folder, once for each content of that file, and returns
 * the folder.
 *
 * @throws ServerProblem if that fails.
 */
export async function layOutPackages(manifests: URL, cache: string): Promise<string> {
  const lock = readFileSync(new URL('package-lock.json', manifests));
  const folder = resolve(cache, `node-${createHash('sha256').update(lock).digest('hex').slice(0, 12)}`);
  await madeOnce(folder, async () => {
    mkdirSync(folder);
    for (const name of ['package.json', 'package-lock.json']) {
      cpSync(fileURLToPath(new URL(name, manifests)), join(folder, name));
    }
    const installed = await runProgram('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { folder });
    if (installed === 'missing' || installed.status !== 0) {
      const said = installed === 'missing' ? 'npm is not on the PATH.' : installed.output.trim();
      throw new ServerProblem(`npm could not install the generator of clients:\n${said}\nFix this and start again.`);
    }
  });
  return folder;
}
