import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartProblem } from '../../start-problem.ts';
import type { Secret } from './secret.ts';

/** All secrets, in one file that only its owner may read (in memory without a data directory). */
export class SecretStore {
  readonly #file: string | null;
  readonly #secrets: Map<string, Secret>;

  constructor(dataDirectory: string | null) {
    this.#file = dataDirectory === null ? null : join(dataDirectory, 'secrets.json');
    const stored = this.#file !== null && existsSync(this.#file) ? readSecrets(this.#file) : [];
    this.#secrets = new Map(stored.map((secret) => [secret.name, secret]));
  }

  /** Finds a secret by its name, its ARN, or its ARN without the random ending. */
  find(nameOrArn: string): Secret | undefined {
    return [...this.#secrets.values()].find(
      ({ name, arn }) => nameOrArn === name || nameOrArn === arn || nameOrArn === arn.slice(0, -'-XXXXXX'.length),
    );
  }

  /** Stores a secret; the file is replaced in one step, so that a crash leaves either the old one or the new one. */
  save(secret: Secret): void {
    this.#secrets.set(secret.name, secret);
    if (this.#file !== null) {
      writeFileSync(`${this.#file}.new`, JSON.stringify([...this.#secrets.values()]), { mode: 0o600 });
      renameSync(`${this.#file}.new`, this.#file);
    }
  }
}

function readSecrets(file: string): Secret[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Secret[];
  } catch (error) {
    throw new StartProblem('unreadable_state', `${file} cannot be read as secrets.`, { cause: error });
  }
}
