import type { Call, Outcome } from './call.ts';
import type { Calls } from './calls.ts';
import { createNames } from './names.ts';
import { withoutTolerated } from './tolerances.ts';

/** The stand-ins, or moto: the same calls give the same outcomes, as far as both are right about AWS. */
export interface Side {
  readonly call: (call: Call) => Promise<Outcome>;
  readonly close: () => void;
}

/**
 * The services at an address, called as the product calls them. Resources that were created beforehand are given by
 * name, such as `<Topic>`.
 */
export function createSide(calls: Calls, given: Readonly<Record<string, string>>): Side {
  const names = createNames(given);
  return {
    async call({ service, operation, input }) {
      const answered = await calls.send(service, operation, names.reveal(input) as typeof input);
      const { status, code, body } = withoutTolerated({ service, operation, input }, answered);
      return { status, code, body: code === null ? names.hide(body) : null };
    },
    close: calls.close,
  };
}
