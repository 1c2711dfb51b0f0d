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

/** A text of an endpoint's description, in Markdown. Single line breaks have no meaning. */
type Prose = string;

/** Bodies by a short sentence that says what they show. */
type Examples = Readonly<Record<string, unknown>>;

/** What docs/openapi.yaml says of an endpoint besides its route and its schemas (npm run generate). */
export interface EndpointDocumentation {
  /** From this, generators of clients make the names of their methods. */
  readonly operationId: string;
  readonly tag: 'Key' | 'Knowledge' | 'Copilot';
  readonly summary: string;
  readonly description: Prose;
  /** The schemas that become types of generated clients, by their names: at least the response, and the body if any. */
  readonly schemas: Readonly<Record<string, v.GenericSchema>>;
  readonly requestExamples?: Examples;
  /** What a 200 means. */
  readonly answer: Prose;
  readonly answerExamples: Examples;
  /** The request headers that it reads, besides those of every endpoint. */
  readonly headers?: readonly {
    readonly name: string;
    readonly description: Prose;
    readonly schema: Readonly<Record<string, unknown>>;
  }[];
  /** The kind of call that spends from the budget. */
  readonly spends?: 'query' | 'search';
  /** Sentences that it sends besides those of every endpoint and those of its schema, by status. */
  readonly sentences?: Readonly<Partial<Record<400 | 429 | 503, readonly string[]>>>;
}

/** The parsed parts of a request, as their schemas output them. */
export type RequestOf<Request extends RequestSchemas> = {
  readonly [Part in keyof Request]: Request[Part] extends v.GenericSchema ? v.InferOutput<Request[Part]> : never;
};
