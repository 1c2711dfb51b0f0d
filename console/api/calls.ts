import type { CallName, InputOf, ResultOf } from './types.ts';

/**
 * Calls an operation on behalf of the signed-in person.
 *
 * @throws Problem for every failure; only an abort by `signal` is thrown as it is.
 */
export type Call = <Name extends CallName>(
  name: Name,
  input: InputOf<Name>,
  signal?: AbortSignal,
) => Promise<ResultOf<Name>>;
