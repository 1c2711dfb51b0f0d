import { randomUUID } from 'node:crypto';
import { personHandler } from '../../shared/api/person-handler.ts';
import { LambdaEnvironment, readEnvironment } from '../../shared/aws/environment.ts';
import { createPlayground } from '../../shared/console/playground.wiring.ts';
import { runOperation } from '../../shared/console/run-operation.ts';
import { parseSignedIn } from '../../shared/console/signed-in.ts';
import { Environment } from './contract.ts';

const playground = createPlayground(readEnvironment(Environment), readEnvironment(LambdaEnvironment));

/** Searches and questions of members as one of their company's applications. */
export const handler = personHandler(({ resource, body, authorized, signal, timeLeftMs, addLogFields }) => {
  const signedIn = parseSignedIn(authorized);
  const call = { signal, timeLeftMs, addLogFields, memberships: signedIn.memberships };
  return runOperation({
    ...playground,
    services: { ...playground.services, call },
    signedIn,
    name: resource.slice('/console/'.length).replace('/', '.'),
    input: body,
    id: randomUUID(),
    at: new Date().toISOString(),
  });
});
