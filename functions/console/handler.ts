import { randomUUID } from 'node:crypto';
import { personHandler } from '../../shared/api/person-handler.ts';
import { LambdaEnvironment, readEnvironment } from '../../shared/aws/environment.wiring.ts';
import { answerConsoleCall } from '../../shared/console/answer-call.ts';
import { createConsole } from '../../shared/console/console.wiring.ts';
import { Environment } from './contract.ts';

const services = createConsole(readEnvironment(Environment), readEnvironment(LambdaEnvironment));

/** The console's API: who is signed in, and the operations of the registry. */
export const handler = personHandler((request) =>
  answerConsoleCall(services, request, { id: randomUUID(), at: new Date().toISOString() }),
);
