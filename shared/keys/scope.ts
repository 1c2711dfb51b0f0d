import * as v from 'valibot';

/** The scopes of the contract; `agents:run` is reserved and reaches no endpoint. */
export const Scope = v.picklist(['knowledge:read', 'copilot:query', 'agents:run']);
export type Scope = v.InferOutput<typeof Scope>;

/** A `test` key runs the same pipeline on the same data, but never spends from the company's budget. */
export type KeyEnvironment = 'live' | 'test';
