import type { PersonRequest } from '../api/person-handler.ts';
import { type AuditStamp, type Offer, runOperation } from './run-operation.ts';
import { parseSignedIn } from './signed-in.ts';
import type { TrialCall } from './try-as-application.ts';

/** Answers a call of the playground. The last two parts of its path are the name of the operation. */
export async function answerTrial<Services>(
  playground: Omit<Offer<Services & { readonly call: TrialCall }>, 'services'> & { readonly services: Services },
  { resource, body, authorized, signal, timeLeftMs, addLogFields }: PersonRequest,
  stamp: AuditStamp,
): Promise<unknown> {
  const signedIn = parseSignedIn(authorized);
  const call = { signal, timeLeftMs, addLogFields, memberships: signedIn.memberships };
  const services = { ...playground.services, call };
  const name = resource.split('/').slice(-2).join('.');
  return runOperation({ ...playground, ...stamp, services, signedIn, name, input: body });
}
