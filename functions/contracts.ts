import type * as v from 'valibot';
import type { EndpointDocumentation, HttpContract } from '../shared/api/http-contract.ts';
import * as administer from './administer/contract.ts';
import * as authorizer from './authorizer/contract.ts';
import * as consoleApi from './console/contract.ts';
import * as consoleAuthorizer from './console-authorizer/contract.ts';
import * as consolePlayground from './console-playground/contract.ts';
import * as copilotQuery from './copilot-query/contract.ts';
import type { EndpointName } from './endpoints.ts';
import * as health from './health/contract.ts';
import * as housekeeping from './housekeeping/contract.ts';
import * as ingestDocument from './ingest-document/contract.ts';
import * as knowledgeBases from './knowledge-bases/contract.ts';
import * as knowledgeSearch from './knowledge-search/contract.ts';

/** What every function's contract has: its environment. */
interface FunctionContract {
  readonly Environment: v.ObjectSchema<v.ObjectEntries, undefined>;
}

/** What an endpoint's contract adds: its request, its response, and its part of docs/openapi.yaml. */
interface EndpointContract extends FunctionContract {
  readonly contract: HttpContract;
  readonly documentation: EndpointDocumentation;
}

/** The contract of every function, by the name of its folder; an endpoint without one is a compile error. */
export const CONTRACTS = {
  administer,
  authorizer,
  console: consoleApi,
  'console-authorizer': consoleAuthorizer,
  'console-playground': consolePlayground,
  'copilot-query': copilotQuery,
  health,
  housekeeping,
  'ingest-document': ingestDocument,
  'knowledge-bases': knowledgeBases,
  'knowledge-search': knowledgeSearch,
} as const satisfies Record<string, FunctionContract> & Record<EndpointName, EndpointContract>;

/** The name of a function: its folder under functions/. */
export type FunctionName = keyof typeof CONTRACTS;
