import type { PersonRequest } from '../api/person-handler.ts';
import { type CallMark, type Offer, runOperation } from './run-operation.ts';
import { parseSignedIn } from './signed-in.ts';
import type { TrialCall } from './try-as-application.ts';

/** Answers a call of the playground, whose last two parts of the path name its operation. */
export async function answerTrial<Services>(
  playground: Omit<Offer<Services & { readonly call: TrialCall }>, 'services'> & { readonly services: Services },
  { resource, body, authorized, signal, timeLeftMs, addLogFields }: PersonRequest,
  mark: CallMark,
): Promise<unknown> {
  const signedIn = parseSignedIn(authorized);
  const call = { signal, timeLeftMs, addLogFields, memberships: signedIn.memberships };
  const services = { ...playground.services, call };
  const name = resource.split('/').slice(-2).join('.');
  return runOperation({ ...playground, ...mark, services, signedIn, name, input: body });
}
