import type { CallName, InputOf, ResultOf } from './types.ts';

/** Calls an operation on behalf of the signed-in person; every failure is thrown as a `Problem`. */
export type Call = <Name extends CallName>(
  name: Name,
  input: InputOf<Name>,
  signal?: AbortSignal,
) => Promise<ResultOf<Name>>;
