import { randomUUID } from 'node:crypto';
import { personHandler } from '../../shared/api/person-handler.ts';
import { LambdaEnvironment, readEnvironment } from '../../shared/aws/environment.wiring.ts';
import { answerTrial } from '../../shared/console/answer-trial.ts';
import { createPlayground } from '../../shared/console/playground.wiring.ts';
import { Environment } from './contract.ts';

const services = createPlayground(readEnvironment(Environment), readEnvironment(LambdaEnvironment));

/** The playground's API: members search and ask as one of their company's applications. */
export const handler = personHandler((request) =>
  answerTrial(services, request, { id: randomUUID(), at: new Date().toISOString() }),
);
