import type { Context } from 'aws-lambda';
import { LambdaEnvironment, readEnvironment } from '../../shared/aws/environment.ts';
import { createHousekeeping } from '../../shared/housekeeping/housekeeping.wiring.ts';
import { runRound } from '../../shared/housekeeping/run-round.ts';
import { Environment } from './contract.ts';

const partsFor = createHousekeeping(readEnvironment(Environment), readEnvironment(LambdaEnvironment));

/** Finishes interrupted work every hour, as far as time allows. */
export const handler = (_event: unknown, context: Context): Promise<void> =>
  runRound(partsFor(() => context.getRemainingTimeInMillis()));
