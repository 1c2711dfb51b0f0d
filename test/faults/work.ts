import type { LocalCloud } from '@knowledge-copilot/local-cloud';
import { tryAdminister } from '../harness/administer.ts';
import type { CloudAccess } from '../harness/cloud.ts';
import type { TestCompany } from '../harness/company.ts';

/** Where work is done. */
export interface Stage {
  readonly cloud: LocalCloud;
  readonly access: CloudAccess;
  readonly company: TestCompany;
}

/** One try of a piece of work: its letter; and what is wrong with the end state when nothing fails any more, or ''. */
export interface Work {
  readonly attempt: () => Promise<string>;
  readonly flaw: (letters: readonly string[]) => Promise<string>;
}

/** Prepares a piece of work for each fault, by the fault's name. */
export type Begin = (stage: Stage) => Promise<(name: string) => Promise<Work>>;

/** The letter of an operator's command: done, unavailable, an internal error, or a function that ended. */
export async function operatorLetter(access: CloudAccess, operation: string, input: object): Promise<string> {
  const answer = await tryAdminister(access, operation, input).catch(() => null);
  if (answer === null) {
    return 'F';
  }
  return answer.ok ? 'S' : ({ unavailable: 'U', internal: 'R' }[answer.code] ?? `(${answer.code})`);
}
