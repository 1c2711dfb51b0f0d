import type { PersonRequest } from '../api/person-handler.ts';
import { type CallMark, type Offer, runOperation } from './run-operation.ts';
import { showMe } from './show-me.ts';
import { parseSignedIn } from './signed-in.ts';

/** Answers a call of the console: who is signed in, or one operation of the registry. */
export async function answerConsoleCall<Services>(
  console: Offer<Services> & Parameters<typeof showMe>[0],
  { resource, parameters, body, authorized, addLogFields }: PersonRequest,
  mark: CallMark,
): Promise<unknown> {
  const signedIn = parseSignedIn(authorized);
  if (resource === '/console/me') {
    return showMe(console, signedIn, mark.at);
  }
  const name = parameters.operation ?? '';
  // The caller wrote it: only a name of ours is logged.
  addLogFields({ operation: Object.hasOwn(console.operations, name) ? name : 'unknown' });
  return runOperation({ ...console, ...mark, signedIn, name, input: body });
}
