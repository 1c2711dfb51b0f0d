import { runProgram } from '../run-program.ts';
import { ServerProblem } from '../server-problem.ts';

const VERSION_MIN = 17;
// Java 24 and later has no security manager, which OpenSearch 2 still needs.
const VERSION_MAX = 23;
const INSTALL = 'Install a JDK 17 (Debian: openjdk-17-jdk-headless) and put it on the PATH.';

/** Throws a ServerProblem unless the `java` of the PATH can run OpenSearch 2.19. */
export async function checkJava(environment?: NodeJS.ProcessEnv): Promise<void> {
  const result = await runProgram('java', ['-version'], { environment });
  if (result === 'missing') {
    throw new ServerProblem(`OpenSearch needs Java, and there is no java on the PATH. ${INSTALL}`);
  }
  const version = Number(/version "(?:1\.)?(\d+)/.exec(result.output)?.[1]);
  if (!(version >= VERSION_MIN && version <= VERSION_MAX)) {
    const found = Number.isNaN(version) ? 'an unknown version' : `version ${version}`;
    throw new ServerProblem(
      `OpenSearch needs Java ${VERSION_MIN} to ${VERSION_MAX}, and java on the PATH is ${found}. ${INSTALL}`,
    );
  }
}
