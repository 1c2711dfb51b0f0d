import type * as v from 'valibot';
import type { Scope } from '../keys/scope.ts';

/** What an endpoint promises: its scope, the shape of its body (null: no body) and of its answer. */
export interface HttpContract<Request extends v.GenericSchema | null, Response extends v.GenericSchema> {
  readonly scope: Scope | null;
  readonly request: Request;
  readonly response: Response;
}

/** The parsed body of an endpoint, or null where it takes none. */
export type RequestOf<Request extends v.GenericSchema | null> = Request extends v.GenericSchema
  ? v.InferOutput<Request>
  : null;
