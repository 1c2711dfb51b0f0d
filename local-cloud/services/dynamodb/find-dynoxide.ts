import { accessSync, constants, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { StartProblem } from '../../start-problem.ts';

/** Where to look for dynoxide, the local DynamoDB. */
interface Machine {
  /** Such as `darwin-arm64`. */
  readonly platform: string;
  /** The value of PATH. */
  readonly searchPath: string;
}

/**
 * Finds the dynoxide program of this machine: the one that npm installed, else the first on the PATH.
 *
 * @throws StartProblem with the command that installs one, if there is neither.
 */
export function findDynoxide(machine: Machine = thisMachine()): string {
  const { platform, searchPath } = machine;
  const program = installedByNpm(platform) ?? onPath(platform, searchPath);
  if (program === undefined) {
    throw new StartProblem(
      'no_dynamodb',
      `No DynamoDB for ${platform}: npm has installed no dynoxide, and there is none on the PATH. Install it ` +
        `(${installCommand(platform)}), or use another DynamoDB.`,
    );
  }
  return program;
}

function thisMachine(): Machine {
  // biome-ignore lint/style/noProcessEnv: only the environment knows where programs are installed
  return { platform: `${process.platform}-${process.arch}`, searchPath: process.env.PATH ?? '' };
}

function installedByNpm(platform: string): string | undefined {
  try {
    return createRequire(import.meta.url).resolve(`@dynoxide/${platform}/dynoxide`);
  } catch {
    return undefined;
  }
}

function onPath(platform: string, searchPath: string): string | undefined {
  const name = platform.startsWith('win32') ? 'dynoxide.exe' : 'dynoxide';
  const folders = searchPath.split(delimiter).filter((folder) => folder !== '');
  return folders.map((folder) => join(folder, name)).find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

function installCommand(platform: string): string {
  if (platform === 'linux-x64') {
    return 'npm ci, without --omit=optional';
  }
  return platform.startsWith('darwin') ? 'brew install nubo-db/tap/dynoxide' : 'cargo install dynoxide-rs';
}
