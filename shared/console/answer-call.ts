import type { PersonRequest } from '../api/person-handler.ts';
import { type AuditStamp, type Offer, runOperation } from './run-operation.ts';
import { showMe } from './show-me.ts';
import { parseSignedIn } from './signed-in.ts';

/** Answers a call of the console: who is signed in, or one operation of the registry. */
export async function answerConsoleCall<Services>(
  offer: Offer<Services> & Parameters<typeof showMe>[0],
  { resource, parameters, body, authorized, addLogFields }: PersonRequest,
  stamp: AuditStamp,
): Promise<unknown> {
  const signedIn = parseSignedIn(authorized);
  if (resource === '/console/me') {
    return showMe(offer, signedIn, stamp.at);
  }
  const name = parameters.operation ?? '';
  // The caller chose this text, so it is only logged if it is the name of an operation.
  addLogFields({ operation: Object.hasOwn(offer.operations, name) ? name : 'unknown' });
  return runOperation({ ...offer, ...stamp, signedIn, name, input: body });
}
