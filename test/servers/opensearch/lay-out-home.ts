import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { layOutJars } from './lay-out-jars.ts';
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

/**
 * Returns the folder of an OpenSearch whose jars all have the checksums in this checkout; Maven downloads what is
 * missing.
 *
 * @throws ServerProblem if that fails.
 */
export async function layOutHome(options: LayOutOptions): Promise<string> {
  return await layOutJars({
    ...options,
    name: `OpenSearch ${OPENSEARCH_VERSION}`,
    sources: new URL('.', import.meta.url),
    finish: (home) => {
      writePluginDescriptors(home, OPENSEARCH_VERSION);
      mkdirSync(join(home, 'config'));
    },
  });
}
