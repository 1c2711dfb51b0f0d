import type { Context } from 'aws-lambda';
import { LambdaEnvironment, readEnvironment } from '../../shared/aws/environment.wiring.ts';
import { createHousekeeping } from '../../shared/housekeeping/housekeeping.wiring.ts';
import { runRound } from '../../shared/housekeeping/run-round.ts';
import { Environment } from './contract.ts';

const createParts = createHousekeeping(readEnvironment(Environment), readEnvironment(LambdaEnvironment));

/** Settles budgets and finishes interrupted ingestions and removals, every hour, as far as the time allows. */
export const handler = (_event: unknown, context: Context): Promise<void> =>
  runRound(createParts(() => context.getRemainingTimeInMillis()));
