import { randomUUID } from 'node:crypto';
import { personHandler } from '../../shared/api/person-handler.ts';
import { LambdaEnvironment, readEnvironment } from '../../shared/aws/environment.ts';
import { createConsole } from '../../shared/console/console.wiring.ts';
import { runOperation } from '../../shared/console/run-operation.ts';
import { showMe } from '../../shared/console/show-me.ts';
import { parseSignedIn } from '../../shared/console/signed-in.ts';
import { Environment } from './contract.ts';

const console = createConsole(readEnvironment(Environment), readEnvironment(LambdaEnvironment));

/** The console's API: who is signed in, and the operations of the registry. */
export const handler = personHandler(({ resource, parameters, body, authorized, addLogFields }) => {
  const signedIn = parseSignedIn(authorized);
  const at = new Date().toISOString();
  if (resource === '/console/me') {
    return showMe(console, signedIn, at);
  }
  const name = parameters.operation ?? '';
  addLogFields({ operation: Object.hasOwn(console.operations, name) ? name : 'unknown' });
  return runOperation({ ...console, signedIn, name, input: body, id: randomUUID(), at });
});
