import { Environment as administer } from '../../functions/administer/contract.ts';
import { Environment as authorizer } from '../../functions/authorizer/contract.ts';
import { Environment as copilotQuery } from '../../functions/copilot-query/contract.ts';
import { Environment as health } from '../../functions/health/contract.ts';
import { Environment as housekeeping } from '../../functions/housekeeping/contract.ts';
import { Environment as ingestDocument } from '../../functions/ingest-document/contract.ts';
import { Environment as knowledgeBases } from '../../functions/knowledge-bases/contract.ts';
import { Environment as knowledgeSearch } from '../../functions/knowledge-search/contract.ts';

/** What each function needs to know, by the name of its folder. */
export const ENVIRONMENTS = {
  administer,
  authorizer,
  'copilot-query': copilotQuery,
  health,
  housekeeping,
  'ingest-document': ingestDocument,
  'knowledge-bases': knowledgeBases,
  'knowledge-search': knowledgeSearch,
} as const;

/** The name of a function: its folder under functions/. */
export type FunctionName = keyof typeof ENVIRONMENTS;

type VariablesOf<Name extends FunctionName> = keyof (typeof ENVIRONMENTS)[Name]['entries'];

/** Every variable that some contract names, and no other: leaving one out or adding one is a compile error. */
export type Variables = Readonly<Record<{ [Name in FunctionName]: VariablesOf<Name> }[FunctionName], string>>;

/** The variables that one function's contract names. */
export function environmentOf(name: FunctionName, variables: Variables): Record<string, string> {
  const keys = Object.keys(ENVIRONMENTS[name].entries) as (keyof Variables)[];
  return Object.fromEntries(keys.map((key) => [key, variables[key]]));
}
