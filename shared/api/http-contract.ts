import type * as v from 'valibot';

/** The parts of a request that an endpoint takes, each with its schema; a part that is left out is ignored. */
export interface RequestSchemas {
  readonly body?: v.GenericSchema;
  /** The parameters in the path, by name. */
  readonly path?: v.GenericSchema;
  /**
   * The query parameters, by name: a string, or an array of strings where a parameter is sent more than once. An object
   * schema that is not strict ignores parameters that it does not name, as the API promises.
   */
  readonly query?: v.GenericSchema;
}

/** The request and response of an endpoint. Its method, path and scope are in functions/endpoints.ts. */
export interface HttpContract<
  Request extends RequestSchemas = RequestSchemas,
  Response extends v.GenericSchema = v.GenericSchema,
> {
  readonly request: Request;
  readonly response: Response;
}

/** The parsed parts of a request, as their schemas output them. */
export type RequestOf<Request extends RequestSchemas> = {
  readonly [Part in keyof Request]: Request[Part] extends v.GenericSchema ? v.InferOutput<Request[Part]> : never;
};
