import type { CallName, InputOf, ResultOf } from './types.ts';

/** Makes calls in the name of the signed-in person; every refusal is a Problem. */
export type Call = <Name extends CallName>(
  name: Name,
  input: InputOf<Name>,
  signal?: AbortSignal,
) => Promise<ResultOf<Name>>;
