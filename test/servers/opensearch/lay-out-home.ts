import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runProgram } from '../run-program.ts';
import { ServerProblem } from '../server-problem.ts';
import { type ChecksumDifferences, compareWithChecksums, parseChecksums } from './checksums.ts';
import { writePluginDescriptors } from './plugin-descriptors.ts';

/** The version that the stand-in is compared with. */
const OPENSEARCH_VERSION = '2.19.1';

/** Options for installing a home. */
interface LayOutOptions {
  /** The folder that keeps homes between runs; git ignores it. */
  readonly cache: string;
  readonly say: (line: string) => void;
  /** Replaces the whole environment of Maven. */
  readonly environment?: NodeJS.ProcessEnv | undefined;
}

const pom = fileURLToPath(new URL('pom.xml', import.meta.url));
const expected = parseChecksums(readFileSync(new URL('checksums.txt', import.meta.url), 'utf8'));

/**
 * Returns the folder of an OpenSearch whose jars all have the checksums in this checkout; Maven downloads what is
 * missing.
 *
 * @throws ServerProblem if that fails.
 */
export async function layOutHome({ cache, say, environment }: LayOutOptions): Promise<string> {
  const home = join(cache, `opensearch-${OPENSEARCH_VERSION}`);
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
    say(`Fetching OpenSearch ${OPENSEARCH_VERSION} with Maven ...`);
    await runMaven(draft, environment);
    rmSync(join(draft, 'markers'), { recursive: true, force: true });
    const differences = compareWithChecksums(draft, expected);
    if (differences !== null) {
      throw new ServerProblem(
        `The files from Maven do not match checksums.txt (${describe(differences)}). Delete those files from Maven's ` +
          'local repository, usually ~/.m2/repository, and start again; if that does not help, the repository that ' +
          'Maven uses gives other files than Maven Central.',
      );
    }
    writePluginDescriptors(draft, OPENSEARCH_VERSION);
    mkdirSync(join(draft, 'config'));
    moveTo(home, draft);
    return home;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

async function runMaven(home: string, environment?: NodeJS.ProcessEnv): Promise<void> {
  // -C: fails if a file does not have the repository's checksum.
  const result = await runProgram('mvn', ['-C', '-q', '-B', '-f', pom, `-Dhome=${home}`, 'package'], { environment });
  if (result === 'missing') {
    throw new ServerProblem(
      'Maven fetches OpenSearch, and there is no mvn on the PATH. Install Maven 3.8 or later (Debian: maven).',
    );
  }
  if (result.status !== 0) {
    const said = result.output.split('\n').filter((line) => line.includes('ERROR'));
    throw new ServerProblem(
      `Maven could not fetch OpenSearch (status ${result.status}):\n${said.slice(0, 5).join('\n') || result.output.trim()}\n` +
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
