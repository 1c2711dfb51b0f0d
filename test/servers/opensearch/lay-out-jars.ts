import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runProgram } from '../run-program.ts';
import { ServerProblem } from '../server-problem.ts';
import { type ChecksumDifferences, compareWithChecksums, parseChecksums } from './checksums.ts';

/** What Maven fetches, and where to. */
interface Jars {
  /** Its name with its version. */
  readonly name: string;
  /** The folder with `pom.xml`, which fills the folder `home`, and `checksums.txt`. */
  readonly sources: URL;
  /** The folder that keeps homes between runs; git ignores it. */
  readonly cache: string;
  readonly say: (line: string) => void;
  /** Replaces the whole environment of Maven. */
  readonly environment?: NodeJS.ProcessEnv | undefined;
  /** Adds to the home what is not from Maven. */
  readonly finish?: (home: string) => void;
}

/**
 * Returns a folder whose jars all have the checksums in this checkout; Maven downloads what is missing.
 *
 * @throws ServerProblem if that fails.
 */
export async function layOutJars(jars: Jars): Promise<string> {
  const { name, sources, cache, say, finish } = jars;
  const expected = parseChecksums(readFileSync(new URL('checksums.txt', sources), 'utf8'));
  const home = resolve(cache, name.toLowerCase().replaceAll(' ', '-'));
  if (existsSync(home)) {
    const differences = compareWithChecksums(home, expected);
    if (differences === null) {
      return home;
    }
    say(`${home} has changed since its installation (${describe(differences)}): installing it again.`);
    rmSync(home, { recursive: true, force: true });
  }
  mkdirSync(cache, { recursive: true });
  // Created in a draft folder and moved in one step, so that a killed run leaves no incomplete home.
  const draft = mkdtempSync(join(cache, 'laying-out-'));
  try {
    say(`Fetching ${name} with Maven ...`);
    await runMaven(jars, draft);
    rmSync(join(draft, 'markers'), { recursive: true, force: true });
    const differences = compareWithChecksums(draft, expected);
    if (differences !== null) {
      throw new ServerProblem(
        `The files from Maven do not match checksums.txt (${describe(differences)}). Delete those files from Maven's ` +
          'local repository, usually ~/.m2/repository, and start again; if that does not help, the repository that ' +
          'Maven uses gives other files than Maven Central.',
      );
    }
    finish?.(draft);
    moveTo(home, draft);
    return home;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

async function runMaven({ name, sources, environment }: Jars, home: string): Promise<void> {
  const pom = fileURLToPath(new URL('pom.xml', sources));
  // -C: fails if a file does not have the repository's checksum.
  const result = await runProgram('mvn', ['-C', '-q', '-B', '-f', pom, `-Dhome=${home}`, 'package'], { environment });
  const [product] = name.split(' ');
  if (result === 'missing') {
    throw new ServerProblem(
      `Maven fetches ${product}, and there is no mvn on the PATH. Install Maven 3.8 or later (Debian: maven).`,
    );
  }
  if (result.status !== 0) {
    const said = result.output.split('\n').filter((line) => line.includes('ERROR'));
    throw new ServerProblem(
      `Maven could not fetch ${product} (status ${result.status}):\n${said.slice(0, 5).join('\n') || result.output.trim()}\n` +
        'It needs Maven Central, or a mirror in its settings.xml. Fix this and start again.',
    );
  }
}

// Another run may have been faster; its home is just as good.
function moveTo(home: string, draft: string): void {
  try {
    renameSync(draft, home);
  } catch (error) {
    if (!existsSync(home)) {
      throw error;
    }
  }
}

function describe({ missing, altered, unknown }: ChecksumDifferences): string {
  const kinds = Object.entries({ missing, altered, unknown }).filter(([, paths]) => paths.length > 0);
  return kinds
    .map(([kind, [first, ...others]]) => `${kind}: ${first}${others.length > 0 ? ` and ${others.length} more` : ''}`)
    .join('; ');
}
