import type { Environment } from 'aws-cdk-lib';
import type { Stage } from '../stage.ts';
import { StageError } from '../stage-error.ts';

/** Throws a StageError when a stage would be deployed in an account or Region other than its own. */
export function requirePlace({ name, place }: Stage, found: Environment): void {
  for (const key of ['account', 'region'] as const) {
    if (place !== null && found[key] !== undefined && found[key] !== place[key]) {
      throw new StageError(
        `${name} belongs to the ${key === 'region' ? 'Region' : key} ${place[key]} (lib/stages.ts), and not to ${found[key]}.`,
      );
    }
  }
}
