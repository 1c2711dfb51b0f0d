import type { PersonRequest } from '../api/person-handler.ts';
import { type PaceStore, requirePace } from './pace.ts';
import { type AuditStamp, type Offer, runOperation } from './run-operation.ts';
import { showMe } from './show-me.ts';
import { parseSignedIn } from './signed-in.ts';

/** Answers a call of the console: who is signed in, or one operation of the registry. */
export async function answerConsoleCall<Services>(
  offer: Offer<Services> & Parameters<typeof showMe>[0] & { readonly paces: PaceStore },
  { resource, parameters, body, authorized, addLogFields }: PersonRequest,
  stamp: AuditStamp,
): Promise<unknown> {
  const signedIn = parseSignedIn(authorized);
  const isMe = resource === '/console/me';
  const name = parameters.operation ?? '';
  if (!isMe) {
    // The caller chose this text, so it is only logged if it is the name of an operation.
    addLogFields({ operation: Object.hasOwn(offer.operations, name) ? name : 'unknown' });
  }
  await requirePace(offer, { personId: signedIn.personId, operation: name, at: stamp.at });
  if (isMe) {
    return showMe(offer, signedIn, stamp.at);
  }
  return runOperation({ ...offer, ...stamp, signedIn, name, input: body });
}
